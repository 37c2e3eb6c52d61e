import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable } from '../../../storage/tables/platform.ts'
import { caseTransactions } from './case-transactions.ts'
import { readSentBack } from './sent-back.ts'

/** The part of a case's loss that can still be paid back, in minor units. */
export interface OpenLoss {
  /** The loss minus what was paid to the victim, is in transit to them, or was sent back by the receivers. */
  unpaid: number
  /**
   * Amount in transit to the victim, of this case and of those that share its payments; it can still fail.
   */
  underWay: number
  /** Like `unpaid`, for this case and those that share its payments together. */
  unpaidTogether: number
  /** This case and those that share its payments. */
  cases: readonly string[]
  /** Amount that the receivers of its payments sent back by themselves, according to its traces. */
  sentBack: number
  /** The same for one payment. */
  sentBackOf(transactionId: string): number
}

/**
 * Computes the open part of a case's loss. A payment may be in several cases, from another channel or another
 * day; what one of them pays back is no longer open in the others. What the receivers sent back by themselves
 * counts like a repayment, for all of them.
 */
export async function readOpenLoss(trx: Db, row: CaseTable): Promise<OpenLoss> {
  const cases = await sharingCases(trx, row.case_id)
  const returns = await trx
    .selectFrom('pf_return')
    .select(['case_id', 'amount'])
    .where('case_id', 'in', cases)
    .where('status', 'in', ['initiated', 'processing'])
    .where('beneficiary', '=', 'victim')
    .execute()
  const underWay = sumOf(returns)
  const own = sumOf(returns.filter(({ case_id }) => case_id === row.case_id))
  const payments = await caseTransactions(trx, row.case_id)
  const together = await paymentsTogether(trx, cases)
  const sentBack = await readSentBack(trx, together)
  const tracedOf = (some: readonly { transaction_id: string }[]) =>
    some.reduce((sum, { transaction_id: id }) => sum + (sentBack.get(id)?.traced ?? 0), 0)
  const mostOf = (some: readonly { transaction_id: string }[]) =>
    some.reduce((sum, { transaction_id: id }) => sum + (sentBack.get(id)?.since ?? 0), tracedOf(some))
  const common = {
    underWay,
    cases,
    sentBack: tracedOf(payments),
    sentBackOf: (id: string) => sentBack.get(id)?.traced ?? 0,
  }
  const open = row.amount - row.paid - own - mostOf(payments)
  // The ledger has no payment of such a loss, only what the citizen reported.
  if (payments.length === 0) return { ...common, unpaid: open, unpaidTogether: open }
  const unreturned =
    sumOf(payments) - payments.reduce((sum, { returned }) => sum + returned, 0) - mostOf(payments)
  const lost = sumOf(together) - mostOf(together)
  const unpaidTogether = Math.max(0, lost - (await paidBy(trx, cases)) - underWay)
  const unpaid = Math.max(0, Math.min(open, unreturned - underWay, unpaidTogether))
  return { ...common, unpaid, unpaidTogether }
}

/** Returns a case and those that share payments with it, directly or through others. */
async function sharingCases(trx: Db, caseId: string): Promise<string[]> {
  let cases = [caseId]
  for (;;) {
    const rows = await trx
      .selectFrom('pf_case_tx')
      .select('case_id')
      .distinct()
      .where('transaction_id', 'in', paymentsOf(trx, cases))
      .execute()
    if (rows.length <= cases.length) return cases
    cases = rows.map(({ case_id }) => case_id)
  }
}

/**
 * Sums what cases have paid. Their own figures are used, because a case may have paid before it was known
 * that a payment belongs to it.
 */
async function paidBy(trx: Db, cases: readonly string[]): Promise<number> {
  const rows = await trx
    .selectFrom('pf_case')
    .select('paid as amount')
    .where('case_id', 'in', cases)
    .execute()
  return sumOf(rows)
}

const paymentsTogether = (trx: Db, cases: readonly string[]) =>
  trx
    .selectFrom('pf_ledger_tx')
    .select(['transaction_id', 'sender_hash', 'booked_at', 'amount'])
    .where('transaction_id', 'in', paymentsOf(trx, cases))
    .execute()

const paymentsOf = (trx: Db, cases: readonly string[]) =>
  trx.selectFrom('pf_case_tx').select('transaction_id').where('case_id', 'in', cases)

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
