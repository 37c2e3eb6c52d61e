import { Worker } from 'node:worker_threads'
import { Problem } from '../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../contract/primitives/timers.ts'

/** Draws something as PDF. @throws Problem `overloaded` when too many are waiting */
export type Draw<Drawing> = (drawing: Drawing) => Promise<Uint8Array>

/** Options of {@link createDrawThread}. */
export interface DrawThreadOptions {
  /** The compiled entry of the thread, which answers each drawing with its bytes, or with nothing. */
  file: string
  /** Timeout for one drawing in milliseconds. Default 20 s. */
  timeoutMs?: number
  /** Idle time in milliseconds after which the thread ends and its memory is freed. Default 60 s. */
  idleMs?: number
  /** Default: real time. */
  timers?: Timers
}

/**
 * Maximum number of waiting drawings. Each takes a third of a second, so none waits longer than the chat page
 * does.
 */
const mostWaiting = 30
const retryAfterMs = 5_000

/**
 * Creates the function that draws in a separate thread, so that the relay is not blocked. The thread starts
 * with the first drawing, draws one at a time, and is terminated if one takes too long.
 */
export function createDrawThread<Drawing>({
  file,
  timeoutMs = 20_000,
  idleMs = 60_000,
  timers = realTimers,
}: DrawThreadOptions): Draw<Drawing> {
  let worker: Worker | undefined
  let stayIdle: Cancel | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    const made = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // The thread needs no environment variables, least of all secrets.
      env: {},
      stdout: true,
      stderr: true,
    })
    // An idle thread must not keep the process running.
    made.unref()
    // A thread can also end while it is idle, or fail after it was given up. An error without a listener would
    // end the process, and a drawing for an ended thread would wait until its timeout.
    made.on('error', () => undefined)
    made.on('exit', () => {
      if (worker === made) worker = undefined
    })
    return made
  }
  const draw: Draw<Drawing> = (drawing) =>
    new Promise((resolve, reject) => {
      stayIdle?.()
      worker ??= start()
      const busy = worker
      const finish = (bytes: Uint8Array | undefined) => {
        cancel()
        busy.removeListener('message', finish).removeListener('error', lose).removeListener('exit', lose)
        busy.unref()
        if (bytes instanceof Uint8Array) resolve(bytes)
        else {
          if (worker === busy) end()
          reject(new Problem('internal', { cause: new Error('nothing was drawn') }))
        }
        stayIdle = timers.setTimeout(end, idleMs)
      }
      // An error message may quote people, so none is passed on.
      const lose = () => finish(undefined)
      const cancel = timers.setTimeout(lose, timeoutMs)
      busy.once('message', finish).once('error', lose).once('exit', lose)
      busy.ref()
      busy.postMessage(drawing)
    })

  return async (drawing) => {
    if (waiting >= mostWaiting) throw new Problem('overloaded', { retryAfterMs })
    waiting++
    const mine = last.then(() => draw(drawing))
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      waiting--
    }
  }
}
