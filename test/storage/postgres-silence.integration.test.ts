import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import {
  createLocalSchema,
  isPostgresThere,
  type LocalSchema,
  localPostgres,
} from '../support/local-postgres.ts'
import { createSwitch, type Switch } from '../support/switch.ts'

describe.skipIf(!isPostgresThere)('a Postgres that accepts data but never responds', () => {
  let schema: LocalSchema
  let way: Switch
  let storage: Storage
  beforeAll(async () => {
    schema = await createLocalSchema()
    way = await createSwitch(localPostgres.port)
    storage = openStorage(schema.url.replace(`:${localPostgres.port}/`, `:${way.port}/`))
  })
  afterAll(async () => {
    way.thaw()
    await storage.close()
    await way.remove()
    await schema.remove()
  })

  const ask = (seconds = 0) => sql`select pg_sleep(${seconds})`.execute(storage.db)
  const timed = async (work: Promise<unknown>) => {
    const from = performance.now()
    const outcome = await work.then(
      () => 'done',
      (error) => error.code,
    )
    return { outcome, ms: performance.now() - from }
  }

  it('is down for all current and new statements, and is back when it responds again', async () => {
    const change = storage.write('one', (trx) => sql`select pg_sleep(60)`.execute(trx))
    const underWay = [timed(change), timed(ask(60)), timed(ask(60))]
    await Promise.all(Array.from({ length: 10 }, () => ask(0.1)))
    way.freeze()
    for (const { outcome, ms } of await Promise.all([...underWay, timed(ask())])) {
      expect(outcome).toBe('storage-unavailable')
      expect(ms).toBeLessThan(30_000)
    }
    for (const { outcome, ms } of await Promise.all(Array.from({ length: 40 }, () => timed(ask())))) {
      expect(outcome).toBe('storage-unavailable')
      expect(ms).toBeLessThan(30_000)
    }
    way.thaw()
    await expect.poll(async () => (await timed(ask())).outcome).toBe('done')
  })

  it('is not considered down if it is merely slow', async () => {
    expect(await timed(ask(4))).toMatchObject({ outcome: 'done' })
  })
})
