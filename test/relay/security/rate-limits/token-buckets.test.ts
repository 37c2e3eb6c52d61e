import { describe, expect, it } from 'vitest'
import {
  createMemoryBuckets,
  createRedisBuckets,
} from '../../../../src/relay/security/rate-limits/token-buckets.ts'

function createTurned() {
  let at = 0
  const turn = (ms: number) => {
    at += ms
  }
  return { now: () => at, turn }
}

describe('token bucket', () => {
  it('lets a full minute through immediately, and then one for each refilled token', () => {
    const time = createTurned()
    const buckets = createMemoryBuckets(time.now)
    const take = () => buckets.take('k', 100)
    expect(Array.from({ length: 100 }, take).every(({ allowed }) => allowed)).toBe(true)
    expect(take()).toEqual({ allowed: false, remaining: 0, retryAfterMs: 600 })
    time.turn(599)
    expect(take().allowed).toBe(false)
    time.turn(1)
    expect(take()).toEqual({ allowed: true, remaining: 0, retryAfterMs: 0 })
    expect(take().allowed).toBe(false)
  })

  it('never holds more than a minute’s worth, however long it is unused', () => {
    const time = createTurned()
    const buckets = createMemoryBuckets(time.now)
    buckets.take('k', 3)
    time.turn(10 * 60_000)
    expect(Array.from({ length: 4 }, () => buckets.take('k', 3).allowed)).toEqual([true, true, true, false])
  })

  it('is separate for each name', () => {
    const buckets = createMemoryBuckets(() => 0)
    expect(buckets.take('a', 1).allowed).toBe(true)
    expect(buckets.take('b', 1).allowed).toBe(true)
    expect(buckets.take('a', 1).allowed).toBe(false)
  })
})

describe('Redis bucket', () => {
  const fallback = () => createMemoryBuckets(() => 0)

  it('takes a tenth of a second’s worth at a time, and asks again when that is used up', async () => {
    const asked: unknown[] = []
    const redis = {
      eval: async (...args: unknown[]) => {
        asked.push(args[4])
        return [10, 5990, 0]
      },
    }
    const buckets = createRedisBuckets({
      redis: redis as never,
      fallback: fallback(),
      onFailure: () => {},
      now: () => 0,
    })
    for (let i = 0; i < 20; i++) expect((await buckets.take('k', 6000)).allowed).toBe(true)
    expect(asked).toEqual([10, 10])
  })

  it('asks every time if the limit is small, so that it stays exact', async () => {
    let calls = 0
    const redis = { eval: async () => (++calls <= 2 ? [1, 2 - calls, 0] : [0, 0, 600]) }
    const buckets = createRedisBuckets({ redis: redis as never, fallback: fallback(), onFailure: () => {} })
    const verdicts = [
      await buckets.take('k', 100),
      await buckets.take('k', 100),
      await buckets.take('k', 100),
    ]
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false])
    expect(verdicts[2]?.retryAfterMs).toBe(600)
  })

  it('counts in the process alone while Redis does not respond, and reports it', async () => {
    const failures: unknown[] = []
    const redis = { eval: () => Promise.reject(new Error('down')) }
    const buckets = createRedisBuckets({
      redis: redis as never,
      fallback: fallback(),
      onFailure: (error) => failures.push(error),
    })
    expect((await buckets.take('k', 1)).allowed).toBe(true)
    expect((await buckets.take('k', 1)).allowed).toBe(false)
    expect(failures).toHaveLength(2)
  })
})
