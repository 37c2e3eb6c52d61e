import type { Reading, ToldPayment } from '../../understanding/facts/reading.ts'
import { sureOf } from '../model/plan.ts'
import { without } from '../model/state.ts'
import type { Understanding } from '../model/understanding.ts'
import { mentions, phrases } from '../understand/choice.ts'
import { fold, holds } from '../understand/fold.ts'

/**
 * Removes facts from a reading that the citizen's words do not support, although the reader found them: a day
 * for "last week", and in an answer the amount of "they wanted 15k".
 */
export function withoutDoubtful(
  reading: Reading,
  text: string,
  { isAnswer, ...c }: Understanding & { isAnswer: boolean },
): Reading {
  const vague = vagueTimes(text, c)
  // With another amount next to it, the reader is more reliable: "they wanted 30,000, I gave 11,500".
  const isOnly = (text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0) < 2
  const isDemand = isAnswer && isOnly && mentions(text, c, (words) => words.demanded)
  const account = receiverLine.exec(text)?.[1]
  const isSentTo = reading.payments.some(({ reference }) => reference && isAfterTo(text, reference.quote, c))
  if (vague.length === 0 && !isDemand && !account && !isSentTo) return reading
  const payments = reading.payments
    .map((payment) => (isSentTo ? withAccount(payment) : payment))
    .map((payment) => (account ? asReceiver(payment, account) : payment))
    .map((payment) => withoutVague(payment, vague))
    .map((payment) => (isDemand ? withoutDemand(payment) : payment))
  return { ...reading, payments: payments.filter(holdsSomething) }
}

/** "5550011 Rolan Sample, Meridian Bank": a number, a name, and perhaps a bank. */
const receiverLine =
  /^(?:\P{L}*[^\p{L}\p{Nd}])?(\p{Nd}{7,20})\s*[,;]?\s+\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s*(?:,|$)/u

/** "I sent it to 612 34 56 78", at the question for the reference: the number is the receiver's. */
function isAfterTo(text: string, quote: string, c: Understanding): boolean {
  const [before = ''] = text.split(quote)
  if (!/^\+?[\p{Nd}\s.-]{7,}$/u.test(quote) || mentions(text, c, (w) => w.fields.reference)) return false
  const words = fold(before).split(' ').filter(Boolean)
  const to = phrases(c, (w) => w.to)
  return (
    words.length > 1 && [words.at(-1), words.at(-2)].some((word) => word !== undefined && to.includes(word))
  )
}

function withAccount({ reference, ...payment }: ToldPayment): ToldPayment {
  if (!reference) return payment
  const account = { ...reference, value: reference.value.replace(/[^+\d]/g, '') }
  return { ...payment, receiver: { account, ...payment.receiver } }
}

function asReceiver({ amount, bank, ...payment }: ToldPayment, account: string): ToldPayment {
  if (amount?.quote !== account) return { ...payment, ...(amount && { amount }), ...(bank && { bank }) }
  const receiver = { ...payment.receiver, account: { ...amount, value: account }, ...(bank && { bank }) }
  return { ...payment, receiver }
}

/** Phrases of a text that name no day. */
const vagueTimes = (text: string, c: Understanding): readonly string[] => {
  const said = fold(text)
  return phrases(c, ({ time }) => time.vague).filter((phrase) => holds(said, phrase))
}

function withoutVague(payment: ToldPayment, vague: readonly string[]): ToldPayment {
  const { paidAt } = payment
  if (!paidAt || paidAt.value.precision === 'minute') return payment
  const quote = fold(paidAt.quote)
  return quote !== '' && vague.some((phrase) => holds(phrase, quote)) ? without(payment, 'paidAt') : payment
}

const withoutDemand = (payment: ToldPayment): ToldPayment =>
  payment.amount && payment.amount.confidence < sureOf.paidAmount ? without(payment, 'amount') : payment

const holdsSomething = (payment: ToldPayment): boolean =>
  Object.keys(payment).length > 1 || Object.keys(payment.receiver).length > 0
