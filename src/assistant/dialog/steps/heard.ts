import type { Field } from '../../languages/tables/vocabulary.ts'
import { paymentOf, type ScamState, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { parseTri } from '../understand/choice.ts'

/**
 * Facts that a language model has read in the citizen's words count only after their yes; after a no, they
 * are asked for.
 */
export const heard: Step = {
  inCase: true,
  wanted: ({ unsure }) => unsure !== undefined,
  prompt: (c) => ({
    text: c.texts.ask.summary,
    taps: [c.texts.taps.yes, c.texts.taps.no],
    before: [say(lines(c), 'summary')],
  }),
  again: ({ texts }) => texts.ask.summary,
  answer(text, c) {
    const tri = parseTri(text, c)
    return tri && (tri === 'yes' ? confirmed(c) : forgotten(c))
  },
  unknown: (c) => forgotten(c),
}

const lines = (c: Context): string =>
  (c.state.unsure ?? []).map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`).join('\n')

/** An amount that the citizen has paid implies that money has left. */
function confirmed(c: Context): Outcome {
  const state = without(c.state, 'unsure')
  const { scamType, moneyLeft } = state.answers
  const advice = c.state.unsure?.includes('type') && c.texts.advice[scamType ?? 'unknown']
  const isPaid = c.state.unsure?.includes('amount') && (paymentOf(state).amountMinor ?? 0) > 0
  return {
    state: isPaid && moneyLeft === undefined ? withAnswers(state, { moneyLeft: 'yes' }) : state,
    ...(advice && { say: [say(advice, 'advice')] }),
  }
}

const forgotten = ({ state }: Context): Outcome => ({
  state: (state.unsure ?? []).reduce(withoutFact, without(state, 'unsure')),
})

/** Where each fact that a model can find is stored. */
const placeOf = {
  bank: 'bank',
  amount: 'amountMinor',
  when: 'paidAt',
  reference: 'reference',
  receiver: 'receiver',
} as const
const answerOf = { type: 'scamType', contact: 'contact', ongoing: 'ongoing', moneyLeft: 'moneyLeft' } as const

function withoutFact(state: ScamState, field: Field): ScamState {
  if (field in placeOf) {
    const payments = [...state.answers.payments]
    payments[state.payment] = without(paymentOf(state), placeOf[field as keyof typeof placeOf])
    return withAnswers(state, { payments })
  }
  if (!(field in answerOf)) return state
  return { ...state, answers: without(state.answers, answerOf[field as keyof typeof answerOf]) }
}
