/** Engines that are being loaded for somebody who waits. */
export interface Loads {
  /** Counts `work` until it has ended, well or not. */
  during<T>(work: Promise<T>): Promise<T>
  /** Resolves when nobody waits for an engine any more. */
  over(): Promise<void>
}

/** Loading takes a core for seconds: what is only made in case waits behind what is wanted. */
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
