import type { Timers } from '../../../contract/primitives/timers.ts'

/** Watches how late the event loop is: what everybody waits for who asks anything. */
export interface LoopWatch {
  isLate(): boolean
  stop(): void
}

const tickMs = 50

/** Creates a watch that calls the loop late while its timers run more than `lateMs` behind. */
export function createLoopWatch(lateMs: number, timers: Timers): LoopWatch {
  const { now } = timers
  let behindMs = 0
  let expectedAt = now() + tickMs
  const stop = timers.setInterval(() => {
    const at = now()
    // Falls off over a second, since a flood comes in waves.
    behindMs = Math.max(behindMs * 0.9, at - expectedAt)
    expectedAt = at + tickMs
  }, tickMs)
  return {
    // Also counts the lateness that the next tick will find.
    isLate: () => Math.max(behindMs, now() - expectedAt) > lateMs,
    stop,
  }
}
