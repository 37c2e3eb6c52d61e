import type {
  FreezeEvent,
  LegalOrderStatus,
  RefusalReason,
} from '../../../../contract/operations/answer-words.ts'
import type { FreezeTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { cancelJobs } from '../../../kit/jobs.ts'
import { plusHours, plusSeconds } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { findAccount, hold, unhold } from '../../ledger/accounts.ts'
import { nextSeq } from '../../ledger/bookings.ts'
import { changeFreeze } from './freeze-record.ts'
import { type Behaviour, behaviourOf } from './institution-behaviour.ts'

/** An institution's answer to an order: it holds up to an amount (minor units), or refuses. */
export type Acknowledgement = { holdsUpTo: number } | { refuses: RefusalReason }

/** Sends a new order to the institution. A simulated institution answers as configured. */
export async function sendOrder(
  context: Context,
  unit: UnitOfWork,
  freeze: FreezeTable,
): Promise<FreezeTable> {
  const subject = { subject_id: freeze.freeze_id, lane: 'exact' } as const
  const behaviour = await behaviourOf(unit.trx, freeze.institution_code)
  if (behaviour.kind !== 'silent' && behaviour.afterSeconds === 0) {
    return acknowledge(context, unit, freeze, toAcknowledgement(behaviour, freeze))
  }
  await unit.schedule({ ...subject, kind: 'freeze.sla', due_at: freeze.ack_due_at })
  await unit.schedule({ ...subject, kind: 'freeze.lapse', due_at: freeze.order_valid_until })
  if (behaviour.kind !== 'silent') {
    const dueAt = plusSeconds(unit.now, behaviour.afterSeconds)
    await unit.schedule({ ...subject, kind: 'freeze.acknowledge', due_at: dueAt })
  }
  return freeze
}

function toAcknowledgement(behaviour: Behaviour, freeze: FreezeTable): Acknowledgement {
  if (behaviour.kind === 'refuse') return { refuses: behaviour.reason }
  if (behaviour.kind !== 'partial') return { holdsUpTo: freeze.requested }
  return { holdsUpTo: Math.floor((freeze.requested * behaviour.percent) / 100) }
}

/**
 * Answers an order for a simulated institution that answers late, unless its behaviour is `silent` by then.
 */
export async function acknowledgeLate(context: Context, unit: UnitOfWork, freezeId: string): Promise<void> {
  const freeze = await pending(unit, freezeId)
  if (!freeze) return
  const behaviour = await behaviourOf(unit.trx, freeze.institution_code)
  if (behaviour.kind === 'silent') return
  await acknowledge(context, unit, freeze, toAcknowledgement(behaviour, freeze))
}

/** Begins the hold, of at most the available amount, or records the refusal. */
export async function acknowledge(
  context: Context,
  unit: UnitOfWork,
  freeze: FreezeTable,
  answer: Acknowledgement,
): Promise<FreezeTable> {
  if ('refuses' in answer) return refuse(context, unit, freeze, answer.refuses)
  const account = await findAccount(unit.trx, freeze.account_hash)
  const available = account ? account.balance - account.held : 0
  const amount = Math.min(answer.holdsUpTo, freeze.requested, available)
  if (amount <= 0 || !(await hold(unit.trx, freeze.account_hash, amount))) {
    return refuse(context, unit, freeze, 'no_balance')
  }
  await cancelJobs(unit.trx, freeze.freeze_id)
  const expiryAt = plusHours(unit.now, freeze.duration_hours)
  const active = await changeFreeze(
    unit,
    freeze,
    {
      status: 'active',
      frozen: amount,
      frozen_at_ack: amount,
      acknowledged_at: unit.now,
      effective_at: unit.now,
      expiry_at: expiryAt,
      began_seq: (await nextSeq(unit.trx)) - 1,
      outcome: amount === freeze.requested ? 'full' : 'partial',
    },
    { name: 'acknowledged', amount },
  )
  await scheduleEnd(unit, active)
  auditFreeze(unit, 'freeze.acknowledged', freeze, active)
  await refreshCase(context, unit, freeze.case_id, 'freeze acknowledged')
  return active
}

const noticeHours = [24, 2]

/** Schedules the end of an active freeze, and the notices before it. */
export async function scheduleEnd(unit: UnitOfWork, freeze: FreezeTable): Promise<void> {
  if (freeze.expiry_at === null) return
  const subject = { subject_id: freeze.freeze_id, lane: 'exact' } as const
  await unit.schedule({ ...subject, kind: 'freeze.expire', due_at: freeze.expiry_at })
  for (const hours of noticeHours) {
    const dueAt = plusHours(freeze.expiry_at, -hours)
    if (dueAt > unit.now) await unit.schedule({ ...subject, kind: 'freeze.expiring', due_at: dueAt })
  }
}

async function refuse(
  context: Context,
  unit: UnitOfWork,
  freeze: FreezeTable,
  reason: RefusalReason,
): Promise<FreezeTable> {
  await cancelJobs(unit.trx, freeze.freeze_id)
  const rejected = await changeFreeze(
    unit,
    freeze,
    {
      status: 'rejected',
      acknowledged_at: unit.now,
      outcome: 'refused',
      refusal_reason: reason,
      ended_at: unit.now,
    },
    { name: 'refused', amount: 0 },
  )
  auditFreeze(unit, 'freeze.refused', freeze, rejected, reason)
  await refreshCase(context, unit, freeze.case_id, 'freeze refused')
  return rejected
}

/** Records that the institution has not answered in time. */
export async function noteLateAcknowledgement(unit: UnitOfWork, freezeId: string): Promise<void> {
  const freeze = await pending(unit, freezeId)
  if (!freeze) return
  await unit.trx.updateTable('pf_freeze').set({ sla_breached: 1 }).where('freeze_id', '=', freezeId).execute()
  auditFreeze(unit, 'sla.breach', freeze, { ...freeze, sla_breached: 1 }, 'acknowledgement')
}

/** Voids an order that was not answered while it was valid. */
export async function lapse(context: Context, unit: UnitOfWork, freezeId: string): Promise<void> {
  const freeze = await pending(unit, freezeId)
  if (freeze) await endFreeze(context, unit, freeze, { status: 'lapsed', event: 'lapsed', endedSeq: 0 })
}

/** Ends a hold at its expiry. The end comes before every booking of the same instant. */
export async function expire(context: Context, unit: UnitOfWork, freezeId: string): Promise<void> {
  const freeze = await unit.trx
    .selectFrom('pf_freeze')
    .selectAll()
    .where('freeze_id', '=', freezeId)
    .where('status', '=', 'active')
    .where('expiry_at', '<=', unit.now)
    .executeTakeFirst()
  if (freeze) await endFreeze(context, unit, freeze, { status: 'expired', event: 'expired', endedSeq: 0 })
}

/** How a freeze ends. */
export interface Ending {
  status: 'expired' | 'released' | 'lapsed'
  event: FreezeEvent
  /** Last row of the ledger before the end; 0 if the end comes first in its instant. */
  endedSeq: number
  /** JSON of the release. */
  release?: string
  legalOrderStatus?: LegalOrderStatus
  reason?: string
}

/** Ends a live freeze, and releases what it still holds. */
export async function endFreeze(
  context: Context,
  unit: UnitOfWork,
  freeze: FreezeTable,
  ending: Ending,
): Promise<FreezeTable> {
  if (freeze.frozen > 0) await unhold(unit.trx, freeze.account_hash, freeze.frozen)
  await cancelJobs(unit.trx, freeze.freeze_id)
  const isOrderOver = freeze.freeze_type === 'legal_order' && ending.status === 'expired'
  const ended = await changeFreeze(
    unit,
    freeze,
    {
      status: ending.status,
      frozen: 0,
      ended_at: unit.now,
      ended_seq: ending.endedSeq,
      ...(ending.release !== undefined && { release: ending.release }),
      ...(isOrderOver && { legal_order_status: 'expired' }),
      ...(ending.legalOrderStatus !== undefined && { legal_order_status: ending.legalOrderStatus }),
    },
    { name: ending.event, amount: freeze.frozen },
  )
  auditFreeze(unit, `freeze.${ending.event}`, freeze, ended, ending.reason)
  await refreshCase(context, unit, freeze.case_id, `freeze ${ending.event}`)
  return ended
}

/** Records that an active hold will end soon; returns the id of its case, whose citizen must be notified. */
export async function noteExpiring(unit: UnitOfWork, freezeId: string): Promise<string | undefined> {
  const freeze = await unit.trx
    .selectFrom('pf_freeze')
    .select('case_id')
    .where('freeze_id', '=', freezeId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!freeze) return undefined
  unit.audit({
    action: 'freeze.expiring',
    resourceType: 'freeze',
    resourceId: freezeId,
    caseId: freeze.case_id,
  })
  return freeze.case_id
}

/** Records an event of a freeze in the audit trail. */
export function auditFreeze(
  unit: UnitOfWork,
  action: string,
  before: FreezeTable,
  after: FreezeTable,
  reason?: string,
): void {
  unit.audit({
    action,
    resourceType: 'freeze',
    resourceId: after.freeze_id,
    caseId: after.case_id,
    before,
    after,
    reason: reason ?? null,
  })
}

const pending = (unit: UnitOfWork, freezeId: string): Promise<FreezeTable | undefined> =>
  unit.trx
    .selectFrom('pf_freeze')
    .selectAll()
    .where('freeze_id', '=', freezeId)
    .where('status', '=', 'pending_ack')
    .executeTakeFirst()
