import type { Tri } from '../../languages/tables/vocabulary.ts'
import { sureOf } from '../model/plan.ts'
import { type Answers, hasBegun, isTip, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, callCards, hotlineLines } from '../report/contacts.ts'
import { retention } from '../report/format.ts'
import {
  hasQuestionMark,
  isOneOf,
  isTap,
  means,
  mentions,
  parseTri,
  phrases,
  saysTap,
} from '../understand/choice.ts'
import { heard } from './heard.ts'
import { sendsNews } from './news.ts'
import { forWhom, triTaps } from './questions.ts'

/** A whole yes or no, as a tap or in words. */
function yesOrNo(text: string, c: Context): 'yes' | 'no' | undefined {
  if (hasQuestionMark(text)) return undefined
  if (isTap(text, 'yes', c)) return 'yes'
  if (isTap(text, 'no', c)) return 'no'
  // "12k" is no agreement.
  if (c.hearsAll && !/\p{Nd}/u.test(text)) return c.read(text).consent?.value
  // Without a network, the page only shows how the report would continue. The relay reads the words itself
  // before anything is shared.
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

/** The numbers of the banks, if known. */
function callFirst(c: Context): DialogMessage[] {
  const cards = bankCards(c)
  return [say(c.texts.say.callBankUnknown, 'advice'), ...(cards.length > 0 ? cards : callCards(c))]
}

/**
 * The first question: a story, or a tap on the situation. Nothing is shared before the citizen taps "Send
 * now".
 */
const whatHappened: Step = {
  inCase: true,
  inDetails: 'uncounted',
  hearsStory: true,
  tellsFirst: true,
  wanted: (state) => !hasBegun(state),
  prompt: (c) => {
    const { taps, ask } = c.texts
    return {
      text: ask.whatHappened.ask,
      taps: [
        taps.leavingNow,
        taps.paid,
        taps.notSureScam,
        taps.forOther,
        taps.callFirst,
        taps.morePrivacy,
        ...(c.can.has('find-case') ? [taps.haveCase] : []),
      ],
    }
  },
  again: ({ texts, state }) =>
    ((state.repeats ?? 0) + state.misses) % 2 === 1 ? texts.ask.whatHappened.again : texts.ask.story.ask,
  answer(text, c) {
    const { state, texts } = c
    const stay = (messages: DialogMessage[]): Outcome => ({ state, say: messages, to: 'whatHappened' })
    if (isTap(text, 'morePrivacy', c)) return stay([privacy(c)])
    if (isTap(text, 'callFirst', c)) return stay(callFirst(c))
    if (isTap(text, 'leavingNow', c)) {
      const begun = tapped(c, { ongoing: 'yes', moneyLeft: 'yes' })
      return { ...begun, say: [say(texts.adviceMore.ongoing, 'advice')] }
    }
    if (isTap(text, 'paid', c)) return tapped(c, { moneyLeft: 'yes' })
    if (isTap(text, 'notSureScam', c)) return { refusal: '', ask: texts.ask.notSureScam }
    if (means(text, c, 'forOther')) return tapped(c, { forOther: true })
    const answer = yesOrNo(text, c)
    // In a story, a no belongs to someone else.
    if (answer === 'no' && !tells(text, c)) return { state, to: 'declined' }
    if (answer !== 'yes') return undefined
    return mentions(text, c, (w) => w.forOther) ? tapped(c, { forOther: true }) : stay([])
  },
}

const tapped = ({ state }: Context, answers: Partial<Answers>): Outcome => ({
  state: withAnswers({ ...state, begun: 'tapped' }, answers),
})

/** Who receives the report, and how long it is stored. */
export const privacy = (c: Context): DialogMessage =>
  say(
    c.texts.say.privacy({
      retention: retention(c),
      news: sendsNews(c) ? ` ${c.texts.say.privacyNews}` : '',
    }),
  )

/** Asks whose story it is, and whether that person agrees. */
const reporter: Step = {
  inCase: true,
  hearsStory: true,
  wanted: ({ answers }) => answers.forOther === true && answers.agreed === undefined,
  prompt: ({ texts }) => ({
    text: texts.ask.reporter.ask,
    taps: [texts.taps.theyAgree, texts.taps.theyDontKnow, texts.taps.itsMe],
  }),
  again: ({ texts }) => texts.ask.reporter.again,
  unknown: (c) => withoutTheirYes(c),
  answer(text, c) {
    if (isAboutSelf(text, c))
      return {
        state: { ...without(c.state, 'mayDisagree'), answers: without(c.state.answers, 'forOther') },
      }
    const tri = theyAgree(text, c)
    if (!tri) return undefined
    return tri === 'yes' ? { state: withAnswers(c.state, { agreed: true }) } : withoutTheirYes(c)
  },
}

/** "It's my own account, my sister is only typing". */
const isAboutSelf = (text: string, c: Context): boolean =>
  isTap(text, 'itsMe', c) ||
  (text.split(/\s+/).length <= mostOwnWords && !text.includes('?') && mentions(text, c, (w) => w.itsMe))
const mostOwnWords = 10

const withoutTheirYes = (c: Context): Outcome => ({ state: withAnswers(c.state, { agreed: false }) })

/**
 * The reporter's own consent is already given; "yes she agrees" and "she says no" report what the other
 * person said.
 */
export function theyAgree(text: string, c: Context): 'yes' | 'no' | undefined {
  if (isTap(text, 'theyAgree', c)) return 'yes'
  if (isTap(text, 'theyDontKnow', c)) return 'no'
  if (text.includes('?')) return undefined
  if (mentions(text, c, (w) => w.theyDoNot)) return 'no'
  if (mentions(text, c, (w) => w.theyAgree)) return 'yes'
  const [yes, no] = (['yes', 'no'] as const).map((tap) => saysTap(text, tap, c))
  if (yes === no) return yesOrNo(text, c)
  return yes ? 'yes' : 'no'
}

/** If nothing is known of the scammer either, only advice is given. */
const adviceOnly: Step = {
  inCase: true,
  wanted: (state) => isTip(state) && state.answers.payments[0]?.receiver === null,
  prompt: (c) => ({
    text: c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.theyAgree, c.texts.taps.startAgain],
    view: 'advice',
  }),
  again: ({ texts }) => texts.ask.reporter.again,
  answer(text, c) {
    const agree = theyAgree(text, c)
    if (agree === 'no') return { state: c.state, to: 'stopped' }
    return agree === 'yes' ? { state: withAnswers(c.state, { agreed: true }) } : undefined
  },
}

