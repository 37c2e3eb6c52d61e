import { describe, expect, it } from 'vitest'
import { toAccountChain } from '../../../../src/platform/trust-layer/recovery/trace/account-chain.ts'
import type { TraceRun } from '../../../../src/platform/trust-layer/recovery/trace/trace-run.ts'
import { summariseTraces } from '../../../../src/platform/trust-layer/recovery/trace/trace-summary.ts'
import { at, type LedgerSketch, minor, toRows, toStream, trace } from '../../../support/trace-ledger.ts'
import { traceCoins } from '../../../support/unit-ledger.ts'

const bank: Record<string, string> = { A: 'BNKB', B: 'WLTC', C: 'BNKC', D: 'BNKB' }
const factsOf = (account: string) => ({
  institutionCode: bank[account] ?? 'BNKA',
  riskPoints: 0,
  riskFactors: [],
})

const chainOf = (run: TraceRun) => toAccountChain(run, 'medium', factsOf)

/** `account → [received, remaining, withdrawn]` by first in, first out. */
const fifoOf = (run: TraceRun) =>
  Object.fromEntries(
    run.fifo.nodes.map((n) => [n.account, [n.receivedMinor, n.remainingMinor, n.withdrawnMinor]]),
  )

/** The same by share. */
const haircutOf = (run: TraceRun) =>
  Object.fromEntries(
    run.haircut.nodes.map((n) => [n.account, [n.receivedMinor, n.remainingMinor, n.withdrawnMinor]]),
  )

const figures = (table: Record<string, readonly [number, number, number]>) =>
  Object.fromEntries(Object.entries(table).map(([account, row]) => [account, row.map(minor)]))

/** Computes what an account would keep by last in, first out; every coin is traced. */
function lifoOf(sketch: LedgerSketch) {
  const rows = toRows(sketch)
  const first = rows[0]
  if (!first) throw new Error('no rows')
  // Major units as coins keep the count small; the amounts of these examples are whole.
  const coins = rows.map((row) => ({ ...row, amountMinor: row.amountMinor / 100 }))
  const stream = toStream(sketch, coins)
  return traceCoins(
    {
      origin: { transactionId: first.transactionId, amountMinor: first.amountMinor / 100 },
      victim: 'V',
      depth: 5,
      sensitivity: 'medium',
      maxTransactions: 500,
      asOfMs: at('09:30'),
    },
    { ...stream, openingBalanceOf: (account) => stream.openingBalanceOf(account) / 100 },
    'lifo',
  )
}

const fullScenario: LedgerSketch = {
  opening: { V: 60000, A: 1500, C: 300, D: 4000 },
  rows: [
    ['09:00', 'V', 'A', 25000],
    ['09:06', 'A', 'B', 12000],
    ['09:07', 'A', 'C', 9000],
    ['09:15', 'B', 'crypto_exchange', 5000],
    ['09:20', 'C', 'D', 8500],
    ['09:25', 'D', 'atm_cash', 2000],
  ],
}

describe('Example 1, the full scenario', () => {
  const run = trace(fullScenario)

  it('finds what each account received, kept and passed on, first in, first out', () => {
    expect(fifoOf(run)).toEqual(
      figures({
        A: [25000, 5500, 0],
        B: [10500, 7000, 3500],
        C: [9000, 800, 0],
        D: [8200, 8200, 0],
      }),
    )
    expect(run.fifo.nodes.map((n) => [n.account, n.hop, n.balanceMinor, n.forwardedMinor])).toEqual([
      ['A', 1, minor(5500), minor(19500)],
      ['B', 2, minor(7000), 0],
      ['C', 2, minor(800), minor(8200)],
      ['D', 3, minor(10500), 0],
    ])
  })

  it('finds the same by share', () => {
    expect(haircutOf(run)).toEqual(
      figures({
        A: [25000, 5188.68, 0],
        B: [11320.75, 6603.77, 4716.98],
        C: [8490.57, 730.37, 0],
        D: [7760.2, 6518.57, 1241.63],
      }),
    )
  })

  it('adds up to the stolen amount, by either method', () => {
    expect(run.fifo.status).toBe('completed')
    expect(run.fifo.totals).toMatchObject({
      originatingMinor: minor(25000),
      remainingMinor: minor(21500),
      withdrawnMinor: minor(3500),
      returnedToVictimMinor: 0,
      beyondDepthMinor: 0,
      belowThresholdMinor: 0,
      untraceableMinor: 0,
    })
    expect(run.haircut.totals).toMatchObject({
      remainingMinor: minor(19041.39),
      withdrawnMinor: minor(5958.61),
    })
  })

  it('lists the chain in order, with the way by which the money left', () => {
    expect(chainOf(run).map((e) => [e.accountHash, e.institutionCode, e.withdrawalMethod])).toEqual([
      ['A', 'BNKB', 'onward_transfer'],
      ['B', 'WLTC', 'crypto_exchange'],
      ['C', 'BNKC', 'onward_transfer'],
      ['D', 'BNKB', 'none'],
    ])
    expect(chainOf(run)[0]).toMatchObject({
      ceilingMinor: minor(5500),
      haircutRemainingMinor: minor(5188.68),
      frozenMinor: 0,
    })
  })

  it('summarises the case', () => {
    const summary = summariseTraces(minor(25000), [run.fifo], (account) => bank[account] ?? '')
    expect(summary).toEqual({
      asOfMs: at('09:30'),
      reportedMinor: minor(25000),
      locatedMinor: minor(21500),
      frozenMinor: 0,
      returnedMinor: 0,
      withdrawnMinor: minor(3500),
      unlocatedMinor: 0,
      accountsTraced: 4,
      institutionsInvolved: 3,
      hops: 3,
    })
  })

  it('would have another result by last in, first out', () => {
    const lifo = lifoOf(fullScenario)
    expect(lifo.remaining).toEqual({ A: 4000, B: 7000, C: 500, D: 6500 })
    expect(lifo.withdrawn).toBe(7000)
  })
})

