import type { CaseStatus } from '../../../contract/operations/answer-words.ts'
import type { Context } from '../../kit/context.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { type CaseProgress, loadProgress } from './case-record.ts'
import { type CaseFacts, type CaseStanding, toCaseStanding } from './case-status.ts'

/** Computes the status of a case at `now`. */
export const standingOf = (progress: CaseProgress, now: string): CaseStanding =>
  toCaseStanding(toFacts(progress), now)

const toFacts = ({ row, traces, freezes, returns, odrs, routing }: CaseProgress): CaseFacts => ({
  isClassified: row.closed_at !== null,
  isRejected: row.rejected_at !== null,
  amountMinor: row.amount,
  paidMinor: row.paid,
  returns: returns.map((entry) => ({ status: entry.status, expectedBy: entry.expected_by })),
  odrs: odrs.map((odr) => ({
    status: odr.status,
    responseDueAt: odr.response_due_at,
    resolutionDueAt: odr.resolution_due_at,
  })),
  freezes: freezes.map((freeze) => ({
    status: freeze.status,
    expiryAt: freeze.expiry_at,
    acknowledgementDueAt: freeze.ack_due_at,
  })),
  traces: traces.map((trace) => ({ status: trace.status, resultDueAt: trace.due_at })),
  traceStartDueAt: routing?.sla_due_at ?? null,
  routingDueAt: row.routing_due_at,
})

/**
 * Recomputes the status of a case after a change, records it if it differs, and notifies the citizen's open
 * chat. Notifications that the citizen chose on other channels are sent with the same change.
 */
export async function refreshCase(
  context: Context,
  unit: UnitOfWork,
  caseId: string,
  cause: string,
): Promise<CaseStatus> {
  await context.tellNews(unit, caseId)
  const progress = await loadProgress(unit.trx, caseId)
  const { status } = standingOf(progress, unit.now)
  const before = progress.row.status
  if (before === status) return status
  await unit.trx.updateTable('pf_case').set({ status }).where('case_id', '=', caseId).execute()
  await appendEvent(unit, { caseId, from: before === '' ? null : before, to: status, cause })
  if (before !== '') {
    unit.audit({
      action: 'case.status_changed',
      resourceType: 'case',
      resourceId: caseId,
      caseId,
      reason: cause,
      before,
      after: status,
    })
  }
  unit.afterCommit(() => context.onCaseChanged(caseId))
  return status
}

async function appendEvent(
  unit: UnitOfWork,
  { caseId, from, to, cause }: { caseId: string; from: string | null; to: string; cause: string },
) {
  // The first event of a case is the case's creation.
  const last =
    from === null
      ? undefined
      : await unit.trx
          .selectFrom('pf_case_event')
          .select('seq')
          .where('case_id', '=', caseId)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
  await unit.trx
    .insertInto('pf_case_event')
    .values({
      case_id: caseId,
      seq: (last?.seq ?? 0) + 1,
      from_status: from,
      to_status: to,
      cause,
      at: unit.now,
    })
    .execute()
}
