import fc from 'fast-check'
import type { ExitMethod } from '../../src/contract/operations/answer-words.ts'
import type { Hold, LedgerRow, Position } from '../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import type { LedgerStream, TraceQuestion } from '../../src/platform/trust-layer/recovery/trace/trace-run.ts'

/** A ledger in which every debit was covered when it was booked. */
export interface RandomLedger {
  stream: LedgerStream & { rows: LedgerRow[] }
  /** Balances and held money after the last row. */
  balances: Record<string, number>
  endMs: number
  /** The payments of the victims; each is the first row of its account. */
  payments: { victim: string; transactionId: string; amountMinor: number }[]
}

export interface LedgerShape {
  /** Number of accounts other than the victims' own. */
  accounts: number
  victims: number
  maxRows: number
  /** Largest opening balance and payment, minor units. */
  maxAmount: number
  /** Whether there are freezes and returns of the first victim's case. */
  withHolds?: boolean
  /** Whether there are freezes of other cases. */
  withForeignHolds?: boolean
  /** Whether money may go back to the victims. */
  withReturnsToVictim?: boolean
  withOutside?: boolean
}

type Step =
  | { kind: 'move'; from: number; to: number; share: number; gap: number }
  | { kind: 'exit'; from: number; share: number; gap: number; method: ExitMethod }
  | { kind: 'fund'; to: number; share: number; gap: number }
  | { kind: 'pay'; victim: number; to: number; share: number; gap: number }
  | { kind: 'hold'; account: number; share: number; gap: number; isOwn: boolean }
  | { kind: 'end'; account: number; share: number; gap: number }
  | { kind: 'return'; account: number; share: number; gap: number }

const name = (index: number) => String.fromCharCode(65 + index)
const victimName = (index: number) => (index === 0 ? 'V' : `V${index + 1}`)

function stepOf(shape: LedgerShape): fc.Arbitrary<Step> {
  const account = fc.nat(shape.accounts - 1)
  const share = fc.nat(1000)
  // Many rows at the same instant, so that their order matters.
  const gap = fc.nat(2)
  const to = shape.withReturnsToVictim ? fc.integer({ min: -1, max: shape.accounts - 1 }) : account
  const move = fc.record({ kind: fc.constant('move' as const), from: account, to, share, gap })
  const exit = fc.record({
    kind: fc.constant('exit' as const),
    from: account,
    share,
    gap,
    method: fc.constantFrom<ExitMethod>('atm_cash', 'crypto_exchange'),
  })
  const fund = fc.record({ kind: fc.constant('fund' as const), to: account, share, gap })
  const pay = fc.record({
    kind: fc.constant('pay' as const),
    victim: fc.nat(shape.victims - 1),
    to: account,
    share,
    gap,
  })
  const choices: fc.WeightedArbitrary<Step>[] = [
    { arbitrary: move, weight: 12 },
    { arbitrary: exit, weight: 2 },
    { arbitrary: fund, weight: 2 },
    { arbitrary: pay, weight: shape.victims > 1 ? 4 : 1 },
  ]
  if (shape.withHolds) {
    const isOwn = shape.withForeignHolds ? fc.boolean() : fc.constant(true)
    const base = { account, share, gap }
    choices.push(
      { arbitrary: fc.record({ kind: fc.constant('hold' as const), ...base, isOwn }), weight: 3 },
      { arbitrary: fc.record({ kind: fc.constant('end' as const), ...base }), weight: 2 },
      { arbitrary: fc.record({ kind: fc.constant('return' as const), ...base }), weight: 2 },
    )
  }
  return fc.oneof(...choices)
}

/** Returns a part of the available money, at least one unit; 0 if there is none. */
const part = (available: number, share: number) =>
  available <= 0 ? 0 : 1 + Math.floor(((available - 1) * share) / 1000)

