import type { ToldMoment, ToldPayment } from '../../understanding/facts/reading.ts'
import { noted, type Plan } from '../model/plan.ts'
import {
  type BankAnswer,
  type ForeignAmount,
  type Moment,
  type Payment,
  type Receiver,
  type ScamState,
  sizeOf,
  withPayment,
} from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { toForeign } from '../understand/amount.ts'

/** Gives the amount in minor units, where it is sure; another currency is never turned into the deployment's. */
export function amountOf(
  { amount, currency, isBare }: ToldPayment,
  { profile, state }: Context,
  plan: Plan = noted,
): number | undefined {
  const value = currency || looksLikeCode(amount, isBare, state) ? undefined : plan('amount', amount)
  return value === undefined ? undefined : Math.round(value * 10 ** profile.currencyExponent)
}

/** Gives an amount of another currency as it was told. */
export function foreignOf({ amount, currency }: ToldPayment, plan: Plan = noted): ForeignAmount | undefined {
  const value = currency === undefined ? undefined : plan('amount', amount)
  return value === undefined || currency === undefined ? undefined : toForeign(currency, value)
}

/** Six digits or more that nothing calls money, where no amount was asked for, can be a one-time code or an account. */
const looksLikeCode = (amount: ToldPayment['amount'], isBare: true | undefined, { step }: ScamState) =>
  amount !== undefined &&
  isBare === true &&
  /^(?:\p{Nd}{6}|\p{Nd}{5,}(?!00)\p{Nd}\p{Nd})$/u.test(amount.quote) &&
  step !== 'amount' &&
  step !== 'amountCheck'

/** Gives a bank of the deployment, or another one by the name that she gave. */
export function toBank(told: string | undefined, { profile }: Context): BankAnswer | undefined {
  if (told === undefined) return undefined
  const known = profile.banks.find(({ code }) => code === told)
  return known ? { code: known.code, name: known.name } : { name: told }
}

/** Gives who received a payment. The account is what stops money: without one the question is asked. */
export function receiverOf({ receiver }: ToldPayment, c: Context, plan: Plan = noted): Receiver | undefined {
  const account = plan('receiver', receiver.account)
  const name = plan('receiver', receiver.name)
  const bank = toBank(plan('receiver', receiver.bank), c)
  return account ? { account, ...(name && { name }), ...(bank && { bank }) } : undefined
}

/** Gives when it was paid; a day without a time stands at its noon. */
export function toMoment(told: ToldMoment | undefined, { now }: Context): Moment | undefined {
  if (!told) return undefined
  const at = Date.parse(told.at) + (told.precision === 'day' ? noon : 0)
  return {
    at: new Date(Math.min(at, Date.parse(now))).toISOString(),
    precision: told.precision === 'minute' ? 'time' : 'day',
  }
}

/** Gives the amount in the currency in which it was told. */
export function sumOf(told: ToldPayment, c: Context): Payment | undefined {
  const foreign = foreignOf(told)
  if (foreign) return { amountMinor: null, foreign }
  const amountMinor = amountOf(told, c)
  return amountMinor === undefined ? undefined : { amountMinor }
}

/** Gives the amounts that are sure, each with the moment that is told beside it. */
export const amountsTold = (told: readonly ToldPayment[], c: Context): Payment[] =>
  told.flatMap((one) => {
    const [sum, paidAt] = [sumOf(one, c), toMoment(noted('paidAt', one.paidAt), c)]
    return sum ? [{ ...sum, ...(paidAt && { paidAt }) }] : []
  })

/** Gives each known payment the moment that is told beside its amount; the same state where none is. */
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

const noon = 12 * 3_600_000
