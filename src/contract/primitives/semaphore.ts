import { realTimers, type Timers } from './timers.ts'

/** Admits a limited number of holders; the others wait in first-in, first-out order. */
export interface Semaphore {
  /** Resolves when a slot is available. Each slot must be released once. @throws what `refuse` returns */
  acquire(): Promise<void>
  /** Releases a slot; it passes directly to the longest waiter, so that no one can slip in between. */
  release(): void
  /** Runs some work while holding a slot. @throws what `refuse` returns, or the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Number of slots, and limits for waiting. */
export interface SemaphoreOptions {
  places: number
  /** Default: unlimited. */
  maxWaiting?: number
  /** Maximum wait for a slot, in milliseconds. Default: unlimited. */
  withinMs?: number
  /** Default: real time. */
  timers?: Timers
  /**
   * Creates the error for a caller that arrives when `maxWaiting` are already waiting, or that got no slot in
   * time.
   */
  refuse?: () => Error
}

/** Creates a semaphore with all slots free. */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const {
    places,
    maxWaiting = Number.POSITIVE_INFINITY,
    withinMs,
    timers = realTimers,
    refuse = () => new Error('too many wait'),
  } = options
  const waiting: (() => void)[] = []
  let held = 0
  const acquire = (): Promise<void> => {
    if (held < places) {
      held += 1
      return Promise.resolve()
    }
    if (waiting.length >= maxWaiting) return Promise.reject(refuse())
    return new Promise((resolve, reject) => {
      const begin = () => {
        cancel?.()
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refuse())
      }
      const cancel = withinMs === undefined ? undefined : timers.setTimeout(giveUp, withinMs)
      waiting.push(begin)
    })
  }
  const release = (): void => {
    const next = waiting.shift()
    if (next) next()
    else held -= 1
  }
  return {
    acquire,
    release,
    async run(work) {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
