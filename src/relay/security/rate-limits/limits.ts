import { Problem } from '../../../contract/primitives/problem.ts'
import type { DayBudgets } from './day-budgets.ts'
import {
  type BucketLimits,
  type LimitBucket,
  type LimitName,
  type LimitRow,
  type LimitSettings,
  limitBuckets,
  limitTable,
} from './limit-table.ts'
import type { RefusalCount } from './refusal-count.ts'
import type { TokenBuckets, Verdict } from './token-buckets.ts'
import { sharesOf, shortName } from './visitor-address.ts'

/** Says whose shares a thing is taken from. The share of all goes with that of an address. */
interface Spender {
  /** The keyed hashes of the networks of an address; see `createVisitors`. */
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
/** What of the share of many visitors is kept for those who took nothing of it lately. */
const keptShare = 0.25
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
    refusals.note({
      kind: 'limit-refused',
      detail: `${name} by ${bucket}`,
      ...(actor && { actor: shortName(actor) }),
    })
    return new Problem('rate-limited', {
      detail: 'That was a lot in a short time. Wait a moment, and try again.',
      retryAfterMs,
      extensions: { limit: name },
    })
  }

  /** Lists what a thing is taken from, of the limits of a minute or a day: an address counts in each of its networks. */
  const sharesIn = (name: LimitName, limits: BucketLimits, keys: Keys) =>
    limitBuckets.flatMap((bucket) => {
      const [limit, key] = [limits[bucket], keys[bucket]]
      if (limit === undefined || key === undefined) return []
      const owners = bucket === 'address' ? sharesOf(key) : [{ name: key, times: 1 }]
      return owners.map((owner) => ({
        bucket,
        limit: limit * owner.times,
        name: `${name}:${bucket}:${owner.name}`,
      }))
    })

  /** Tells whether an address has not been told so in the last minute, in any of its networks. */
  const isNewcomer = async (name: LimitName, address: string) => {
    for (const { name: network } of sharesOf(address)) {
      const { allowed } = await buckets.take(`${name}:newcomer:${network}`, 1)
      if (!allowed) return false
    }
    return true
  }

  /** Takes one of a share of many visitors, of which some is left for newcomers. */
  const takeShared = async (name: LimitName, share: { name: string; limit: number }, address: string) => {
    const first = await buckets.take(share.name, share.limit, Math.floor(share.limit * keptShare))
    if (first.allowed || !(await isNewcomer(name, address))) return first
    return buckets.take(share.name, share.limit)
  }

  const takeOf = (
    name: LimitName,
    share: { bucket: LimitBucket; name: string; limit: number },
    address: string | undefined,
  ): Verdict | Promise<Verdict> => {
    const { keepsRoom }: LimitRow = limitTable[name]
    const isOfMany = share.bucket === 'channel' || share.bucket === 'all'
    return keepsRoom && isOfMany && address !== undefined
      ? takeShared(name, share, address)
      : buckets.take(share.name, share.limit)
  }

  const spendMinute = async (name: LimitName, keys: Keys, actor: string | undefined) => {
    for (const share of sharesIn(name, settings()[name].perMinute, keys)) {
      const { bucket, limit } = share
      const taken = takeOf(name, share, keys.address)
      // Waiting for what is there already would cost every request a turn of the queue.
      const { allowed, remaining, retryAfterMs } = taken instanceof Promise ? await taken : taken
      if (!allowed) throw refuse(name, bucket, { ...(actor && { actor }), retryAfterMs })
      if (bucket === 'address' && remaining < limit * busyShare && isLate()) {
        refusals.note({
          kind: 'capacity-refused',
          detail: `${name} while late`,
          ...(actor && { actor: shortName(actor) }),
        })
        throw new Problem('overloaded', { retryAfterMs: lateRetryMs })
      }
    }
  }

  const spendDay = async (name: LimitName, keys: Keys, actor: string | undefined) => {
    const { perDay } = settings()[name]
    if (!perDay) return
    const wanted = sharesIn(name, perDay, keys)
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
      for (const share of sharesIn(name, settings()[name].perMinute, keysOf(spender))) {
        const { limit } = share
        const { allowed, remaining } = await buckets.take(share.name, limit)
        if (!allowed || remaining < limit * calmShare) return false
      }
      return true
    },
  }
}

type Keys = Partial<Record<LimitBucket, string>>

const keysOf = (spender: Spender): Keys => ({ ...spender, ...(spender.address && { all: 'all' }) })
