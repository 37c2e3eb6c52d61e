import { type ExitMethod, exitMethods } from '../../src/contract/operations/answer-words.ts'
import type { Hold, LedgerRow } from '../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import { comparePositions } from '../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import {
  type LedgerSource,
  type LedgerStream,
  type TraceQuestion,
  type TraceRun,
  traceStream,
} from '../../src/platform/trust-layer/recovery/trace/trace-run.ts'

/** A small ledger written by hand. Amounts are major units with two decimals. */
export interface LedgerSketch {
  /** Balances before the first row; others start at zero. */
  opening?: Record<string, number>
  /** `time from to amount`, where `to` is an account or an exit of the ledger. */
  rows: readonly (readonly [time: string, from: string, to: string, amount: number])[]
  holds?: Record<string, readonly Hold[]>
  /** Accounts at institutions that do not participate. */
  outside?: readonly string[]
}

/** Converts major units to minor ones. */
export const minor = (major: number): number => Math.round(major * 100)

/** Parses `09:06` or a whole ISO instant as of 20 November 2026. */
export const at = (time: string): number =>
  Date.parse(time.includes('T') ? time : `2026-11-20T${time.length === 5 ? `${time}:00` : time}Z`)

const isExit = (word: string): word is ExitMethod => exitMethods.some((method) => method === word)

export function toRows(sketch: LedgerSketch): LedgerRow[] {
  return sketch.rows
    .map(
      ([time, from, to, amount], index): LedgerRow => ({
        seq: index + 1,
        atMs: at(time),
        transactionId: `TX-${index + 1001}`,
        sender: from,
        receiver: isExit(to) ? null : to,
        amountMinor: minor(amount),
        exitMethod: isExit(to) ? to : null,
      }),
    )
    .sort(comparePositions)
}

export function toStream(sketch: LedgerSketch, rows = toRows(sketch)): LedgerStream {
  return {
    rows,
    openingBalanceOf: (account) => minor(sketch.opening?.[account] ?? 0),
    isTraceable: (account) => !sketch.outside?.includes(account),
    holdsOf: (account) => sketch.holds?.[account] ?? [],
  }
}

/** Traces the first row of the sketch from `V`, five transfers deep, medium, until 09:30. */
export function trace(sketch: LedgerSketch, changes: Partial<TraceQuestion> = {}): TraceRun {
  const rows = toRows(sketch)
  const first = rows[0]
  if (!first) throw new Error('a sketch needs a row')
  const question: TraceQuestion = {
    origin: { transactionId: first.transactionId, amountMinor: first.amountMinor },
    victim: 'V',
    depth: 5,
    sensitivity: 'medium',
    maxTransactions: 500,
    asOfMs: at('09:30'),
    ...changes,
  }
  return traceStream(question, toStream(sketch, rows))
}

/** Creates a source that answers from rows in memory what a database would answer. */
export function createMemorySource(stream: LedgerStream): LedgerSource & { rowsRead(): number } {
  const rows = [...stream.rows]
  let rowsRead = 0
  return {
    rowsRead: () => rowsRead,
    rowOf: async (id) => rows.find((row) => row.transactionId === id),
    async rowsAfter(account, after, limit) {
      const found = rows
        .filter((row) => row.sender === account || row.receiver === account)
        .filter((row) => comparePositions(row, after) > 0)
        .slice(0, limit)
      rowsRead += found.length
      return found
    },
    isTraceable: async (account) => stream.isTraceable(account),
    async openingOf(account, before) {
      const earlier = rows.filter((row) => comparePositions(row, before) < 0)
      const balanceMinor = earlier.reduce((balance, row) => {
        const out = row.sender === account ? row.amountMinor : 0
        return balance + (row.receiver === account ? row.amountMinor : 0) - out
      }, stream.openingBalanceOf(account))
      const returned = (freezeId: string) =>
        earlier.reduce((sum, row) => (row.fundReturn?.freezeId === freezeId ? sum + row.amountMinor : sum), 0)
      const holds = stream
        .holdsOf(account)
        .filter((hold) => !hold.endedAt || comparePositions(hold.endedAt, before) >= 0)
        .map((hold) => ({ ...hold, amountMinor: hold.amountMinor - returned(hold.freezeId) }))
      return { balanceMinor, holds }
    },
  }
}
