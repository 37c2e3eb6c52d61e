import { Problem } from '../../../contract/primitives/problem.ts'

import { sharesOf } from './visitor-address.ts'

/** Gives work its turn, so that whoever asks for little waits for little, however much others ask for. */
export interface Turns {
  /**
   * Runs `work` when it is its turn.
   * @throws Problem `overloaded` when too much is waiting that has more right to a turn, and whatever `work` throws
   */
  take<T>(address: string, work: () => Promise<T>): Promise<T>
  /** Counts something that an address has asked for and was refused at once, so that it waits longer for its turns. */
  note(address: string): void
}

/** Says how much runs and waits at a time. */
export interface TurnsOptions {
  /** Work under way at a time. */
  atOnce: number
  /** Work that waits; what has least right to a turn is refused then. */
  waiting: number
  /** Tells of one refused, and how much its address has asked for lately. */
  onRefused: (address: string, asked: number) => void
  now?: () => number
}

interface Waiting {
  address: string
  /** How much its address has asked for lately; the less, the sooner. */
  rank: number
  begin: () => void
  refuse: () => void
}

const retryAfterMs = 5000
/** What an address has asked for counts half after this, so that a flood is known as one within moments. */
const halfLifeMs = 2000

/** Creates turns that go to the address which has asked for least lately. */
export function createTurns(options: TurnsOptions): Turns {
  const { atOnce, waiting: mostWaiting, onRefused, now = () => performance.now() } = options
  const queue: Waiting[] = []
  let running = 0
  let asked = new Map<string, number>()
  let halveAt = now() + halfLifeMs

  const rankOf = (address: string): number => {
    if (now() >= halveAt) {
      asked = new Map([...asked].filter(([, count]) => count >= 1).map(([name, count]) => [name, count / 2]))
      // Also of those who wait, or all who ask once more would overtake them for ever. Their order stays.
      for (const entry of queue) entry.rank /= 2
      halveAt = now() + halfLifeMs
    }
    // Whoever changes from one address of its network to the next waits as long as its network does.
    const ranks = sharesOf(address).map(({ name, times }) => {
      const count = (asked.get(name) ?? 0) + 1
      asked.set(name, count)
      return count / times
    })
    return Math.max(...ranks)
  }
  /** Puts it behind all of the same rank; few wait before it, since the queue is short. */
  const enqueue = (entry: Waiting) => {
    const at = queue.findIndex(({ rank }) => rank > entry.rank)
    if (at === -1) queue.push(entry)
    else queue.splice(at, 0, entry)
    if (queue.length <= mostWaiting) return
    const last = queue.pop()
    last?.refuse()
  }
  const wait = (address: string, rank: number): Promise<void> =>
    new Promise((begin, reject) => {
      const refuse = () => {
        onRefused(address, rank)
        reject(new Problem('overloaded', { retryAfterMs }))
      }
      enqueue({ address, rank, begin, refuse })
    })

  return {
    note: rankOf,
    async take(address, work) {
      const rank = rankOf(address)
      // Whoever begins at once has its place; whoever waits is given the place of one that ends.
      if (running < atOnce) running += 1
      else await wait(address, rank)
      try {
        return await work()
      } finally {
        const next = queue.shift()
        // In a turn of the event loop of its own: a chain of them without an end would let nobody else connect.
        if (next) setImmediate(next.begin)
        else running -= 1
      }
    },
  }
}
