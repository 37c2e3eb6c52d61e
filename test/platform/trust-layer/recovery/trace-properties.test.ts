import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerRow } from '../../../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import type { TraceTotals } from '../../../../src/platform/trust-layer/recovery/trace/trace-request.ts'
import {
  type TraceRun,
  traceSource,
  traceStream,
} from '../../../../src/platform/trust-layer/recovery/trace/trace-run.ts'
import { holds } from '../../../support/properties.ts'
import {
  type LedgerShape,
  questionOf,
  type RandomLedger,
  randomLedger,
} from '../../../support/random-ledger.ts'
import { at, createMemorySource, toStream } from '../../../support/trace-ledger.ts'
import { traceCoins } from '../../../support/unit-ledger.ts'

const small: LedgerShape = {
  accounts: 4,
  victims: 1,
  maxRows: 25,
  maxAmount: 40,
  withHolds: true,
  withReturnsToVictim: true,
  withOutside: true,
}
const large: LedgerShape = { ...small, accounts: 6, maxRows: 60, maxAmount: 100_000_000_000 }

const settings = fc.record({
  depth: fc.integer({ min: 1, max: 10 }),
  sensitivity: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
})

const run = (ledger: RandomLedger, changes: Parameters<typeof questionOf>[1] = {}, victim = 'V') =>
  traceStream(questionOf(ledger, changes, victim), ledger.stream)

const sumOfPlaces = ({ originatingMinor: _, ...places }: TraceTotals) =>
  Object.values(places).reduce((sum, amount) => sum + amount, 0)

const byAccount = (entries: readonly (readonly [string, number])[]) =>
  Object.fromEntries(entries.filter(([, amount]) => amount > 0))

const remainingOf = ({ fifo }: TraceRun) =>
  byAccount(fifo.nodes.map((node) => [node.account, node.remainingMinor]))