function build(shape: LedgerShape, openings: readonly number[], steps: readonly Step[]): RandomLedger {
  const balances: Record<string, number> = {}
  const held: Record<string, number> = {}
  const holds: Record<string, (Hold & { left: number })[]> = {}
  const rows: LedgerRow[] = []
  const payments: RandomLedger['payments'] = []
  let at: Position = { atMs: 1000, seq: 0 }
  const opening: Record<string, number> = {}
  for (let i = 0; i < shape.accounts; i++) opening[name(i)] = openings[i] ?? 0
  for (let i = 0; i < shape.victims; i++) opening[victimName(i)] = shape.maxAmount * 3
  Object.assign(balances, opening)

  const book = (row: Pick<LedgerRow, 'sender' | 'receiver' | 'amountMinor'> & Partial<LedgerRow>) => {
    if (row.amountMinor === 0) return undefined
    at = { atMs: at.atMs, seq: at.seq + 1 }
    const full = { ...at, transactionId: `TX-${at.seq}`, exitMethod: null, ...row }
    rows.push(full)
    if (row.sender !== null) balances[row.sender] = (balances[row.sender] ?? 0) - row.amountMinor
    if (row.receiver !== null) balances[row.receiver] = (balances[row.receiver] ?? 0) + row.amountMinor
    return full
  }
  const available = (account: string) => (balances[account] ?? 0) - (held[account] ?? 0)
  const liveHold = (account: string) => holds[account]?.find((h) => h.endedAt === null && h.left > 0)

  for (const step of steps) {
    at = { atMs: at.atMs + step.gap, seq: at.seq }
    switch (step.kind) {
      case 'move': {
        const sender = name(step.from)
        const receiver = step.to < 0 ? victimName(0) : name(step.to)
        book({ sender, receiver, amountMinor: part(available(sender), step.share) })
        break
      }
      case 'exit': {
        const sender = name(step.from)
        const amountMinor = part(available(sender), step.share)
        book({ sender, receiver: null, amountMinor, exitMethod: step.method })
        break
      }
      case 'fund':
        book({ sender: null, receiver: name(step.to), amountMinor: part(shape.maxAmount, step.share) })
        break
      case 'pay': {
        const sender = victimName(step.victim)
        const amountMinor = part(Math.min(available(sender), shape.maxAmount), step.share)
        const row = book({ sender, receiver: name(step.to), amountMinor })
        if (row && !payments.some((p) => p.victim === sender)) {
          payments.push({ victim: sender, transactionId: row.transactionId, amountMinor })
        }
        break
      }
      case 'hold': {
        const account = name(step.account)
        const amountMinor = part(available(account), step.share)
        // A case can have only one active freeze per account.
        const isTaken = holds[account]?.some(
          (h) => h.endedAt === null && h.left > 0 && h.isOwn === step.isOwn,
        )
        if (amountMinor === 0 || isTaken) break
        const hold = {
          freezeId: `F-${account}-${at.seq}-${holds[account]?.length ?? 0}`,
          amountMinor,
          left: amountMinor,
        }
        holds[account] = [
          ...(holds[account] ?? []),
          { ...hold, isOwn: step.isOwn, beganAt: at, endedAt: null },
        ]
        held[account] = (held[account] ?? 0) + amountMinor
        break
      }
      case 'end': {
        const hold = liveHold(name(step.account))
        if (!hold) break
        hold.endedAt = at
        held[name(step.account)] = (held[name(step.account)] ?? 0) - hold.left
        break
      }
      case 'return': {
        const account = name(step.account)
        const hold = liveHold(account)
        if (!hold) break
        const amountMinor = part(hold.left, step.share)
        hold.left -= amountMinor
        held[account] = (held[account] ?? 0) - amountMinor
        book({
          sender: account,
          receiver: hold.isOwn ? victimName(0) : null,
          amountMinor,
          fundReturn: { freezeId: hold.freezeId },
        })
        break
      }
    }
  }
  return {
    stream: {
      rows,
      openingBalanceOf: (account) => opening[account] ?? 0,
      isTraceable: (account) => !shape.withOutside || account !== name(shape.accounts - 1),
      holdsOf: (account) => holds[account] ?? [],
    },
    balances,
    endMs: at.atMs,
    payments,
  }
}

/** Generates ledgers of a shape; each has at least the first victim's payment. */
export const randomLedger = (shape: LedgerShape): fc.Arbitrary<RandomLedger> =>
  fc
    .record({
      openings: fc.array(fc.oneof(fc.constant(0), fc.nat(shape.maxAmount)), {
        minLength: shape.accounts,
        maxLength: shape.accounts,
      }),
      before: fc.array(stepOf(shape), { maxLength: 4 }),
      share: fc.integer({ min: 200, max: 1000 }),
      // Without a size most of them would have about ten steps.
      after: fc.array(stepOf(shape), { maxLength: shape.maxRows, size: 'max' }),
    })
    .map(({ openings, before, share, after }) =>
      build(shape, openings, [...before, { kind: 'pay', victim: 0, to: 0, share, gap: 1 }, ...after]),
    )

/** Returns a question about the first payment of a victim. */
export function questionOf(
  ledger: RandomLedger,
  changes: Partial<TraceQuestion> = {},
  victim = 'V',
): TraceQuestion {
  const payment = ledger.payments.find((p) => p.victim === victim)
  if (!payment) throw new Error('that victim has not paid')
  return {
    origin: { transactionId: payment.transactionId, amountMinor: payment.amountMinor },
    victim,
    depth: 10,
    sensitivity: 'high',
    maxTransactions: 10_000,
    asOfMs: ledger.endMs,
    ...changes,
  }
}
