import type { Timers } from '../../src/contract/primitives/timers.ts'

/** Timers that run when a test advances time. */
export interface VirtualTimers extends Timers {
  /** Advances time by this many milliseconds: runs the timers that fall due, in order, each at its time. */
  pass(ms: number): void
  /**
   * Advances time until `work` is settled, in steps (default 100 ms) between which sockets and disks can make
   * progress.
   */
  passUntil<T>(work: Promise<T>, stepMs?: number): Promise<T>
}

/** Real time between two steps, in milliseconds. */
const turnMs = 5

interface Waiting {
  at: number
  run: () => void
  /** Milliseconds until it runs again, if it repeats. */
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
  const pass = (ms: number) => {
    const end = now + ms
    for (let next = nextUntil(end); next; next = nextUntil(end)) {
      now = next.at
      if (next.every === undefined) waiting.delete(next)
      else next.at += next.every
      next.run()
    }
    now = end
  }
  return {
    now: () => now,
    setTimeout: (run, ms) => wait({ at: now + ms, run }),
    setInterval: (run, ms) => wait({ at: now + ms, run, every: ms }),
    pass,
    async passUntil(work, stepMs = 100) {
      let isSettled = false
      const settle = () => {
        isSettled = true
      }
      work.then(settle, settle)
      for (;;) {
        await new Promise((turn) => setTimeout(turn, turnMs))
        if (isSettled) return work
        pass(stepMs)
      }
    },
  }
}
