import { Problem } from '../../../contract/primitives/problem.ts'

import { sharesOf } from './visitor-address.ts'

/** Schedules work fairly: an address that asks for little waits for little, however much others ask for. */
export interface Turns {
  /**
   * Runs `work` when it is its turn.
   * @throws Problem `overloaded` when the queue is full of work with a higher priority, and whatever `work`
   * throws
   */
  take<T>(address: string, work: () => Promise<T>): Promise<T>
  /** Counts a request of an address that was refused immediately, so that it waits longer for its turns. */
  note(address: string): void
}

/** Limits on running and waiting work. */
export interface TurnsOptions {
  /** Maximum amount of concurrent work. */
  atOnce: number
  /** Maximum amount of waiting work; beyond it the entry with the lowest priority is refused. */
  waiting: number
  /** Called for each refusal, with how much the address has asked for recently. */
  onRefused: (address: string, asked: number) => void
  now?: () => number
}

interface Waiting {
  address: string
  /** How much its address has asked for recently; lower goes first. */
  rank: number
  begin: () => void
  refuse: () => void
}

const retryAfterMs = 5000
/** The half-life of what an address has asked for, so that a flood is recognised within moments. */
const halfLifeMs = 2000

/** Creates turns that go to the address that has asked for least recently. */
export function createTurns(options: TurnsOptions): Turns {
  const { atOnce, waiting: mostWaiting, onRefused, now = () => performance.now() } = options
  const queue: Waiting[] = []
  let running = 0
  let asked = new Map<string, number>()
  let halveAt = now() + halfLifeMs

  const rankOf = (address: string): number => {
    if (now() >= halveAt) {
      asked = new Map([...asked].filter(([, count]) => count >= 1).map(([name, count]) => [name, count / 2]))
      // Waiting entries too, or everyone who retries would overtake them forever. Their order stays.
      for (const entry of queue) entry.rank /= 2
      halveAt = now() + halfLifeMs
    }
    // A client that switches between the addresses of its network waits as long as its network does.
    const ranks = sharesOf(address).map(({ name, times }) => {
      const count = (asked.get(name) ?? 0) + 1
      asked.set(name, count)
      return count / times
    })
    return Math.max(...ranks)
  }
  /** Inserts an entry behind all of the same rank; the queue is short, so few wait before it. */
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
      // Work that starts immediately takes a slot; waiting work inherits the slot of one that ends.
      if (running < atOnce) running += 1
      else await wait(address, rank)
      try {
        return await work()
      } finally {
        const next = queue.shift()
        // In a separate turn of the event loop: an endless chain would prevent anyone else from
        // connecting.
        if (next) setImmediate(next.begin)
        else running -= 1
      }
    },
  }
}
