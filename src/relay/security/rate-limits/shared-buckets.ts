import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createMemoryBuckets, createRedisBuckets, type TokenBuckets } from './token-buckets.ts'

/** Creates buckets that all relays on one Redis share, or buckets of this process if there is no Redis. */
export function createSharedBuckets({ redis, logger }: { redis?: Redis; logger: Logger }): TokenBuckets {
  const memory = createMemoryBuckets()
  if (!redis) return memory
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, 'Redis did not answer; limits are counted by this process alone')
  return createRedisBuckets({ redis, fallback: memory, onFailure })
}
