import type { Reading, Told, ToldPayment } from '../facts/reading.ts'

/** Lists the facts of a payment. */
export const paymentFacts = ({ amount, paidAt, bank, receiver, reference }: ToldPayment): Told<unknown>[] =>
  [amount, paidAt, bank, receiver.account, receiver.name, receiver.bank, reference].filter(
    (told) => told !== undefined,
  )

/** Lists the facts of a report in a reading that a model may influence. */
export const toldFacts = (reading: Reading): Told<unknown>[] => [
  ...reading.payments.flatMap(paymentFacts),
  ...[reading.scamType, reading.contact, reading.ongoing, reading.moneyLeft, reading.forOther].filter(
    (told) => told !== undefined,
  ),
]
