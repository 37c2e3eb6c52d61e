import type { Field } from '../../languages/tables/vocabulary.ts'
import type { Words } from '../../languages/tables/words.ts'
import type { Reading, ToldPayment } from '../../understanding/facts/reading.ts'
import { noted, surelyDoes } from '../model/plan.ts'
import {
  type Answers,
  type BankAnswer,
  type Payment,
  paymentOf,
  type ScamState,
  type StepId,
  sizeOf,
  withAnswers,
  withPayment,
} from '../model/state.ts'
import type { Context, Outcome } from '../model/step.ts'
import { readMoment } from '../steps/moment.ts'
import { withAmount, withBareAmount, withSum } from '../steps/payment.ts'
import { toSum } from '../understand/amount.ts'
import { matchBank } from '../understand/bank.ts'
import { mentions, parseField, phrases } from '../understand/choice.ts'
import { asciiDigits, fold } from '../understand/fold.ts'
import { findAccount } from '../understand/identifiers.ts'
import { receiverOf, sumOf, toBank, toMoment, withDates } from './told-facts.ts'

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

  const [wrong, right] = amountReplaced(text, c) ?? []
  const others =
    reading.payments.length > 1 || isOtherNumber(text, told) ? undefined : size(sumOf(told, c) ?? {}, c)
  const amount =
    right ?? amountInstead(text, c) ?? (knownAmounts(c).includes(others ?? 0) ? undefined : others)
  if (amount !== undefined && size(known, c)) {
    const payments = c.state.answers.payments
    const named = payments.findIndex((payment) => size(payment, c) === wrong)
    now = { ...now, payment: named === -1 ? nearestPayment(amount, c) : named }
  }
  change('amount', size(paymentOf(now), c), amount, (right) => withRightAmount(text, right, c.at(now)))
  const from = { ...now, payment: c.state.payment }
  now = withDates(reading.payments, from, c)
  if (!isSame(known.paidAt, paymentOf(now).paidAt)) fields.push('when')
  if (now === from)
    inPayment('paidAt', 'when', toMoment(noted('paidAt', told.paidAt), c) ?? momentIn(text, reading, c))
  // A number that nothing calls a correction may be anybody's, and where hers is asked for it is hers.
  const isExplicit = isTurning(text, c) && c.state.step !== 'contact'
  const isOwn = mentions(text, c, (w) => w.reachMe)
  const isTheirs = isExplicit && !isOwn
  if (isTheirs) inPayment('reference', 'reference', noted('reference', told.reference))
  const numbered = isTheirs ? (receiverOf(told, c) ?? nearReceiver(text, c)) : undefined
  inPayment('receiver', 'receiver', nameInstead(text, c) ?? numbered)
  // "I meant Meridian" says neither from nor to: what was asked for is where she paid from.
  const meant = told.receiver.bank ? undefined : matchBank(text, c.profile.banks)
  const banks = banksBySide(text, c)
  inPayment('bank', 'bank', banks ? banks.own : (toBank(noted('bank', told.bank), c) ?? meant))
  const { receiver } = paymentOf(now)
  if (banks?.theirs && receiver !== undefined)
    inPayment('receiver', 'receiver', { ...receiver, bank: banks.theirs })
  inAnswers('ongoing', 'ongoing', noted('ongoing', reading.ongoing))
  inAnswers('moneyLeft', 'moneyLeft', noted('moneyLeft', reading.moneyLeft))
  if (c.state.step !== 'contact' && (isOwn || (isExplicit && !fields.includes('receiver'))))
    inAnswers('contact', 'contact', noted('contact', reading.contact))
  return fields.length > 0 ? { state: now, fields } : undefined
}

/** "7781" alone may be the last digits of anything, and "nahi mil rahi" says no thousand. */
const isOtherNumber = (text: string, { amount }: ToldPayment): boolean =>
  /^(?:\d{1,4}|\d{8,})$/.test(asciiDigits(text).trim()) ||
  (amount !== undefined && !/[\p{Nd}\s]/u.test(amount.quote))

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

/** Whether her words correct a number, a name or a bank. */
export const correctsReceiver = (text: string, c: Context): boolean =>
  banksBySide(text, c) !== undefined ||
  nameInstead(text, c) !== undefined ||
  (isNumberOther(c.state.step) && isTurning(text, c) && nearReceiver(text, c) !== undefined)

/** Whether a number is no answer to the open question. */
const isNumberOther = (step: StepId) => step !== 'contact' && step !== 'reference' && step !== 'lastDigits'

/** Whether a message says that something is not as it was noted. */
const isTurning = (text: string, c: Context): boolean =>
  says(text, c) === 'correction' || mentions(text, c, (w) => [...w.no, ...w.newsNot, ...w.rather, ...w.wrong])

/** "Coastal is his, mine is Harbor": each bank beside the word that tells whose it is. */
function banksBySide(text: string, c: Context): { own?: BankAnswer; theirs?: BankAnswer } | undefined {
  const sides: { own?: BankAnswer; theirs?: BankAnswer } = {}
  for (const part of text
    .split(/[,.;:!،۔\n]|\s(?:and|but|at|ug|et|mais|aur|اور|na)\s/u)
    .slice(0, mostParts)) {
    const isTheirs = mentions(part, c, (w) => w.whose.theirs)
    if (isTheirs === mentions(part, c, (w) => w.whose.own)) continue
    const bank = matchBank(part, c.profile.banks)
    if (bank) sides[isTheirs ? 'theirs' : 'own'] = bank
  }
  return sides.own || sides.theirs ? sides : undefined
}
const mostParts = 8

