import type { Timers } from '../../../contract/primitives/timers.ts'

/** Measures the event loop delay, which affects every request. */
export interface LoopWatch {
  isLate(): boolean
  stop(): void
}

const tickMs = 50

/** Creates a watch that considers the loop late while its timers run more than `lateMs` behind. */
export function createLoopWatch(lateMs: number, timers: Timers): LoopWatch {
  const { now } = timers
  let behindMs = 0
  let expectedAt = now() + tickMs
  const stop = timers.setInterval(() => {
    const at = now()
    // Decays over about a second, since a flood comes in waves.
    behindMs = Math.max(behindMs * 0.9, at - expectedAt)
    expectedAt = at + tickMs
  }, tickMs)
  return {
    // Includes the delay that the next tick will measure.
    isLate: () => Math.max(behindMs, now() - expectedAt) > lateMs,
    stop,
  }
}