const ongoing: Step = {
  inCase: true,
  fact: 'ongoing',
  hearsStory: true,
  // A story answers it; a tap on the situation may not.
  wanted: ({ answers, begun, caseId }) =>
    answers.ongoing === undefined && (caseId !== undefined || begun === 'tapped'),
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
  inCase: true,
  fact: 'moneyLeft',
  hearsStory: true,
  wanted: (state) => state.answers.moneyLeft === undefined && !isTip(state),
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
  unknown: (c) =>
    isPlanned(c) && c.state.misses === 0
      ? { refusal: '', ask: c.texts.ask.moneyLeft.again }
      : answeredMoneyLeft('unsure', c),
}

/** First steps of a report. */
const isPlanned = ({ state: { advised = [] } }: Context): boolean =>
  advised.includes('doNotPay') && !advised.includes('callBank') && !advised.includes('recall')

const answeredMoneyLeft = (tri: Tri, c: Context): Outcome => ({
  state: withAnswers(c.state, { moneyLeft: tri }),
  ...(tri === 'unsure' && { say: [say(c.texts.adviceMore.unsureLeft, 'advice')] }),
})

/** Lists the first steps of a report. */
export const openingSteps = {
  whatHappened,
  reporter,
  adviceOnly,
  heard,
  ongoing,
  moneyLeft,
} as const satisfies Partial<Record<StepId, Step>>
