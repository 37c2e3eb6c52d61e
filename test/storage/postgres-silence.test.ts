import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForSilence } from '../../src/storage/database/postgres-silence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A pool of connections that are all in use. */
function createPool() {
  const pool = Object.assign(new EventEmitter(), { totalCount: 0, idleCount: 0, end: async () => {} })
  const use = () => {
    const stream = new PassThrough()
    const client = { connection: { stream } }
    pool.totalCount += 1
    for (const event of ['connect', 'acquire']) pool.emit(event, client)
    return stream
  }
  return { pool: pool as unknown as pg.Pool, use }
}

describe('a connection to Postgres', () => {
  it('is closed if it received nothing for longer than a statement may take, although others are answered', async () => {
    const { pool, use } = createPool()
    let looks = 0
    const watched = watchForSilence(pool, async () => {
      looks += 1
      return true
    })
    const [answered, lost] = [use(), use()]
    for (let ms = 0; ms < 34_000; ms += 100) {
      answered.write('row')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(lost.destroyed).toBe(false)
    // While any data arrives, the database need not be probed.
    expect(looks).toBe(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([answered.destroyed, lost.destroyed]).toEqual([false, true])
    await watched.end()
  })
})
