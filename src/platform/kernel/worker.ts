import type { Logger } from './ports.ts'

/** Does work one piece after the other, whenever there may be some. */
export interface Worker {
  /** There may be something to do. */
  kick(): void
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>
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

  async function run() {
    while (isKicked) {
      isKicked = false
      try {
        // The SQLite driver answers at once: without a pause no request would be heard meanwhile.
        while (await step()) await new Promise(setImmediate)
      } catch (error) {
        logger.error({ err: error }, 'background work failed')
      }
    }
    running = null
  }

  function kick() {
    isKicked = true
    running ??= run()
  }

  return {
    kick,
    async settled() {
      while (running) await running
    },
  }
}
