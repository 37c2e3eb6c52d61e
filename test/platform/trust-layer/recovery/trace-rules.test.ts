import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  haircutExposure,
  toAccountChain,
} from '../../../../src/platform/trust-layer/recovery/trace/account-chain.ts'
import { taintOf } from '../../../../src/platform/trust-layer/recovery/trace/haircut-trace.ts'
import type { Hold, LedgerRow } from '../../../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import { smallestEdgeMinor } from '../../../../src/platform/trust-layer/recovery/trace/trace-request.ts'
import { traceSource, traceStream } from '../../../../src/platform/trust-layer/recovery/trace/trace-run.ts'
import { holds } from '../../../support/properties.ts'
import {
  at,
  createMemorySource,
  type LedgerSketch,
  minor,
  toRows,
  toStream,
  trace,
} from '../../../support/trace-ledger.ts'

const opening = { V: 1000, W: 1000 }

const hold = (changes: Partial<Hold> = {}): Hold => ({
  freezeId: 'FRZ-1',
  amountMinor: minor(100),
  isOwn: true,
  beganAt: { atMs: at('09:01'), seq: 0 },
  endedAt: null,
  ...changes,
})

/** Traces rows, some of which contain more than a sketch can express. */
function traceRows(
  sketch: LedgerSketch,
  changes: Record<string, Partial<LedgerRow>>,
  question: Parameters<typeof trace>[1] = {},
) {
  const rows = toRows(sketch).map((row) => ({ ...row, ...changes[row.transactionId] }))
  const first = rows[0]
  if (!first) throw new Error('no rows')
  return traceStream(
    {
      origin: { transactionId: first.transactionId, amountMinor: first.amountMinor },
      victim: 'V',
      depth: 5,
      sensitivity: 'medium',
      maxTransactions: 500,
      asOfMs: at('09:30'),
      ...question,
    },
    toStream(sketch, rows),
  )
}

const nodeOf = (run: ReturnType<typeof trace>, account: string) =>
  run.fifo.nodes.find((node) => node.account === account)

describe('freeze', () => {
  const base: LedgerSketch = {
    opening: { ...opening, A: 50 },
    rows: [
      ['09:00', 'V', 'A', 100],
      ['09:02', 'A', 'B', 40],
      ['09:03', 'W', 'A', 70],
      ['09:10', 'A', 'B', 80],
    ],
  }

  it('keeps the money at its position, so that it is next in turn when the freeze ends', () => {
    const ended = { A: [hold({ endedAt: { atMs: at('09:05'), seq: 0 } })] }
    const run = trace({ ...base, holds: ended })
    // 50 own − 40, then 100 traced, then 70 of W: the last debit takes 10 own and 70 traced.
    expect(nodeOf(run, 'A')?.remainingMinor).toBe(minor(30))
    expect(nodeOf(run, 'B')?.receivedMinor).toBe(minor(70))
  })

  it('lets later money pass while it lasts', () => {
    const run = trace({ ...base, holds: { A: [hold()] } })
    expect(nodeOf(run, 'A')).toMatchObject({ remainingMinor: minor(100), heldMinor: minor(100) })
    expect(nodeOf(run, 'B')).toBeUndefined()
  })

  it('ends before the first row of the instant at which it expires', () => {
    const holds = { A: [hold({ endedAt: { atMs: at('09:10'), seq: 0 } })] }
    expect(nodeOf(trace({ ...base, holds }), 'B')?.receivedMinor).toBe(minor(70))
  })

  it('comes after the row at whose position it began', () => {
    const holds = { A: [hold({ beganAt: { atMs: at('09:02'), seq: 2 }, amountMinor: minor(110) })] }
    const run = trace({ ...base, rows: base.rows.slice(0, 3), holds })
    expect(nodeOf(run, 'A')).toMatchObject({ frozenMinor: minor(110), heldMinor: minor(100) })
  })

  it('takes missing traced money from the clean money at the back', () => {
    const sketch: LedgerSketch = {
      opening: { ...opening, A: 50 },
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'W', 'A', 50],
        ['09:03', 'A', 'B', 50],
        ['09:06', 'A', 'B', 60],
      ],
      holds: {
        A: [
          hold({
            amountMinor: minor(150),
            beganAt: { atMs: at('09:02'), seq: 2 },
            endedAt: { atMs: at('09:05'), seq: 0 },
          }),
        ],
      },
    }
    // The 50 in front were free and went first; after the release the traced money is in front.
    expect(nodeOf(trace(sketch), 'A')?.remainingMinor).toBe(minor(40))
  })

  it('of another case holds clean money first, and leaves the traced money to be spent', () => {
    const run = trace({ ...base, holds: { A: [hold({ isOwn: false, amountMinor: minor(60) })] } })
    // 50 own and 10 traced are set aside at 09:01; 40 and 50 traced go on; 30 of W with the last.
    expect(nodeOf(run, 'A')).toMatchObject({ remainingMinor: minor(10), frozenMinor: 0, heldMinor: 0 })
    expect(nodeOf(run, 'B')?.receivedMinor).toBe(minor(90))
  })

  it('that began before the money came holds what was there', () => {
    const early = hold({ isOwn: false, amountMinor: minor(50), beganAt: { atMs: at('08:00'), seq: 0 } })
    const run = trace({ ...base, holds: { A: [early] } })
    // All 50 own are held: 40 and 60 traced go on, then 20 of W.
    expect(nodeOf(run, 'A')?.remainingMinor).toBe(0)
    expect(nodeOf(run, 'B')?.receivedMinor).toBe(minor(100))
  })
})

