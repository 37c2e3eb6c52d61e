import type { TraceSensitivity } from '../../../../contract/operations/vocabulary.ts'
import type { LedgerTxTable, TraceTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { plusSeconds } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'

/** Which payment to trace. */
export interface TraceOrder {
  caseId: string
  /** The payment whose money is traced; its money has reached `receiver_hash`. */
  transaction: LedgerTxTable
  senderInstitutionCode: string
  depth?: number | undefined
  sensitivity?: TraceSensitivity | undefined
}

const resultWithinSeconds = 30

/** Queues a trace, or finds an identical one that is still running. */
export async function startTrace(context: Context, unit: UnitOfWork, order: TraceOrder): Promise<TraceTable> {
  const depth = order.depth ?? context.profile.trace.defaultDepth
  const sensitivity = order.sensitivity ?? 'medium'
  const { transaction } = order
  const twin = await unit.trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('case_id', '=', order.caseId)
    .where('transaction_id', '=', transaction.transaction_id)
    .where('depth', '=', depth)
    .where('sensitivity', '=', sensitivity)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (twin) return twin
  return queueTrace(unit, {
    case_id: order.caseId,
    transaction_id: transaction.transaction_id,
    amount: transaction.amount,
    sender_institution_code: order.senderInstitutionCode,
    receiver_account_hash: transaction.receiver_hash ?? '',
    depth,
    sensitivity,
  })
}

/** What a trace follows, and how far. */
type TraceQuestion = Pick<
  TraceTable,
  | 'case_id'
  | 'transaction_id'
  | 'amount'
  | 'sender_institution_code'
  | 'receiver_account_hash'
  | 'depth'
  | 'sensitivity'
>

/** Queues a trace, whether or not there is an identical one. */
export async function queueTrace(unit: UnitOfWork, question: TraceQuestion): Promise<TraceTable> {
  const trace: TraceTable = {
    trace_id: unit.newId('TRC'),
    case_id: question.case_id,
    transaction_id: question.transaction_id,
    amount: question.amount,
    sender_institution_code: question.sender_institution_code,
    receiver_account_hash: question.receiver_account_hash,
    depth: question.depth,
    sensitivity: question.sensitivity,
    status: 'queued',
    created_at: unit.now,
    due_at: plusSeconds(unit.now, resultWithinSeconds),
    completed_at: null,
    as_of: null,
    result: null,
  }
  await unit.trx.insertInto('pf_trace').values(trace).execute()
  await unit.schedule({ kind: 'trace.run', subject_id: trace.trace_id, due_at: unit.now, lane: 'background' })
  await unit.schedule({ kind: 'trace.sla', subject_id: trace.trace_id, due_at: trace.due_at, lane: 'exact' })
  unit.audit({
    action: 'trace.queued',
    resourceType: 'trace',
    resourceId: trace.trace_id,
    caseId: trace.case_id,
    after: trace,
  })
  return trace
}