describe('trace', () => {
  it('locates every single coin', () => {
    holds(
      fc.property(randomLedger(small), settings, (ledger, changes) => {
        const { fifo } = run(ledger, changes)
        const coins = traceCoins(questionOf(ledger, changes), ledger.stream)
        expect(byAccount(fifo.nodes.map((n) => [n.account, n.remainingMinor]))).toEqual(coins.remaining)
        expect(fifo.totals).toEqual({
          originatingMinor: questionOf(ledger).origin.amountMinor,
          remainingMinor: Object.values(coins.remaining).reduce((sum, n) => sum + n, 0),
          withdrawnMinor: coins.withdrawn,
          returnedToVictimMinor: coins.returned,
          beyondDepthMinor: coins.beyondDepth,
          belowThresholdMinor: coins.belowThreshold,
          untraceableMinor: coins.untraceable,
        })
      }),
      { numRuns: 3000 },
    )
  })

  it('adds up to the stolen amount, by either method, however the money moved', () => {
    holds(
      fc.property(randomLedger({ ...large, withForeignHolds: true }), settings, (ledger, changes) => {
        const { fifo, haircut } = run(ledger, changes)
        const { amountMinor } = questionOf(ledger).origin
        expect(sumOfPlaces(fifo.totals)).toBe(amountMinor)
        expect(sumOfPlaces(haircut.totals)).toBe(amountMinor)
        const locations = [...Object.values(fifo.totals), ...Object.values(haircut.totals)]
        expect(Math.min(...locations)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  it('never claims more than an account holds, received, or the ceiling', () => {
    holds(
      fc.property(randomLedger({ ...large, withForeignHolds: true }), settings, (ledger, changes) => {
        const { fifo, haircut } = run(ledger, changes)
        for (const node of fifo.nodes) {
          expect(node.balanceMinor).toBe(ledger.balances[node.account])
          expect(node.remainingMinor).toBeLessThanOrEqual(node.balanceMinor)
          expect(node.remainingMinor).toBeLessThanOrEqual(node.receivedMinor)
          expect(node.heldMinor).toBeLessThanOrEqual(Math.min(node.remainingMinor, node.frozenMinor))
          expect(node.hop).toBeLessThanOrEqual(changes.depth)
          if (node.tracedCredits === 1) expect(node.remainingMinor).toBeLessThanOrEqual(node.ceilingMinor)
        }
        for (const node of haircut.nodes) {
          expect(node.balanceMinor).toBe(ledger.balances[node.account])
          expect(node.remainingMinor).toBeLessThanOrEqual(node.balanceMinor)
          expect(node.remainingMinor).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('balances each account: incoming money is there, passed on, withdrawn, returned or lost', () => {
    holds(
      fc.property(randomLedger(large), settings, (ledger, changes) => {
        for (const node of run(ledger, changes).fifo.nodes) {
          const gone = node.forwardedMinor + node.withdrawnMinor + node.returnedMinor
          const unseen = node.beyondDepthMinor + node.belowThresholdMinor + node.untraceableMinor
          expect(node.remainingMinor + gone + unseen).toBe(node.receivedMinor)
          expect([...node.exits.values()].reduce((sum, n) => sum + n, 0)).toBe(node.withdrawnMinor)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('never promises the same money to two victims', () => {
    const shape = { accounts: 4, victims: 3, maxRows: 50, maxAmount: 1000 }
    holds(
      fc.property(randomLedger(shape), settings, (ledger, changes) => {
        const claims = ledger.payments.map(({ victim }) => remainingOf(run(ledger, changes, victim)))
        for (const [account, balance] of Object.entries(ledger.balances)) {
          const claimed = claims.reduce((sum, claim) => sum + (claim[account] ?? 0), 0)
          expect(claimed).toBeLessThanOrEqual(balance)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('has the same result if it reads only the accounts that the money reaches', async () => {
    await holds(
      fc.asyncProperty(
        randomLedger({ ...large, maxRows: 40, withForeignHolds: true }),
        settings,
        fc.integer({ min: 1, max: 5 }),
        async (ledger, changes, pageRows) => {
          const question = questionOf(ledger, changes)
          const source = createMemorySource(ledger.stream)
          expect(await traceSource(question, source, { pageRows })).toEqual(
            traceStream(question, ledger.stream),
          )
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('ends in a ring of two accounts, and never exceeds its depth', () => {
    const ring: LedgerShape = { accounts: 2, victims: 1, maxRows: 80, maxAmount: 1000 }
    holds(
      fc.property(randomLedger(ring), settings, (ledger, changes) => {
        const { fifo } = run(ledger, changes)
        expect(fifo.edges.every((edge) => edge.hop <= changes.depth + 1)).toBe(true)
        expect(sumOfPlaces(fifo.totals)).toBe(fifo.totals.originatingMinor)
      }),
      { numRuns: 500 },
    )
  })

  it('is not changed by a transfer of an account to itself', () => {
    holds(
      fc.property(randomLedger({ ...large, withHolds: false }), settings, (ledger, changes) => {
        const extra = Object.entries(ledger.balances)
          .filter(([account, balance]) => account !== 'V' && balance > 0)
          .map(
            ([account, balance], index): LedgerRow => ({
              seq: 10_000 + index,
              atMs: ledger.endMs,
              transactionId: `SELF-${account}`,
              sender: account,
              receiver: account,
              amountMinor: Math.ceil(balance / 2),
              exitMethod: null,
            }),
          )
        const longer = { ...ledger, stream: { ...ledger.stream, rows: [...ledger.stream.rows, ...extra] } }
        const [before, after] = [run(ledger, changes), run(longer, changes)]
        expect(after.fifo.totals).toEqual(before.fifo.totals)
        expect(remainingOf(after)).toEqual(remainingOf(before))
        expect(after.haircut).toEqual(before.haircut)
      }),
      { numRuns: 500 },
    )
  })

  it('orders rows of the same instant by their number', () => {
    holds(
      fc.property(randomLedger({ ...large, withHolds: false }), settings, (ledger, changes) => {
        const spread = ledger.stream.rows.map((row, index) => ({ ...row, atMs: index }))
        const same = ledger.stream.rows.map((row) => ({ ...row, atMs: 0 }))
        const over = (rows: LedgerRow[]) =>
          run({ ...ledger, endMs: rows.length, stream: { ...ledger.stream, rows } }, changes)
        expect(over(same).fifo.totals).toEqual(over(spread).fifo.totals)
        expect(remainingOf(over(same))).toEqual(remainingOf(over(spread)))
      }),
      { numRuns: 500 },
    )
  })

  it('that a limit stops is the whole trace of the rows until then', () => {
    holds(
      fc.property(randomLedger(large), fc.integer({ min: 1, max: 8 }), (ledger, maxTransactions) => {
        const { fifo } = run(ledger, { maxTransactions })
        if (fifo.truncatedAtMs === null) {
          expect(fifo.edges.length).toBeLessThan(maxTransactions)
          return
        }
        const last = fifo.edges.at(-1)?.transactionId
        const end = ledger.stream.rows.findIndex((row) => row.transactionId === last)
        const rows = ledger.stream.rows.slice(0, end + 1)
        const upTo = { ...ledger, endMs: fifo.truncatedAtMs, stream: { ...ledger.stream, rows } }
        expect(fifo.status).toBe('completed_partial')
        expect(fifo.edges).toHaveLength(maxTransactions)
        expect(fifo.totals).toEqual(run(upTo).fifo.totals)
      }),
      { numRuns: 1000 },
    )
  })

  it('that its budget ends is the whole trace of the rows until then, with either method of tracing and reading', async () => {
    let partial = 0
    await holds(
      fc.asyncProperty(
        randomLedger(large),
        settings,
        fc.record({ maxRows: fc.integer({ min: 1, max: 12 }), maxAccounts: fc.integer({ min: 1, max: 4 }) }),
        fc.integer({ min: 1, max: 5 }),
        async (ledger, changes, budget, pageRows) => {
          const question = questionOf(ledger, changes)
          const source = createMemorySource(ledger.stream)
          const found = await traceSource({ ...question, budget }, source, { pageRows })
          const whole = traceStream(question, ledger.stream)
          if (!found || found.fifo.truncatedAtMs === null) {
            expect(found).toEqual(whole)
            return
          }
          partial += 1
          expect(found.fifo.status).toBe('completed_partial')
          expect(found.haircut.nodes.length).toBeLessThanOrEqual(budget.maxAccounts)
          expect(found.fifo.nodes.length).toBeLessThanOrEqual(budget.maxAccounts)
          const rows = [...ledger.stream.rows]
          const untilThen = rows.flatMap((row, index) => {
            if (row.atMs !== found.fifo.truncatedAtMs) return []
            const upTo = { ...ledger.stream, rows: rows.slice(0, index + 1) }
            const { fifo, haircut } = traceStream({ ...question, asOfMs: row.atMs }, upTo)
            return [{ fifo: fifo.totals, haircut }]
          })
          expect(untilThen).toContainEqual({ fifo: found.fifo.totals, haircut: found.haircut })
        },
      ),
      { numRuns: 1500 },
    )
    expect(partial).toBeGreaterThan(20)
  })

  it('pauses for other work after every 200 rows', async () => {
    const crowd = Array.from({ length: 2_000 }, (_, index) => ['09:05', 'W', `Z${index % 7}`, 1] as const)
    const rows = [
      ['09:00', 'V', 'A', 100],
      ...crowd.map(([time, from, , amount]) => [time, from, 'A', amount] as const),
    ] as const
    const source = createMemorySource(toStream({ rows }))
    let turns = 0
    const question = {
      origin: { transactionId: 'TX-1001', amountMinor: 10_000 },
      victim: 'V',
      depth: 5,
      sensitivity: 'high',
      maxTransactions: 500,
      asOfMs: at('09:30'),
    } as const
    const pause = async () => {
      turns += 1
    }
    await traceSource(question, source, { pause })
    expect(turns).toBe(10)
  })
})
