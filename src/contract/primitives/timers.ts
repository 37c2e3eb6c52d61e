/** Cancels a timer; does nothing once it has run. */
export type Cancel = () => void

/** Schedules functions; injected, so that tests need not wait. A timer does not keep the process alive. */
export interface Timers {
  /** Milliseconds on a monotonic clock. */
  now(): number
  /** Calls `run` once after `ms` milliseconds. */
  setTimeout(run: () => void, ms: number): Cancel
  /** Calls `run` every `ms` milliseconds. */
  setInterval(run: () => void, ms: number): Cancel
}

/** The timers of the process or the page. */
export const realTimers: Timers = {
  now: () => performance.now(),
  setTimeout(run, ms) {
    const timer = setTimeout(run, ms)
    letEnd(timer)
    return () => clearTimeout(timer)
  },
  setInterval(run, ms) {
    const timer = setInterval(run, ms)
    letEnd(timer)
    return () => clearInterval(timer)
  },
}

/** Resolves after `ms` milliseconds, or when `signal` is aborted. */
export function sleep(timers: Timers, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const cancel = timers.setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

/** By default, Node waits for a timer before it exits. */
function letEnd(timer: unknown): void {
  if (typeof timer !== 'object' || timer === null || !('unref' in timer)) return
  if (typeof timer.unref === 'function') timer.unref()
}
