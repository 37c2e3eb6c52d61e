import type { Context } from './context.ts'
import type { JobHandlers } from './frame/jobs.ts'
import type { Unit } from './frame/unit.ts'
import { runTrace } from './recovery/run-trace.ts'

export type JobKind = 'case.routing_due' | 'trace.run' | 'trace.sla'

/** Everything that happens by itself. */
export const createJobHandlers = (context: Context): JobHandlers<JobKind> => ({
  'case.routing_due': noteLateRouting,
  'trace.run': (unit, traceId) => runTrace(context, unit, traceId),
  'trace.sla': noteLateTrace,
})

async function noteLateRouting(unit: Unit, caseId: string): Promise<void> {
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

async function noteLateTrace(unit: Unit, traceId: string): Promise<void> {
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
