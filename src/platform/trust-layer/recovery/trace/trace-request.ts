import type { TraceSensitivity } from '../../../../contract/operations/vocabulary.ts'
import { mulDivCeil } from '../../../kit/integer-ratio.ts'
import type { LedgerRow, Opening, Origin } from './ledger-row.ts'

/** What to trace, with either method. */
export interface TraceRequest {
  /** The payment whose money is traced. */
  origin: Origin
  /** Other payments of the same case, which share what its freezes hold. Default none. */
  siblings?: readonly Origin[]
  /** The account that paid. Money that comes back to it counts as returned, and is not traced further. */
  victim: string
  /** Number of transfers to follow, 1 to 10. */
  depth: number
  sensitivity: TraceSensitivity
  /** Number of rows with the victim's money, including the first payment, after which the trace stops. */
  maxTransactions: number
  /** Returns whether the institution of an account participates in tracing. */
  isTraceable: (account: string) => boolean
  /** Returns the state of a traceable account just before the row. */
  openingOf: (account: string, row: LedgerRow) => Opening
}

/** Where the money of one payment is, in minor units. All but the first add up to the first. */
export interface TraceTotals {
  originatingMinor: number
  remainingMinor: number
  withdrawnMinor: number
  returnedToVictimMinor: number
  beyondDepthMinor: number
  belowThresholdMinor: number
  untraceableMinor: number
}

/** Creates totals of zero. */
export const emptyTotals = (): TraceTotals => ({
  originatingMinor: 0,
  remainingMinor: 0,
  withdrawnMinor: 0,
  returnedToVictimMinor: 0,
  beyondDepthMinor: 0,
  belowThresholdMinor: 0,
  untraceableMinor: 0,
})

/** Traces one payment through the rows of a ledger, given in order. */
export interface Tracer<Result> {
  /** Applies one row. @throws RangeError if the row takes more than its account may pay */
  apply(row: LedgerRow): void
  /** Returns whether the rows of an account matter from here on. */
  isTracking(account: string): boolean
  /** Returns whether a debit of the account may carry the victim's money at this point. */
  mayMove(account: string): boolean
  /**
   * Returns whether {@link apply} will request the opening of the row's receiver; sometimes true although it
   * will not.
   */
  opens(row: LedgerRow): boolean
  /** Computes the result. @throws Error if money was lost or created, which is a defect of ours */
  result(asOfMs: number): Result
}

/** Smallest share of the payment, in thousandths, that is still traced. Design values. */
const edgePerMille = { low: 50, medium: 5, high: 0 } as const satisfies Record<TraceSensitivity, number>

/**
 * Computes the smallest traced amount of one row that is still followed: a share of the payment, rounded up
 * (minor units).
 */
export const smallestEdgeMinor = (originatingMinor: number, sensitivity: TraceSensitivity): number =>
  mulDivCeil(originatingMinor, edgePerMille[sensitivity], 1000)

/**
 * Verifies that every minor unit of the payment is in exactly one place.
 * @throws Error if it is not
 */
export function assertConserved(totals: TraceTotals): void {
  const { originatingMinor, ...places } = totals
  const amounts = Object.values(places)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (sum !== originatingMinor || amounts.some((amount) => amount < 0)) {
    throw new Error('the trace does not conserve money')
  }
}
