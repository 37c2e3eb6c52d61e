import type { ExitMethod } from '../../../../contract/operations/answer-words.ts'

/** A point in the ledger: an instant, and the order within that instant. */
export interface Position {
  atMs: number
  seq: number
}

/**
 * One posted movement of money (a credited payment or a settled withdrawal), the only input of a trace. No
 * account pays more than it has available: a trace rejects such a ledger.
 */
export interface LedgerRow extends Position {
  transactionId: string
  /** Null for money from outside the ledger. */
  sender: string | null
  /** Null if the money leaves the ledger. */
  receiver: string | null
  /** Minor units, above zero. */
  amountMinor: number
  /** Set if the row takes money out of the ledger; null for a payment between accounts. */
  exitMethod: ExitMethod | null
  /**
   * Set if the row pays money back out of a freeze: one row, from the frozen account to the beneficiary, when
   * the money leaves. With `reversalOf`, the transaction id of such a row, it puts a failed return back (the
   * frozen account is then the receiver).
   */
  fundReturn?: { freezeId: string; reversalOf?: string }
}

/** Hold of a freeze on one account, with its beginning and end. */
export interface Hold {
  freezeId: string
  /** Minor units held when it began, or when the account was read, if that is later. */
  amountMinor: number
  /** Whether the freeze belongs to the traced case. */
  isOwn: boolean
  /** Rows at this position come before the hold. */
  beganAt: Position
  /** Null while it lasts. A hold that expires ends before every row of that instant, so its `seq` is 0. */
  endedAt: Position | null
}

/** State of an account when traced money first reaches it. */
export interface Opening {
  /** Balance just before the row, minor units. */
  balanceMinor: number
  /** Every hold on the account that had not ended by then, and all later ones. */
  holds: readonly Hold[]
}

/** A payment of the victim whose money is traced. */
export interface Origin {
  transactionId: string
  /** Minor units. */
  amountMinor: number
}

/** Compares by instant, then by booking order. */
export const comparePositions = (a: Position, b: Position): number => a.atMs - b.atMs || a.seq - b.seq
