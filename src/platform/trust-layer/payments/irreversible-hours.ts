import type { TransactionStatus } from '../../../contract/operations/answer-words.ts'
import { roundHalfUp } from '../../kit/integer-ratio.ts'

/** Facts that determine how long a payment can still be undone. Instants are milliseconds since 1970. */
export interface ReversalFacts {
  status: TransactionStatus
  /** Set in the status `delayed`. */
  delayedUntilMs: number | null
  settledAtMs: number | null
  creditedAtMs: number | null
  /** Latest expiry of the active freezes of cases that name this payment; null if there are none. */
  freezeExpiryMs: number | null
  /** Whether the latest finished trace of the payment no longer locates any money. */
  isNothingLocated: boolean
}

const hourMs = 3_600_000

type Deadline = (facts: ReversalFacts, nowMs: number) => number | null

const afterCredit: Deadline = ({ creditedAtMs, settledAtMs }) => creditedAtMs ?? settledAtMs

/** Start of the reversal window, by status; null if there is nothing to undo. */
const windowStart = {
  received: (_, nowMs) => nowMs,
  screening: (_, nowMs) => nowMs,
  delayed: ({ delayedUntilMs }, nowMs) => delayedUntilMs ?? nowMs,
  settled: ({ settledAtMs }, nowMs) => settledAtMs ?? nowMs,
  credited: afterCredit,
  recall_requested: afterCredit,
  recall_refused: afterCredit,
  partially_returned: afterCredit,
  returned: () => null,
  rejected: () => null,
} as const satisfies Record<TransactionStatus, Deadline>

/**
 * Computes for how many hours a payment can still be undone, with two decimals and never below zero. A freeze
 * prolongs the window; it ends when a trace no longer locates any money.
 */
export function hoursUntilIrreversible(facts: ReversalFacts, nowMs: number, windowHours: number): number {
  const startMs = windowStart[facts.status](facts, nowMs)
  if (startMs === null) return 0
  const windowEndMs = startMs + windowHours * hourMs
  const deadlineMs =
    facts.freezeExpiryMs !== null
      ? Math.max(windowEndMs, facts.freezeExpiryMs)
      : facts.isNothingLocated
        ? nowMs
        : windowEndMs
  // A hundredth of an hour is 36 s, a whole number of milliseconds, so that only the rounding is inexact.
  return roundHalfUp(Math.max(0, deadlineMs - nowMs) / (hourMs / 100)) / 100
}
