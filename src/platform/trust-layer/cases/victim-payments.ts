import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { isPosted, postedStatus } from '../ledger/bookings.ts'
import { caseTransactions } from './case-transactions.ts'

/**
 * Records money that has reached the victim, on their case and on the payments that it compensates. A payment
 * that has not reached its receiver keeps its status, so that its money still moves when it does.
 */
export async function creditVictim(
  unit: UnitOfWork,
  caseId: string,
  { amount, isPool }: { amount: number; isPool: boolean },
): Promise<void> {
  await unit.trx
    .updateTable('pf_case')
    .set((eb) => ({
      paid: eb('paid', '+', amount),
      ...(isPool && { pool_paid: eb('pool_paid', '+', amount) }),
    }))
    .where('case_id', '=', caseId)
    .execute()
  let left = amount
  for (const payment of await caseTransactions(unit.trx, caseId)) {
    const part = Math.min(left, payment.amount - payment.returned)
    if (part <= 0) continue
    const returned = payment.returned + part
    await unit.trx
      .updateTable('pf_ledger_tx')
      .set({
        returned,
        ...(isPosted(payment.status) && {
          status: postedStatus({ amount: payment.amount, returned }),
          status_at: unit.now,
        }),
      })
      .where('transaction_id', '=', payment.transaction_id)
      .execute()
    left -= part
  }
}
