import type { Tri } from '../../languages/tables/vocabulary.ts'
import { type StepId, withAnswers } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { hotlineLines } from '../report/contacts.ts'
import { holdsOneOf, isTap, means, mentions, parseTri } from '../understand/choice.ts'
import { freshState } from './after.ts'

const retention = ({ texts, profile }: Context) => texts.retention({ days: String(profile.retentionDays) })
const isFresh = ({ state: { answers } }: Context) => Object.keys(answers.payments[0] ?? {}).length === 0
/** Lists the quick replies yes, no and not sure. */
export const triTaps = ({ texts: { taps } }: Context) => [taps.yes, taps.no, taps.notSure]

/** May we share what she tells? Nothing is kept before she says yes. */
const consent: Step = {
  inCase: 'counts',
  inDetails: 'uncounted',
  hearsStory: true,
  wanted: ({ consentAt }) => consentAt === undefined,
  prompt: (c) => ({
    text: c.texts.ask.consent({ retention: retention(c) }),
    taps: [
      c.texts.taps.yes,
      c.texts.taps.yesForOther,
      c.texts.taps.morePrivacy,
      c.texts.taps.no,
      ...(c.can.has('find-case') ? [c.texts.taps.haveCase] : []),
    ],
    ...(isFresh(c) && { before: [say(c.texts.say.welcome)] }),
  }),
  again: ({ texts }) => texts.ask.consentAgain,
  answer(text, c) {
    const given = (forOther: boolean) => ({
      state: withAnswers({ ...c.state, consentAt: c.now }, forOther ? { forOther } : {}),
    })
    if (isTap(text, 'morePrivacy', c) || holdsOneOf(text, ['privacy'])) {
      return { state: c.state, to: 'privacy' }
    }
    if (means(text, c, 'yesForOther') || mentions(text, c, (w) => w.forOther)) return given(true)
    const tri = parseTri(text, c)
    if (tri === 'no') return { state: freshState(c.state), to: 'declined' }
    return tri === 'yes' ? given(false) : undefined
  },
}

const privacy: Step = {
  ...consent,
  inCase: { beside: 'consent' },
  wanted: () => false,
  aside: true,
  prompt: (c) => ({
    text: c.texts.ask.privacy({ retention: retention(c) }),
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
  answer(text, c) {
    const tri = isTap(text, 'theyAgree', c)
      ? 'yes'
      : isTap(text, 'theyDontKnow', c)
        ? 'no'
        : parseTri(text, c)
    if (!tri) return undefined
    return tri === 'yes'
      ? { state: withAnswers(c.state, { agreed: true }) }
      : { state: c.state, to: 'adviceOnly' }
  },
}

/** Without the person's yes there is advice, and no details are taken. */
const adviceOnly: Step = {
  prompt: (c) => ({
    text: c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.theyAgree, c.texts.taps.startAgain],
    view: 'advice',
  }),
  again: (c) => c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
  answer: (text, c) =>
    isTap(text, 'theyAgree', c) || parseTri(text, c) === 'yes'
      ? { state: withAnswers(c.state, { agreed: true }) }
      : undefined,
}

const ongoing: Step = {
  inCase: 'counts',
  fact: 'ongoing',
  hearsStory: true,
  wanted: ({ answers }) => answers.ongoing === undefined,
  prompt: (c) => ({ text: c.texts.ask.ongoing.ask, taps: triTaps(c) }),
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
  wanted: ({ answers }) => answers.moneyLeft === undefined,
  prompt: ({ texts }) => ({
    text: texts.ask.moneyLeft.ask,
    taps: [texts.taps.yes, texts.taps.stoppedInTime, texts.taps.notSure],
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
  ongoing,
  moneyLeft,
} as const satisfies Partial<Record<StepId, Step>>
