import type { Logger } from 'pino'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'

/** Dependencies of the on-call alert. */
export interface CallOutDeps {
  /** URL that receives the alert. Default: none. */
  url?: string | undefined
  /** Sends the alert by e-mail. Default: no e-mail is sent. */
  mail?: ((text: string) => Promise<void>) | undefined
  fetch: typeof fetch
  timers: Timers
  logger: Logger
}

const deadlineMs = 10_000
/** Delay before each retry, in milliseconds. */
const retryMs = [5_000, 30_000] as const

const text = 'Someone is waiting for an agent'

/**
 * Creates the on-call alert: that a chat is waiting, but not whose. It never fails; addresses that cannot be
 * reached are logged.
 */
export function createCallOut({ url, mail, fetch, timers, logger }: CallOutDeps) {
  const post = async (url: string, isDanger: boolean): Promise<void> => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, isDanger }),
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'error',
    })
    if (!ok) throw new Error(`it answered ${status}`)
  }
  const insist = async (way: string, tell: () => Promise<void>): Promise<void> => {
    for (const againMs of [...retryMs, undefined]) {
      try {
        return await tell()
      } catch (err) {
        logger.warn({ err }, `the ${way} on call was not reached`)
      }
      if (againMs !== undefined) await sleep(timers, againMs)
    }
    logger.error(`the on-call alert about a waiting citizen could not be sent by ${way}`)
  }
  return async ({ isDanger }: { isDanger: boolean }): Promise<void> => {
    await Promise.all([
      url !== undefined && insist('address', () => post(url, isDanger)),
      mail && insist('e-mail', () => mail(isDanger ? `${text}, who may be in danger` : text)),
    ])
  }
}
