import type { FifoTrace } from './fifo-trace.ts'

/** Totals of a case's traces; minor units. */
export interface TraceSummary {
  asOfMs: number
  reportedMinor: number
  locatedMinor: number
  /** Part of the located amount. */
  frozenMinor: number
  returnedMinor: number
  withdrawnMinor: number
  /** Located, returned, withdrawn and unlocated add up to reported. */
  unlocatedMinor: number
  accountsTraced: number
  institutionsInvolved: number
  hops: number
}

/**
 * Sums the traces of a case, one for each of its payments. `amountMinor` is the amount of the case. Payments
 * that are not traced yet count as unlocated; traced amounts beyond the reported one, such as a payment that
 * only an analyst named, count as reported. Undefined if there is no trace.
 */
export function summariseTraces(
  amountMinor: number,
  traces: readonly FifoTrace[],
  institutionOf: (account: string) => string,
): TraceSummary | undefined {
  if (traces.length === 0) return undefined
  const nodes = traces.flatMap((trace) => trace.nodes)
  const accounts = new Set(nodes.map((node) => node.account))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const locatedMinor = sum(traces.map((trace) => trace.totals.remainingMinor))
  const returnedMinor = sum(traces.map((trace) => trace.totals.returnedToVictimMinor))
  const withdrawnMinor = sum(traces.map((trace) => trace.totals.withdrawnMinor))
  const foundMinor = locatedMinor + returnedMinor + withdrawnMinor
  const reportedMinor = Math.max(amountMinor, foundMinor)
  return {
    asOfMs: Math.max(...traces.map((trace) => trace.truncatedAtMs ?? trace.asOfMs)),
    reportedMinor,
    locatedMinor,
    frozenMinor: sum(nodes.map((node) => node.heldMinor)),
    returnedMinor,
    withdrawnMinor,
    unlocatedMinor: reportedMinor - foundMinor,
    accountsTraced: accounts.size,
    institutionsInvolved: new Set([...accounts].map(institutionOf)).size,
    hops: nodes.reduce((most, node) => Math.max(most, node.hop), 0),
  }
}
