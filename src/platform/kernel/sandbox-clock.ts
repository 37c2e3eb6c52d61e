import type { Clock } from '../../contract/primitives/ids.ts'

/** A clock that tests can set. Until then, and after {@link SandboxClock.reset}, it is the real one. */
export interface SandboxClock {
  now: Clock
  /** Stands still at `instant` from here on. */
  set(instant: string): void
  /** A clock that stands goes on to a later instant and stands; one that runs runs ahead. */
  advance(seconds: number): void
  reset(): void
}

export function createSandboxClock(base: Clock): SandboxClock {
  let standing: number | null = null
  let aheadMs = 0
  const millis = () => standing ?? Date.parse(base()) + aheadMs
  return {
    now: () => new Date(millis()).toISOString(),
    set(instant) {
      standing = Date.parse(instant)
    },
    advance(seconds) {
      if (standing === null) aheadMs += seconds * 1000
      else standing += seconds * 1000
    },
    reset() {
      standing = null
      aheadMs = 0
    },
  }
}
