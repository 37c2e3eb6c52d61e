import type { Logger } from './ports.ts'

/** Does work one piece after the other, whenever there may be some. */
export interface Worker {
  /** There may be something to do. */
  kick(): void
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>
  /** Ends the piece that has begun, and leaves the rest until it is kicked again. */
  stop(): Promise<void>
  /** Tells whether it has nothing to do. */
  isIdle(): boolean
}

/** Says what a worker does. */
export interface WorkerOptions {
  /** Does one piece; false when there was none. */
  step(): Promise<boolean>
  logger: Logger
}

/** Creates a worker that does its work one piece after the other. */
export function createWorker({ step, logger }: WorkerOptions): Worker {
  let running: Promise<void> | null = null
  let isKicked = false
  let isStopping = false

  async function run() {
    while (isKicked) {
      isKicked = false
      try {
        // The SQLite driver answers at once: without a pause no request would be heard meanwhile.
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

/** Makes one worker of several, none of which waits for another. */
export function joinWorkers(workers: readonly Worker[]): Worker {
  const isIdle = () => workers.every((worker) => worker.isIdle())
  return {
    kick() {
      for (const worker of workers) worker.kick()
    },
    async settled() {
      // What one has done may be work for another that had ended.
      do await Promise.all(workers.map((worker) => worker.settled()))
      while (!isIdle())
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
    isIdle,
  }
}
