import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Remembers for a while what has been used. */
export interface UsedOnce {
  /** Uses a name up for `forMs` milliseconds; false when it was used before. */
  use(name: string, forMs: number): boolean | Promise<boolean>
}

/** Names that are remembered at once, some 10 MB; then the one that was used first is forgotten. */
const maxNames = 50_000

/** Creates a memory of this process alone. `now` gives milliseconds that only grow. */
export function createMemoryOnce(now: () => number = () => performance.now()): {
  use(name: string, forMs: number): boolean
} {
  /** When each name may be used again, in the order of use. */
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

/** Creates a memory that is shared by all relays on one Redis, or without one is this process's own. */
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
