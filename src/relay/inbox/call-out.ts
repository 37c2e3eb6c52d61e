import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Lists what calling the one on call needs. */
export interface CallOutDeps {
  /** Where a message is posted to. */
  url: string
  fetch: typeof fetch
  logger: Logger
  /** Resolves after so many milliseconds. Default: real time. */
  pause?: (ms: number) => Promise<unknown>
}

const deadlineMs = 10_000
/** So long is waited before each further attempt, in milliseconds. */
const retryMs = [5_000, 30_000] as const

/**
 * Creates the call to the address on call: that somebody waits, and no word of whom. It never fails; an address that cannot be
 * told is in the log.
 */
export const createCallOut =
  ({ url, fetch, logger, pause = wait }: CallOutDeps) =>
  async ({ isDanger }: { isDanger: boolean }): Promise<void> => {
    for (const againMs of [...retryMs, undefined]) {
      try {
        const { ok, status } = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'Somebody waits for a person', isDanger }),
          signal: AbortSignal.timeout(deadlineMs),
          redirect: 'error',
        })
        if (ok) return
        logger.warn({ status }, 'the address on call refused')
      } catch (err) {
        logger.warn({ err }, 'the address on call was not reached')
      }
      if (againMs !== undefined) await pause(againMs)
    }
    logger.error('nobody on call was told that somebody waits')
  }
