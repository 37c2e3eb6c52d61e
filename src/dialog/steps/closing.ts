import { bankCards, hotlineLines, knownBank } from '../contacts.ts'
import { contactText, shownFields, summaryText } from '../facts.ts'
import { maskTail } from '../format.ts'
import { toIntake } from '../intake.ts'
import { newState, type ScamState, type StepId, withAnswers, without } from '../state.ts'
import { type Context, type Outcome, type Step, say } from '../step.ts'
import type { DialogMessage } from '../types.ts'
import { isOneOf, isTap, parseField, parseTri, phrases } from '../understand/choice.ts'
import { parsePhone } from '../understand/identifiers.ts'
import type { Field } from '../vocabulary.ts'
import { isUntraceable } from './payment.ts'

const contact: Step = {
  identity: true,
  wanted: ({ answers }) => answers.contact === undefined,
  prompt: ({ texts }) => ({ text: texts.ask.contact.ask, taps: [texts.taps.skip] }),
  again: ({ texts }) => texts.ask.contact.again,
  answer(text, c) {
    const phone = parsePhone(text, c.profile.country)
    if (!phone) return { refusal: c.texts.say.badPhone }
    return {
      state: withAnswers(c.state, { contact: phone }),
      note: c.texts.say.contactNoted({ contact: contactText(phone, c) }),
      masked: maskTail(phone),
    }
  },
  unknown: (c) => ({ state: withAnswers(c.state, { contact: null }) }),
}

/** All facts on one card. Nothing leaves before she says yes to it. */
const summary: Step = {
  wanted: ({ caseId }) => caseId === undefined,
  prompt: (c) => ({
    text: c.texts.ask.summary,
    taps: [c.texts.taps.sendNow, c.texts.taps.edit, c.texts.taps.stop],
    before: [say(summaryText(c), 'summary')],
  }),
  again: ({ texts }) => texts.ask.summaryAgain,
  answer(text, c) {
    if (
      isTap(text, 'sendNow', c) ||
      isOneOf(
        text,
        phrases(c, (w) => w.sendNow),
      )
    )
      return send(c)
    const tri = parseTri(text, c)
    if (tri === 'yes') return send(c)
    if (tri !== 'no') return undefined
    const field = parseField(text, c)
    return { state: c.state, to: field ? fieldSteps[field] : 'editMenu' }
  },
}

const send = (c: Context): Outcome => ({
  state: { ...c.state, sendingAt: c.now },
  to: 'sending',
  effects: [{ type: 'create-case', intake: toIntake(c.state, c.profile) }],
})

export const fieldSteps = {
  bank: 'bank',
  amount: 'amount',
  when: 'when',
  reference: 'reference',
  receiver: 'receiver',
  type: 'type',
  contact: 'contact',
  ongoing: 'ongoing',
  moneyLeft: 'moneyLeft',
} as const satisfies Record<Field, StepId>

const editMenu: Step = {
  aside: true,
  prompt: (c) => ({
    text: c.texts.ask.edit.ask,
    taps: [...shownFields(c.state).map((field) => c.texts.labels[field]), c.texts.taps.back],
  }),
  again: ({ texts }) => texts.ask.edit.again,
  answer(text, c) {
    const field = parseField(text, c)
    return field && { state: c.state, to: fieldSteps[field] }
  },
  unknown: (c) => ({ state: c.state }),
}

/** The case is being created; whatever she says now changes nothing in it. */
const sending: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.say.sending }),
  again: ({ texts }) => texts.say.stillSending,
  answer: () => undefined,
}

const failed: Step = {
  aside: true,
  prompt: (c) => ({
    text: c.texts.say.sendingFailed({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.tryAgain, c.texts.taps.help],
  }),
  again: (c) => c.texts.say.sendingFailed({ hotlines: hotlineLines(c) }),
  answer: (text, c) =>
    isTap(text, 'tryAgain', c) ||
    isOneOf(
      text,
      phrases(c, (w) => w.sendNow),
    )
      ? send(c)
      : undefined,
}

/** After the case exists: what she can do next, as often as she likes. */
const reported: Step = {
  prompt: (c) => ({ text: c.texts.ask.reported, taps: reportedTaps(c) }),
  again: ({ texts }) => texts.ask.reportedAgain,
  answer(text, c) {
    if (
      isTap(text, 'called', c) ||
      isOneOf(
        text,
        phrases(c, (w) => w.called),
      )
    )
      return { state: c.state, say: [say(c.texts.say.called)], to: 'reported' }
    if (
      isTap(text, 'thatsAll', c) ||
      isOneOf(
        text,
        phrases(c, (w) => w.thanks),
      ) ||
      parseTri(text, c) === 'no'
    )
      return { state: c.state, say: [say(c.texts.say.thanks)], to: 'reported' }
    return undefined
  },
  unknown: (c) => ({ state: c.state, to: 'reported' }),
}

export const reportedTaps = ({ texts: { taps } }: Context): string[] => [
  taps.called,
  taps.status,
  taps.newReport,
  taps.thatsAll,
]

/** The case number, and the call that matters most now. */
export function caseMessages(c: Context): DialogMessage[] {
  const { state, texts } = c
  const caseId = state.caseId ?? ''
  const stopped = state.answers.moneyLeft === 'no'
  const text = stopped ? texts.say.reportedIntelligence({ caseId }) : texts.say.reported({ caseId })
  const byHand = isUntraceable(state) || state.answers.payments[0]?.amountMinor === null
  const called = { type: 'postback', text: texts.taps.called, payload: 'called' } as const
  const cards = knownBank(c)?.fraudNumber ? bankCards(c, [called]) : []
  const intro =
    cards.length > 0 ? texts.say.recallWords : `${texts.say.nowCallAnyBank}\n${texts.say.recallWords}`
  return [
    say(text, 'case'),
    ...(byHand ? [say(texts.say.reportedByHand)] : []),
    ...(stopped ? [] : [...cards, say(intro, 'advice')]),
  ]
}

const stopped: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.stopped, taps: [texts.taps.goOn, texts.taps.startAgain] }),
  again: ({ texts }) => texts.ask.stopped,
  answer: (text, c) => (isTap(text, 'goOn', c) || parseTri(text, c) === 'yes' ? resumed(c.state) : undefined),
}

const restart: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.restart, taps: [texts.taps.yes, texts.taps.no] }),
  again: ({ texts }) => texts.ask.restart,
  answer(text, c) {
    const tri = parseTri(text, c)
    if (tri === 'yes') return { state: freshState(c.state), say: [say(c.texts.say.deleted)] }
    return tri ? resumed(c.state) : undefined
  },
}

const resumed = (state: ScamState): Outcome => ({
  state: without(state, 'resume'),
  ...(state.resume && { to: state.resume }),
})

/** A new report in the same chat: nothing of the last one but its case number. */
export const freshState = (state: ScamState): ScamState => {
  const cases = [...(state.earlierCases ?? []), ...(state.caseId ? [state.caseId] : [])]
  return {
    ...newState(state.lang),
    ...(state.caseId && state.consentAt && { consentAt: state.consentAt }),
    ...(cases.length > 0 && { earlierCases: cases }),
  }
}

export const closingSteps = {
  contact,
  summary,
  editMenu,
  sending,
  failed,
  reported,
  stopped,
  restart,
} as const satisfies Partial<Record<StepId, Step>>
