import type { Tri } from '../../languages/tables/vocabulary.ts'
import { sureOf } from '../model/plan.ts'
import { hasAmount, hasBegun, isEarly, isTip, type StepId, withAnswers } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, callCards, hotlineLines } from '../report/contacts.ts'
import { retention } from '../report/format.ts'
import { isOneOf, isTap, means, mentions, parseTri, phrases, saysTap } from '../understand/choice.ts'
import { heard } from './heard.ts'
import { sendsNews } from './news.ts'
import { forWhom, triTaps } from './questions.ts'

const isFresh = ({ state: { answers } }: Context) => Object.keys(answers.payments[0] ?? {}).length === 0

/** Whether she agrees: a tap, or a message whose whole meaning is yes. */
function consentIn(text: string, c: Context): 'yes' | 'no' | undefined {
  if (/[?؟]/.test(text)) return undefined
  if (isTap(text, 'yes', c)) return 'yes'
  if (isTap(text, 'no', c)) return 'no'
  if (c.hearsAll) return c.read(text).consent?.value
  // Without a network she only sees how it would go on; the relay reads her words itself before anything is shared.
  return (['yes', 'no'] as const).find((answer) =>
    isOneOf(
      text,
      phrases(c, (words) => words[answer]),
    ),
  )
}

/** Whether a message tells what happened. */
export const tells = (text: string, c: Context): boolean => {
  const { payments, scamType } = c.read(text)
  return payments.length > 0 || (scamType !== undefined && scamType.confidence >= sureOf.story)
}

/** The numbers of the banks, where they are known. */
function callFirst(c: Context): DialogMessage[] {
  const cards = bankCards(c)
  return [say(c.texts.say.callBankUnknown, 'advice'), ...(cards.length > 0 ? cards : callCards(c))]
}

/** May we share what the citizen tells? Nothing is shared before the yes, and nothing is deleted by a no. */
const consent: Step = {
  inCase: 'counts',
  inDetails: 'uncounted',
  hearsStory: true,
  tellsFirst: true,
  wanted: (state) => !hasBegun(state),
  prompt: (c) => ({
    text: c.texts.ask.consent({ retention: retention(c) }),
    taps: [
      c.texts.taps.yes,
      c.texts.taps.yesForOther,
      c.texts.taps.callFirst,
      c.texts.taps.morePrivacy,
      c.texts.taps.no,
      ...(c.can.has('find-case') ? [c.texts.taps.haveCase] : []),
    ],
    ...(isFresh(c) && { before: [say(c.texts.say.welcome)] }),
  }),
  again: ({ texts, state }) =>
    ((state.repeats ?? 0) + state.misses) % 2 === 1 ? texts.ask.consentShort : texts.ask.consentAgain,
  answer(text, c) {
    const given = (forOther: boolean) => ({
      state: withAnswers({ ...c.state, consentAt: c.now }, forOther ? { forOther } : {}),
    })
    if (isTap(text, 'morePrivacy', c)) return { state: c.state, to: 'privacy' }
    if (isTap(text, 'callFirst', c)) return { state: c.state, say: callFirst(c), to: c.state.step }
    if (means(text, c, 'yesForOther')) return given(true)
    const consent = consentIn(text, c)
    // In a story a no is somebody else's.
    if (consent === 'no' && !isTap(text, 'no', c) && tells(text, c)) return undefined
    if (consent === 'no') return { state: c.state, to: 'declined' }
    return consent === 'yes' ? given(mentions(text, c, (w) => w.forOther)) : undefined
  },
}

const privacy: Step = {
  ...consent,
  inCase: { beside: 'consent' },
  wanted: () => false,
  aside: true,
  prompt: (c) => ({
    text: c.texts.ask.privacy({
      retention: retention(c),
      news: sendsNews(c) ? ` ${c.texts.ask.privacyNews}` : '',
    }),
    taps: [c.texts.taps.yes, c.texts.taps.yesForOther, c.texts.taps.no],
  }),
}