describe('Example 3, a depth of two', () => {
  const run = trace(fullScenario, { depth: 2 })

  it('stops at the second transfer and reports how much was passed on', () => {
    expect(Object.keys(fifoOf(run))).toEqual(['A', 'B', 'C'])
    expect(fifoOf(run).C?.[1]).toBe(minor(800))
    expect(run.fifo.totals.beyondDepthMinor).toBe(minor(8200))
    expect(run.haircut.totals.beyondDepthMinor).toBe(minor(7760.2))
    expect(run.fifo.status).toBe('completed')
  })
})

describe('Example 4, a hold changes the queue', () => {
  const later = (row: LedgerSketch['rows'][number]): LedgerSketch => ({
    ...fullScenario,
    rows: [...fullScenario.rows, row],
  })
  const held = {
    D: [
      {
        freezeId: 'FRZ-1',
        amountMinor: minor(8200),
        isOwn: true,
        beganAt: { atMs: at('09:31'), seq: 6 },
        endedAt: null,
      },
    ],
  }
  const asOfMs = at('09:45')

  it('lets the money move on without a freeze', () => {
    const run = trace(later(['09:40', 'D', 'E', 4000]), { asOfMs })
    expect(fifoOf(run)).toMatchObject({ D: [820000, minor(6500), 0], E: [minor(1700), minor(1700), 0] })
    expect(run.fifo.nodes.find((n) => n.account === 'E')?.hop).toBe(4)
    expect(haircutOf(run).D?.[1]).toBe(minor(4035.31))
    expect(haircutOf(run).E?.[0]).toBe(minor(2483.26))
  })

  it('cannot trace a payment that the freeze prevents', () => {
    const sketch = { ...later(['09:40', 'D', 'E', 4000]), holds: held }
    expect(() => trace(sketch, { asOfMs })).toThrow(RangeError)
  })

  it('finds none of the money in a smaller payment that passes', () => {
    const run = trace({ ...later(['09:40', 'D', 'E', 2000]), holds: held }, { asOfMs })
    const d = run.fifo.nodes.find((n) => n.account === 'D')
    expect(fifoOf(run).E).toBeUndefined()
    expect(d).toMatchObject({ remainingMinor: minor(8200), frozenMinor: minor(8200) })
    expect((d?.balanceMinor ?? 0) - (d?.frozenMinor ?? 0)).toBe(minor(300))
  })
})

describe('Example 5, a simple chain without own money', () => {
  const run = trace({
    rows: [
      ['09:00', 'V', 'A', 10000],
      ['09:01', 'A', 'B', 9800],
      ['09:02', 'B', 'C', 9500],
      ['09:03', 'C', 'atm_cash', 4000],
    ],
    opening: { V: 10000 },
  })

  it('has the same result with both methods', () => {
    const expected = figures({ A: [10000, 200, 0], B: [9800, 300, 0], C: [9500, 5500, 4000] })
    expect(fifoOf(run)).toEqual(expected)
    expect(haircutOf(run)).toEqual(expected)
    expect(run.fifo.totals.withdrawnMinor).toBe(minor(4000))
    expect(chainOf(run)[2]?.withdrawalMethod).toBe('atm_cash')
  })
})

