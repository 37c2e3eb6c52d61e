import { performance } from 'node:perf_hooks'
import type { LedgerRow } from '../src/platform/recovery/trace/ledger-row.ts'
import { type TraceRun, traceStream } from '../src/platform/recovery/trace/trace-run.ts'

/** What a trace costs as the ledger grows: both methods, in one pass over random rows. */

const sizes = [1_000, 10_000, 100_000, 1_000_000] as const
const repetitions = 5
const rowsPerMeasurement = 100_000
const rowsPerAccount = 20
const openingMinor = 100_000
const stolenMinor = 5_000_000
const exitShare = 0.05

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Payments between random accounts, each covered by its sender's balance; the victim pays first. */
function createRows(size: number): LedgerRow[] {
  const random = createRandom(size)
  const names = Array.from({ length: Math.ceil(size / rowsPerAccount) }, (_, index) => `hm1:${index}`)
  const balances = new Float64Array(names.length).fill(openingMinor)
  const pick = () => Math.floor(random() * names.length)
  balances[0] = openingMinor + stolenMinor
  const rows: LedgerRow[] = [
    {
      atMs: 0,
      seq: 1,
      transactionId: 'TX-1',
      sender: 'victim',
      receiver: 'hm1:0',
      amountMinor: stolenMinor,
      exitMethod: null,
    },
  ]
  for (let seq = 2; rows.length < size; seq++) {
    const [from, to] = [pick(), pick()]
    const amountMinor = Math.ceil((balances[from] ?? 0) * random())
    if (amountMinor === 0) continue
    const isExit = random() < exitShare
    balances[from] = (balances[from] ?? 0) - amountMinor
    if (!isExit) balances[to] = (balances[to] ?? 0) + amountMinor
    rows.push({
      atMs: seq * 1000,
      seq,
      transactionId: `TX-${seq}`,
      sender: names[from] ?? null,
      receiver: isExit ? null : (names[to] ?? null),
      amountMinor,
      exitMethod: isExit ? 'atm_cash' : null,
    })
  }
  return rows
}

/** Follows the stolen payment as far as the interface allows, and stops at no number of transactions. */
function traceAll(rows: readonly LedgerRow[]): TraceRun {
  return traceStream(
    {
      origin: { transactionId: 'TX-1', amountMinor: stolenMinor },
      victim: 'victim',
      depth: 10,
      sensitivity: 'high',
      maxTransactions: Number.POSITIVE_INFINITY,
      asOfMs: Number.POSITIVE_INFINITY,
    },
    {
      rows,
      openingBalanceOf: (account) => (account === 'victim' ? stolenMinor : openingMinor),
      isTraceable: () => true,
      holdsOf: () => [],
    },
  )
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

interface Measurement {
  rows: number
  ms: number
  run: TraceRun
}

function measure(size: number): Measurement {
  const rows = createRows(size)
  // Small ledgers are traced many times in one measurement: the clock and a single pause weigh less.
  const loops = Math.max(1, Math.floor(rowsPerMeasurement / size))
  let run = traceAll(rows)
  const times = Array.from({ length: repetitions }, () => {
    const start = performance.now()
    for (let loop = 0; loop < loops; loop++) run = traceAll(rows)
    return (performance.now() - start) / loops
  })
  return { rows: size, ms: median(times), run }
}

const cells = (...values: (string | number)[]) => values.map((value) => String(value).padStart(12)).join('')

/** Prints rows against time, the time for one row, and how it compares with the smallest ledger. */
export async function run(print: (line: string) => void = console.log): Promise<void> {
  print(
    'Trace, first in first out and by share, 10 transfers deep, high sensitivity, no limit of transactions',
  )
  print(`Median of ${repetitions} runs; the interface allows 30 s for a trace (p95)`)
  print('')
  print(cells('rows', 'accounts', 'traced rows', 'ms', 'µs a row', 'ratio'))
  // Once for the compiler, so that the first line is not about it.
  measure(sizes[1])
  let base: number | undefined
  for (const size of sizes) {
    const { ms, run: traced } = measure(size)
    const each = (ms * 1000) / size
    base ??= each
    print(
      cells(
        size,
        traced.fifo.nodes.length,
        traced.fifo.edges.length,
        ms.toFixed(1),
        each.toFixed(2),
        (each / base).toFixed(2),
      ),
    )
  }
}
