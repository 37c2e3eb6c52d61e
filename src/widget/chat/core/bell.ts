/** Wakes whoever waits for something to change. */
export interface Bell {
  ring(): void
  /** Resolves at the next ring, or when the signal aborts. */
  heard(signal: AbortSignal): Promise<void>
}

export function createBell(): Bell {
  let waiting: (() => void)[] = []
  return {
    ring() {
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
    heard: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const go = (): void => {
          signal.removeEventListener('abort', go)
          resolve()
        }
        waiting.push(go)
        signal.addEventListener('abort', go)
      }),
  }
}
