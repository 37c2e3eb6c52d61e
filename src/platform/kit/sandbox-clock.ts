import type { Clock } from '../../contract/primitives/ids.ts'

/** A clock that tests can set. Until then, and after {@link SandboxClock.reset}, it shows the real time. */
export interface SandboxClock {
  now: Clock
  /** Stops the clock at `instant`. */
  set(instant: string): void
  /** Moves the clock forward; a stopped clock stays stopped, a running one keeps running. */
  advance(seconds: number): void
  reset(): void
}

/** Creates a clock that follows `base` until it is set. */
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