describe('return out of a freeze', () => {
  const sketch: LedgerSketch = {
    opening: { ...opening, A: 50 },
    rows: [
      ['09:00', 'V', 'A', 100],
      ['09:03', 'A', 'V', 60],
      ['09:04', 'A', 'B', 50],
    ],
    holds: { A: [hold()] },
  }
  const paid = { 'TX-1002': { fundReturn: { freezeId: 'FRZ-1' } } }

  it('takes the held money, not the money that is next in turn', () => {
    const run = traceRows(sketch, paid)
    expect(run.fifo.totals).toMatchObject({
      returnedToVictimMinor: minor(60),
      remainingMinor: minor(40),
    })
    expect(nodeOf(run, 'A')).toMatchObject({ frozenMinor: minor(40), returnedMinor: minor(60) })
    expect(run.haircut.totals.returnedToVictimMinor).toBe(minor(60))
  })

  it('that fails puts the money back under the freeze', () => {
    const failed: LedgerSketch = { ...sketch, rows: [...sketch.rows, ['09:08', 'V', 'A', 60]] }
    const run = traceRows(failed, {
      ...paid,
      'TX-1004': { fundReturn: { freezeId: 'FRZ-1', reversalOf: 'TX-1002' } },
    })
    expect(run.fifo.totals).toMatchObject({ returnedToVictimMinor: 0, remainingMinor: minor(100) })
    expect(nodeOf(run, 'A')).toMatchObject({ heldMinor: minor(100), frozenMinor: minor(100) })
    expect(run.haircut.totals).toMatchObject({ returnedToVictimMinor: 0, remainingMinor: minor(100) })
  })

  it('that fails leaves none of it free while the freeze lasts', () => {
    const failed: LedgerSketch = {
      ...sketch,
      rows: [...sketch.rows, ['09:08', 'V', 'A', 60], ['09:09', 'W', 'A', 20], ['09:10', 'A', 'C', 20]],
    }
    const undone = { 'TX-1004': { fundReturn: { freezeId: 'FRZ-1', reversalOf: 'TX-1002' } } }
    const run = traceRows(failed, { ...paid, ...undone }, { sensitivity: 'high' })
    expect(run.haircut.nodes.map((node) => node.account)).toEqual(['A'])
    expect(run.fifo.nodes.map((node) => node.account)).toEqual(['A'])
  })

  it('that fails after the freeze goes back to its position among the rest', () => {
    const late: LedgerSketch = {
      opening: { ...opening, A: 50 },
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:03', 'A', 'V', 60],
        ['09:06', 'W', 'A', 30],
        ['09:08', 'V', 'A', 60],
        ['09:09', 'A', 'B', 130],
      ],
      holds: { A: [hold({ endedAt: { atMs: at('09:05'), seq: 0 } })] },
    }
    const undone = { 'TX-1004': { fundReturn: { freezeId: 'FRZ-1', reversalOf: 'TX-1002' } } }
    // 50 own, then 80 of the 100 traced; the 30 of W came later.
    expect(nodeOf(traceRows(late, { ...paid, ...undone }), 'B')?.receivedMinor).toBe(minor(80))
  })

  it('for another case is traced like any payment if it takes traced money', () => {
    const foreign = { A: [hold({ isOwn: false, amountMinor: minor(120) })] }
    const run = traceRows(
      { ...sketch, rows: [...sketch.rows.slice(0, 1), ['09:03', 'A', 'W', 120]], holds: foreign },
      paid,
    )
    // 50 own and 70 traced had been set aside.
    expect(nodeOf(run, 'W')?.receivedMinor).toBe(minor(70))
  })

  it('is shared by the payments of one case', () => {
    const twice: LedgerSketch = {
      opening,
      rows: [
        ['09:00', 'V', 'A', 50],
        ['09:00', 'V', 'A', 50],
        ['09:03', 'A', 'V', 60],
      ],
      holds: { A: [hold()] },
    }
    const changes = { 'TX-1003': { fundReturn: { freezeId: 'FRZ-1' } } }
    const payments = ['TX-1001', 'TX-1002'].map((transactionId) => ({
      transactionId,
      amountMinor: minor(50),
    }))
    const returned = payments.map((origin) => {
      const siblings = payments.filter((payment) => payment !== origin)
      return traceRows(twice, changes, { origin, siblings }).fifo.totals.returnedToVictimMinor
    })
    expect(returned).toEqual([minor(50), minor(10)])
  })
})

