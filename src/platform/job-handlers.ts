import type { Job } from '../storage/tables/platform.ts'
import type { Context } from './kit/context.ts'
import { sweepRepeats } from './kit/idempotency.ts'
import type { JobHandlers } from './kit/jobs.ts'
import { plusDays, plusHours } from './kit/time.ts'
import type { UnitOfWork, UnitsOfWork } from './kit/unit-of-work.ts'
import { endIncident } from './trust-layer/recovery/freeze/end-incident.ts'
import {
  acknowledgeLate,
  expire,
  lapse,
  noteExpiring,
  noteLateAcknowledgement,
} from './trust-layer/recovery/freeze/freeze-lifecycle.ts'
import { deliverReturn, noteLateReturn } from './trust-layer/recovery/freeze/return-delivery.ts'
import { runTrace } from './trust-layer/recovery/trace/run-trace.ts'
import { tellNews } from './trust-layer/redress/case-news.ts'
import { forgetContact } from './trust-layer/redress/citizen-contact.ts'
import { escalateOdr, expireOdr } from './trust-layer/redress/dispute-lifecycle.ts'
import { forgetCases } from './trust-layer/redress/forget-cases.ts'
import { notifyOpenChats } from './trust-layer/redress/notify-citizen.ts'
import { forgetScamReport } from './trust-layer/redress/scam-report.ts'

/** Kind of an automatic job. */
export type JobKind =
  | 'case.routing_due'
  | 'trace.sla'
  | 'freeze.acknowledge'
  | 'freeze.sla'
  | 'freeze.lapse'
  | 'freeze.expiring'
  | 'freeze.expire'
  | 'return.deliver'
  | 'return.overdue'
  | 'incident.end'
  | 'odr.escalate'
  | 'odr.expire'
  /** Its earlier name; jobs of that time are still queued under it. */
  | 'odr.overdue'
  | 'scam_report.forget'
  | 'contact.forget'
  | 'records.sweep'

/** Jobs that delete something because of its age. */
export const forgettingJobs: readonly JobKind[] = ['scam_report.forget', 'contact.forget', 'records.sweep']

/** Creates the handlers of all automatic jobs. */
export const createJobHandlers = (context: Context): JobHandlers<JobKind> => ({
  'case.routing_due': noteLateRouting,
  'trace.sla': noteLateTrace,
  'freeze.acknowledge': (unit, freezeId) => acknowledgeLate(context, unit, freezeId),
  'freeze.sla': noteLateAcknowledgement,
  'freeze.lapse': (unit, freezeId) => lapse(context, unit, freezeId),
  'freeze.expiring': (unit, freezeId) => warnOfExpiry(context, unit, freezeId),
  'freeze.expire': (unit, freezeId) => expire(context, unit, freezeId),
  'return.deliver': (unit, returnId) => deliverReturn(context, unit, returnId),
  'return.overdue': noteLateReturn,
  'incident.end': async (unit, incidentId) => void (await endIncident(context, unit, incidentId)),
  'odr.escalate': (unit, odrId) => escalateOdr(context, unit, odrId),
  'odr.expire': (unit, odrId) => endDispute(context, unit, odrId),
  'odr.overdue': (unit, odrId) => endDispute(context, unit, odrId),
  'scam_report.forget': forgetScamReport,
  'contact.forget': forgetContact,
  'records.sweep': (unit) => sweepRecords(context, unit),
})

/**
 * Creates the background jobs that read for a long time and make their own changes; each first claims its
 * job, and ends it along with its result.
 */
export const createLongJobs = (
  context: Context,
  units: UnitsOfWork,
): ReadonlyMap<string, (job: Job) => Promise<void>> =>
  new Map([['trace.run', (job) => runTrace({ context, units, pause: () => new Promise(setImmediate) }, job)]])

/**
 * Records that a hold will end soon, and notifies the citizen in their open chats and on the channels they
 * chose.
 */
async function warnOfExpiry(context: Context, unit: UnitOfWork, freezeId: string): Promise<void> {
  const caseId = await noteExpiring(unit, freezeId)
  if (caseId === undefined) return
  await notifyOpenChats(context, unit, caseId, 'freeze_expiring')
  await tellNews(context, unit, caseId, { isEnding: true })
}

/** Ends a dispute at its deadline, and informs the citizen in their open chats that it had no result. */
async function endDispute(context: Context, unit: UnitOfWork, odrId: string): Promise<void> {
  const caseId = await expireOdr(context, unit, odrId)
  if (caseId !== undefined) await notifyOpenChats(context, unit, caseId, 'odr_result')
}

const sweepHours = 1
const verificationHours = 24

/**
 * Deletes records that are past their retention period, unless that is refused for now, and schedules the
 * next sweep.
 */
export async function sweepRecords(context: Context, unit: UnitOfWork): Promise<void> {
  if (await context.mayForget(unit.trx)) await forgetRecords(context, unit)
  await unit.schedule({
    kind: 'records.sweep',
    subject_id: 'records',
    due_at: plusHours(unit.now, sweepHours),
    lane: 'background',
  })
}

async function forgetRecords(context: Context, unit: UnitOfWork): Promise<void> {
  const { profile } = context
  await sweepRepeats(unit.trx, unit.now)
  await unit.trx
    .deleteFrom('pf_verification')
    .where('at', '<', plusHours(unit.now, -verificationHours))
    .execute()
  // Each message contains an address.
  await unit.trx
    .deleteFrom('pf_outbox')
    .where('at', '<', plusDays(unit.now, -profile.dataRetentionDays))
    .execute()
  await unit.trx
    .deleteFrom('pf_sms_part')
    .where('at', '<', plusDays(unit.now, -profile.dataRetentionDays))
    .execute()
  await unit.trx
    .deleteFrom('pf_notice')
    .where('created_at', '<', plusDays(unit.now, -profile.dataRetentionDays))
    .execute()
  await forgetCases(context, unit)
  await context.forgetChats(unit.trx, plusDays(unit.now, -profile.dataRetentionDays))
  unit.afterCommit(() => context.onForgotten(plusDays(unit.now, -profile.dataRetentionDays)))
}

async function noteLateRouting(unit: UnitOfWork, caseId: string): Promise<void> {
  const late = await unit.trx
    .updateTable('pf_case')
    .set({ overdue: 1 })
    .where('case_id', '=', caseId)
    .where('routed_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('rejected_at', 'is', null)
    .executeTakeFirst()
  if (late.numUpdatedRows === 0n) return
  unit.audit({ action: 'sla.breach', resourceType: 'case', resourceId: caseId, caseId, reason: 'routing' })
}

async function noteLateTrace(unit: UnitOfWork, traceId: string): Promise<void> {
  const late = await unit.trx
    .selectFrom('pf_trace')
    .select('case_id')
    .where('trace_id', '=', traceId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (!late) return
  unit.audit({
    action: 'sla.breach',
    resourceType: 'trace',
    resourceId: traceId,
    caseId: late.case_id,
    reason: 'result',
  })
}
