import type { Reading, ToldMoment, ToldPayment } from '../../understanding/facts/reading.ts'
import { furtherIn, noted, type Plan, sureOf } from '../model/plan.ts'
import {
  type BankAnswer,
  type ForeignAmount,
  type Moment,
  type Payment,
  type Receiver,
  type ScamState,
  sizeOf,
  withAnswers,
  without,
  withPayment,
} from '../model/state.ts'
import type { Context, FoundAmount } from '../model/step.ts'
import { toForeign, toSum } from '../understand/amount.ts'
import { hasQuestionMark, mentions } from '../understand/choice.ts'
import { countryOf } from '../understand/identifiers.ts'

/**
 * Returns the amount in minor units, if it is sure; another currency is never converted to the deployment's.
 */
export function amountOf(
  { amount, currency, isBare }: ToldPayment,
  { profile, state }: Context,
  plan: Plan = noted,
): number | undefined {
  const value = currency || looksLikeCode(amount, isBare, state) ? undefined : plan('amount', amount)
  return value === undefined ? undefined : Math.round(value * 10 ** profile.currencyExponent)
}

/** Returns an amount of another currency as told. */
export function foreignOf({ amount, currency }: ToldPayment, plan: Plan = noted): ForeignAmount | undefined {
  const value = currency === undefined ? undefined : plan('amount', amount)
  return value === undefined || currency === undefined ? undefined : toForeign(currency, value)
}

/**
 * Six digits or more that are not marked as money, where no amount was asked for, can be a one-time code or
 * an account.
 */
const looksLikeCode = (amount: ToldPayment['amount'], isBare: true | undefined, { step }: ScamState) =>
  amount !== undefined &&
  isBare === true &&
  /^(?:\p{Nd}{6}|\p{Nd}{5,}(?!00)\p{Nd}\p{Nd})$/u.test(amount.quote) &&
  step !== 'amount' &&
  step !== 'amountCheck'

/** Returns a bank of the deployment, or another one by the name that the citizen gave. */
export function toBank(told: string | undefined, { profile }: Context): BankAnswer | undefined {
  if (told === undefined) return undefined
  const known = profile.banks.find(({ code }) => code === told)
  return known ? { code: known.code, name: known.name } : { name: told }
}

/** "A fake BDO agent", "he said he is from SBI": a bank that the scammers named. */
export const isPretended = (text: string): boolean =>
  /\b(?:fake|faux|fals[oa]|peke|agente?|daw|said (?:s?he|they)|claim|pretend|numainda|ban ?kar|ban ?ke)/i.test(
    text,
  )

/** Returns the receiver of a payment. The account is what stops money: without one, the question is asked. */
export function receiverOf({ receiver }: ToldPayment, c: Context, plan: Plan = noted): Receiver | undefined {
  const account = plan('receiver', receiver.account)
  const name = plan('receiverName', receiver.name)
  const bank = toBank(plan('receiverBank', receiver.bank), c)
  if (account) return { account, ...(name && { name }), ...(bank && { bank }) }
  const isNamed = name !== undefined && receiver.name?.confidence === certain
  const isAtBank = bank !== undefined && receiver.bank?.confidence === certain
  return isNamed || isAtBank
    ? { ...(isNamed && { name }), ...(isAtBank && { bank }), early: true }
    : undefined
}
/** Confidence of facts that were read again as the answer to their own question. */
export const certain = 1

/** Returns when it was paid; a day without a time is stored as its noon. */
export function toMoment(told: ToldMoment | undefined, { now }: Context): Moment | undefined {
  if (!told) return undefined
  const at = Date.parse(told.at) + (told.precision === 'day' ? noon : 0)
  return {
    at: new Date(Math.min(at, Date.parse(now))).toISOString(),
    precision: told.precision === 'minute' ? 'time' : 'day',
  }
}

/** Returns the amount in its original currency. */
export function sumOf(told: ToldPayment, c: Context): Payment | undefined {
  const foreign = foreignOf(told)
  if (foreign) return { amountMinor: null, foreign }
  const amountMinor = amountOf(told, c)
  return amountMinor === undefined ? undefined : { amountMinor }
}

/** Returns the payments whose amounts are sure, each with what was told with it. */
export function amountsTold(told: readonly ToldPayment[], c: Context): Payment[] {
  const largest = Math.max(0, ...told.map(({ amount }) => amount?.value ?? 0))
  // "60 thousand of the 2.55": a lakh is meant, or a count.
  const isTiny = ({ amount, isBare }: ToldPayment) =>
    isBare === true && (amount?.value ?? 0) * leastShare < largest
  return told.flatMap((one) => {
    const sum = isTiny(one) ? undefined : sumOf(one, c)
    const paidAt = toMoment(noted('paidAt', one.paidAt), c)
    const bank = toBank(noted('bank', one.bank), c)
    const receiver = receiverOf(one, c)
    const reference = noted('reference', one.reference)
    const own = {
      ...(paidAt && { paidAt }),
      ...(bank && { bank }),
      ...(receiver && { receiver }),
      ...(reference && { reference }),
    }
    return sum ? [{ ...sum, ...own }] : []
  })
}
/** A number without a sign of money that is so many times smaller than another is no amount. */
export const leastShare = 200

/** Returns the amounts of a list such as "450 and then 300", or none: "2 times" before them is no amount. */
export function amountsListed(text: string, c: Context): Payment[] {
  const exponent = c.profile.currencyExponent
  const found = c.amounts(text)
  const isCount = ({ minor, marked }: FoundAmount) => !marked && minor <= mostTimes * 10 ** exponent
  const sums = found[0] && isCount(found[0]) ? found.slice(1) : found
  return sums.length > 1 && sums.every(({ isNext }, at) => isNext || at === 0)
    ? sums.map((one) => toSum(one, exponent))
    : []
}
const mostTimes = 12