describe('trace', () => {
  it('is partial and reports how much went to institutions that do not participate', () => {
    const run = trace({
      opening,
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'X', 30],
      ],
      outside: ['X'],
    })
    expect(run.fifo.status).toBe('completed_partial')
    expect(run.fifo.totals).toMatchObject({ untraceableMinor: minor(30), remainingMinor: minor(70) })
    expect(run.haircut.totals.untraceableMinor).toBe(minor(30))
  })

  it('ends immediately if the first receiver does not participate', () => {
    const run = trace({ opening, rows: [['09:00', 'V', 'A', 100]], outside: ['A'] })
    expect(run.fifo.nodes).toEqual([])
    expect(run.fifo.totals.untraceableMinor).toBe(minor(100))
  })

  it('drops amounts that are too small for its sensitivity', () => {
    const sketch: LedgerSketch = {
      opening,
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'B', 4.99],
        ['09:02', 'A', 'C', 0.49],
      ],
    }
    const below = (sensitivity: 'low' | 'medium' | 'high') =>
      trace(sketch, { sensitivity }).fifo.totals.belowThresholdMinor
    expect([below('low'), below('medium'), below('high')]).toEqual([minor(5.48), minor(0.49), 0])
  })

  it('rounds its threshold up', () => {
    expect(smallestEdgeMinor(101, 'low')).toBe(6)
    expect(smallestEdgeMinor(100, 'low')).toBe(5)
    expect(smallestEdgeMinor(201, 'medium')).toBe(2)
    expect(smallestEdgeMinor(99_999_999_999_999, 'medium')).toBe(500_000_000_000)
    expect(smallestEdgeMinor(1, 'high')).toBe(0)
  })

  it('counts circulating money twice as received, but never as located', () => {
    const run = trace({
      opening,
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'B', 100],
        ['09:02', 'B', 'A', 100],
      ],
    })
    expect(nodeOf(run, 'A')).toMatchObject({ hop: 1, receivedMinor: minor(200), remainingMinor: minor(100) })
    expect(run.fifo.totals.remainingMinor).toBe(minor(100))
  })

  it('claims from both victims if one pays with money that was stolen from the other', () => {
    const sketch: LedgerSketch = {
      opening: { V: 100, W: 0 },
      rows: [
        ['09:00', 'V', 'W', 100],
        ['09:01', 'W', 'A', 100],
      ],
    }
    const second = trace(sketch, {
      victim: 'W',
      origin: { transactionId: 'TX-1002', amountMinor: minor(100) },
    })
    expect(nodeOf(trace(sketch), 'A')?.remainingMinor).toBe(minor(100))
    expect(nodeOf(second, 'A')?.remainingMinor).toBe(minor(100))
  })

  it('rejects a ledger in which an account pays more than it has', () => {
    const rows = [
      ['09:00', 'V', 'A', 100],
      ['09:01', 'A', 'B', 100.01],
    ] as const
    expect(() => trace({ opening, rows })).toThrow(RangeError)
  })

  it('reports the lowest balance of an account since the money came', () => {
    const run = trace({
      opening: { ...opening, A: 10 },
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'atm_cash', 90],
        ['09:02', 'W', 'A', 500],
      ],
    })
    expect(nodeOf(run, 'A')).toMatchObject({
      lowestBalanceMinor: minor(20),
      ceilingMinor: minor(20),
      remainingMinor: minor(20),
      balanceMinor: minor(520),
    })
  })

  it('returns the row that moved the money, with the victim’s part and the number of the transfer', () => {
    const run = trace({
      opening: { ...opening, A: 10 },
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'B', 5],
        ['09:02', 'A', 'atm_cash', 25],
      ],
    })
    expect(run.fifo.edges).toEqual([
      expect.objectContaining({
        transactionId: 'TX-1001',
        from: 'V',
        to: 'A',
        tracedMinor: minor(100),
        hop: 1,
      }),
      expect.objectContaining({
        to: null,
        exitMethod: 'atm_cash',
        amountMinor: minor(25),
        tracedMinor: minor(20),
        hop: 2,
      }),
    ])
  })

  it('of an unknown payment does not exist', async () => {
    const sketch: LedgerSketch = { opening, rows: [['09:00', 'V', 'A', 100]] }
    const source = createMemorySource(toStream(sketch))
    const question = {
      origin: { transactionId: 'TX-9', amountMinor: 1 },
      victim: 'V',
      depth: 5,
      sensitivity: 'medium',
      maxTransactions: 500,
      asOfMs: at('09:30'),
    } as const
    expect(await traceSource(question, source)).toBeUndefined()
  })

  it('reads nothing of accounts that the money never reaches', async () => {
    const crowd = Array.from({ length: 500 }, (_, i) => ['09:05', 'W', `Z${i % 7}`, 1] as const)
    const sketch: LedgerSketch = {
      opening,
      rows: [['09:00', 'V', 'A', 100], ['09:01', 'A', 'B', 50], ...crowd],
    }
    const source = createMemorySource(toStream(sketch))
    const question = {
      origin: { transactionId: 'TX-1001', amountMinor: minor(100) },
      victim: 'V',
      depth: 5,
      sensitivity: 'high',
      maxTransactions: 500,
      asOfMs: at('09:30'),
    } as const
    await traceSource(question, source)
    expect(source.rowsRead()).toBe(1)
  })
})

