import type { Money } from '../candidates/money.ts'
import type { ToldPayment } from '../facts/reading.ts'
import { codeOrName, toMoment } from '../facts/told-payments.ts'
import type { ModelAnswer, ModelPayment } from './answer.ts'
import { sureFrom } from './needs-help.ts'
import type { Picked, Picker } from './pick.ts'
import { paymentFacts } from './told-facts.ts'

/**
 * Merges payments: one that a model names is the reader's payment of the same amount, or otherwise a new one.
 * An amount that the model calls unpaid is removed, unless the reader is sure of it; payments that it does
 * not mention stay.
 */
export function mergePayments(
  { payments: said, notPaid }: Pick<ModelAnswer, 'payments' | 'notPaid'>,
  known: readonly ToldPayment[],
  picker: Picker,
): ToldPayment[] {
  const unpaid = notPaid.flatMap((id) => picker.pick('money', id) ?? [])
  const left = known.flatMap((payment) =>
    isUnpaid(payment, unpaid) ? withoutAmount(payment, picker) : [payment],
  )
  for (const one of said) {
    const money = picker.pick('money', one.money)
    const isContrary = money && unpaid.some(({ candidate }) => candidate === money.candidate)
    if (isContrary) continue
    const at = placeOf(left, money)
    const merged = mergePayment(left[at] ?? { receiver: {} }, one, money, picker)
    if (paymentFacts(merged).length > 0) left.splice(at === -1 ? left.length : at, 1, merged)
  }
  return left
}

const isUnpaid = ({ amount }: ToldPayment, unpaid: readonly Picked<Money>[]) =>
  amount !== undefined &&
  amount.confidence < sureFrom &&
  unpaid.some(({ candidate, quote }) => candidate.value === amount.value && quote === amount.quote)

/** The rest of a payment, if any. */
function withoutAmount({ amount: _, currency: __, ...rest }: ToldPayment, picker: Picker): ToldPayment[] {
  picker.takeOut()
  const { paidAt: ___, ...ofWhom } = rest
  return paymentFacts(ofWhom).length > 0 ? [ofWhom] : []
}

/** Index of the payment that a model means: the one of the amount, or the first one that has none. */
function placeOf(payments: readonly ToldPayment[], money: Picked<Money> | undefined): number {
  if (!money) return payments.length > 0 ? 0 : -1
  const same = payments.findIndex(
    ({ amount }) => amount?.value === money.candidate.value && amount.quote === money.quote,
  )
  return same === -1 ? payments.findIndex(({ amount }) => amount === undefined) : same
}

function mergePayment(
  known: ToldPayment,
  said: ModelPayment,
  money: Picked<Money> | undefined,
  { pick, settle, tell }: Picker,
): ToldPayment {
  const told = <T, V>(picked: Picked<T> | undefined, value: (candidate: T) => V) =>
    picked && tell(value(picked.candidate), picked.quote)
  const amount = settle(
    known.amount,
    told(money, ({ value }) => value),
  )
  const isOwnMoney = amount !== known.amount
  const currency = isOwnMoney ? money?.candidate.currency : known.currency
  const paidAt = settle(known.paidAt, told(pick('moments', said.when), toMoment))
  const bank = settle(known.bank, told(pick('institutions', said.from), codeOrName))
  const reference = settle(
    known.reference,
    told(pick('references', said.reference), ({ value }) => value),
  )
  const receiver = {
    bank: settle(known.receiver.bank, told(pick('institutions', said.to), codeOrName)),
    account: settle(
      known.receiver.account,
      told(pick('accounts', said.account), ({ digits }) => digits),
    ),
    name: settle(
      known.receiver.name,
      told(pick('names', said.name), ({ value }) => value),
    ),
  }
  return {
    ...(amount && { amount }),
    ...(currency && { currency }),
    ...(paidAt && { paidAt }),
    ...(bank && { bank }),
    receiver: {
      ...(receiver.bank && { bank: receiver.bank }),
      ...(receiver.account && { account: receiver.account }),
      ...(receiver.name && { name: receiver.name }),
    },
    ...(reference && { reference }),
  }
}
