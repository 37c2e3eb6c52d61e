import type { Db } from '../../storage/database/storage.ts'
import type { LedgerTxTable } from '../../storage/tables/platform.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'

/** Adds a payment to a case, once. */
export async function addCaseTransaction(
  unit: UnitOfWork,
  caseId: string,
  transaction: LedgerTxTable,
): Promise<void> {
  await unit.trx
    .insertInto('pf_case_tx')
    .values({
      case_id: caseId,
      transaction_id: transaction.transaction_id,
      amount: transaction.amount,
      added_at: unit.now,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'transaction_id']).doNothing())
    .execute()
}

/** Reads the ledger rows of a case's payments. */
export const caseTransactions = (trx: Db, caseId: string) =>
  trx
    .selectFrom('pf_case_tx')
    .innerJoin('pf_ledger_tx', 'pf_ledger_tx.transaction_id', 'pf_case_tx.transaction_id')
    .selectAll('pf_ledger_tx')
    .where('pf_case_tx.case_id', '=', caseId)
    .orderBy('pf_ledger_tx.booked_at')
    .execute()
