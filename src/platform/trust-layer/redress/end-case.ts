import type { CaseStatus } from '../../../contract/operations/answer-words.ts'
import type { CaseTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { cancelJobs } from '../../kit/jobs.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { assertOpen, loadCase } from '../cases/case-record.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { isLive } from '../recovery/freeze/freeze-record.ts'
import { endTraces, unfinishedTraces } from '../recovery/trace/trace-record.ts'
import { openOdrs } from './dispute-lifecycle.ts'

/**
 * Refuses to end a case while something is pending.
 * @throws Refusal `open-obligations`, with the pending items
 */
export async function assertNothingOpen(unit: UnitOfWork, caseId: string): Promise<void> {
  const { freezes, returns } = await loadCase(unit.trx, caseId)
  const open = [
    ...freezes.filter(isLive).map((freeze) => ({ type: 'freeze', id: freeze.freeze_id })),
    ...(await openOdrs(unit, caseId)).map((odr) => ({ type: 'odr', id: odr.odr_id })),
    ...returns
      .filter(({ status }) => status === 'initiated' || status === 'processing')
      .map((entry) => ({ type: 'return', id: entry.return_id })),
  ]
  if (open.length > 0) throw new Refusal('open-obligations', { extensions: { obligations: open } })
}

/** Cancels the scheduled work of a case that has ended. */
export async function cancelWork(unit: UnitOfWork, caseId: string): Promise<void> {
  const cancelled = await endTraces(unit, 'cancelled', { caseId, among: unfinishedTraces })
  for (const traceId of cancelled) await cancelJobs(unit.trx, traceId)
  await cancelJobs(unit.trx, caseId, 'case.routing_due')
}

/**
 * Rejects a case in which there is nothing to trace: a duplicate, or no payment at all.
 * @throws Refusal `case-closed`, `open-obligations`
 */
export async function rejectCase(context: Context, unit: UnitOfWork, row: CaseTable): Promise<CaseStatus> {
  assertOpen(row)
  await assertNothingOpen(unit, row.case_id)
  await unit.trx
    .updateTable('pf_case')
    .set({ rejected_at: unit.now })
    .where('case_id', '=', row.case_id)
    .execute()
  await cancelWork(unit, row.case_id)
  unit.audit({
    action: 'case.rejected',
    resourceType: 'case',
    resourceId: row.case_id,
    caseId: row.case_id,
  })
  return refreshCase(context, unit, row.case_id, 'rejected')
}
