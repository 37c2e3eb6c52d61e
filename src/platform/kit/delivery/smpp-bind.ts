import type { Pdu, Session } from 'smpp'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import type { Logger } from '../ports.ts'
import { faultOf } from './fault-of.ts'
import { ask, bindToSmsCentre, smppFault } from './smpp-session.ts'

/** Lists what a bind that is kept needs. */
export interface SmppBindOptions {
  /** `smpp://user:password@host:port`, or `smpps://` for TLS. */
  url: string
  /** Takes what the centre delivers, and gives the status that it is answered with. */
  onReceived: (pdu: Pdu) => Promise<number>
  timers: Timers
  logger: Logger
  /** Gives a number from 0 up to, and without, `below`. */
  random(below: number): number
}

/** A bind to an SMS centre that comes back by itself. */
export interface SmppBind {
  /**
   * The session that is bound, or is being bound.
   *
   * @throws Error with the code of the last try, where one has just failed and the next is not due
   */
  session(): Promise<Session>
  /** Binds, and again whenever the bind is lost. */
  keep(): void
  stop(): Promise<void>
}

/** Until the second try to bind, in milliseconds; each later one waits twice as long, up to a minute. */
const retryMs = 1_000
/** Between two signs of life, in milliseconds. */
const aliveMs = 30_000
/** No pause between two tries is longer, in milliseconds; a bind that lasted for less counts as one that failed. */
const longestPauseMs = 60_000

/**
 * Gives the pause before the next try to bind, in milliseconds: twice as long with each failure and a minute at most, of which
 * a half is drawn, so that relays that lost one centre in the same moment do not come back to it in the same moment.
 */
export const pauseBeforeBind = (
  failures: number,
  firstMs: number,
  random: (below: number) => number,
): number => {
  const wholeMs = Math.min(longestPauseMs, firstMs * 2 ** Math.max(0, failures - 1))
  return wholeMs / 2 + random(Math.ceil(wholeMs / 2))
}

/** Creates the bind; nothing is connected before it is asked for. */
export function createSmppBind(options: SmppBindOptions): SmppBind {
  const { url, onReceived, timers, logger, random } = options
  const ending = new AbortController()
  let bound: Promise<Session> | undefined
  let failures = 0
  let next: { atMs: number; fault: unknown } = { atMs: 0, fault: undefined }

  const putOff = (fault: unknown) => {
    bound = undefined
    failures += 1
    next = { atMs: timers.now() + pauseBeforeBind(failures, retryMs, random), fault }
  }

  const connect = async (): Promise<Session> => {
    const session = await bindToSmsCentre(url, onReceived, timers)
    const boundAtMs = timers.now()
    const stopAsking = timers.setInterval(() => {
      ask(session, 'enquire_link', {}, { timers }).catch(() => session.destroy())
    }, aliveMs)
    session.once('close', () => {
      stopAsking()
      if (timers.now() - boundAtMs > longestPauseMs) failures = 0
      putOff(smppFault('ECONNRESET'))
    })
    logger.info({}, 'bound to the SMS centre')
    return session
  }

  const session = (): Promise<Session> => {
    if (ending.signal.aborted) return Promise.reject(smppFault('stopped'))
    if (bound) return bound
    if (timers.now() < next.atMs) return Promise.reject(next.fault)
    bound = connect()
    bound.catch(putOff)
    return bound
  }

  const keepBound = async () => {
    while (!ending.signal.aborted) {
      const centre = await session().catch((error: unknown) => {
        if (!ending.signal.aborted) logger.warn(faultOf(error), 'the SMS centre lets nobody in')
        return undefined
      })
      if (centre) await new Promise((closed) => centre.once('close', closed))
      const waitMs = Math.max(0, next.atMs - timers.now()) + 1
      await sleep(timers, waitMs, ending.signal)
    }
  }

  return {
    session,
    keep: () => void keepBound(),
    async stop() {
      ending.abort()
      const centre = await bound?.catch(() => undefined)
      if (!centre) return
      await ask(centre, 'unbind', {}, { ms: 1_000, timers }).catch(() => {})
      centre.destroy()
    },
  }
}
