import { createFifoTrace, type FifoTrace } from './fifo-trace.ts'
import { createHaircutTrace, type HaircutTrace } from './haircut-trace.ts'
import {
  comparePositions,
  type Hold,
  type LedgerRow,
  type Opening,
  type Origin,
  type Position,
} from './ledger-row.ts'
import { createRowMerge, type RowCursor } from './row-merge.ts'
import type { TraceRequest } from './trace-request.ts'

/** Results of both methods: the amounts of record, and the proportional ones alongside them. */
export interface TraceRun {
  fifo: FifoTrace
  haircut: HaircutTrace
}

/** What to trace, without the parts that depend on how the ledger is read. */
export type TraceQuestion = Omit<TraceRequest, 'isTraceable' | 'openingOf'> & {
  /** Rows after this instant (milliseconds since 1970) are ignored. */
  asOfMs: number
  /** Limits what both methods together read of a ledger. Default: unlimited. */
  budget?: TraceBudget
}

/**
 * Limits what a trace reads; at the limit, the trace is partial, and its instant is that of the last row
 * before.
 */
interface TraceBudget {
  /**
   * Rows of the traced accounts. Rows that are only summed, for an opening balance, count a fiftieth each.
   */
  maxRows: number
  /** Number of traced accounts. */
  maxAccounts: number
}

/** Number of rows that can be summed in the time of tracing one. */
const summedPerRow = 50

/** Provides the whole ledger from its beginning. */
export interface LedgerStream {
  /** All rows in order. */
  rows: Iterable<LedgerRow>
  /** Balance before the first row, minor units. */
  openingBalanceOf(account: string): number
  /** False if the account's institution does not participate in tracing. */
  isTraceable(account: string): boolean
  /** All past and present holds on an account. */
  holdsOf(account: string): readonly Hold[]
}

/** Reads only the parts of a ledger that the money touches. */
export interface LedgerSource {
  /** Returns one row by its id; undefined if it is unknown or not posted. */
  rowOf(transactionId: string): Promise<LedgerRow | undefined>
  /** Returns rows that an account sent or received, all after the position, oldest first, at most `limit`. */
  rowsAfter(account: string, after: Position, limit: number): Promise<readonly LedgerRow[]>
  /** Returns whether the account's institution participates in tracing. */
  isTraceable(account: string): Promise<boolean>
  /**
   * Returns the state of the account just before the row; null if more than `maxSummed` rows would have to be
   * summed.
   */
  openingOf(account: string, row: LedgerRow, maxSummed: number): Promise<SummedOpening | null>
}

/** An opening, with the number of rows that were summed for it. */
type SummedOpening = Opening & { rowsSummed?: number }

/** Rows of the first page of an account, which most accounts do not fill, and the maximum page size. */
const [firstPageRows, mostPageRows] = [50, 250]
/** Rows traced between two pauses. */
const rowsPerTurn = 200

/** Runs both methods over rows given one by one. */
function createTraceRun(request: TraceRequest) {
  const fifo = createFifoTrace(request)
  const haircut = createHaircutTrace(request)
  return {
    /** Returns false once a limit has stopped the trace. */
    apply(row: LedgerRow): boolean {
      fifo.apply(row)
      haircut.apply(row)
      return !fifo.isStopped()
    },
    opens: (row: LedgerRow) => fifo.opens(row) || haircut.opens(row),
    stop: fifo.stop,
    isTracking: (account: string) => fifo.isTracking(account) || haircut.isTracking(account),
    isTrackingFully: (account: string) => fifo.isTracking(account) && haircut.isTracking(account),
    mayMove: (account: string) => fifo.mayMove(account) || haircut.mayMove(account),
    result: (asOfMs: number): TraceRun => ({ fifo: fifo.result(asOfMs), haircut: haircut.result(asOfMs) }),
  }
}

/** Lists the holds at a position: without ended ones, and with the remaining amount of the others. */
function standingHolds(holds: readonly Hold[], at: Position, returned: ReadonlyMap<string, number>): Hold[] {
  return holds
    .filter((hold) => !hold.endedAt || comparePositions(hold.endedAt, at) >= 0)
    .map((hold) => ({ ...hold, amountMinor: hold.amountMinor - (returned.get(hold.freezeId) ?? 0) }))
}

