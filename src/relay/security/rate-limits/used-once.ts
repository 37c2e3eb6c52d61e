import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Remembers for a limited time which names have been used. */
export interface UsedOnce {
  /** Marks a name as used for `forMs` milliseconds; false if it was already used. */
  use(name: string, forMs: number): boolean | Promise<boolean>
}

/** Maximum number of remembered names, about 10 MB; beyond it the oldest is forgotten. */
const maxNames = 50_000

/** Creates a memory of this process alone. `now` returns monotonic milliseconds. */
export function createMemoryOnce(now: () => number = () => performance.now()): {
  use(name: string, forMs: number): boolean
} {
  /** When each name may be used again, in order of use. */
  const used = new Map<string, number>()
  return {
    use(name, forMs) {
      const at = now()
      if ((used.get(name) ?? at) > at) return false
      for (const [old, until] of used) {
        if (until > at && used.size < maxNames) break
        used.delete(old)
      }
      used.delete(name)
      used.set(name, at + forMs)
      return true
    },
  }
}

/** Creates a memory that all relays on one Redis share, or one of this process if there is no Redis. */
export function createUsedOnce(deps: { redis?: Pick<Redis, 'set'>; logger: Logger }): UsedOnce {
  const { redis, logger } = deps
  const memory = createMemoryOnce()
  if (!redis) return memory
  return {
    async use(name, forMs) {
      try {
        return (await redis.set(`parley:used:${name}`, '1', 'PX', forMs, 'NX')) === 'OK'
      } catch (err) {
        logger.warn({ err }, 'Redis did not answer; what was used is remembered by this process alone')
        return memory.use(name, forMs)
      }
    },
  }
}