/** Whose story is it, and does that person agree? */
const reporter: Step = {
  inCase: { beside: 'consent' },
  hearsStory: true,
  wanted: ({ answers }) => answers.forOther === true && answers.agreed === undefined,
  prompt: ({ texts }) => ({
    text: texts.ask.reporter.ask,
    taps: [texts.taps.theyAgree, texts.taps.theyDontKnow],
  }),
  again: ({ texts }) => texts.ask.reporter.again,
  unknown: (c) => withoutTheirYes(c),
  answer(text, c) {
    const tri = theyAgree(text, c)
    if (!tri) return undefined
    return tri === 'yes' ? { state: withAnswers(c.state, { agreed: true }) } : withoutTheirYes(c)
  },
}

const withoutTheirYes = (c: Context): Outcome => ({ state: withAnswers(c.state, { agreed: false }) })

/** Her own consent stands already; "yes she agrees" and "she says no" tell what the other person said. */
export function theyAgree(text: string, c: Context): 'yes' | 'no' | undefined {
  if (isTap(text, 'theyAgree', c)) return 'yes'
  if (isTap(text, 'theyDontKnow', c)) return 'no'
  if (text.includes('?')) return undefined
  if (mentions(text, c, (w) => w.theyDoNot)) return 'no'
  if (mentions(text, c, (w) => w.theyAgree)) return 'yes'
  const [yes, no] = (['yes', 'no'] as const).map((tap) => saysTap(text, tap, c))
  if (yes === no) return consentIn(text, c)
  return yes ? 'yes' : 'no'
}

/** Where nothing is known of the scammer either, there is advice alone. */
const adviceOnly: Step = {
  inCase: 'uncounted',
  wanted: (state) => isTip(state) && state.answers.payments[0]?.receiver === null,
  prompt: (c) => ({
    text: c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.theyAgree, c.texts.taps.startAgain],
    view: 'advice',
  }),
  again: ({ texts }) => texts.ask.reporter.again,
  answer: (text, c) =>
    theyAgree(text, c) === 'yes' ? { state: withAnswers(c.state, { agreed: true }) } : undefined,
}

const ongoing: Step = {
  inCase: 'counts',
  fact: 'ongoing',
  hearsStory: true,
  wanted: (state) => state.answers.ongoing === undefined && !isEarly(state),
  prompt: (c) => ({ text: forWhom('ongoing', c), taps: triTaps(c) }),
  again: ({ texts }) => texts.ask.ongoing.again,
  answer(text, c) {
    const tri = parseTri(text, c)
    return tri && answeredOngoing(tri, c)
  },
  unknown: (c) => answeredOngoing('unsure', c),
}

const answeredOngoing = (tri: Tri, c: Context): Outcome => ({
  state: withAnswers(c.state, { ongoing: tri }),
  ...(tri !== 'no' && { say: [say(c.texts.adviceMore.ongoing, 'advice')] }),
})

const moneyLeft: Step = {
  inCase: 'counts',
  fact: 'moneyLeft',
  hearsStory: true,
  wanted: (state) =>
    state.answers.moneyLeft === undefined && !(isEarly(state) && hasAmount(state)) && !isTip(state),
  prompt: (c) => ({
    text: forWhom('moneyLeft', c),
    taps: [c.texts.taps.yes, c.texts.taps.stoppedInTime, c.texts.taps.notSure],
  }),
  again: ({ texts }) => texts.ask.moneyLeft.again,
  answer(text, c) {
    const isStopped = means(text, c, 'stoppedInTime') || mentions(text, c, (w) => w.stoppedInTime)
    const tri = isStopped ? 'no' : parseTri(text, c)
    return tri && answeredMoneyLeft(tri, c)
  },
  unknown: (c) => answeredMoneyLeft('unsure', c),
}

const answeredMoneyLeft = (tri: Tri, c: Context): Outcome => ({
  state: withAnswers(c.state, { moneyLeft: tri }),
  ...(tri === 'unsure' && { say: [say(c.texts.adviceMore.unsureLeft, 'advice')] }),
})

/** Lists the first steps of a report. */
export const openingSteps = {
  consent,
  privacy,
  reporter,
  adviceOnly,
  heard,
  ongoing,
  moneyLeft,
} as const satisfies Partial<Record<StepId, Step>>
