import type { ExitMethod } from '../../../../contract/operations/answer-words.ts'

/** Marks a point in the ledger: an instant, and the order among what happened at that instant. */
export interface Position {
  atMs: number
  seq: number
}

/**
 * Describes one posted movement of money (a credited payment or a settled withdrawal), the only input of a
 * trace. No account pays more than it has available: a trace refuses such a ledger.
 */
export interface LedgerRow extends Position {
  transactionId: string
  /** Null for money from outside the ledger. */
  sender: string | null
  /** Null when the money leaves the ledger. */
  receiver: string | null
  /** Minor units, above zero. */
  amountMinor: number
  /** Set when the row takes money out of the ledger; null for a payment between accounts. */
  exitMethod: ExitMethod | null
  /**
   * Set when the row pays money back out of a freeze: one row, from the frozen account to the beneficiary,
   * when the money leaves. With `reversalOf`, the transaction id of such a row, it puts a failed return back
   * (the frozen account is then the receiver).
   */
  fundReturn?: { freezeId: string; reversalOf?: string }
}

/** Describes what a freeze holds in one account, and from when to when. */
export interface Hold {
  freezeId: string
  /** Minor units held when it began, or at the moment that the account was asked for, if that is later. */
  amountMinor: number
  /** True when the freeze belongs to the case that is being traced. */
  isOwn: boolean
  /** Rows at this position come before the hold. */
  beganAt: Position
  /** Null while it lasts. A hold that expires ends before every row of that instant, so its `seq` is 0. */
  endedAt: Position | null
}

/** Holds what a trace must know of an account when money first reaches it. */
export interface Opening {
  /** Balance just before the row, minor units. */
  balanceMinor: number
  /** Every hold on the account that had not ended by then, and all later ones. */
  holds: readonly Hold[]
}

/** Identifies a payment of the victim whose money is followed. */
export interface Origin {
  transactionId: string
  /** Minor units. */
  amountMinor: number
}

/** Orders by instant, then by order of booking. */
export const comparePositions = (a: Position, b: Position): number => a.atMs - b.atMs || a.seq - b.seq
