import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import { nameOfPepper } from './key-names.ts'
import type { SealKey } from './seal.ts'
import type { Secrets } from './secrets.ts'

/** Gives the keys as they are now, so that a running relay takes up new ones. */
export interface LiveKeys {
  /** The first encrypts, each decrypts. */
  sealKeys(): readonly SealKey[]
  /** The first signs, each verifies. */
  tokenKeys(): Secrets['tokenKeys']
  /** The first hashes, each finds. */
  peppers(): Secrets['peppers']
  /** Looks now whether the keys have changed. What cannot be read changes nothing. */
  refresh(): void
  /** Looks each {@link keysPollMs} from now on. */
  start(): void
  stop(): void
}

type RotatedSecrets = Pick<Secrets, 'sealKeys' | 'tokenKeys' | 'peppers'>

/** Lists what live keys need. */
export interface LiveKeysDeps {
  first: Secrets
  /** Reads the secrets anew. @throws Error when it can't */
  load: () => RotatedSecrets
  clock: Clock
  timers: Timers
  logger: Logger
}

/** Says how often a relay looks for new keys, in milliseconds. */
export const keysPollMs = 1_000

/** An address of speech is good for ten minutes, and was sealed with the key of its time. */
const retiredMs = 15 * 60_000

/**
 * Creates live keys. A key that seals and is taken out still opens for a quarter of an hour in relays that run; a
 * key of tokens is gone at once.
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

/** The names of keys in their order. */
const namesOf = ({ sealKeys, tokenKeys, peppers }: RotatedSecrets): string =>
  [sealKeys.map(({ id }) => id), tokenKeys.map(({ kid }) => kid), peppers.map(nameOfPepper)].join(' ')
