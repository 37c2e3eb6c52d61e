import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

/** Adds a payment to a case, unless it is already there. */
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

/**
 * Returns whether a payment belongs to a case: it was reported, or left the victim's account. While no
 * payment of the case is known, the account that the citizen named is used.
 */
export async function belongsTo(
  trx: Db,
  row: CaseTable,
  { transaction_id, sender_hash, receiver_hash }: LedgerTxTable,
): Promise<boolean> {
  if (transaction_id === row.transaction_reference) return true
  const known = await caseTransactions(trx, row.case_id)
  if (known.some((payment) => payment.transaction_id === transaction_id)) return true
  if (row.sender_account_hash !== null) return sender_hash === row.sender_account_hash
  if (known.length > 0) return known.some((payment) => payment.sender_hash === sender_hash)
  return receiver_hash !== null && receiver_hash === row.receiver_account_hash
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
