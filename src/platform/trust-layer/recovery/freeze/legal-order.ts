import type { LegalOrderTable } from '../../../../storage/tables/platform.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { hoursBetween } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { findCase } from '../../cases/case-record.ts'
import { findAccount } from '../../ledger/accounts.ts'

/** A legal order that a person has seen: its reference, its authority, its account, and its end. */
export type LegalOrderWish = Pick<
  LegalOrderTable,
  'case_id' | 'reference' | 'issued_by' | 'account_hash' | 'valid_until'
>

/** An order, and the account and the case it must cover. */
interface NamedOrder {
  caseId: string
  accountHash: string
  reference: string
}

/**
 * Records an order by an authority, so that money may be held under it. Recording the same reference of a
 * case again replaces the earlier record.
 * @throws Refusal `case-not-found`, `account-not-found`, `validation-error` for an order that has ended
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

/**
 * Reads the recorded order of a case that covers an account and is valid at `now`; undefined if there is
 * none.
 */
export async function findLegalOrder(
  { trx, now }: Pick<UnitOfWork, 'trx' | 'now'>,
  { caseId, accountHash, reference }: NamedOrder,
): Promise<LegalOrderTable | undefined> {
  const order = await trx
    .selectFrom('pf_legal_order')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('reference', '=', reference)
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return order && (order.account_hash ?? accountHash) === accountHash ? order : undefined
}

/**
 * Reads the order under which a caller requests a hold.
 * @param field the member of the request that names it
 * @throws Refusal `legal-order-required` for a reference that was not recorded, `self-approval-refused`
 */
export async function orderNamed(
  unit: UnitOfWork,
  field: string,
  named: NamedOrder,
): Promise<LegalOrderTable> {
  const order = await findLegalOrder(unit, named)
  if (!order) {
    throw new Refusal('legal-order-required', {
      detail: 'No order of this reference, which still stands, is recorded for the account in this case',
      errors: [{ field, code: 'unknown', message: 'Name an order that is recorded.' }],
    })
  }
  if (order.recorded_by === unit.principal.id) throw new Refusal('self-approval-refused')
  return order
}

/**
 * Rejects a hold that starts at `from` and lasts beyond the order. @throws Refusal `duration-exceeds-limit`
 */
export function assertBeforeEnd({ valid_until: end }: LegalOrderTable, from: string, until: string): void {
  if (until <= end) return
  throw new Refusal('duration-exceeds-limit', {
    detail: 'The order ends before that',
    extensions: { max_hours_left: Math.max(0, Math.floor(hoursBetween(from, end))) },
  })
}