/** "There is another one, 1100 euros": not what the scammers want next. */
export const tellsAnother = (text: string, reading: Reading, c: Context): boolean =>
  furtherIn(reading) === 'adds' ||
  (mentions(text, c, (w) => w.addPayment) &&
    !mentions(text, c, (w) => w.demanded) &&
    !hasQuestionMark(text) &&
    !(reading.paid?.value === 'planned' && reading.paid.confidence >= sureOf.planned))

/** Gives each known payment the moment told with its amount; returns the same state if there is none. */
export function withDates(told: readonly ToldPayment[], state: ScamState, c: Context): ScamState {
  let now = state
  const used = new Set<number>()
  const size = (payment: Payment) => sizeOf(payment, c.profile.currencyExponent)
  for (const one of amountsTold(told, c)) {
    const { paidAt } = one
    const at = state.answers.payments.findIndex(
      (payment, index) => size(payment) === size(one) && !used.has(index),
    )
    if (at === -1 || !paidAt) continue
    used.add(at)
    now = { ...withPayment({ ...now, payment: at }, { paidAt }), payment: state.payment }
  }
  return now
}

/**
 * Gives amounts without a currency the one of the bank that they left or, if that is unknown, of the country of
 * the citizen's telephone number: "25000 from HBL" are rupees in every deployment.
 */
export function withMoneyOfPlace(state: ScamState, text: string, c: Context): ScamState {
  const { profile } = c
  const isOwn = state.ownMoney || c.read(text).payments.some((told) => told.isOwn)
  if (isOwn) return state.ownMoney ? state : { ...state, ownMoney: true }
  const { contact, payments } = state.answers
  const country = contact ? countryOf(contact) : undefined
  const changed = payments.map((payment) => {
    const { bank, amountMinor, amountChecked, foreign } = payment
    const ofBank = bank?.code ? undefined : c.moneyOf(c.countryOf(bank?.name))
    // Dollars of a bank in Australia are Australian, and francs of somebody with a number in Cameroon are XAF.
    const ofPlace = ofBank ?? c.moneyOf(country)
    const isAmbiguous = ofPlace !== undefined && sameName[foreign?.currency ?? '']?.test(ofPlace)
    const isPesoSign =
      foreign?.currency === 'USD' && /^(?!.*d[oó]l+ar).*\$/is.test(text) && pesos.has(ofPlace ?? '')
    if (foreign && ofPlace && (isAmbiguous || isPesoSign) && !usDollars.test(text))
      return { ...payment, foreign: { ...foreign, currency: ofPlace } }
    if (!amountMinor || amountChecked || bank === undefined || bank?.code) return payment
    if (ofPlace === undefined || ofPlace === profile.currency) return payment
    return {
      ...payment,
      amountMinor: null,
      foreign: toForeign(ofPlace, amountMinor / 10 ** profile.currencyExponent),
    }
  })
  return changed.some((payment, at) => payment !== payments[at])
    ? withAnswers(state, { payments: changed })
    : state
}

/** Money that is also called as others are, and those others. */
const sameName: Readonly<Record<string, RegExp>> = {
  USD: /^(?:AUD|CAD|NZD|SGD|HKD|NAD)$/,
  JOD: /^(?:IQD|DZD|KWD|TND|BHD)$/,
  XOF: /^XAF$/,
  KES: /^(?:TZS|UGX)$/,
}
/** Pesos that are written with the sign of the dollar. */
const pesos: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP', 'MXN'])
const usDollars = /\b(?:us|usd|u\.s)\b|us\$/i

/**
 * The payments if the citizen lists them again: "all 4: 500, 3000, 12000 and 40000", "it was two transfers, 30k
 * and 24k" after a total of 54k or, as a correction, "no, 500 and 12000". Each payment keeps what is known about
 * it. Undefined if the message does not list them.
 */
export function toldAgain(
  told: readonly ToldPayment[],
  state: ScamState,
  { c, isCorrection, text = '' }: { c: Context; isCorrection: boolean; text?: string },
): ScamState | undefined {
  const certain = amountsTold(told, c)
  const sums = certain.length < 2 && text !== '' ? amountsListed(text, c) : certain
  const size = (payment: Payment) => sizeOf(payment, c.profile.currencyExponent)
  const known = state.answers.payments.filter((payment) => size(payment))
  if (sums.length < 2 || known.length === 0) return undefined
  const left = [...known]
  const same = sums.map((sum) => {
    const at = left.findIndex((payment) => size(payment) === size(sum))
    return at === -1 ? undefined : left.splice(at, 1)[0]
  })
  const isMore = left.length === 0 && sums.length > known.length
  const total = sums.reduce((all, sum) => all + (size(sum) ?? 0), 0)
  const isSplit = known.length === 1 && size(known[0] ?? {}) === total
  const isOther = isCorrection && left.length > 0 && sums.length >= known.length
  if (!isMore && !isSplit && !isOther) return undefined
  const payments = sums.map((sum, at): Payment => {
    const before = same[at] ?? left.shift()
    const bank = before ? undefined : known[0]?.bank
    return {
      ...(bank && { bank }),
      ...sum,
      ...(before && without(before, 'amountMinor', 'foreign', 'amountChecked')),
    }
  })
  return withAnswers({ ...state, payment: 0 }, { payments })
}

const noon = 12 * 3_600_000
