import { createFifoTrace, type FifoTrace } from './fifo-trace.ts'
import { createHaircutTrace, type HaircutTrace } from './haircut-trace.ts'
import { comparePositions, type Hold, type LedgerRow, type Opening, type Position } from './ledger-row.ts'
import { createRowMerge, type RowCursor } from './row-merge.ts'
import type { TraceRequest } from './trace-request.ts'

/** Holds the results of both methods: the amounts of record, and the proportional ones beside them. */
export interface TraceRun {
  fifo: FifoTrace
  haircut: HaircutTrace
}

/** Says what to trace, without what depends on the way of reading the ledger. */
export type TraceQuestion = Omit<TraceRequest, 'openingOf'> & {
  /** Rows after this instant (milliseconds since 1970) are ignored. */
  asOfMs: number
}

/** Gives the whole ledger at once, from its beginning. */
export interface LedgerStream {
  /** All rows in order. */
  rows: Iterable<LedgerRow>
  /** Balance before the first row, minor units. */
  openingBalanceOf(account: string): number
  /** False when the account's institution takes no part in tracing. */
  isTraceable(account: string): boolean
  /** Every hold there ever was on an account. */
  holdsOf(account: string): readonly Hold[]
}

/** Reads only the parts of a ledger that the money touches. */
export interface LedgerSource {
  /** One row by its id; undefined when it is unknown or not posted. */
  rowOf(transactionId: string): Promise<LedgerRow | undefined>
  /** Rows that an account sent or received, all after the position, oldest first, at most `limit`. */
  rowsAfter(account: string, after: Position, limit: number): Promise<readonly LedgerRow[]>
  /** The account just before the row; null when its institution takes no part in tracing. */
  openingOf(account: string, row: LedgerRow): Promise<Opening | null>
}

const defaultPageRows = 1000

/** Runs both methods over rows that come one by one. */
function createTraceRun(request: TraceRequest) {
  const fifo = createFifoTrace(request)
  const haircut = createHaircutTrace(request)
  return {
    /** Gives false once a limit has stopped the trace. */
    apply(row: LedgerRow): boolean {
      fifo.apply(row)
      haircut.apply(row)
      return fifo.stoppedAt() === null
    },
    isTracking: (account: string) => fifo.isTracking(account) || haircut.isTracking(account),
    isTrackingFully: (account: string) => fifo.isTracking(account) && haircut.isTracking(account),
    mayMove: (account: string) => fifo.mayMove(account) || haircut.mayMove(account),
    result: (asOfMs: number): TraceRun => ({ fifo: fifo.result(asOfMs), haircut: haircut.result(asOfMs) }),
  }
}

/** Lists the holds at a position: without those that are over, and with what the others still hold. */
function standingHolds(holds: readonly Hold[], at: Position, returned: ReadonlyMap<string, number>): Hold[] {
  return holds
    .filter((hold) => !hold.endedAt || comparePositions(hold.endedAt, at) >= 0)
    .map((hold) => ({ ...hold, amountMinor: hold.amountMinor - (returned.get(hold.freezeId) ?? 0) }))
}

/** Traces a payment through a whole ledger, in one pass. */
export function traceStream(question: TraceQuestion, stream: LedgerStream): TraceRun {
  const { asOfMs, ...rest } = question
  const balances = new Map<string, number>()
  const returned = new Map<string, number>()
  const balanceOf = (account: string) => balances.get(account) ?? stream.openingBalanceOf(account)
  const run = createTraceRun({
    ...rest,
    openingOf: (account, row) =>
      stream.isTraceable(account)
        ? {
            balanceMinor: balanceOf(account),
            holds: standingHolds(stream.holdsOf(account), row, returned),
          }
        : null,
  })
  for (const row of stream.rows) {
    if (row.atMs > asOfMs || !run.apply(row)) break
    const { sender, receiver, fundReturn } = row
    if (sender !== null) balances.set(sender, balanceOf(sender) - row.amountMinor)
    if (receiver !== null) balances.set(receiver, balanceOf(receiver) + row.amountMinor)
    if (fundReturn) {
      const change = fundReturn.reversalOf === undefined ? row.amountMinor : -row.amountMinor
      returned.set(fundReturn.freezeId, (returned.get(fundReturn.freezeId) ?? 0) + change)
    }
  }
  return run.result(asOfMs)
}

/** Creates a cursor that reads the rows of one account in pages. */
function createAccountCursor(
  source: LedgerSource,
  account: string,
  start: Position,
  pageRows: number,
): RowCursor {
  let page: readonly LedgerRow[] = []
  let index = 0
  let after = start
  let isLast = false
  return {
    async next() {
      if (index === page.length && !isLast) {
        page = await source.rowsAfter(account, after, pageRows)
        after = page.at(-1) ?? after
        isLast = page.length < pageRows
        index = 0
      }
      return page[index++]
    },
  }
}

function createListCursor(rows: readonly LedgerRow[]): RowCursor {
  const left = [...rows].sort(comparePositions).reverse()
  return { next: async () => left.pop() }
}

/**
 * Traces a payment, reading only the rows of the accounts that its money reaches, from when it does. Computes
 * the same figures as {@link traceStream}. Returns undefined when the payment is not in the ledger.
 */
export async function traceSource(
  question: TraceQuestion,
  source: LedgerSource,
  pageRows: number = defaultPageRows,
): Promise<TraceRun | undefined> {
  const { asOfMs, ...rest } = question
  const payments = await Promise.all(
    [question.origin, ...(question.siblings ?? [])].map((p) => source.rowOf(p.transactionId)),
  )
  if (!payments[0]) return undefined
  const openings = new Map<string, Opening | null>()
  const run = createTraceRun({ ...rest, openingOf: (account) => openings.get(account) ?? null })
  const paymentRows = payments.filter((row) => row !== undefined)
  const paymentIds = new Set(paymentRows.map((row) => row.transactionId))
  const merge = createRowMerge()
  const followed = new Set<string>()
  await merge.add(createListCursor(paymentRows))

  for (let row = await merge.next(); row && row.atMs <= asOfMs; row = await merge.next()) {
    const { sender, receiver } = row
    const isMoving = paymentIds.has(row.transactionId) || (sender !== null && run.mayMove(sender))
    if (receiver !== null && isMoving && !run.isTrackingFully(receiver)) {
      openings.set(receiver, receiver === question.victim ? null : await source.openingOf(receiver, row))
    }
    if (!run.apply(row)) break
    if (receiver !== null && !followed.has(receiver) && run.isTracking(receiver)) {
      followed.add(receiver)
      await merge.add(createAccountCursor(source, receiver, row, pageRows))
    }
  }
  return run.result(asOfMs)
}