describe('Example 6, a mule with their own money', () => {
  const sketch: LedgerSketch = {
    opening: { V: 10000, A: 5000, B: 2000 },
    rows: [
      ['09:00', 'V', 'A', 10000],
      ['09:01', 'A', 'B', 10000],
      ['09:02', 'B', 'crypto_exchange', 3000],
    ],
  }
  const run = trace(sketch)

  it('has three results with three methods, which is why the method is stated', () => {
    expect(fifoOf(run)).toEqual(figures({ A: [10000, 5000, 0], B: [5000, 5000, 0] }))
    expect(haircutOf(run)).toEqual(figures({ A: [10000, 3333.33, 0], B: [6666.67, 5000, 1666.67] }))
    const lifo = lifoOf(sketch)
    expect([lifo.remaining, lifo.withdrawn]).toEqual([{ B: 7000 }, 3000])
  })
})

describe('Example 7, fan-out', () => {
  const run = trace({
    opening: { V: 9000, C: 1000 },
    rows: [
      ['09:00', 'V', 'A', 9000],
      ['09:01', 'A', 'B', 3000],
      ['09:02', 'A', 'C', 3000],
      ['09:03', 'A', 'D', 2500],
      ['09:04', 'C', 'agent_cashout', 3500],
      ['09:05', 'D', 'atm_cash', 2500],
    ],
  })

  it('follows every branch', () => {
    const rest = { A: [9000, 500, 0], B: [3000, 3000, 0], D: [2500, 0, 2500] } as const
    expect(fifoOf(run)).toEqual(figures({ ...rest, C: [3000, 500, 2500] }))
    expect(haircutOf(run)).toEqual(figures({ ...rest, C: [3000, 375, 2625] }))
    expect(run.fifo.totals.withdrawnMinor).toBe(minor(5000))
  })
})

describe('Example 9, scatter and gather', () => {
  const run = trace({
    opening: { V: 12000, G: 500 },
    rows: [
      ['09:00', 'V', 'A', 12000],
      ['09:01', 'A', 'B', 4000],
      ['09:02', 'A', 'C', 4000],
      ['09:03', 'A', 'D', 4000],
      ['09:04', 'B', 'G', 3900],
      ['09:05', 'C', 'G', 3950],
      ['09:06', 'D', 'G', 4000],
      ['09:07', 'G', 'international_remittance', 10000],
    ],
  })

  it('finds the money where the branches meet again', () => {
    expect(fifoOf(run)).toEqual(
      figures({
        A: [12000, 0, 0],
        B: [4000, 100, 0],
        C: [4000, 50, 0],
        D: [4000, 0, 0],
        G: [11850, 2350, 9500],
      }),
    )
    expect(haircutOf(run).G).toEqual([minor(11850), minor(2254.86), minor(9595.14)])
    const methods = chainOf(run).map((entry) => [entry.accountHash, entry.withdrawalMethod])
    expect(methods).toContainEqual(['D', 'onward_transfer'])
    expect(methods).toContainEqual(['G', 'international_remittance'])
  })
})

describe('Example 11, the court example', () => {
  const rows = [
    ['09:00', 'Paul', 'F', 10],
    ['09:01', 'Michael', 'F', 10],
    ['09:02', 'F', 'card_purchase', 10],
    ['09:03', 'Karen', 'F', 10],
    ['09:04', 'F', 'card_purchase', 10],
  ] as const
  const opening = { Paul: 10, Michael: 10, Karen: 10 }
  const claims = [
    ['Paul', 'TX-1001'],
    ['Michael', 'TX-1002'],
    ['Karen', 'TX-1004'],
  ] as const
  const runs = claims.map(([victim, transactionId]) =>
    trace({ opening, rows }, { victim, origin: { transactionId, amountMinor: minor(10) } }),
  )

  it('divides the last ten by order of arrival, and by rolling charge', () => {
    expect(runs.map((run) => run.fifo.totals.remainingMinor)).toEqual([0, 0, minor(10)])
    expect(runs.map((run) => run.haircut.totals.remainingMinor)).toEqual([minor(2.5), minor(2.5), minor(5)])
  })

  it('would be divided differently by the other methods', () => {
    const lifo = claims.map(([victim, transactionId]) => {
      const stream = toStream({ opening, rows })
      const question = {
        origin: { transactionId, amountMinor: minor(10) },
        victim,
        depth: 5,
        sensitivity: 'medium',
        maxTransactions: 500,
        asOfMs: at('09:30'),
      } as const
      return traceCoins(question, stream, 'lifo').remaining.F ?? 0
    })
    expect(lifo).toEqual([minor(10), 0, 0])
  })
})

describe('Example 14, a bait payment and a shop', () => {
  const run = trace({
    opening: { V: 8000, S: 50000 },
    rows: [
      ['09:00', 'V', 'A', 8000],
      ['09:01', 'A', 'V', 500],
      ['09:02', 'A', 'S', 1200],
    ],
  })

  it('counts money that came back to the victim as returned', () => {
    expect(fifoOf(run)).toEqual(figures({ A: [8000, 6300, 0], S: [1200, 1200, 0] }))
    expect(run.fifo.totals.returnedToVictimMinor).toBe(minor(500))
  })
})
