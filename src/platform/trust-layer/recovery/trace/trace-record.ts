import type { TraceStatus } from '../../../../contract/operations/answer-words.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import type { TraceTable } from '../../../../storage/tables/platform.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import type { ChainEntry, toWireChainEntry } from './account-chain.ts'
import type { FifoTrace } from './fifo-trace.ts'
import type { HaircutTrace } from './haircut-trace.ts'
import type { toWireRecommendation } from './intervention-ranking.ts'
import type { TraceNode } from './trace-node.ts'

/** A finished trace in a form that JSON can represent. */
export interface StoredTrace {
  /** Number of the last ledger row at the time of the trace. */
  asOfSeq: number
  fifo: Omit<FifoTrace, 'nodes'> & { nodes: (Omit<TraceNode, 'exits'> & { exits: [string, number][] })[] }
  haircut: HaircutTrace
  /** Accounts that a freeze may touch; minor units. */
  freezable: {
    account_hash: string
    institution_code: string
    hop: number
    received: number
    remaining: number
  }[]
  chain: ChainEntry[]
  accountChain: ReturnType<typeof toWireChainEntry>[]
  recommendations: ReturnType<typeof toWireRecommendation>[]
  /** Accounts of the trace with an incomplete statement; absent in results of earlier releases. */
  uncertainAccounts?: string[]
}

/** Converts the maps of a trace to arrays, for JSON. */
export const storeFifo = (fifo: FifoTrace): StoredTrace['fifo'] => ({
  ...fifo,
  nodes: fifo.nodes.map((node) => ({ ...node, exits: [...node.exits] })),
})

/** Reverses {@link storeFifo}. */
export const restoreFifo = (stored: StoredTrace['fifo']): FifoTrace => ({
  ...stored,
  nodes: stored.nodes.map((node) => ({ ...node, exits: new Map(node.exits) }) as TraceNode),
})

/** Reads the result of a trace; null if there is none yet. */
export const readResult = (trace: TraceTable): StoredTrace | null =>
  trace.result === null ? null : (JSON.parse(trace.result) as StoredTrace)

/** Statuses of a trace that has a result, and that no newer trace of its payment has replaced. */
export const finishedStatuses = ['completed', 'completed_partial'] as const satisfies readonly TraceStatus[]

/** Returns whether a trace has a result. */
export const isFinished = ({ status }: Pick<TraceTable, 'status'>) =>
  finishedStatuses.some((finished) => finished === status)

/** Reads a trace by its id. */
export const findTrace = (trx: Db, traceId: string): Promise<TraceTable | undefined> =>
  trx.selectFrom('pf_trace').selectAll().where('trace_id', '=', traceId).executeTakeFirst()

/** Statuses of a trace that has no result yet. */
export const unfinishedTraces = ['queued', 'running'] as const satisfies readonly TraceStatus[]

/** Which traces of a case to change. */
export interface TraceChoice {
  caseId: string
  among: readonly TraceStatus[]
  /** Restricts the selection to the payment of this trace, excluding the trace itself. */
  replacedBy?: TraceTable
}

/** Sets traces to a final state, each with its entry in the audit trail. Returns their ids. */
export async function endTraces(
  unit: UnitOfWork,
  status: 'cancelled' | 'superseded',
  { caseId, among, replacedBy }: TraceChoice,
): Promise<string[]> {
  const ended = await unit.trx
    .updateTable('pf_trace')
    .set({ status })
    .where('case_id', '=', caseId)
    .where('status', 'in', among)
    .$if(replacedBy !== undefined, (query) =>
      query
        .where('transaction_id', '=', replacedBy?.transaction_id ?? '')
        .where('trace_id', '!=', replacedBy?.trace_id ?? ''),
    )
    .returning('trace_id')
    .execute()
  for (const { trace_id: id } of ended) {
    unit.audit({ action: `trace.${status}`, resourceType: 'trace', resourceId: id, caseId, after: status })
  }
  return ended.map(({ trace_id }) => trace_id)
}
