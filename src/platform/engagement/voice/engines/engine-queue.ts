import { type Cancel, realTimers, type Timers } from '../../../../contract/primitives/timers.ts'
import { createLoads, type Loads } from './loads.ts'
import type { EngineName, VoiceJob, VoiceResult } from './protocol.ts'
import { JobFailure, type VoiceThread } from './thread.ts'

/** Runs jobs one at a time, each with a deadline; an engine that misses it is terminated and replaced. */
export interface EngineQueue {
  /**
   * Runs `work` when its turn comes, with exclusive use of a thread. `engine` is loaded before the deadline
   * starts.
   * @throws EngineFailure
   */
  run(deadlineMs: number, work: Work, engine?: EngineName): Promise<VoiceResult>
  /** Number of waiting jobs, including the one in progress. */
  waiting(): number
  /** Terminates the engines and refuses waiting jobs. */
  close(): void
}

/** A job for an engine. */
export type Work = (tools: {
  run(job: VoiceJob): Promise<VoiceResult>
  /** Aborted at the deadline, for work outside a thread. */
  signal: AbortSignal
}) => Promise<VoiceResult>

/**
 * `hung`: did not answer in time. `full`: too many jobs are waiting. `died`: terminated by itself, or
 * returned nonsense.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  readonly reason: 'hung' | 'full' | 'died' | 'closed'

  constructor(reason: EngineFailure['reason'], cause?: unknown) {
    super(`speech engine: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Options of an engine's queue. */
export interface EngineQueueOptions {
  start: () => VoiceThread
  /** Maximum number of waiting jobs. Default 32. */
  maxWaiting?: number
  /**
   * Engine loaded in a second thread after the first has worked, so that a replacement is ready immediately.
   */
  spare?: EngineName
  /** Shared by queues whose spare engines wait for each other's loading. Default: not shared. */
  loads?: Loads
  /** Timeout for loading an engine, in milliseconds. Default 2 minutes. */
  loadMs?: number
  /** Default: real time. */
  timers?: Timers
  /** Called when an engine was terminated. Default: none. */
  onReplaced?: (reason: EngineFailure['reason']) => void
}

/** Creates the queue of one engine, which replaces the engine if it hangs. */
export function createEngineQueue(options: EngineQueueOptions): EngineQueue {
  const { start, maxWaiting = 32, spare, loadMs = 120_000, onReplaced, loads = createLoads() } = options
  const { timers = realTimers } = options
  let thread: VoiceThread | undefined
  let standby: VoiceThread | undefined
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false

  const take = (): VoiceThread => {
    if (thread && !thread.ended()) return thread
    thread = standby && !standby.ended() ? standby : start()
    standby = undefined
    return thread
  }
  const prepare = async (): Promise<void> => {
    if (spare === undefined) return
    await loads.over()
    if (closed || (standby && !standby.ended())) return
    const fresh = start()
    standby = fresh
    fresh.run({ kind: 'warm', engine: spare }).catch(() => {
      fresh.end()
      if (standby === fresh) standby = undefined
    })
  }

  const perform = async (deadlineMs: number, work: Work, engine?: EngineName): Promise<VoiceResult> => {
    if (closed) throw new EngineFailure('closed')
    const used: VoiceThread[] = []
    const run = (job: VoiceJob): Promise<VoiceResult> => {
      const mine = take()
      used.push(mine)
      return mine.run(job)
    }
    try {
      if (engine !== undefined)
        await loads.during(within({ ms: loadMs, timers }, () => run({ kind: 'warm', engine })))
      const result = await within({ ms: deadlineMs, timers }, (signal) => work({ run, signal }))
      if (used.length > 0) void prepare()
      return result
    } catch (error) {
      if (error instanceof JobFailure && error.code !== 'failed') throw error
      const failure = error instanceof EngineFailure ? error : new EngineFailure('died', error)
      for (const mine of used) mine.end()
      onReplaced?.(failure.reason)
      if (used.length > 0) void prepare()
      throw failure
    }
  }

  return {
    async run(deadlineMs, work, engine) {
      if (waiting >= maxWaiting) throw new EngineFailure('full')
      waiting += 1
      const turn = tail.then(() => perform(deadlineMs, work, engine)).finally(() => (waiting -= 1))
      tail = turn.catch(() => undefined)
      return turn
    },
    waiting: () => waiting,
    close() {
      closed = true
      thread?.end()
      standby?.end()
    },
  }
}

/** @throws EngineFailure hung */
async function within<T>(
  { ms, timers }: { ms: number; timers: Timers },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  let cancel: Cancel | undefined
  const deadline = new Promise<never>((_, reject) => {
    cancel = timers.setTimeout(() => {
      late.abort()
      reject(new EngineFailure('hung'))
    }, ms)
  })
  try {
    return await Promise.race([work(late.signal), deadline])
  } finally {
    cancel?.()
  }
}
