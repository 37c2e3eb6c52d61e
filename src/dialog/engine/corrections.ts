import type { Field } from '../../languages/tables/vocabulary.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import { noted } from '../model/plan.ts'
import {
  type Answers,
  type Payment,
  paymentOf,
  type ScamState,
  withAnswers,
  withPayment,
} from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { readMoment } from '../steps/moment.ts'
import { withAmount } from '../steps/payment.ts'
import { matchBank } from '../understand/bank.ts'
import { phrases } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { findAccount } from '../understand/identifiers.ts'
import { amountOf, receiverOf, toBank, toMoment } from './told-facts.ts'

/** Facts that she has corrected, and the report with them. */
export interface Correction {
  state: ScamState
  fields: readonly Field[]
}

/** Changes what a correction names, where it was known and is other now; what is still open is not touched. */
export function correct(text: string, reading: Reading, c: Context): Correction | undefined {
  const fields: Field[] = []
  let now = c.state
  const known = paymentOf(now)
  const told = reading.payments[0] ?? { receiver: {} }
  const change = <T>(
    field: Field,
    before: T | undefined,
    value: T | undefined,
    take: (value: T) => ScamState,
  ) => {
    if (value === undefined || before === undefined || isSame(before, value)) return
    now = take(value)
    fields.push(field)
  }
  const inPayment = <K extends keyof Payment>(key: K, field: Field, value: Payment[K]) =>
    change(field, known[key], value, (next) => withPayment(now, { [key]: next }))
  const inAnswers = <K extends keyof Answers>(key: K, field: Field, value: Answers[K]) =>
    change(field, c.state.answers[key], value, (next) => withAnswers(now, { [key]: next }))

  const amount = insteadOfKnown(text, c) ?? amountInstead(text, c) ?? amountOf(told, c)
  if (amount !== undefined && known.amountMinor) now = { ...now, payment: meantPayment(text, amount, c) }
  change('amount', paymentOf(now).amountMinor, amount, (minor) => withAmount(now, minor ?? 0))
  now = { ...now, payment: c.state.payment }
  inPayment('paidAt', 'when', toMoment(noted('paidAt', told.paidAt), c) ?? momentIn(text, reading, c))
  inPayment('reference', 'reference', noted('reference', told.reference))
  inPayment('receiver', 'receiver', receiverOf(told, c) ?? nearReceiver(text, c))
  // "I meant Meridian" says neither from nor to: what was asked for is where she paid from.
  const meant = told.receiver.bank ? undefined : matchBank(text, c.profile.banks)
  inPayment('bank', 'bank', toBank(noted('bank', told.bank), c) ?? meant)
  inAnswers('ongoing', 'ongoing', noted('ongoing', reading.ongoing))
  inAnswers('moneyLeft', 'moneyLeft', noted('moneyLeft', reading.moneyLeft))
  inAnswers('contact', 'contact', noted('contact', reading.contact))
  return fields.length > 0 ? { state: now, fields } : undefined
}

/** "Wait, wrong number, it is …68": a number alone that is the receiver's but for a digit or two is the right one of it. */
function nearReceiver(text: string, c: Context): Payment['receiver'] {
  const { receiver } = paymentOf(c.state)
  const before = receiver?.account
  const right = findAccount(text)?.account
  if (!receiver || !before || right?.length !== before.length) return undefined
  const others = [...right].filter((digit, at) => digit !== before[at]).length
  return others > 0 && others <= mostWrongDigits ? { ...receiver, account: right } : undefined
}
const mostWrongDigits = 2

/** Whether her words hold such a number. */
export const namesNearReceiver = (text: string, c: Context): boolean => nearReceiver(text, c) !== undefined

/** "No wait, it was Thursday" says nothing else, and needs no more to be understood. */
function momentIn(text: string, reading: Reading, c: Context): Payment['paidAt'] {
  if (reading.payments.length > 0) return undefined
  const read = readMoment(text, c)
  return read && 'moment' in read ? read.moment : undefined
}

/** Of several payments she means the one whose amount she names as wrong, or the one that comes nearest to the right one. */
function meantPayment(text: string, right: number, c: Context): number {
  const amounts = c.state.answers.payments.map(({ amountMinor }) => amountMinor ?? Number.POSITIVE_INFINITY)
  const said = amountsIn(text, c)
  const named = amounts.findIndex((minor) => minor !== right && said.includes(minor))
  if (named !== -1) return named
  const distances = amounts.map((minor) => Math.abs(minor - right))
  return distances.indexOf(Math.min(...distances))
}

const amountsIn = (text: string, c: Context) => c.amounts(text).map(({ minor }) => minor)

/** "25k not 20k": an amount that is known stands beside another one. */
export function namesKnownAmount(text: string, c: Context): boolean {
  const known = c.state.answers.payments.map(({ amountMinor }) => amountMinor)
  const said = new Set(amountsIn(text, c))
  return said.size === 2 && [...said].filter((minor) => known.includes(minor)).length === 1
}

/** "15k lang po": one amount in digits that is not known, and beside it that it is only so much, or a no. */
export function amountInstead(text: string, c: Context): number | undefined {
  if (text.length > mostLetters || !/\p{Nd}/u.test(text)) return undefined
  const known = c.state.answers.payments.flatMap(({ amountMinor }) => amountMinor ?? [])
  const [found, ...others] = c.amounts(text)
  if (!found?.marked || others.length > 0 || known.length === 0 || known.includes(found.minor))
    return undefined
  const scales = c.words.flatMap(({ numbers }) => Object.keys(numbers.scales))
  const small = new Set([...scales, ...phrases(c, (w) => [...w.polite, ...w.numbers.money])])
  const beside = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !/\d/.test(word) && !small.has(word))
  const turning = new Set(phrases(c, (w) => [...w.no, ...(w.only ?? [])]))
  const rest = beside.filter((word) => !turning.has(word))
  return rest.length < beside.length && rest.length <= mostBeside ? found.minor : undefined
}
/** Longer messages tell more than an amount. */
const mostLetters = 80
/** "Nahi 15 hazar the": of words that the lists do not have. */
const mostBeside = 1

/** "15k not 25k": where the known one stands behind a no, the other is the right one. */
function insteadOfKnown(text: string, c: Context): number | undefined {
  if (!namesKnownAmount(text, c)) return undefined
  const known = c.state.answers.payments.map(({ amountMinor }) => amountMinor)
  const found = c.amounts(text)
  const isDenied = ({ minor, start }: { minor: number; start: number }) =>
    known.includes(minor) && endsInNo(text.slice(0, start), c)
  return found.some(isDenied) ? found.find(({ minor }) => !known.includes(minor))?.minor : undefined
}

/** Whether a no is the last word or the one before it. */
function endsInNo(text: string, c: Context): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const last = [words.slice(0, -1), words].map((some) => ` ${some.join(' ')}`)
  return c.words.some(({ no }) => no.some((word) => last.some((end) => end.endsWith(` ${word}`))))
}

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now)
