import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { Capacity } from './capacity.ts'
import { type Challenges, type ChallengeWork, createChallenges } from './challenges.ts'
import { createFrontDoor, type FrontDoor } from './connection-gate.ts'
import { createDayBudgets } from './day-budgets.ts'
import type { LimitSettings } from './limit-table.ts'
import { createLimits, type Limits } from './limits.ts'
import { createLoopWatch } from './loop-watch.ts'
import { createRefusalCount, type RefusalCount } from './refusal-count.ts'
import { createTurns, type Turns } from './semaphores.ts'
import { createSharedBuckets } from './shared-buckets.ts'
import type { TokenBuckets } from './token-buckets.ts'
import { createUsedOnce, type UsedOnce } from './used-once.ts'
import { createVisitors, shortName, type Visitors } from './visitor-address.ts'

/** Dependencies of the rate limits. */
export interface LimitsRoomDeps {
  config: { limits: LimitSettings; capacity: Capacity; trustedProxies: number }
  storage: Storage
  security: SecurityLog
  keyedHash: KeyedHash
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
  /** Registers `parley_refusals_total`. */
  registry: Registry
  redis?: Redis
  /** Buckets for limits per minute. Default: shared through Redis, or in memory. */
  buckets?: TokenBuckets
  /** Difficulty of the challenges. Default: that of a deployment. */
  challengeWork?: ChallengeWork
}

/** The rate limits and capacity limits of a relay. */
export interface LimitsRoom {
  limits: Limits
  /** Buckets for further limits per minute, shared by the same relays as the limits. */
  buckets: TokenBuckets
  visitors: Visitors
  refusals: RefusalCount
  door: FrontDoor
  turns: Turns
  challenges: Challenges
  /** Remembers which challenges were used. */
  usedOnce: UsedOnce
  /** Writes the pending counts and stops watching. */
  stop(): void
}

/**
 * How long an address that was refused a turn is refused without further checks. The limits below are how
 * much it must have asked for, and how many addresses are held at a time.
 */
const holdMs = 1000
const heldFrom = 20
const maxHeld = 10_000

/** Creates the rate limits of a relay. */
export function createLimitsRoom(deps: LimitsRoomDeps): LimitsRoom {
  const { config, security, storage, clock, timers, ids } = deps
  const { capacity, trustedProxies } = config
  const refusals = createRefusalCount(security, deps.registry, timers)
  const loop = createLoopWatch(capacity.lateMs, timers)
  const buckets = deps.buckets ?? createSharedBuckets(deps)
  const limits = createLimits({
    settings: () => config.limits,
    buckets,
    days: createDayBudgets({ storage, clock }),
    refusals,
    isLate: loop.isLate,
  })
  // Not an account: the keyed hash of a fixed name is an equally good secret, and the same at every relay.
  const secret = deps.keyedHash('account', 'parley visitor addresses')
  const visitors = createVisitors({ trustedProxies, secret })
  /** Until when an address is held, on the scale of `timers.now()`. */
  const held = new Map<string, number>()
  const turns = createTurns({
    atOnce: capacity.turns,
    waiting: capacity.waiting,
    onRefused(actor, asked) {
      refusals.note({ kind: 'capacity-refused', detail: 'turns', actor: shortName(actor) })
      // An address that asked for little was only unlucky and may retry immediately.
      if (asked < heldFrom) return
      if (held.size >= maxHeld) held.clear()
      held.set(actor, timers.now() + holdMs)
    },
  })
  const isHeld = (address: string) => {
    const isStill = (held.get(address) ?? 0) > timers.now()
    if (isStill) turns.note(address)
    return isStill
  }
  return {
    limits,
    buckets,
    visitors,
    refusals,
    turns,
    challenges: createChallenges({
      ...deps,
      ...(deps.challengeWork && { work: deps.challengeWork }),
    }),
    usedOnce: createUsedOnce(deps),
    door: createFrontDoor({ capacity, limits, visitors, refusals, trustedProxies, ids, timers, isHeld }),
    stop() {
      loop.stop()
      refusals.flush()
    },
  }
}
