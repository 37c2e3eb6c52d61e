import type { Timers } from '../../src/contract/primitives/timers.ts'

/** Timers that run when a test lets time pass. */
export interface VirtualTimers extends Timers {
  /** Lets so many milliseconds pass: runs what falls due meanwhile, in its order, each at its moment. */
  pass(ms: number): void
}

interface Waiting {
  at: number
  run: () => void
  /** Milliseconds until it runs again, where it does. */
  every?: number
}

export function createVirtualTimers(): VirtualTimers {
  let now = 0
  const waiting = new Set<Waiting>()
  const wait = (one: Waiting) => {
    waiting.add(one)
    return () => void waiting.delete(one)
  }
  const nextUntil = (end: number) => [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  return {
    setTimeout: (run, ms) => wait({ at: now + ms, run }),
    setInterval: (run, ms) => wait({ at: now + ms, run, every: ms }),
    pass(ms) {
      const end = now + ms
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        now = next.at
        if (next.every === undefined) waiting.delete(next)
        else next.at += next.every
        next.run()
      }
      now = end
    },
  }
}
