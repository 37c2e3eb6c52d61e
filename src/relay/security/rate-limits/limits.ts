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

/** Whose shares an action is taken from. Spending an address's share also spends the share of all. */
interface Spender {
  /** The keyed hashes of the networks of an address; see `createVisitors`. */
  address?: string
  chat?: string
  /** The channel's gwId. */
  channel?: string
}

/** Counts what visitors do and refuses what exceeds a limit. */
export interface Limits {
  /**
   * Takes one of each share.
   * @throws Problem `rate-limited`, or `overloaded` for an address that is busy while the server is late
   */
  spend(name: LimitName, spender: Spender): Promise<void>
  /**
   * Takes one of each share per minute without refusing, and returns whether more than half of each was left.
   * Failed attempts count too, so the result stays false as long as a flood lasts.
   */
  isCalm(name: LimitName, spender: Spender): Promise<boolean>
}

/** Dependencies of the limits. */
export interface LimitsDeps {
  /** Returns the current settings. */
  settings: () => LimitSettings
  buckets: TokenBuckets
  days: DayBudgets
  refusals: RefusalCount
  /** Returns whether the event loop is late, so that the busiest addresses wait first. Default: never. */
  isLate?: () => boolean
}

/** While the server is late, an address with less than this fraction of its share left is asked to wait. */
const busyShare = 0.75
/** With less than this fraction of a share left, traffic is no longer calm. */
const calmShare = 0.5
/** Fraction of a share of many visitors that is reserved for those who took none of it recently. */
const keptShare = 0.25
/** Estimated time until the server has caught up. */
const lateRetryMs = 5000

/** Creates the limits of a deployment. */
export function createLimits(deps: LimitsDeps): Limits {
  const { settings, buckets } = deps

  return {
    async spend(name, spender) {
      const keys = keysOf(spender)
      await spendMinute(deps, name, keys, spender.address)
      await spendDay(deps, name, keys, spender.address)
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

async function spendMinute(deps: LimitsDeps, name: LimitName, keys: Keys, actor: string | undefined) {
  const { settings, isLate, refusals } = deps
  for (const share of sharesIn(name, settings()[name].perMinute, keys)) {
    const { bucket, limit } = share
    const taken = takeOf(deps, name, share, keys.address)
    // Awaiting a value that is already there would cost every request a turn of the queue.
    const { allowed, remaining, retryAfterMs } = taken instanceof Promise ? await taken : taken
    if (!allowed) throw refuse(deps, name, bucket, { ...(actor && { actor }), retryAfterMs })
    if (bucket === 'address' && remaining < limit * busyShare && isLate?.()) {
      refusals.note({
        kind: 'capacity-refused',
        detail: `${name} while late`,
        ...(actor && { actor: shortName(actor) }),
      })
      throw new Problem('overloaded', { retryAfterMs: lateRetryMs })
    }
  }
}

async function spendDay(deps: LimitsDeps, name: LimitName, keys: Keys, actor: string | undefined) {
  const { perDay } = deps.settings()[name]
  if (!perDay) return
  const wanted = sharesIn(name, perDay, keys)
  const { refused, retryAfterMs } = await deps.days.take(wanted)
  if (refused) throw refuse(deps, name, refused.bucket, { ...(actor && { actor }), retryAfterMs })
}

function takeOf(
  deps: LimitsDeps,
  name: LimitName,
  share: { bucket: LimitBucket; name: string; limit: number },
  address: string | undefined,
): Verdict | Promise<Verdict> {
  const { keepsRoom }: LimitRow = limitTable[name]
  const isOfMany = share.bucket === 'channel' || share.bucket === 'all'
  return keepsRoom && isOfMany && address !== undefined
    ? takeShared(deps, name, share, address)
    : deps.buckets.take(share.name, share.limit)
}

/** Takes one from a share of many visitors, part of which is reserved for newcomers. */
async function takeShared(
  deps: LimitsDeps,
  name: LimitName,
  share: { name: string; limit: number },
  address: string,
) {
  const first = await deps.buckets.take(share.name, share.limit, Math.floor(share.limit * keptShare))
  if (first.allowed || !(await isNewcomer(deps, name, address))) return first
  return deps.buckets.take(share.name, share.limit)
}

/** Returns whether an address has not passed as a newcomer in the last minute, in any of its networks. */
async function isNewcomer({ buckets }: LimitsDeps, name: LimitName, address: string) {
  for (const { name: network } of sharesOf(address)) {
    const { allowed } = await buckets.take(`${name}:newcomer:${network}`, 1)
    if (!allowed) return false
  }
  return true
}

/**
 * Lists the shares that an action is taken from, for the limits of a minute or a day. An address counts in
 * each of its networks.
 */
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

function refuse(
  { refusals }: LimitsDeps,
  name: LimitName,
  bucket: LimitBucket,
  options: { actor?: string; retryAfterMs: number },
) {
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

type Keys = Partial<Record<LimitBucket, string>>

const keysOf = (spender: Spender): Keys => ({ ...spender, ...(spender.address && { all: 'all' }) })
