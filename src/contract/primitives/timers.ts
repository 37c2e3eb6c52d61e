/** Cancels a timer; does nothing once it has run. */
export type Cancel = () => void

/** Runs something later; injected, so that tests need not wait. A timer does not keep the process alive. */
export interface Timers {
  /** Milliseconds on a scale that no change of the clock moves. */
  now(): number
  /** Calls `run` once, after so many milliseconds. */
  setTimeout(run: () => void, ms: number): Cancel
  /** Calls `run` again and again, so many milliseconds apart. */
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

/** Resolves after so many milliseconds, or when `signal` is aborted. */
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

/** Node waits for a timer before it exits, unless told not to. */
function letEnd(timer: unknown): void {
  if (typeof timer === 'object') (timer as { unref?(): void } | null)?.unref?.()
}