describe('proportional share', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999_999_999 })
  it('leaves neither the remaining taint nor the remaining balance below zero', () => {
    holds(
      fc.property(amount, amount, amount, (x, y, balance) => {
        const [taint, debit] = [1 + (x % balance), 1 + (y % balance)]
        const out = taintOf(taint, debit, balance)
        expect(out).toBeGreaterThanOrEqual(0)
        expect(out).toBeLessThanOrEqual(Math.min(taint, debit))
        expect(taint - out).toBeLessThanOrEqual(balance - debit)
        const exact = (BigInt(taint) * BigInt(debit) * 2n + BigInt(balance)) / (2n * BigInt(balance))
        expect(out).toBe(Number(exact))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('chain', () => {
  const facts = (account: string) => ({
    institutionCode: 'BNKB',
    riskPoints: account === 'Q' ? 400 : 100,
    riskFactors: ['fan_in'],
  })
  // By first in, first out, Q got only A's own money; by share it got a part of both.
  const run = trace(
    {
      opening: { ...opening, A: 100 },
      rows: [
        ['09:00', 'V', 'A', 100],
        ['09:01', 'A', 'Q', 100],
      ],
    },
    { sensitivity: 'high' },
  )

  it('includes accounts that only a share reached, marked, at high sensitivity', () => {
    const chain = toAccountChain(run, 'high', facts)
    expect(chain.map((entry) => entry.accountHash)).toEqual(['A', 'Q'])
    expect(chain[1]).toMatchObject({
      receivedMinor: 0,
      haircutRemainingMinor: minor(50),
      riskFactors: ['fan_in', haircutExposure],
      isFreezable: false,
      withdrawalMethod: 'none',
    })
  })

  it('omits them otherwise', () => {
    expect(toAccountChain(run, 'medium', facts).map((entry) => entry.accountHash)).toEqual(['A'])
  })

  it('is ordered by distance, then by amount received, then by hash', () => {
    const wide = trace({
      opening,
      rows: [
        ['09:00', 'V', 'M', 100],
        ['09:01', 'M', 'Z', 20],
        ['09:02', 'M', 'C', 30],
        ['09:03', 'M', 'B', 20],
      ],
    })
    const chain = toAccountChain(wide, 'medium', facts)
    expect(chain.map((entry) => entry.accountHash)).toEqual(['M', 'C', 'B', 'Z'])
  })
})
