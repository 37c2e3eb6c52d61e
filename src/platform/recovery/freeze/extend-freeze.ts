import type { FreezeTable } from '../../../storage/tables/platform.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import type { Context } from '../../kernel/context.ts'
import type { OperationRequest } from '../../kernel/handler.ts'
import { cancelJobs } from '../../kernel/jobs.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hoursBetween, plusHours, toWireTime } from '../../kernel/time.ts'
import type { UnitOfWork } from '../../kernel/unit-of-work.ts'
import { auditFreeze, scheduleEnd } from './freeze-life.ts'
import { changeFreeze, hoursRemaining } from './freeze-record.ts'

/**
 * Refuses a freeze that holds nothing.
 * @throws Refusal `freeze-expired`, `freeze-not-active`
 */
export function assertActive(freeze: FreezeTable): void {
  if (freeze.status === 'active') return
  throw new Refusal(freeze.status === 'expired' ? 'freeze-expired' : 'freeze-not-active', {
    extensions: { current_status: freeze.status, allowed: ['active'] },
  })
}

/** Extends a hold. The hours are added to its present end, not to the present time. */
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
  const isLegal = body.legal_order_reference !== undefined || freeze.freeze_type === 'legal_order'
  assertWithin(context, { isLegal, soFar, total })
  const expiryAt = plusHours(previous, body.extension_hours)
  const after = await changeFreeze(
    unit,
    freeze,
    {
      expiry_at: expiryAt,
      extension_count: freeze.extension_count + 1,
      legal_order_status: toOrderStatus(context, isLegal, total),
      ...(body.legal_order_reference !== undefined && {
        freeze_type: 'legal_order',
        legal_order_reference: body.legal_order_reference,
      }),
    },
    { name: 'extended', amount: freeze.frozen },
  )
  await cancelJobs(unit.trx, freeze.freeze_id)
  await scheduleEnd(unit, after)
  auditFreeze(unit, 'freeze.extended', freeze, after, body.extension_justification.slice(0, 200))
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
function toOrderStatus({ profile }: Context, isLegal: boolean, total: number): string {
  if (isLegal) return 'in_force'
  return total >= profile.freeze.adminTotalMaxHours ? 'required_for_extension' : 'not_required'
}
