import { notificationTexts } from '../../languages/at-once.ts'
import { texts as english } from '../../languages/en/notification-texts.ts'
import type { Field } from '../../languages/tables/vocabulary.ts'
import type { CardName, PutBy, PutRequest } from '../model/put.ts'
import {
  type Answers,
  hasBegun,
  type Payment,
  type Put,
  paymentOf,
  type ScamState,
  type StepId,
  withAnswers,
  without,
  withPayment,
} from '../model/state.ts'
import { type Context, isRefusedAnswer, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { bankCards, callCards, knownBank } from '../report/contacts.ts'
import { contactText, factText } from '../report/facts.ts'
import { todoText } from '../report/todo.ts'
import { caseText } from '../steps/after.ts'
import { stepOfFact, steps } from '../steps/index.ts'
import { isTap } from '../understand/choice.ts'
import { answerIn } from './answer.ts'
import { asksForNumber } from './expected.ts'
import { isWaiting, questionMessage, type ScamTurn, toTurn } from './turn.ts'

/** Questions that a person can have put to her, what stops the money first. */
const askable = [
  'ongoing',
  'moneyLeft',
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'contact',
] as const satisfies readonly StepId[]

/** Where each fact stands that a person can propose to change: in the payment, or in the answers. */
const inPayment = {
  bank: 'bank',
  amount: 'amountMinor',
  when: 'paidAt',
  reference: 'reference',
  receiver: 'receiver',
} as const satisfies Partial<Record<Field, keyof Payment>>
const inAnswers = {
  type: 'scamType',
  contact: 'contact',
  ongoing: 'ongoing',
  moneyLeft: 'moneyLeft',
} as const satisfies Partial<Record<Field, keyof Answers>>

/** Lists the facts that a person can propose to change. */
export const changeable = [...Object.keys(inPayment), ...Object.keys(inAnswers)] as (
  | keyof typeof inPayment
  | keyof typeof inAnswers
)[]

/** Lists the questions that are open. Before she has agreed that her report is shared, that is the only one. */
export function openQuestions(c: Context): StepId[] {
  const { state } = c
  if (isWaiting(state.step)) return []
  if (!hasBegun(state)) return state.caseId === undefined ? ['consent'] : []
  return askable.filter((step) => steps[step].wanted?.(state, c))
}

/** What is said about people, in the language of the chat. */
export const personTexts = ({ state }: Context) => (notificationTexts[state.lang] ?? english).waiting

/** Puts something to her; undefined where that is not open, cannot be read, or is not known. */
export function put(request: PutRequest, c: Context): ScamTurn | undefined {
  switch (request.type) {
    case 'question':
      return putQuestion(request, c)
    case 'change':
      return putChange(request, c)
    case 'card': {
      const messages = cards[request.card](c, request.caseNumber)
      return messages.length > 0 ? toTurn(c.state, messages) : undefined
    }
    case 'call':
      return offerCall(c)
    default:
      return request satisfies never
  }
}

function putQuestion({ about, by }: { about: string; by: PutBy }, c: Context): ScamTurn | undefined {
  const step = openQuestions(c).find((one) => one === about)
  if (!step) return undefined
  const prompt = without(steps[step].prompt(c.at({ ...c.state, step, misses: 0 })), 'before')
  const { taps } = c.texts
  const question = step === 'consent' ? { ...prompt, taps: [taps.yes, taps.yesForOther, taps.no] } : prompt
  return toTurn(withPut(c.state, { type: 'question', step, by, misses: 0 }), [questionMessage(question)])
}

function putChange(
  { about, value, by }: { about: string; value: string; by: PutBy },
  c: Context,
): ScamTurn | undefined {
  const field = changeable.find((one) => one === about)
  const found = field && !isWaiting(c.state.step) ? readChange(field, value, c) : undefined
  if (!field || !found) return undefined
  const proposed = { type: 'change' as const, field, ...found, by, misses: 0 }
  return toTurn(withPut(c.state, proposed), [isItRight(proposed, c)])
}

/** Asks her whether a change that a person proposes is right. */
export function isItRight(proposed: Extract<Put, { type: 'change' }>, c: Context): DialogMessage {
  const { field, by } = proposed
  const text = fill(personTexts(c).change, {
    name: by.name,
    fact: `${c.texts.labels[field]}: ${factText(field, c.at(changed(proposed, c.state)))}`,
    before: factText(field, c),
  })
  const { taps } = c.texts
  return questionMessage({ text, taps: [taps.yes, taps.no], view: 'confirm' })
}

/** Reads a value as the answer to the question for its fact; people write English at the console. */
function readChange(
  field: (typeof changeable)[number],
  value: string,
  c: Context,
): { payment: Payment } | { answers: Partial<Answers> } | undefined {
  const step = stepOfFact(field)
  if (!step) return undefined
  const from = unset(field, c.state)
  // At the second time of saying it, a bank is taken that is not on the list.
  const outcome = answerIn(value, undefined, c.at({ ...from, step, lang: 'en', misses: 1 }))
  if (!outcome || isRefusedAnswer(outcome)) return undefined
  const { state } = outcome
  const told = isOfPayment(field) ? paymentOf(state)[inPayment[field]] : state.answers[inAnswers[field]]
  if (told === undefined || told === null) return undefined
  return isOfPayment(field)
    ? { payment: { [inPayment[field]]: told } }
    : { answers: { [inAnswers[field]]: told } }
}

const isOfPayment = (field: Field): field is keyof typeof inPayment => Object.hasOwn(inPayment, field)

/** The state without a fact, so that whatever is there afterwards was read. */
function unset(field: (typeof changeable)[number], state: ScamState): ScamState {
  if (!isOfPayment(field)) return { ...state, answers: without(state.answers, inAnswers[field]) }
  const payments = [...state.answers.payments]
  payments[state.payment] = without(paymentOf(state), inPayment[field])
  return withAnswers(state, { payments })
}

/** The state after a change that was proposed. A minute that she has named belongs to the former time. */
export function changed(proposed: Extract<Put, { type: 'change' }>, state: ScamState): ScamState {
  const { field, payment, answers } = proposed
  const before = field === 'when' ? withoutMinute(state) : state
  // She has seen the amount and said yes to it.
  const checked = field === 'amount' && { amountChecked: true as const }
  return payment ? withPayment(before, { ...payment, ...checked }) : withAnswers(before, answers ?? {})
}

function withoutMinute(state: ScamState): ScamState {
  const payments = [...state.answers.payments]
  payments[state.payment] = without(paymentOf(state), 'minute')
  return withAnswers(state, { payments })
}

const cards: Record<CardName, (c: Context, caseNumber?: string) => DialogMessage[]> = {
  bank(c) {
    const known = bankCards(c)
    return [say(c.texts.say.callBankUnknown, 'advice'), ...(knownBank(c) ? known : callCards(c))]
  },
  // Its lines name the case.
  checklist: (c, caseId) => (caseId === undefined ? [] : [say(todoText(c), 'checklist')]),
  case: (c, caseId) => (caseId === undefined ? [] : [say(caseText(caseId, c), 'case')]),
}

/** Offers a call in the place of a person in the chat. It is asked once. */
function offerCall(c: Context): ScamTurn | undefined {
  const { state, texts } = c
  if (state.put || isWaiting(state.step)) return undefined
  const { contact } = state.answers
  const { callOffer, callKnown } = personTexts(c)
  const text = contact ? fill(callKnown, { contact: contactText(contact, c) }) : callOffer
  const taps = [...(contact ? [texts.taps.yes] : []), texts.taps.no]
  return toTurn(withPut(state, { type: 'call', misses: 0 }), [questionMessage({ text, taps })])
}

const withPut = (state: ScamState, value: Put): ScamState => ({ ...state, put: value })

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Whether what she says next is read as the answer to what a person has put to her. */
export const awaitsPut = ({ put }: ScamState): boolean => put !== undefined && put.type !== 'call'

/** Whether digits alone are an answer to what was put to her. */
export const putsNumber = ({ put, ...state }: ScamState): boolean =>
  put?.type === 'call' || (put?.type === 'question' && asksForNumber({ ...state, step: put.step }))

/** Whether she tapped yes or no, in any language of the deployment. */
export const tapOf = (text: string, c: Context): 'yes' | 'no' | undefined =>
  (['yes', 'no'] as const).find((tap) => isTap(text, tap, c))
