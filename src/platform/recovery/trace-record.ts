import type { Db } from '../../storage/database.ts'
import type { TraceTable } from '../../storage/tables-platform.ts'
import type { ChainEntry, toWireChainEntry } from './account-chain.ts'
import type { FifoTrace } from './fifo-trace.ts'
import type { HaircutTrace } from './haircut-trace.ts'
import type { toWireRecommendation } from './intervention-ranking.ts'
import type { TraceNode } from './trace-node.ts'

/** What is kept of a finished trace, in a form that JSON holds. */
export interface StoredTrace {
  /** Last row of the ledger that was there. */
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
}

export const storeFifo = (fifo: FifoTrace): StoredTrace['fifo'] => ({
  ...fifo,
  nodes: fifo.nodes.map((node) => ({ ...node, exits: [...node.exits] })),
})

export const restoreFifo = (stored: StoredTrace['fifo']): FifoTrace => ({
  ...stored,
  nodes: stored.nodes.map((node) => ({ ...node, exits: new Map(node.exits) }) as TraceNode),
})

export const readResult = (trace: TraceTable): StoredTrace | null =>
  trace.result === null ? null : (JSON.parse(trace.result) as StoredTrace)

export const isFinished = ({ status }: Pick<TraceTable, 'status'>) =>
  status === 'completed' || status === 'completed_partial'

export const findTrace = (trx: Db, traceId: string): Promise<TraceTable | undefined> =>
  trx.selectFrom('pf_trace').selectAll().where('trace_id', '=', traceId).executeTakeFirst()
