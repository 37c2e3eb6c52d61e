/** Cancels a timer; does nothing once it has run. */
export type Cancel = () => void

/** Runs something later; injected, so that tests need not wait. A timer does not keep the process alive. */
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

/** Node waits for a timer before it exits, unless told not to. */
function letEnd(timer: unknown): void {
  if (typeof timer === 'object') (timer as { unref?(): void } | null)?.unref?.()
}
