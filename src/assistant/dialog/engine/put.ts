import { notificationTexts } from '../../languages/at-once.ts'
import { texts as english } from '../../languages/en/notification-texts.ts'
import type { Field } from '../../languages/tables/vocabulary.ts'
import type { CardName, PutBy, PutRequest } from '../model/put.ts'
import {
  type Answers,
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
import { askStep, isWaiting, questionMessage, repeatStep, type ScamTurn, toTurn } from './turn.ts'

/** Questions that an agent can have asked, first those that can stop the money. */
const askable = [
  'ongoing',
  'moneyLeft',
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'contact',
  'summary',
] as const satisfies readonly StepId[]

const askedLater: ReadonlySet<StepId> = new Set(['ongoing', 'when', 'reference', 'receiver'])

/** Where each fact that an agent can propose to change is stored: in the payment, or in the answers. */
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

/** Facts that an agent can propose to change. */
export const changeable = [...Object.keys(inPayment), ...Object.keys(inAnswers)] as (
  | keyof typeof inPayment
  | keyof typeof inAnswers
)[]

/** Lists the questions that an agent can have asked now. */
export function openQuestions(c: Context): StepId[] {
  const { state } = c
  if (isWaiting(state.step)) return []
  // The assistant asks these after the case; an agent may ask them at any time.
  const later = { ...state, caseId: state.caseId ?? '' }
  return askable.filter(
    (step) => steps[step].wanted?.(state, c) || (askedLater.has(step) && steps[step].wanted?.(later, c)),
  )
}

/** Texts about agents, in the language of the chat. */
export const personTexts = ({ state }: Context) => (notificationTexts[state.lang] ?? english).waiting

/**
 * Shows an agent prompt; undefined if the question is not open, the value cannot be read, or the request is
 * unknown.
 */
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
  const here = c.at({ ...c.state, step, misses: 0 })
  const messages = step === 'summary' ? askStep(here) : [repeatStep(here)]
  return toTurn(withPut(c.state, { type: 'question', step, by, misses: 0 }), messages)
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

/** Asks the citizen whether a change proposed by an agent is right. */
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

/** Reads a value as the answer to the question for its fact; agents write English in the console. */
function readChange(
  field: (typeof changeable)[number],
  value: string,
  c: Context,
): { payment: Payment } | { answers: Partial<Answers> } | undefined {
  const step = stepOfFact(field)
  if (!step) return undefined
  const from = unset(field, c.state)
  // On the second attempt, a bank that is not on the list is accepted.
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

/** Returns the state without a fact, so that any value present afterwards was just read. */
function unset(field: (typeof changeable)[number], state: ScamState): ScamState {
  if (!isOfPayment(field)) return { ...state, answers: without(state.answers, inAnswers[field]) }
  const payments = [...state.answers.payments]
  payments[state.payment] = without(paymentOf(state), inPayment[field])
  return withAnswers(state, { payments })
}

/** Returns the state after a proposed change. A minute that the citizen named belongs to the former time. */
export function changed(proposed: Extract<Put, { type: 'change' }>, state: ScamState): ScamState {
  const { field, payment, answers } = proposed
  const before = field === 'when' ? withoutMinute(state) : state
  // The citizen has seen the amount and said yes to it.
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

/** Offers a call instead of an agent in the chat. Offered once. */
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

/** Whether the citizen's next message is read as the answer to an agent prompt. */
export const awaitsPut = ({ put }: ScamState): boolean => put !== undefined && put.type !== 'call'

/** Whether digits alone are an answer to the agent prompt. */
export const putsNumber = ({ put, ...state }: ScamState): boolean =>
  put?.type === 'call' || (put?.type === 'question' && asksForNumber({ ...state, step: put.step }))

/** Whether the citizen tapped yes or no, in any language of the deployment. */
export const tapOf = (text: string, c: Context): 'yes' | 'no' | undefined =>
  (['yes', 'no'] as const).find((tap) => isTap(text, tap, c))
