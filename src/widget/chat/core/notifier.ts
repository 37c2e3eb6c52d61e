/** Lets code wait until something changes. */
export interface Notifier {
  notify(): void
  /** Resolves at the next notification, or when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>
}

/** Creates a notifier without memory: a notification reaches only those who are waiting at that moment. */
export function createNotifier(): Notifier {
  let waiting: (() => void)[] = []
  return {
    notify() {
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
    wait: (signal) =>
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
