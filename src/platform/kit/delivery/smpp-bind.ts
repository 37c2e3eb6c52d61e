import type { Pdu, Session } from 'smpp'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import type { Logger } from '../ports.ts'
import { faultOf } from './fault-of.ts'
import { ask, bindToSmsCentre, smppFault } from './smpp-session.ts'

/** Options of a persistent bind. */
export interface SmppBindOptions {
  /** `smpp://user:password@host:port`, or `smpps://` for TLS. */
  url: string
  /** Handles a delivery from the message centre; returns the response status. */
  onReceived: (pdu: Pdu) => Promise<number>
  timers: Timers
  logger: Logger
  /** Returns an integer from 0 up to, but excluding, `below`. */
  random(below: number): number
}

/** A bind to an SMS centre that reconnects automatically. */
export interface SmppBind {
  /**
   * Returns the session that is bound or being bound.
   * @throws Error with the code of the last attempt, if one has just failed and the next is not due
   */
  session(): Promise<Session>
  /** Binds, and rebinds whenever the bind is lost. */
  keep(): void
  stop(): Promise<void>
}

/**
 * Delay before the second attempt to bind, in milliseconds; each later delay is twice as long, up to a
 * minute.
 */
const retryMs = 1_000
/** Interval of keep-alive messages, in milliseconds. */
const aliveMs = 30_000
/**
 * Longest pause between two attempts, in milliseconds; a bind that lasted less than this counts as a failure.
 */
const longestPauseMs = 60_000

/**
 * Returns the pause before the next attempt to bind, in milliseconds: doubled with each failure up to a
 * minute, half of it random, so that relays that lost the same centre at the same time do not reconnect at
 * the same time.
 */
export const pauseBeforeBind = (
  failures: number,
  firstMs: number,
  random: (below: number) => number,
): number => {
  const wholeMs = Math.min(longestPauseMs, firstMs * 2 ** Math.max(0, failures - 1))
  return wholeMs / 2 + random(Math.ceil(wholeMs / 2))
}

/** Creates the bind; it connects on first use. */
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
