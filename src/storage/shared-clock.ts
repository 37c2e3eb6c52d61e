import type { Clock } from '../contract/primitives/ids.ts'
import type { Storage } from './database/storage.ts'

/** Dependencies of a clock that processes share. */
export interface SharedClockDeps {
  storage: Storage
  /** Milliseconds since 1970 on this machine. Default `Date.now`. */
  now?: () => number
  /**
   * Called with the number of milliseconds by which this machine's clock is ahead of the database's, if it is
   * large.
   */
  onDrift: (aheadMs: number) => void
}

/** A clock that is the same in all processes on one database. */
export interface SharedClock {
  clock: Clock
  /** Compares this machine's clock with the database's. */
  compare(): Promise<void>
}

/** Smaller differences are measurement noise, in milliseconds. */
const noiseMs = 500
/** Larger differences are reported, in milliseconds. */
const driftMs = 5_000

/**
 * Creates a clock that follows the database's: due times and lease expiries are the same for all processes,
 * however wrong the clock of one machine is. A database in this process has no clock of its own.
 */
export function createSharedClock({ storage, now = Date.now, onDrift }: SharedClockDeps): SharedClock {
  let aheadMs = 0
  return {
    clock: () => new Date(now() - aheadMs).toISOString(),
    async compare() {
      const before = now()
      const theirs = await storage.now()
      if (theirs === undefined) return
      const ahead = (before + now()) / 2 - theirs
      aheadMs = Math.abs(ahead) > noiseMs ? Math.round(ahead) : 0
      if (Math.abs(ahead) > driftMs) onDrift(Math.round(ahead))
    },
  }
}
