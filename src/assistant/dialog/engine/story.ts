import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import { type Field, fields, type Situation } from '../../languages/tables/vocabulary.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import { noted, type Plan, shown, surely, surelyDoes, sureOf } from '../model/plan.ts'
import {
  type Moment,
  type Payment,
  paymentOf,
  type ScamState,
  sizeOf,
  withAnswers,
  withPayment,
} from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { factText } from '../report/facts.ts'
import { maskTail } from '../report/format.ts'
import { namesClockAlone, readClockOn } from '../steps/moment.ts'
import { withAmount, withBareAmount } from '../steps/payment.ts'
import { fold } from '../understand/fold.ts'
import { countriesOf, parsePhone } from '../understand/identifiers.ts'
import { asksForNumber } from './expected.ts'
import { withOutOfTurn } from './out-of-turn.ts'
import { amountOf, amountsTold, foreignOf, receiverOf, toBank, toMoment } from './told-facts.ts'

/** Facts that a sentence held beyond the answer that was asked for. */
export interface Story {
  state: ScamState
  /** What was noted, in the order in which it is shown. What waits for her yes stands in the state. */
  fields: readonly Field[]
  /** Her words as they may be stored, where they identify somebody. */
  masked?: string
}

/** Tells whether a message has words enough to be read as a story. */
export const isStory = (text: string): boolean => fold(text).split(' ').length >= leastWords
const leastWords = 5

/** Tells whether a message is longer than answers are, so that what is going on can be judged by it. */
export const isLongStory = (text: string): boolean => fold(text).split(' ').length >= mostAnswerWords
const mostAnswerWords = 8

/** Picks up what is still unknown from her words; what she has already answered stays. */
export function readStory(text: string, state: ScamState, c: Context): Story | undefined {
  const reading = withOutOfTurn(c.read(text), text, c)
  const found = new Set<Field>()
  const note = (next: ScamState, field: Field) => {
    found.add(field)
    return next
  }
  let now = noteFacts(reading, state, c, { plan: noted, note, isLongTold: isLongStory(text) })
  const size = (of: ScamState) => sizeOf(paymentOf(of), c.profile.currencyExponent)
  now = noteBesides(reading, now, c, size(now) !== size(state))
  const clock = clockOfKnownDay(text, now, c)
  if (clock) now = note(withPayment(now, { paidAt: clock }), 'when')
  now = withUnsure(reading, now, c)
  const contact = shown('contact', reading.contact)
  const written = contact && reading.contact?.quote
  const hasForOther = now.answers.forOther !== state.answers.forOther
  if (found.size === 0 && !written && !hasForOther && now.unsure === state.unsure) return undefined
  return {
    state: now,
    fields: fields.filter((field) => found.has(field)),
    ...(written && { masked: text.replace(written, maskTail(contact)) }),
  }
}

/** "Around 5 pm", said after the day and at a question for something else, is the time of that day. */
function clockOfKnownDay(text: string, state: ScamState, c: Context): Moment | undefined {
  const { paidAt } = paymentOf(state)
  const isClock =
    paidAt?.precision === 'day' &&
    !asksForNumber(c.state) &&
    text.length <= mostClockLetters &&
    !isStory(text) &&
    /\p{L}|:/u.test(text) &&
    namesClockAlone(text, c)
  const read = isClock ? readClockOn(paidAt, text, c) : undefined
  return read && 'moment' in read && read.moment.precision === 'time' ? read.moment : undefined
}

const mostClockLetters = 40

/** What is done with a fact: which are taken, and what happens to each. */
interface Noting {
  plan: Plan
  note(next: ScamState, field: Field): ScamState
  /** Whether the message has words enough to say what is going on: "I am 17" has not. */
  isLongTold?: boolean
}

/** Fills in what a language model has found, to be asked about as a whole. */
function withUnsure(reading: Reading, state: ScamState, c: Context): ScamState {
  if (state.caseId !== undefined) return state
  const found = new Set(state.unsure)
  const note = (next: ScamState, field: Field) => {
    found.add(field)
    return next
  }
  const now = noteFacts(reading, state, c, { plan: shown, note })
  return found.size === (state.unsure?.length ?? 0)
    ? state
    : { ...now, unsure: fields.filter((field) => found.has(field)) }
}

function noteFacts(reading: Reading, state: ScamState, c: Context, noting: Noting): ScamState {
  const { plan, note } = noting
  let now = noteKind(reading, state, noting)
  now = notePayment(reading, now, c, noting)
  now = noteFlags(reading, now, noting)
  const contact = plan('contact', reading.contact) && phoneOf(reading.contact, c)
  return contact && (now.answers.contact ?? undefined) === undefined
    ? note(withAnswers(now, { contact }), 'contact')
    : now
}

/** A number that is none in any country that it may be of is asked for again. */
const phoneOf = (told: Reading['contact'], c: Context): string | undefined =>
  told?.by === 'model' ? told.value : parsePhone(told?.quote ?? '', ...countriesOf(c))

