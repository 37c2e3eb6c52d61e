import type { LegalOrderStatus } from '../../../../contract/operations/answer-words.ts'
import type { FreezeTable, LegalOrderTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import type { OperationRequest } from '../../../kit/handler.ts'
import { cancelJobs } from '../../../kit/jobs.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { hoursBetween, plusHours, toWireTime } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { auditFreeze, scheduleEnd } from './freeze-lifecycle.ts'
import { changeFreeze, hoursRemaining } from './freeze-record.ts'
import { assertBeforeEnd, findLegalOrder, orderNamed } from './legal-order.ts'

/**
 * Rejects a freeze that holds nothing.
 * @throws Refusal `freeze-expired`, `freeze-not-active`
 */
export function assertActive(freeze: FreezeTable): void {
  if (freeze.status === 'active') return
  throw new Refusal(freeze.status === 'expired' ? 'freeze-expired' : 'freeze-not-active', {
    extensions: { current_status: freeze.status, allowed: ['active'] },
  })
}

/** Extends a hold. The hours are added to its current end, not to the current time. */
export async function extendFreeze(
  context: Context,
  unit: UnitOfWork,
  { body }: OperationRequest<'extendFreeze'>,
  freeze: FreezeTable,
) {
  assertActive(freeze)
  const previous = freeze.expiry_at ?? unit.now
  const soFar = hoursBetween(freeze.effective_at ?? unit.now, previous)
  const total = soFar + body.extension_hours
  const order = await orderFor(unit, freeze, body.legal_order_reference)
  const isLegal = order !== undefined || freeze.freeze_type === 'legal_order'
  assertWithin(context, { isLegal: order !== undefined, soFar, total })
  const expiryAt = plusHours(previous, body.extension_hours)
  if (order) assertBeforeEnd(order, previous, expiryAt)
  const after = await changeFreeze(
    unit,
    freeze,
    {
      expiry_at: expiryAt,
      extension_count: freeze.extension_count + 1,
      // Added to the order's justification, which is deleted in time. The audit trail is never deleted and
      // has its digest.
      justification: `${freeze.justification}\n${body.extension_justification}`,
      legal_order_status: toOrderStatus(context, isLegal, total),
      ...(order && { freeze_type: 'legal_order', legal_order_reference: order.reference }),
    },
    { name: 'extended', amount: freeze.frozen },
  )
  await cancelJobs(unit.trx, freeze.freeze_id)
  await scheduleEnd(unit, after)
  auditFreeze(unit, 'freeze.extended', freeze, after, `${body.extension_hours} hours`)
  await refreshCase(context, unit, freeze.case_id, 'freeze extended')
  return {
    freeze_id: freeze.freeze_id,
    freeze_status: after.status,
    previous_expiry_timestamp: toWireTime(previous),
    freeze_expiry_timestamp: toWireTime(expiryAt),
    hours_remaining: hoursRemaining(after, unit.now),
    total_hours: total,
    extension_count: after.extension_count,
    legal_order_status: after.legal_order_status,
  }
}

/**
 * Finds the recorded order by which a hold is extended: the one that is named, or else the one under which it
 * was made. Without one, it is a renewed administrative hold, up to its limit.
 * @throws Refusal `legal-order-required` for a reference that was not recorded, `self-approval-refused`
 */
async function orderFor(
  unit: UnitOfWork,
  freeze: FreezeTable,
  named: string | undefined,
): Promise<LegalOrderTable | undefined> {
  const reference = named ?? freeze.legal_order_reference
  if (reference === null) return undefined
  const meant = { caseId: freeze.case_id, accountHash: freeze.account_hash, reference }
  if (named !== undefined) return orderNamed(unit, 'legal_order_reference', meant)
  const order = await findLegalOrder(unit, meant)
  return order?.recorded_by === unit.principal.id ? undefined : order
}

function assertWithin(
  { profile }: Context,
  { isLegal, soFar, total }: { isLegal: boolean; soFar: number; total: number },
): void {
  const maxHours = isLegal ? profile.freeze.legalMaxHours : profile.freeze.adminTotalMaxHours
  if (total <= maxHours) return
  throw new Refusal(isLegal ? 'duration-exceeds-limit' : 'legal-order-required', {
    extensions: { max_hours: maxHours, max_hours_left: Math.max(0, maxHours - soFar) },
  })
}

/**
 * Computes the state of the legal order: an administrative hold at its limit can only be extended by an
 * order.
 */
function toOrderStatus({ profile }: Context, isLegal: boolean, total: number): LegalOrderStatus {
  if (isLegal) return 'in_force'
  return total >= profile.freeze.adminTotalMaxHours ? 'required_for_extension' : 'not_required'
}
