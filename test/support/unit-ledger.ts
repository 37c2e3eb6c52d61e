import type { Hold, LedgerRow, Position } from '../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import { comparePositions } from '../../src/platform/trust-layer/recovery/trace/ledger-row.ts'
import type { LedgerStream, TraceQuestion } from '../../src/platform/trust-layer/recovery/trace/trace-run.ts'

/** One minor unit of money. */
interface Coin {
  /** 0 is money that is not traced. */
  hop: number
  heldBy: string | null
}

/** The final location of every single coin of the victim. */
export interface CoinCount {
  remaining: Record<string, number>
  received: Record<string, number>
  withdrawn: number
  returned: number
  beyondDepth: number
  belowThreshold: number
  untraceable: number
}

/** Hop of a coin that has left the victim but not yet reached its first account: traced. */
const justLeft = 0.5

const mint = (count: number, hop: number): Coin[] =>
  Array.from({ length: count }, () => ({ hop, heldBy: null }))

const shares = { low: 5 / 100, medium: 5 / 1000, high: 0 }

/**
 * Traces a payment coin by coin: slow, but so simple that it is obviously correct. `order` says which end of
 * an account's queue of coins is spent first.
 */
export function traceCoins(
  question: TraceQuestion,
  stream: LedgerStream,
  order: 'fifo' | 'lifo' = 'fifo',
): CoinCount {
  const accounts = new Map<string, Coin[]>()
  const begun = new Set<Hold>()
  const ended = new Set<Hold>()
  const count: CoinCount = {
    remaining: {},
    received: {},
    withdrawn: 0,
    returned: 0,
    beyondDepth: 0,
    belowThreshold: 0,
    untraceable: 0,
  }
  const least = Math.ceil(question.origin.amountMinor * shares[question.sensitivity])

  const coinsOf = (name: string): Coin[] => {
    const known = accounts.get(name)
    if (known) return known
    const fresh = mint(stream.openingBalanceOf(name), 0)
    accounts.set(name, fresh)
    return fresh
  }

  const take = (name: string, wanted: number): Coin[] => {
    const coins = coinsOf(name)
    const indexes = coins.flatMap((coin, index) => (coin.heldBy === null ? [index] : []))
    const chosen = new Set(order === 'fifo' ? indexes.slice(0, wanted) : indexes.slice(-wanted))
    if (chosen.size !== wanted) throw new Error(`${name} lacks coins`)
    accounts.set(
      name,
      coins.filter((_, index) => !chosen.has(index)),
    )
    return coins.filter((_, index) => chosen.has(index))
  }

  const playHolds = (until: Position, names: readonly (string | null)[]) => {
    for (const name of names) {
      if (name === null) continue
      for (const hold of stream.holdsOf(name)) {
        if (comparePositions(hold.beganAt, until) < 0 && !begun.has(hold)) {
          begun.add(hold)
          const coins = coinsOf(name)
          const free = coins.filter((coin) => coin.heldBy === null)
          const wanted = free.filter((coin) => coin.hop > 0 === hold.isOwn)
          const others = free.filter((coin) => coin.hop > 0 !== hold.isOwn).reverse()
          for (const coin of [...wanted, ...others].slice(0, hold.amountMinor)) coin.heldBy = hold.freezeId
        }
        if (hold.endedAt && comparePositions(hold.endedAt, until) < 0 && !ended.has(hold)) {
          ended.add(hold)
          for (const coin of coinsOf(name)) if (coin.heldBy === hold.freezeId) coin.heldBy = null
        }
      }
    }
  }

  const payBack = (row: LedgerRow, account: string, freezeId: string) => {
    const held = coinsOf(account).filter((coin) => coin.heldBy === freezeId)
    const gone = new Set(
      [...held.filter((coin) => coin.hop > 0), ...held.filter((coin) => coin.hop === 0).reverse()].slice(
        0,
        row.amountMinor,
      ),
    )
    accounts.set(
      account,
      coinsOf(account).filter((coin) => !gone.has(coin)),
    )
    count.returned += [...gone].filter((coin) => coin.hop > 0).length
  }

  const arrive = (row: LedgerRow, coins: readonly Coin[]) => {
    const traced = coins.filter((coin) => coin.hop > 0).length
    if (row.receiver === question.victim) count.returned += traced
    else if (row.receiver === null) count.withdrawn += traced
    else if (!stream.isTraceable(row.receiver)) {
      count.untraceable += traced
      coinsOf(row.receiver).push(...mint(coins.length, 0))
    } else {
      for (const coin of coins) {
        const next = Math.floor(coin.hop) + 1
        const isFollowed = coin.hop > 0 && next <= question.depth && traced >= least
        if (coin.hop > 0 && next > question.depth) count.beyondDepth++
        else if (coin.hop > 0 && !isFollowed) count.belowThreshold++
        if (isFollowed) count.received[row.receiver] = (count.received[row.receiver] ?? 0) + 1
        coinsOf(row.receiver).push({ hop: isFollowed ? next : 0, heldBy: null })
      }
    }
  }

  for (const row of stream.rows) {
    if (row.atMs > question.asOfMs) break
    playHolds(row, [row.sender, row.receiver])
    const { sender } = row
    if (sender !== null && row.fundReturn) {
      payBack(row, sender, row.fundReturn.freezeId)
      continue
    }
    if (sender === null || sender === question.victim) {
      const isOrigin = row.transactionId === question.origin.transactionId
      arrive(row, mint(row.amountMinor, isOrigin ? justLeft : 0))
      continue
    }
    const coins = take(sender, row.amountMinor)
    if (sender === row.receiver) coinsOf(sender).push(...coins)
    else arrive(row, coins)
  }
  for (const [name, coins] of accounts) {
    const traced = coins.filter((coin) => coin.hop > 0).length
    if (traced > 0) count.remaining[name] = traced
  }
  return count
}
