import type { RoutingLogic } from '../../../contract/operations/vocabulary.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusSeconds, toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { caseTransactions } from '../cases/case-transactions.ts'
import { isPosted } from '../ledger/bookings.ts'
import { startTrace } from '../recovery/trace/start-trace.ts'
import { routingDueSeconds } from './complaint-assessment.ts'

/** How to route a case. */
export interface RouteOrder {
  logic: RoutingLogic
  institutionCodes?: readonly string[] | undefined
  analystId?: string | undefined
  notes?: string | undefined
}

/** Who works on a case, and why. */
export interface Target {
  type: 'recovery_engine' | 'analyst_queue' | 'institution'
  ref: string
  reason?: string
}

/**
 * Confidence, in thousandths, below which an analyst asks the citizen again; the trace starts in any case.
 */
const unsureBelow = 600

/** Routes a case by its urgency, or as ordered. The recovery engine starts tracing immediately. */
export async function routeCase(context: Context, unit: UnitOfWork, caseId: string, order: RouteOrder) {
  const row = await unit.trx
    .selectFrom('pf_case')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const payments = (await caseTransactions(unit.trx, caseId)).filter(({ status }) => isPosted(status))
  const targets = await chooseTargets(unit.trx, row, order, payments.length > 0)
  const routing = {
    routing_id: unit.newId('RTE'),
    case_id: caseId,
    routing_logic: order.logic,
    routed_to: JSON.stringify(targets),
    internal_notes: order.notes ?? null,
    sla_due_at: plusSeconds(unit.now, routingDueSeconds[row.priority]),
    at: unit.now,
  }
  await unit.trx.insertInto('pf_routing').values(routing).execute()
  await unit.trx.updateTable('pf_case').set({ routed_at: unit.now }).where('case_id', '=', caseId).execute()
  unit.audit({ action: 'case.routed', resourceType: 'case', resourceId: caseId, caseId, after: routing })
  if (targets.some(({ type }) => type === 'recovery_engine')) {
    for (const transaction of payments) {
      const code = row.sender_institution_code ?? ''
      await startTrace(context, unit, { caseId, transaction, senderInstitutionCode: code })
    }
  }
  const status = await refreshCase(context, unit, caseId, 'route')
  return {
    case_id: caseId,
    status,
    routing_id: routing.routing_id,
    routed_to: targets.map(({ type, ref }) => ({ type, ref })),
    priority: row.priority,
    priority_score: row.priority_score,
    sla_due_at: toWireTime(routing.sla_due_at),
  }
}

async function chooseTargets(
  trx: Db,
  row: CaseTable,
  order: RouteOrder,
  isTraceable: boolean,
): Promise<Target[]> {
  const analyst = (reason?: string): Target => ({
    type: 'analyst_queue',
    ref: order.analystId ?? 'queue',
    ...(reason && { reason }),
  })
  const engine: Target = { type: 'recovery_engine', ref: 'recovery' }
  if (order.logic === 'analyst_queue') return [analyst()]
  if (order.logic === 'recovery_engine') return [engine]
  if (order.logic === 'institution') {
    const codes = order.institutionCodes ?? []
    await assertActive(trx, codes)
    return codes.map((ref): Target => ({ type: 'institution', ref }))
  }
  if (row.amount === 0) return [analyst()]
  const targets = byPriority(row, { analyst: analyst(), engine })
  const hasAnalyst = targets.some(({ type }) => type === 'analyst_queue')
  if (hasAnalyst) return targets
  if (!isTraceable && targets.includes(engine)) return [...targets, analyst('payment_not_found')]
  return row.confidence < unsureBelow ? [...targets, analyst('confirm_with_citizen')] : targets
}

function byPriority(row: CaseTable, { analyst, engine }: { analyst: Target; engine: Target }): Target[] {
  if (row.priority === 'P1' || row.priority === 'P2') return [engine]
  if (row.priority === 'P3' || !row.receiver_institution_code) return [analyst]
  return [{ type: 'institution', ref: row.receiver_institution_code }]
}

/**
 * Rejects institutions that do not participate.
 * @throws Refusal `institution-not-found`
 */
export async function assertActive(trx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const known = await trx
    .selectFrom('pf_participant')
    .select('institution_code')
    .where('institution_code', 'in', codes)
    .where('status', '=', 'active')
    .execute()
  if (known.length < new Set(codes).size) throw new Refusal('institution-not-found')
}
