/**
 * Circuit breaker: stops calling an upstream that does not respond, and lets one request through from time to
 * time to see whether it has recovered. Only silence counts (refused, broken, late): an upstream that returns
 * 500 is up, and its response is the caller's business.
 */
export interface Breaker {
  /** Returns 0 to proceed, or how long to wait in milliseconds. Every 0 must be followed by one report. */
  wait(): number
  /** `left`: the caller gave up, which says nothing about the upstream. */
  report(outcome: 'answered' | 'silent' | 'left'): void
  /** For the metrics. */
  state(): 'closed' | 'open'
}

/** When a breaker opens, and for how long. */
export interface BreakerOptions {
  /** Consecutive failures until it opens. */
  failures?: number
  /** How long it stays open before one trial request, in milliseconds. */
  openMs?: number
  /** Monotonic milliseconds. Default `performance.now`. */
  now?: () => number
}

/** Default: ten consecutive failures open it for 5 seconds. */
export const defaultBreaker = { failures: 10, openMs: 5000 } as const satisfies BreakerOptions

/** Creates the breaker of one upstream. It starts closed, which means that requests pass. */
export function createBreaker(options: BreakerOptions = {}): Breaker {
  const { failures, openMs, now = () => performance.now() } = { ...defaultBreaker, ...options }
  let silent = 0
  let openUntil = 0
  let probing = false
  return {
    wait() {
      if (silent < failures) return 0
      const left = openUntil - now()
      if (left > 0) return left
      if (probing) return openMs
      probing = true
      return 0
    },
    report(outcome) {
      probing = false
      if (outcome === 'answered') silent = 0
      if (outcome !== 'silent') return
      silent += 1
      if (silent >= failures) openUntil = now() + openMs
    },
    state: () => (silent < failures ? 'closed' : 'open'),
  }
}
