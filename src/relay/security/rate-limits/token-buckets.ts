import type { Redis } from 'ioredis'

/** Result of taking a token. */
export interface Verdict {
  allowed: boolean
  /** Whole tokens left after this request. */
  remaining: number
  /** Milliseconds until a refused request can pass; 0 if it passed. */
  retryAfterMs: number
}

/** Token buckets by name: `perMinute` tokens at most, refilled evenly over a minute. */
export interface TokenBuckets {
  /** @param kept how many tokens must remain in the bucket; default none */
  take(name: string, perMinute: number, kept?: number): Verdict | Promise<Verdict>
}

const minuteMs = 60_000

interface Bucket {
  tokens: number
  at: number
}

/**
 * Maximum number of names. Beyond it, the bucket unused for longest is dropped, since it has refilled by
 * then.
 */
const maxBuckets = 50_000

/** Creates buckets of this process alone. `now` returns monotonic milliseconds. */
export function createMemoryBuckets(now: () => number = () => performance.now()): {
  take(name: string, perMinute: number, kept?: number): Verdict
} {
  const buckets = new Map<string, Bucket>()
  const find = (name: string, perMinute: number): Bucket => {
    const known = buckets.get(name)
    // Moves to the end of the order, so that many new names do not drop a bucket that is in use.
    if (known) buckets.delete(name)
    else if (buckets.size >= maxBuckets) buckets.delete(buckets.keys().next().value ?? '')
    const bucket = known ?? { tokens: perMinute, at: now() }
    buckets.set(name, bucket)
    return bucket
  }
  return {
    take(name, perMinute, kept = 0) {
      const bucket = find(name, perMinute)
      const at = now()
      bucket.tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) * perMinute) / minuteMs)
      bucket.at = at
      const missing = 1 + kept - bucket.tokens
      if (missing > 0) {
        return { allowed: false, remaining: 0, retryAfterMs: (missing * minuteMs) / perMinute }
      }
      bucket.tokens -= 1
      return { allowed: true, remaining: Math.floor(bucket.tokens), retryAfterMs: 0 }
    },
  }
}

/**
 * The same arithmetic inside Redis, atomically, by Redis's own clock. Returns the tokens taken (none or up to
 * ARGV[2], of which ARGV[3] are left), those left, and the wait for the next one in milliseconds.
 */
const script = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local per, want, keep = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'n', 'at')
local n = tonumber(kept[1]) or per
n = math.min(per, n + (now - (tonumber(kept[2]) or now)) * per / ${minuteMs})
local got = math.min(want, math.floor(n - keep))
if got < 0 then got = 0 end
n = n - got
redis.call('HSET', KEYS[1], 'n', tostring(n), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], ${2 * minuteMs})
local wait = 0
if got == 0 then wait = math.ceil((1 + keep - n) * ${minuteMs} / per) end
return {got, math.floor(n), wait}`

/** Dependencies of buckets in Redis, and the fallback while Redis does not respond. */
export interface RedisBucketsDeps {
  redis: Pick<Redis, 'eval'>
  /** Used if Redis cannot be reached: a limit per process is better than no limit or no service. */
  fallback: TokenBuckets
  onFailure: (error: unknown) => void
  now?: () => number
}

interface Lease {
  left: number
  remaining: number
  until: number
}

/** A process takes a tenth of a second's worth of tokens at a time, so that few requests wait for Redis. */
const leaseMs = 100

/** Creates buckets that are shared by every process on the same Redis. */
export function createRedisBuckets(deps: RedisBucketsDeps): TokenBuckets {
  const { redis, fallback, onFailure, now = () => performance.now() } = deps
  const leases = new Map<string, Lease>()
  const fetch = async (name: string, perMinute: number, kept: number): Promise<Verdict> => {
    const want = Math.max(1, Math.floor((perMinute * leaseMs) / minuteMs))
    try {
      const answer = await redis.eval(script, 1, `parley:rate:${name}`, perMinute, want, kept)
      if (!Array.isArray(answer)) throw new Error('Redis did not answer with a list')
      const [got = 0, remaining = 0, retryAfterMs = 0] = answer.map(Number)
      if (got === 0) return { allowed: false, remaining: 0, retryAfterMs }
      if (leases.size >= maxBuckets) leases.clear()
      if (got > 1) leases.set(name, { left: got - 1, remaining, until: now() + minuteMs / 2 })
      return { allowed: true, remaining: remaining + got - 1, retryAfterMs: 0 }
    } catch (error) {
      onFailure(error)
      return fallback.take(name, perMinute, kept)
    }
  }
  return {
    take(name, perMinute, kept = 0) {
      const lease = leases.get(name)
      if (!lease || lease.left < 1 || lease.until < now()) return fetch(name, perMinute, kept)
      lease.left -= 1
      return { allowed: true, remaining: lease.remaining + lease.left, retryAfterMs: 0 }
    },
  }
}
