/** Ends a wait; does nothing where it is over. */
export type Cancel = () => void

/** Lets something happen later; injected, so that tests can let the time pass at once. Nothing that waits keeps the process alive. */
export interface Timers {
  /** Calls `run` once, after so many milliseconds. */
  setTimeout(run: () => void, ms: number): Cancel
  /** Calls `run` again and again, so many milliseconds apart. */
  setInterval(run: () => void, ms: number): Cancel
}

/** The timers of the process or the page. */
export const realTimers: Timers = {
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

/** Node would wait for it. */
function letEnd(timer: unknown): void {
  if (typeof timer === 'object') (timer as { unref?(): void } | null)?.unref?.()
}
