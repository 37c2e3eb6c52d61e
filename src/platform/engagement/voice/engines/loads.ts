/** Tracks engines that are being loaded for a waiting request. */
export interface Loads {
  /** Counts `work` as loading until it has ended, successfully or not. */
  during<T>(work: Promise<T>): Promise<T>
  /** Resolves when no request is waiting for an engine to load. */
  over(): Promise<void>
}

/** Loading takes a core for seconds: spare engines wait until the required ones are loaded. */
export function createLoads(): Loads {
  let running = 0
  let waiting: (() => void)[] = []
  return {
    async during(work) {
      running += 1
      try {
        return await work
      } finally {
        running -= 1
        if (running === 0) {
          for (const go of waiting) go()
          waiting = []
        }
      }
    },
    over: () => (running === 0 ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  }
}
