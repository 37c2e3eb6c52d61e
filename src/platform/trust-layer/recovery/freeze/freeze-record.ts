import type { FreezeEvent, FreezeStatus } from '../../../../contract/operations/answer-words.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import type { FreezeTable } from '../../../../storage/tables/platform.ts'
import type { Principal } from '../../../kit/principal.ts'
import type { PlatformProfile } from '../../../kit/profile.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { hoursLeft, toWireTime, toWireTimeOrNull } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'

/**
 * Reads a freeze that the caller may see.
 * @throws Refusal `freeze-not-found`, also if the freeze is at another institution than the caller's
 */
export async function findFreeze(trx: Db, principal: Principal, freezeId: string): Promise<FreezeTable> {
  const freeze = await trx
    .selectFrom('pf_freeze')
    .selectAll()
    .where('freeze_id', '=', freezeId)
    .executeTakeFirst()
  const isForeign = principal.role === 'institution' && freeze?.institution_code !== principal.institution
  if (!freeze || isForeign) throw new Refusal('freeze-not-found')
  return freeze
}

/** Statuses from which a freeze can still change. */
export const liveStatuses = ['pending_ack', 'active'] as const satisfies readonly FreezeStatus[]

/** Returns whether a freeze can still change. */
export const isLive = ({ status }: Pick<FreezeTable, 'status'>) =>
  status === 'pending_ack' || status === 'active'

/** Changes a freeze, and adds the event to its case's timeline. */
export async function changeFreeze(
  unit: UnitOfWork,
  freeze: FreezeTable,
  changes: Partial<FreezeTable>,
  event: { name: FreezeEvent; amount: number },
): Promise<FreezeTable> {
  const after = { ...freeze, ...changes }
  await unit.trx.updateTable('pf_freeze').set(changes).where('freeze_id', '=', freeze.freeze_id).execute()
  await appendFreezeEvent(unit, after, event)
  return after
}

/** Adds an event to a case's timeline. */
export async function appendFreezeEvent(
  unit: UnitOfWork,
  freeze: FreezeTable,
  { name, amount }: { name: FreezeEvent; amount: number },
): Promise<void> {
  const last = await unit.trx
    .selectFrom('pf_freeze_event')
    .select('seq')
    .where('case_id', '=', freeze.case_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  await unit.trx
    .insertInto('pf_freeze_event')
    .values({
      case_id: freeze.case_id,
      seq: (last?.seq ?? 0) + 1,
      freeze_id: freeze.freeze_id,
      institution_code: freeze.institution_code,
      event: name,
      freeze_status: freeze.status,
      amount,
      at: unit.now,
    })
    .execute()
}

/** Computes the hours until the hold ends: the ordered hours before it begins, zero after its end. */
export function hoursRemaining(freeze: FreezeTable, now: string): number {
  if (freeze.status === 'pending_ack') return freeze.duration_hours
  return freeze.status === 'active' && freeze.expiry_at !== null ? hoursLeft(now, freeze.expiry_at) : 0
}

/** Returns the institution's answer to the order, in the form of the interface. */
export function toCompliance(freeze: FreezeTable, profile: PlatformProfile) {
  const major = (minor: number) => toMajor(minor, profile.currencyExponent)
  return {
    acknowledged: freeze.acknowledged_at !== null,
    acknowledged_at: toWireTimeOrNull(freeze.acknowledged_at),
    outcome: freeze.outcome,
    requested_amount: major(freeze.requested),
    frozen_at_ack: major(freeze.frozen_at_ack),
    shortfall: major(freeze.acknowledged_at === null ? 0 : freeze.requested - freeze.frozen_at_ack),
    refusal_reason: freeze.refusal_reason,
    sla_due_at: toWireTime(freeze.ack_due_at),
    sla_breached: freeze.sla_breached === 1,
  }
}

/** Builds the freeze as the interface documents it. */
export const toFreezeView = (freeze: FreezeTable, profile: PlatformProfile, now: string) => ({
  freeze_id: freeze.freeze_id,
  freeze_status: freeze.status,
  freeze_expiry_timestamp: toWireTimeOrNull(freeze.expiry_at),
  hours_remaining: hoursRemaining(freeze, now),
  funds_frozen_amount: toMajor(freeze.frozen, profile.currencyExponent),
  institution_compliance: toCompliance(freeze, profile),
  legal_order_status: freeze.legal_order_status,
})
