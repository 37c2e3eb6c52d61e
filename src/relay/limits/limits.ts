import { Problem } from '../../contract/primitives/problem.ts'
import type { DayBudgets } from './day-budgets.ts'
import { type LimitBucket, type LimitName, type LimitSettings, limitBuckets } from './limit-table.ts'
import type { RefusalCount } from './refusal-count.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** Says whose shares a thing is taken from. The share of all goes with that of an address. */
interface Spender {
  /** The keyed hash of an address; see `createVisitors`. */
  address?: string
  chat?: string
  /** The channel's gwId. */
  channel?: string
}

/** Counts what visitors do, and refuses what is too much. */
export interface Limits {
  /**
   * Takes one of each share.
   * @throws Problem `rate-limited`, or `overloaded` for an address that is busy while the server is late
   */
  spend(name: LimitName, spender: Spender): Promise<void>
  /**
   * Takes one of each share of the minute, and refuses nothing: tells whether there was more than half of each.
   * What is taken in vain counts as well, so that it stays false for as long as a flood goes on.
   */
  isCalm(name: LimitName, spender: Spender): Promise<boolean>
}

/** Lists what the limits need. */
export interface LimitsDeps {
  /** Those of the moment. */
  settings: () => LimitSettings
  buckets: TokenBuckets
  days: DayBudgets
  refusals: RefusalCount
  /** Tells whether the event loop is late, so that those who do much wait first. Default: never. */
  isLate?: () => boolean
}

/** While the server is late, an address that has less than this of its share left is asked to wait. */
const busyShare = 0.75
/** With less than this left of a share, it is no longer calm. */
const calmShare = 0.5
/** A guess at how long it takes to catch up. */
const lateRetryMs = 5000

/** Creates the limits of a deployment. */
export function createLimits(deps: LimitsDeps): Limits {
  const { settings, buckets, days, refusals, isLate = () => false } = deps

  const refuse = (
    name: LimitName,
    bucket: LimitBucket,
    options: { actor?: string; retryAfterMs: number },
  ) => {
    const { actor, retryAfterMs } = options
    refusals.note({ kind: 'limit-refused', detail: `${name} by ${bucket}`, ...(actor && { actor }) })
    return new Problem('rate-limited', {
      detail: 'That was a lot in a short time. Wait a moment, and try again.',
      retryAfterMs,
      extensions: { limit: name },
    })
  }

  /** Lists the shares of the minute that a thing is taken from. */
  const sharesOf = (name: LimitName, keys: Keys) =>
    limitBuckets.flatMap((bucket) => {
      const [limit, key] = [settings()[name].perMinute[bucket], keys[bucket]]
      return limit === undefined || key === undefined
        ? []
        : [{ bucket, limit, take: () => buckets.take(`${name}:${bucket}:${key}`, limit) }]
    })

  const spendMinute = async (name: LimitName, keys: Keys, actor: string | undefined) => {
    for (const { bucket, limit, take } of sharesOf(name, keys)) {
      const taken = take()
      // Waiting for what is there already would cost every request a turn of the queue.
      const { allowed, remaining, retryAfterMs } = taken instanceof Promise ? await taken : taken
      if (!allowed) throw refuse(name, bucket, { ...(actor && { actor }), retryAfterMs })
      if (bucket === 'address' && remaining < limit * busyShare && isLate()) {
        refusals.note({ kind: 'capacity-refused', detail: `${name} while late`, ...(actor && { actor }) })
        throw new Problem('overloaded', { retryAfterMs: lateRetryMs })
      }
    }
  }

  const spendDay = async (name: LimitName, keys: Keys, actor: string | undefined) => {
    const { perDay } = settings()[name]
    if (!perDay) return
    const wanted = limitBuckets.flatMap((bucket) => {
      const [limit, key] = [perDay[bucket], keys[bucket]]
      return limit === undefined || key === undefined
        ? []
        : [{ bucket, limit, name: `${name}:${bucket}:${key}` }]
    })
    const { refused, retryAfterMs } = await days.take(wanted)
    if (refused) throw refuse(name, refused.bucket, { ...(actor && { actor }), retryAfterMs })
  }

  return {
    async spend(name, spender) {
      const keys = keysOf(spender)
      await spendMinute(name, keys, spender.address)
      await spendDay(name, keys, spender.address)
    },
    async isCalm(name, spender) {
      for (const { limit, take } of sharesOf(name, keysOf(spender))) {
        const { allowed, remaining } = await take()
        if (!allowed || remaining < limit * calmShare) return false
      }
      return true
    },
  }
}

type Keys = Partial<Record<LimitBucket, string>>

const keysOf = (spender: Spender): Keys => ({ ...spender, ...(spender.address && { all: 'all' }) })
