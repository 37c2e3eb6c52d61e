import type { ExitMethod } from '../../../../contract/operations/answer-words.ts'
import type { Position } from './ledger-row.ts'

/** Movements of the traced payment's money in one account; amounts are minor units. */
export interface TraceNode {
  account: string
  /** Smallest number of transfers by which the money came here; the first receiver is 1. */
  hop: number
  /** Total received; more than the payment if money circulates. */
  receivedMinor: number
  /** Amount passed on to traced accounts. */
  forwardedMinor: number
  withdrawnMinor: number
  /** Amount withdrawn, by exit. */
  exits: Map<ExitMethod, number>
  returnedMinor: number
  /** Amounts that left to where they are not traced; one member for each reason. */
  beyondDepthMinor: number
  belowThresholdMinor: number
  untraceableMinor: number
  /** The part that is still here. */
  remainingMinor: number
  /** The part of `remainingMinor` that the case's own freezes hold. */
  heldMinor: number
  /** Total held here by the case's own freezes, traced or not. */
  frozenMinor: number
  /** All money in the account. */
  balanceMinor: number
  /** Lowest balance since traced money first arrived. */
  lowestBalanceMinor: number
  /** Upper limit of the claim (lowest intermediate balance rule). */
  ceilingMinor: number
  tracedCredits: number
  firstCreditAtMs: number
  lastCreditAtMs: number
  /** Last time that traced money left; null if never. */
  lastDebitAtMs: number | null
}

/** One row that moved traced money. */
export interface TraceEdge {
  transactionId: string
  from: string | null
  /** Null if the money left the ledger. */
  to: string | null
  exitMethod: ExitMethod | null
  amountMinor: number
  /** The part of the amount that was the victim's. */
  tracedMinor: number
  /** Number of the transfer: the payment itself is 1. */
  hop: number
  atMs: number
}

/** Creates the record of an account when traced money first arrives. */
export const newTraceNode = (account: string, hop: number, at: Position): TraceNode => ({
  account,
  hop,
  receivedMinor: 0,
  forwardedMinor: 0,
  withdrawnMinor: 0,
  exits: new Map(),
  returnedMinor: 0,
  beyondDepthMinor: 0,
  belowThresholdMinor: 0,
  untraceableMinor: 0,
  remainingMinor: 0,
  heldMinor: 0,
  frozenMinor: 0,
  balanceMinor: 0,
  lowestBalanceMinor: Number.MAX_SAFE_INTEGER,
  ceilingMinor: 0,
  tracedCredits: 0,
  firstCreditAtMs: at.atMs,
  lastCreditAtMs: at.atMs,
  lastDebitAtMs: null,
})

/** Adds a withdrawal to an account's record. */
export function addExit(node: TraceNode, method: ExitMethod, amountMinor: number): void {
  node.withdrawnMinor += amountMinor
  node.exits.set(method, (node.exits.get(method) ?? 0) + amountMinor)
}
