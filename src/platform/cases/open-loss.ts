import type { Db } from '../../storage/database/storage.ts'
import type { CaseTable } from '../../storage/tables/platform.ts'
import { caseTransactions } from './case-transactions.ts'

/** Says what of a case's loss can still be paid back, in minor units. */
export interface OpenLoss {
  /** What is neither paid to the victim nor on its way to her. */
  unpaid: number
  /** What is on its way to her, of this case and of those that share its payments; it can still fail. */
  underWay: number
  /** The same as `unpaid`, of this case and of those that share its payments. */
  unpaidTogether: number
  /** This case and those that share its payments. */
  cases: readonly string[]
}

/**
 * Computes what of a case's loss is still open. A payment may be in several cases, of another channel or of
 * another day; whatever one of them pays back, the others no longer can.
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
  const open = row.amount - row.paid - own
  const payments = await caseTransactions(trx, row.case_id)
  // Of a loss that no ledger knows there is her word alone.
  if (payments.length === 0) return { unpaid: open, underWay, unpaidTogether: open, cases }
  const unreturned = sumOf(payments) - payments.reduce((sum, { returned }) => sum + returned, 0)
  const unpaidTogether = Math.max(0, (await unpaidOf(trx, cases)) - underWay)
  const unpaid = Math.max(0, Math.min(open, unreturned - underWay, unpaidTogether))
  return { unpaid, underWay, unpaidTogether, cases }
}

/** Lists a case and those that share payments with it, also by way of others. */
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
 * Computes what cases have not paid of all their payments together. Their own figures count too, because a case
 * may have paid before it was known that a payment is its own.
 */
async function unpaidOf(trx: Db, cases: readonly string[]): Promise<number> {
  const payments = await trx
    .selectFrom('pf_ledger_tx')
    .select('amount')
    .where('transaction_id', 'in', paymentsOf(trx, cases))
    .execute()
  const rows = await trx
    .selectFrom('pf_case')
    .select('paid as amount')
    .where('case_id', 'in', cases)
    .execute()
  return sumOf(payments) - sumOf(rows)
}

const paymentsOf = (trx: Db, cases: readonly string[]) =>
  trx.selectFrom('pf_case_tx').select('transaction_id').where('case_id', 'in', cases)

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
