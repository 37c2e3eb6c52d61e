import { Worker } from 'node:worker_threads'
import type { ReportPaper } from '../../../assistant/dialog/model/paper.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../../../contract/primitives/timers.ts'

/** Draws a paper as PDF. @throws Problem `overloaded` when too many wait */
export type DrawPaper = (paper: ReportPaper) => Promise<Uint8Array>

/** Says which file the thread runs, and how patient its callers are. */
export interface PaperThreadOptions {
  /** The built form of thread-main.ts. */
  file: string
  /** A paper that takes longer is given up. Default 20 s. */
  timeoutMs?: number
  /** After so long without a paper the thread ends, and its memory with it. Default 60 s. */
  idleMs?: number
  /** Default: real time. */
  timers?: Timers
}

/** So many papers wait at most; at a third of a second each nobody waits longer than the page does. */
const mostWaiting = 30
const retryAfterMs = 5_000

/**
 * Creates what draws papers in a thread of its own, so that the relay goes on meanwhile. The thread starts with the first
 * paper, takes one at a time, and is ended when one takes too long.
 */
export function createPaperThread({
  file,
  timeoutMs = 20_000,
  idleMs = 60_000,
  timers = realTimers,
}: PaperThreadOptions): DrawPaper {
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
      // Nothing of the environment is a paper's business, secrets least of all.
      env: {},
      stdout: true,
      stderr: true,
    })
    // An idle thread keeps no server up.
    made.unref()
    return made
  }
  const draw: DrawPaper = (paper) =>
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
          reject(new Problem('internal', { cause: new Error('the paper was not drawn') }))
        }
        stayIdle = timers.setTimeout(end, idleMs)
      }
      // The message of an error may quote her, so that none is passed on.
      const lose = () => finish(undefined)
      const cancel = timers.setTimeout(lose, timeoutMs)
      busy.once('message', finish).once('error', lose).once('exit', lose)
      busy.ref()
      busy.postMessage(paper)
    })

  return async (paper) => {
    if (waiting >= mostWaiting) throw new Problem('overloaded', { retryAfterMs })
    waiting++
    const mine = last.then(() => draw(paper))
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      waiting--
    }
  }
}
