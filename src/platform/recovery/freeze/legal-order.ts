import type { Db } from '../../../storage/database/storage.ts'
import type { LegalOrderTable } from '../../../storage/tables/platform.ts'
import { findCase } from '../../cases/case-record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { UnitOfWork } from '../../kernel/unit-of-work.ts'
import { findAccount } from '../../ledger/accounts.ts'

/** A legal order that somebody has seen: what it is called, who has made it, for which account, and until when. */
export type LegalOrderWish = Pick<
  LegalOrderTable,
  'case_id' | 'reference' | 'issued_by' | 'account_hash' | 'valid_until'
>

/**
 * Records that an authority has made an order, so that holds may be extended by it. The same reference of a case again
 * replaces what was recorded.
 * @throws Refusal `case-not-found`, `account-not-found`, `validation-error` for an order that is over
 */
export async function recordLegalOrder(unit: UnitOfWork, wish: LegalOrderWish): Promise<LegalOrderTable> {
  await findCase(unit.trx, unit.principal, wish.case_id)
  if (wish.account_hash !== null && !(await findAccount(unit.trx, wish.account_hash))) {
    throw new Refusal('account-not-found')
  }
  if (wish.valid_until <= unit.now) {
    throw new Refusal('validation-error', {
      errors: [{ field: 'valid_until', code: 'past', message: 'The order is over by then.' }],
    })
  }
  const row: LegalOrderTable = { ...wish, recorded_by: unit.principal.id, recorded_at: unit.now }
  await unit.trx
    .insertInto('pf_legal_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['case_id', 'reference']).doUpdateSet(row))
    .execute()
  unit.audit({
    action: 'legal_order.recorded',
    resourceType: 'legal_order',
    resourceId: wish.reference,
    caseId: wish.case_id,
    after: row,
  })
  return row
}

/** Reads the recorded order of a case that covers an account; undefined where there is none. */
export async function findLegalOrder(
  trx: Db,
  { caseId, accountHash, reference }: { caseId: string; accountHash: string; reference: string },
): Promise<LegalOrderTable | undefined> {
  const order = await trx
    .selectFrom('pf_legal_order')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return order && (order.account_hash ?? accountHash) === accountHash ? order : undefined
}