/** "The name is wrong, it's Rodelo Bansil": what stands behind the last word for being. */
function nameInstead(text: string, c: Context): Payment['receiver'] {
  const { receiver } = paymentOf(c.state)
  if (!receiver || !isTurning(text, c) || !mentions(text, c, (w) => w.nameIs)) return undefined
  const name = /(?:^|[^\p{L}])(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4})[.!]?\s*$/u.exec(text)?.[1]
  return name === undefined ? undefined : { ...receiver, name }
}

/** Where a message at the summary only says what is wrong, the question for that is opened. */
export function toCorrect(text: string, c: Context): Outcome | undefined {
  if (c.state.step !== 'summary') return undefined
  const isWrong = mentions(text, c, (w) => w.wrong)
  if (!isWrong && (says(text, c) !== 'correction' || /[?؟]/.test(text))) return undefined
  const field = isWrong ? parseField(text, c) : undefined
  return { state: c.state, to: field ? { fact: field } : 'editMenu' }
}

/** "No wait, it was Thursday" says nothing else, and needs no more to be understood. */
function momentIn(text: string, reading: Reading, c: Context): Payment['paidAt'] {
  if (reading.payments.length > 0) return undefined
  const read = readMoment(text, c)
  return read && 'moment' in read ? read.moment : undefined
}

/** Of several payments she means the one whose amount comes nearest to the right one. */
function nearestPayment(right: number, c: Context): number {
  const distances = c.state.answers.payments.map((payment) =>
    Math.abs((size(payment, c) ?? Number.POSITIVE_INFINITY) - right),
  )
  return distances.indexOf(Math.min(...distances))
}

const size = (payment: Payment, { profile }: Context) => sizeOf(payment, profile.currencyExponent)
const knownAmounts = (c: Context) => c.state.answers.payments.flatMap((payment) => size(payment, c) ?? [])

/** The right amount is in the currency that is named beside it, or in that of the wrong one. */
function withRightAmount(text: string, right: number, c: Context): ScamState {
  const { state, profile } = c
  const found = c.amounts(text).find(({ minor }) => minor === right)
  if (found?.currency) return withSum(state, toSum(found, profile.currencyExponent))
  return found?.marked ? withAmount(state, right) : withBareAmount(state, right, profile)
}

/** Which known amount is wrong and which is right: "the 30000 should be 3000", "15k not 25k", "not 25k but 15k". */
export function amountReplaced(
  text: string,
  c: Context,
): readonly [wrong: number, right: number] | undefined {
  const known = knownAmounts(c)
  const found = known.length > 0 ? c.amounts(text) : []
  if (found.length > mostAmounts) return undefined
  const no = (beside: string, skip?: number) => endIn(beside, c, (w) => [...w.no, ...w.newsNot], skip)
  for (const [at, { minor: b, start, end }] of found.entries()) {
    const before = found[at - 1]
    if (!before || before.minor === b) continue
    const a = before.minor
    const only = known.includes(a) === known.includes(b) ? undefined : known.includes(a) ? a : b
    const between = text.slice(before.end, start)
    const turned = (words: string, skip: number) => {
      if (endIn(words, c, (w) => w.rather, skip)) return a
      const denied = no(words, skip)
      // In Urdu the no stands behind what it denies.
      return denied === 'ur' ? (only ?? a) : denied ? b : undefined
    }
    const isTold = no(text.slice(end)) || (found.length === 2 && says(text, c) === 'correction')
    const wrong =
      // "15k pala hindi 25k": the word that stands nearest to the second amount decides.
      turned(between, 0) ??
      turned(between, 1) ??
      (no(text.slice(0, before.start)) ? (only ?? a) : isTold ? only : undefined)
    if (wrong !== undefined && known.includes(wrong)) return [wrong, wrong === a ? b : a]
  }
  return undefined
}

/** A correction names few amounts. */
const mostAmounts = 8

const says = (text: string, c: Context) => surelyDoes(c.read(text).intent)

/** "15k lang po": one amount in digits that is not known, and beside it that it is only so much, or a no. */
export function amountInstead(text: string, c: Context): number | undefined {
  if (text.length > mostLetters || !/\p{Nd}/u.test(text)) return undefined
  const known = knownAmounts(c)
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

/** The language of which a phrase ends a text, or stands before its last word; with `skip`, so many words before its end. */
function endIn(
  text: string,
  c: Context,
  pick: (words: Words) => readonly string[],
  skip?: number,
): string | undefined {
  const words = fold(text.slice(-mostEndChars)).split(/\s+/).filter(Boolean)
  const ends = [0, 1]
    .filter((one) => skip === undefined || skip === one)
    .map((one) => ` ${words.slice(0, words.length - one).join(' ')}`)
  const at = c.words.findIndex((entry) =>
    pick(entry).some((phrase) => ends.some((end) => end.endsWith(` ${phrase}`))),
  )
  return c.wordLangs[at]
}

/** Longer than any such phrase and one more word, in characters. */
const mostEndChars = 120

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now)
