import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import { nameOfPepper } from './key-names.ts'
import type { SealKey } from './seal.ts'
import type { Secrets } from './secrets.ts'

/** Provides the current keys, so that a running relay picks up new ones. */
export interface LiveKeys {
  /** The first encrypts; all decrypt. */
  sealKeys(): readonly SealKey[]
  /** The first signs; all verify. */
  tokenKeys(): Secrets['tokenKeys']
  /** The first hashes new values; all are used for look-ups. */
  peppers(): Secrets['peppers']
  /** Reloads the keys now. If they cannot be read, the current keys stay in use. */
  refresh(): void
  /** Starts reloading every {@link keysPollMs}. */
  start(): void
  stop(): void
}

type RotatedSecrets = Pick<Secrets, 'sealKeys' | 'tokenKeys' | 'peppers'>

/** Dependencies of the live keys. */
export interface LiveKeysDeps {
  first: Secrets
  /** Reads the secrets again. @throws Error when it can't */
  load: () => RotatedSecrets
  clock: Clock
  timers: Timers
  logger: Logger
}

/** How often a relay checks for new keys, in milliseconds. */
export const keysPollMs = 1_000

/** A speech URL is valid for ten minutes and was encrypted with the key of its time. */
const retiredMs = 15 * 60_000

/**
 * Creates live keys. A seal key that is removed still decrypts for 15 minutes in running relays; a removed
 * token key stops working immediately.
 */
export function createLiveKeys({ first, load, clock, timers, logger }: LiveKeysDeps): LiveKeys {
  let current: RotatedSecrets = first
  let retired: { key: SealKey; until: number }[] = []
  let isUnreadable = false
  let stopLooking: Cancel | undefined
  const now = () => Date.parse(clock())

  const take = (next: typeof current) => {
    const gone = current.sealKeys.filter(({ id }) => next.sealKeys.every((key) => key.id !== id))
    retired.push(...gone.map((key) => ({ key, until: now() + retiredMs })))
    if (namesOf(next) !== namesOf(current)) logger.info({ keys: namesOf(next) }, 'the keys have changed')
    current = next
  }

  const refresh = () => {
    retired = retired.filter(({ until }) => until > now())
    try {
      take(load())
      isUnreadable = false
    } catch (err) {
      if (!isUnreadable) logger.error({ err }, 'the keys could not be read anew')
      isUnreadable = true
    }
  }

  return {
    sealKeys: () =>
      retired.length === 0 ? current.sealKeys : [...current.sealKeys, ...retired.map(({ key }) => key)],
    tokenKeys: () => current.tokenKeys,
    peppers: () => current.peppers,
    refresh,
    start() {
      stopLooking = timers.setInterval(refresh, keysPollMs)
    },
    stop: () => stopLooking?.(),
  }
}

/** Returns the names of the keys in order. */
const namesOf = ({ sealKeys, tokenKeys, peppers }: RotatedSecrets): string =>
  [sealKeys.map(({ id }) => id), tokenKeys.map(({ kid }) => kid), peppers.map(nameOfPepper)].join(' ')
