import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../contract/primitives/keyed-hash.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { Capacity } from './capacity.ts'
import { createDayBudgets } from './day-budgets.ts'
import { createFrontDoor, type FrontDoor } from './front-door.ts'
import type { LimitSettings } from './limit-table.ts'
import { createLimits, type Limits } from './limits.ts'
import { createLoopWatch } from './loop-watch.ts'
import { createRefusalCount, type RefusalCount } from './refusal-count.ts'
import { createSharedBuckets } from './shared-buckets.ts'
import type { TokenBuckets } from './token-buckets.ts'
import { createVisitors, type Visitors } from './visitor-address.ts'

/** Lists what the limits of a relay are made of. */
export interface LimitsRoomDeps {
  config: { limits: LimitSettings; capacity: Capacity; trustedProxies: number }
  storage: Storage
  security: SecurityLog
  keyedHash: KeyedHash
  clock: Clock
  ids: Ids
  logger: Logger
  redis?: Redis
  /** What is counted by the minute. Default: shared over Redis, or in memory. */
  buckets?: TokenBuckets
}

/** Holds what keeps visitors from each other's share. */
export interface LimitsRoom {
  limits: Limits
  visitors: Visitors
  refusals: RefusalCount
  door: FrontDoor
  /** Tells what has been counted, and stops watching. */
  stop(): void
}

/** Puts the limits of a relay together. */
export function createLimitsRoom(deps: LimitsRoomDeps): LimitsRoom {
  const { config, security, storage, clock, ids } = deps
  const { capacity, trustedProxies } = config
  const refusals = createRefusalCount(security)
  const loop = createLoopWatch(capacity.lateMs)
  const limits = createLimits({
    settings: config.limits,
    buckets: deps.buckets ?? createSharedBuckets(deps),
    days: createDayBudgets({ storage, clock }),
    refusals,
    isLate: loop.isLate,
  })
  // Not an account: the keyed hash of a fixed name is as good a secret, and the same at every relay.
  const secret = deps.keyedHash('account', 'parley visitor addresses')
  const visitors = createVisitors({ trustedProxies, secret })
  return {
    limits,
    visitors,
    refusals,
    door: createFrontDoor({ capacity, limits, visitors, refusals, trustedProxies, ids }),
    stop() {
      loop.stop()
      refusals.flush()
    },
  }
}