/** A mistake of her own is no scam, and is asked about in another way. */
function noteKind(reading: Reading, state: ScamState, { plan, note, isLongTold }: Noting): ScamState {
  const { scamType, notScam } = state.answers
  // "Will I get my money back" tells of no recovery scam.
  const isAsked =
    surelyDoes(reading.intent) === 'question' || surely('question', reading.question) !== undefined
  const kind =
    scamType || notScam || isAsked
      ? undefined
      : (plan('scamType', reading.scamType) ?? (isLongTold ? kindOfSituation(reading) : undefined))
  return kind && kind !== 'mistaken_payment' ? note(withAnswers(state, { scamType: kind }), 'type') : state
}

/** What is going on says the kind, where the words for the kind do not. */
function kindOfSituation({ situations = [] }: Reading): ScamType | undefined {
  const [likeliest] = situations
  return likeliest && likeliest.confidence >= sureOf.situation ? kinds[likeliest.value] : undefined
}
const kinds: Partial<Record<Situation, ScamType>> = {
  pictures: 'extortion_coercion',
  caller: 'impersonation_family_friend',
}

function noteFlags(reading: Reading, state: ScamState, { plan, note }: Noting): ScamState {
  const { ongoing, moneyLeft } = state.answers
  let now = state
  if (ongoing === undefined && plan('ongoing', reading.ongoing) === 'yes')
    now = note(withAnswers(now, { ongoing: 'yes' }), 'ongoing')
  if (
    moneyLeft === undefined &&
    now.answers.moneyLeft === undefined &&
    // An amount that she paid says it, and says it better.
    !paymentOf(now).amountMinor &&
    plan('moneyLeft', reading.moneyLeft) === 'yes'
  )
    now = note(withAnswers(now, { moneyLeft: 'yes' }), 'moneyLeft')
  return now
}

/** What is asked of a payment, in her words. */
function notePayment(reading: Reading, state: ScamState, c: Context, { plan, note }: Noting): ScamState {
  const [told] = reading.payments
  if (!told) return state
  const known = paymentOf(state)
  let now = state
  const put = <K extends keyof Payment>(key: K, field: Field, value: Payment[K]) => {
    // A question that was given up can still be answered later.
    if (
      (known[key] ?? undefined) === undefined &&
      value !== undefined &&
      !(key === 'amountMinor' && known.foreign)
    )
      now = note(withPayment(now, { [key]: value }), field)
  }
  put('bank', 'bank', toBank(plan('bank', told.bank), c))
  put('amountMinor', 'amount', amountOf(told, c, plan))
  const foreign = foreignOf(told, plan)
  const own = known.foreign && amountOf(told, c, plan)
  if (own !== undefined)
    now = note(told.isBare ? withBareAmount(now, own, c.profile) : withAmount(now, own), 'amount')
  if (foreign && known.amountMinor === undefined)
    now = note(withPayment(now, { amountMinor: null, foreign }), 'amount')
  put('paidAt', 'when', toMoment(plan('paidAt', told.paidAt), c))
  put('reference', 'reference', plan('reference', told.reference))
  put('receiver', 'receiver', receiverOf(told, c, plan))
  return now
}

/** For whom she writes, that she got nothing, that money has left with an amount, further payments: none is shown. */
function noteBesides(reading: Reading, state: ScamState, c: Context, hasAmount: boolean): ScamState {
  let now = state
  if (now.answers.forOther === undefined && noted('forOther', reading.forOther))
    now = withAnswers(now, { forOther: true })
  if (now.answers.scamType === 'purchase' && now.answers.branch === undefined && reading.nothingCame)
    now = withAnswers(now, { branch: 'no' })
  // In another currency it is asked for in the deployment's, and has left all the same.
  const [told] = reading.payments
  if (now.answers.moneyLeft === undefined && told?.currency && noted('amount', told.amount))
    now = withAnswers(now, { moneyLeft: 'yes' })
  if (now.answers.moneyLeft === 'no' && hasAmount && noted('moneyLeft', reading.moneyLeft) === 'yes')
    now = withAnswers(now, { moneyLeft: 'yes' })
  if (!hasAmount) return now
  // "Maybe 12000, I don't know" doubts how much it was.
  const { moneyLeft } = now.answers
  if (
    (moneyLeft === undefined || moneyLeft === 'unsure') &&
    sizeOf(paymentOf(now), c.profile.currencyExponent)
  )
    now = withAnswers(now, { moneyLeft: 'yes' })
  if (now.answers.payments.length > 1 || now.payment > 0) return now
  const further = amountsTold(reading.payments.slice(1), c)
  return withAnswers(now, { payments: [...now.answers.payments, ...further] })
}

/** Writes the facts as lines, for showing what was understood. */
export const storyLines = (found: readonly Field[], c: Context): string =>
  found.map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`).join('\n')
