import { connect } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createMemoryBuckets,
  createRedisBuckets,
} from '../../../../src/relay/security/rate-limits/token-buckets.ts'

const isThere = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1', () => {
    socket.destroy()
    done(true)
  })
  socket.on('error', () => done(false))
})

describe.skipIf(!isThere)('rate limits in Redis', () => {
  let redis: Redis
  const failures: unknown[] = []
  const createBuckets = () =>
    createRedisBuckets({
      redis,
      fallback: createMemoryBuckets(),
      onFailure: (error) => failures.push(error),
    })

  beforeAll(() => {
    redis = new Redis('redis://127.0.0.1:6379')
  })
  afterAll(() => redis.quit())

  it('are one limit for two relays, exact if it is small', async () => {
    const [one, other] = [createBuckets(), createBuckets()]
    const name = crypto.randomUUID()
    // Six a minute: no token is refilled within the test.
    const verdicts = []
    for (const buckets of [one, other, one, other, one, other, one])
      verdicts.push(await buckets.take(name, 6))
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, true, false])
    expect(verdicts.map(({ remaining }) => remaining)).toEqual([5, 4, 3, 2, 1, 0, 0])
    expect(verdicts[6]?.retryAfterMs).toBeGreaterThan(5000)
    expect(failures).toEqual([])
  })

  it('grant no more than the limit to many concurrent callers', async () => {
    const [one, other] = [createBuckets(), createBuckets()]
    const name = crypto.randomUUID()
    const takes = Array.from({ length: 100 }, (_, i) => (i % 2 ? one : other).take(name, 40))
    const verdicts = await Promise.all(takes)
    expect(verdicts.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(41)
    expect(verdicts.filter(({ allowed }) => allowed).length).toBeGreaterThanOrEqual(40)
  })
})
