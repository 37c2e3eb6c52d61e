import { realTimers, type Timers } from './timers.ts'

/** Lets a number of holders in at once; the others wait for their turn, in the order in which they came. */
export interface Semaphore {
  /** Resolves when there is a place. Each place must be released once. @throws what `refuse` makes */
  acquire(): Promise<void>
  /** Gives a place back; it goes straight to whoever waits longest, so that nobody slips in between. */
  release(): void
  /** Does some work in a place of its own. @throws what `refuse` makes, or the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** How many may hold a place, and how many may wait for one. */
export interface SemaphoreOptions {
  places: number
  /** Default: without end. */
  maxWaiting?: number
  /** How long one waits for a place, in milliseconds. Default: without end. */
  withinMs?: number
  /** Default: real time. */
  timers?: Timers
  /** Makes the error for whoever comes when `maxWaiting` wait already, or got no place in time. */
  refuse?: () => Error
}

/** Makes a semaphore; all its places are free. */
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
