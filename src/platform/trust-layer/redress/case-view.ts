import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable, TraceTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { Principal, PrincipalRole } from '../../kit/principal.ts'
import { toWireTime } from '../../kit/time.ts'
import type { Snapshot } from '../../kit/unit-of-work.ts'
import { type CaseRecord, loadCase } from '../cases/case-record.ts'
import { openReturns } from '../cases/case-status.ts'
import { standingOf } from '../cases/case-trail.ts'
import { isFinished, readResult, restoreFifo, type StoredTrace } from '../recovery/trace/trace-record.ts'
import { summariseTraces } from '../recovery/trace/trace-summary.ts'
import { readClassification } from './classify-case.ts'
import { readReporterCaseIds, reporterCaseIdsMember } from './reporter-case-ids.ts'

/** Converts a case to the form of the interface. Its citizen sees neither accounts nor traces. */
export async function toCaseView(
  context: Context,
  { trx, now }: Snapshot,
  principal: Principal,
  caseId: string,
) {
  const record = await loadCase(trx, caseId)
  const { status, nextMilestone } = standingOf(record, now)
  const isCitizen = principal.role === 'citizen_channel'
  return {
    case_id: caseId,
    status,
    recovery_trace_summary: await toSummary(context, trx, record, isCitizen),
    freeze_status_timeline: await toTimeline(context, trx, caseId),
    next_milestone: nextMilestone,
    ...(!context.profile.strictShapes && { extensions: toExtensions(context, record, principal) }),
  }
}

/** Returns the latest trace of each payment: a finished one, or else the one that is running. */
function currentTraces(traces: readonly TraceTable[]): TraceTable[] {
  const byPayment = new Map<string, TraceTable>()
  for (const trace of traces) {
    const known = byPayment.get(trace.transaction_id)
    if (!known || isFinished(trace) || !isFinished(known)) byPayment.set(trace.transaction_id, trace)
  }
  return [...byPayment.values()]
}

async function toSummary(context: Context, trx: Db, record: CaseRecord, isCitizen: boolean) {
  const traces = currentTraces(record.traces)
  const results = traces.flatMap((trace) => readResult(trace) ?? [])
  const newest = traces.at(-1)
  if (!newest) return {}
  const institutions = new Map(
    results.flatMap((result) =>
      result.accountChain.map((entry) => [entry.account_hash, entry.institution_code] as const),
    ),
  )
  const summary = summariseTraces(
    record.row.amount,
    results.map((result) => restoreFifo(result.fifo)),
    (account) => institutions.get(account) ?? '',
  )
  const major = (minor: number) => toMajor(minor, context.profile.currencyExponent)
  const located = summary?.locatedMinor ?? 0
  // Money that was held at the time of the trace may have been paid back since.
  const since = Math.min(located, await paidBackSince(trx, record, results))
  const held = record.freezes.reduce((sum, freeze) => sum + freeze.frozen, 0)
  return {
    ...(!isCitizen && { trace_id: newest.trace_id }),
    trace_status: newest.status,
    as_of: toWireTime(summary ? new Date(summary.asOfMs).toISOString() : newest.created_at),
    amount_reported: major(summary?.reportedMinor ?? record.row.amount),
    amount_located: major(located - since),
    amount_frozen: major(Math.min(held, Math.max(located - since, summary ? 0 : held))),
    amount_returned: major((summary?.returnedMinor ?? 0) + since),
    amount_withdrawn: major(summary?.withdrawnMinor ?? 0),
    amount_unlocated: major(summary?.unlocatedMinor ?? record.row.amount),
    accounts_traced: summary?.accountsTraced ?? 0,
    institutions_involved: summary?.institutionsInvolved ?? 0,
    hops: summary?.hops ?? 0,
  }
}

/**
 * Computes what the case's freezes have paid back to the victim beyond what its traces include, in minor
 * units. Negative if a return that a trace includes has failed since: the part traced into that return is
 * then no longer with the victim.
 */
async function paidBackSince(trx: Db, record: CaseRecord, traces: readonly StoredTrace[]): Promise<number> {
  if (record.freezes.length === 0 || traces.length === 0) return 0
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .select(['transaction_id', 'seq', 'amount', 'receiver_hash', 'reversal_of'])
    .where(
      'freeze_id',
      'in',
      record.freezes.map((freeze) => freeze.freeze_id),
    )
    .execute()
  const failedAt = new Map(rows.map((row) => [row.reversal_of, row.seq]))
  const returns = rows.filter((row) => row.reversal_of === null)
  return returns.reduce((sum, { transaction_id: id, seq, amount, receiver_hash }) => {
    const failedSeq = failedAt.get(id) ?? Number.POSITIVE_INFINITY
    const counted = traces
      .filter(({ asOfSeq }) => asOfSeq >= seq && asOfSeq < failedSeq)
      .reduce((traced, { fifo }) => traced + tracedInto(fifo, id), 0)
    if (failedAt.has(id)) return sum - counted
    const isKnown = receiver_hash === 'pool' || traces.every(({ asOfSeq }) => asOfSeq >= seq)
    return isKnown ? sum : sum + amount - counted
  }, 0)
}

const tracedInto = ({ edges }: StoredTrace['fifo'], transactionId: string): number =>
  edges.reduce((sum, edge) => (edge.transactionId === transactionId ? sum + edge.tracedMinor : sum), 0)

async function toTimeline(context: Context, trx: Db, caseId: string) {
  const events = await trx
    .selectFrom('pf_freeze_event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('seq')
    .execute()
  return events.map((event) => ({
    freeze_id: event.freeze_id,
    institution_code: event.institution_code,
    event: event.event,
    freeze_status: event.freeze_status,
    amount: toMajor(event.amount, context.profile.currencyExponent),
    at: toWireTime(event.at),
  }))
}

/** Roles that work on all cases and see what colleagues wrote about them. */
const staff: ReadonlySet<PrincipalRole> = new Set(['analyst', 'recovery_engine', 'admin'])

/** Staff see every reporter's own number of the case, and an institution those that it has sent itself. */
function ownNumbers(row: CaseTable, { role, institution }: Principal) {
  const ids = readReporterCaseIds(row).filter(({ reporter }) => staff.has(role) || reporter === institution)
  return ids.length > 0 && { [reporterCaseIdsMember]: ids }
}

function toExtensions(context: Context, { row, routing, returns }: CaseRecord, principal: Principal) {
  const { role } = principal
  const major = (minor: number) => toMajor(minor, context.profile.currencyExponent)
  const underWay = returns.filter(({ status }) => openReturns.includes(status))
  return {
    priority: row.priority,
    overdue: row.overdue === 1,
    paid: major(row.paid),
    pool_paid: major(row.pool_paid),
    ...(underWay.length > 0 && {
      returning: major(underWay.reduce((sum, { amount }) => sum + amount, 0)),
    }),
    ...ownNumbers(row, principal),
    reference_unverified: row.reference_found === 0,
    ...(role !== 'citizen_channel' && {
      priority_score: row.priority_score,
      confidence: row.confidence / 1000,
      amount_mismatch: row.amount_mismatch === 1,
      routed_to: routing === null ? [] : JSON.parse(routing.routed_to),
    }),
    ...(staff.has(role) && {
      internal_notes: routing?.internal_notes ?? null,
      classification: readClassification(row),
    }),
  }
}