/** Traces a payment through a whole ledger, in one pass. */
export function traceStream(question: TraceQuestion, stream: LedgerStream): TraceRun {
  const { asOfMs, budget: _, ...rest } = question
  const balances = new Map<string, number>()
  const returned = new Map<string, number>()
  const balanceOf = (account: string) => balances.get(account) ?? stream.openingBalanceOf(account)
  const run = createTraceRun({
    ...rest,
    isTraceable: stream.isTraceable,
    openingOf: (account, row) => ({
      balanceMinor: balanceOf(account),
      holds: standingHolds(stream.holdsOf(account), row, returned),
    }),
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

/** Creates a cursor that reads the rows of one account in pages, each twice as large as the previous one. */
function createAccountCursor(
  source: LedgerSource,
  account: string,
  start: Position,
  mostRows: number,
): RowCursor {
  let limit = Math.min(firstPageRows, mostRows)
  let page: readonly LedgerRow[] = []
  let index = 0
  let after = start
  let isLast = false
  return {
    async next() {
      if (index === page.length && !isLast) {
        page = await source.rowsAfter(account, after, limit)
        after = page.at(-1) ?? after
        isLast = page.length < limit
        limit = Math.min(limit * 2, mostRows)
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

/** How a ledger is read. */
interface TraceReading {
  /** Page size for the rows of an account. Default 250. */
  pageRows?: number
  /** Awaited after every few rows, so that other work can run. Default: no pauses. */
  pause?(): Promise<void>
}

/**
 * Traces a payment, reading only the rows of the accounts that its money reaches, from when it does. Within
 * its budget, it computes the same figures as {@link traceStream}. Returns undefined if the payment is not in
 * the ledger.
 */
export async function traceSource(
  question: TraceQuestion,
  source: LedgerSource,
  { pageRows = mostPageRows, pause = async () => {} }: TraceReading = {},
): Promise<TraceRun | undefined> {
  const { origin, siblings = [] } = question
  const rows = await Promise.all([origin, ...siblings].map((payment) => source.rowOf(payment.transactionId)))
  const [first] = rows
  if (!first) return undefined
  const payments = rows.filter((row) => row !== undefined)
  const walk = { source, pageRows, pause }
  const found = await follow(question, payments, walk)
  if (found) return found
  // Earlier payments used up the whole budget: without them, the payment itself can be traced, although some
  // holds are distinguished less accurately.
  const later = payments.filter((row) => comparePositions(row, first) >= 0)
  const run = await follow({ ...question, siblings: siblingsAmong(siblings, later) }, later, walk)
  return run && { ...run, fifo: { ...run.fifo, status: 'completed_partial' } }
}

const siblingsAmong = (siblings: readonly Origin[], rows: readonly LedgerRow[]) =>
  siblings.filter(({ transactionId }) => rows.some((row) => row.transactionId === transactionId))

interface Walk {
  source: LedgerSource
  pageRows: number
  pause(): Promise<void>
}

/** Traces the payments; undefined if the budget ends before the first payment of the question is reached. */
async function follow(
  { asOfMs, budget, ...rest }: TraceQuestion,
  payments: readonly LedgerRow[],
  { source, pageRows, pause }: Walk,
): Promise<TraceRun | undefined> {
  const { maxRows, maxAccounts } = budget ?? { maxRows: Infinity, maxAccounts: Infinity }
  const openings = new Map<string, Opening>()
  const traceable = new Map<string, boolean>()
  const run = createTraceRun({
    ...rest,
    isTraceable: (account) => wanted(traceable, account),
    openingOf: (account) => wanted(openings, account),
  })
  const paymentIds = new Set(payments.map((row) => row.transactionId))
  const followed = new Set<string>()
  const merge = createRowMerge()
  await merge.add(createListCursor(payments))
  let spentRows = 0
  let rows = 0
  let last: LedgerRow | undefined
  let isReached = false

  /** Reads the earlier state of the row's receiver; returns false if the budget does not allow it. */
  async function prepare(row: LedgerRow): Promise<boolean> {
    const { sender, receiver } = row
    openings.clear()
    if (spentRows >= maxRows) return false
    spentRows += 1
    const isMoving = paymentIds.has(row.transactionId) || (sender !== null && run.mayMove(sender))
    if (receiver === null || receiver === rest.victim || !isMoving || run.isTrackingFully(receiver))
      return true
    if (!traceable.has(receiver)) traceable.set(receiver, await source.isTraceable(receiver))
    if (!run.opens(row)) return true
    if (!followed.has(receiver) && followed.size >= maxAccounts) return false
    const opening = await source.openingOf(receiver, row, (maxRows - spentRows) * summedPerRow)
    if (!opening) return false
    spentRows += Math.floor((opening.rowsSummed ?? 0) / summedPerRow)
    openings.set(receiver, opening)
    return true
  }

  for (let row = await merge.next(); row && row.atMs <= asOfMs; row = await merge.next()) {
    if (!(await prepare(row))) {
      if (!last || !isReached) return undefined
      run.stop(last)
      break
    }
    last = row
    isReached ||= row.transactionId === rest.origin.transactionId
    if (!run.apply(row)) break
    const { receiver } = row
    if (receiver !== null && !followed.has(receiver) && run.isTracking(receiver)) {
      followed.add(receiver)
      await merge.add(createAccountCursor(source, receiver, row, pageRows))
    }
    rows += 1
    if (rows % rowsPerTurn === 0) await pause()
  }
  return run.result(asOfMs)
}

function wanted<Value>(known: ReadonlyMap<string, Value>, account: string): Value {
  const value = known.get(account)
  if (value === undefined) throw new Error('a trace needs an account that was not read')
  return value
}
