import { toMajor } from '../../../../contract/primitives/money.ts'
import type { TraceTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { toWireTime } from '../../../kit/time.ts'
import { readResult, type StoredTrace } from './trace-record.ts'
import type { TraceTotals } from './trace-request.ts'

/** Converts a trace to the form of the interface; both lists are empty until it is completed. */
export function toTraceView({ profile }: Context, trace: TraceTable) {
  const result = readResult(trace)
  return {
    trace_id: trace.trace_id,
    status: trace.status,
    account_chain: profile.strictShapes
      ? (result?.accountChain ?? []).map(({ tracing: _, ...entry }) => entry)
      : (result?.accountChain ?? []),
    intervention_recommendations: result?.recommendations ?? [],
    ...(result &&
      !profile.strictShapes && { extensions: toExtensions(trace, result, profile.currencyExponent) }),
  }
}

function toExtensions(
  trace: TraceTable,
  { fifo, haircut, uncertainAccounts = [] }: StoredTrace,
  exponent: number,
) {
  const major = (minor: number) => toMajor(minor, exponent)
  const time = (ms: number | null) => (ms === null ? null : toWireTime(new Date(ms).toISOString()))
  return {
    as_of: time(fifo.asOfMs),
    method: 'fifo',
    depth: trace.depth,
    sensitivity: trace.sensitivity,
    totals: toTotals(fifo.totals, major),
    haircut_totals: toTotals(haircut.totals, major),
    haircut: haircut.nodes.map((node) => ({
      account_hash: node.account,
      hop: node.hop,
      received: major(node.receivedMinor),
      remaining: major(node.remainingMinor),
      withdrawn: major(node.withdrawnMinor),
    })),
    edges: fifo.edges.map((edge) => ({
      transaction_id: edge.transactionId,
      from: edge.from,
      to: edge.to,
      amount: major(edge.amountMinor),
      traced: major(edge.tracedMinor),
      hop: edge.hop,
      at: time(edge.atMs),
    })),
    truncated_at: time(fifo.truncatedAtMs),
    uncertain_accounts: uncertainAccounts,
  }
}

const toTotals = (totals: TraceTotals, major: (minor: number) => number) => ({
  originating: major(totals.originatingMinor),
  remaining: major(totals.remainingMinor),
  withdrawn: major(totals.withdrawnMinor),
  returned_to_victim: major(totals.returnedToVictimMinor),
  beyond_depth: major(totals.beyondDepthMinor),
  below_threshold: major(totals.belowThresholdMinor),
  untraceable_institution: major(totals.untraceableMinor),
})
