import type { Logger } from './ports.ts'

/** Runs work sequentially, whenever there may be some. */
export interface Worker {
  /** Signals that there may be work. */
  kick(): void
  /** Resolves when there is no work left. */
  settled(): Promise<void>
  /** Completes the step in progress, and leaves the rest until it is kicked again. */
  stop(): Promise<void>
  /** Returns whether it is idle. */
  isIdle(): boolean
}

/** Options of a worker. */
export interface WorkerOptions {
  /** Runs one step; returns false if there was none. */
  step(): Promise<boolean>
  logger: Logger
}

/** Creates a worker that runs its steps sequentially. */
export function createWorker({ step, logger }: WorkerOptions): Worker {
  let running: Promise<void> | null = null
  let isKicked = false
  let isStopping = false

  async function run() {
    while (isKicked) {
      isKicked = false
      try {
        // The SQLite driver answers synchronously: without a pause, no request would be handled in the
        // meantime.
        while (!isStopping && (await step())) await new Promise(setImmediate)
      } catch (error) {
        logger.error({ err: error }, 'background work failed')
      }
    }
    running = null
  }

  function kick() {
    if (isStopping) return
    isKicked = true
    running ??= run()
  }

  return {
    kick,
    async settled() {
      while (running) await running
    },
    async stop() {
      isStopping = true
      await running
      isStopping = false
    },
    isIdle: () => running === null,
  }
}

/** Combines several workers into one; none of them waits for another. */
export function joinWorkers(workers: readonly Worker[]): Worker {
  const isIdle = () => workers.every((worker) => worker.isIdle())
  return {
    kick() {
      for (const worker of workers) worker.kick()
    },
    async settled() {
      // What one worker did may create work for another that had finished.
      do await Promise.all(workers.map((worker) => worker.settled()))
      while (!isIdle())
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
    isIdle,
  }
}
