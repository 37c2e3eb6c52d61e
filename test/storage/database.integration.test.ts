import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { database, type TestDatabase } from '../support/databases.ts'

const chat = (id: string) => ({
  id,
  gw_id: 'demo',
  lang: 'en',
  human_uid: null,
  human_verified: 0,
  last_seq: 0,
  created_at: '2026-11-21T00:00:00.000Z',
})

describe(`the storage on ${database.name}`, () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())

  it('migrates again without harm', async () => {
    await migrate(test.storage)
    expect(await test.storage.db.selectFrom('chat').selectAll().execute()).toEqual([])
  })

  it('keeps all of a transaction or nothing of it', async () => {
    const failing = test.storage.write('a', async (trx) => {
      await trx.insertInto('chat').values(chat('half')).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await test.storage.db.selectFrom('chat').where('id', '=', 'half').selectAll().execute()).toEqual(
      [],
    )
  })

  it('lets one writer of a scope at a time read and then write, also from a second process', async () => {
    await test.storage.db.insertInto('chat').values(chat('counted')).execute()
    const second = test.reopen()
    const increment = (storage: typeof second) =>
      storage.write('chat:counted', async (trx) => {
        const row = await trx
          .selectFrom('chat')
          .select('last_seq')
          .where('id', '=', 'counted')
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('chat')
          .set({ last_seq: row.last_seq + 1 })
          .where('id', '=', 'counted')
          .execute()
      })
    // One process after the other on SQLite: its driver waits for a lock without yielding.
    const storages = test.storage.exclusive ? [test.storage] : [test.storage, second]
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => increment(storages[i % storages.length] ?? second)),
    )
    await increment(second)
    const { last_seq } = await second.db
      .selectFrom('chat')
      .select('last_seq')
      .where('id', '=', 'counted')
      .executeTakeFirstOrThrow()
    expect(last_seq).toBe(41)
    await second.close()
  })

  it('gives numbers as numbers and instants as they were written', async () => {
    await test.storage.db.insertInto('chat').values(chat('types')).execute()
    const row = await test.storage.db
      .selectFrom('chat')
      .selectAll()
      .where('id', '=', 'types')
      .executeTakeFirst()
    expect(row).toEqual(chat('types'))
  })
})

describe('a database address', () => {
  it.each(['mysql://x', '', 'parley.db'])('that is %o is refused by the name of its setting', (url) => {
    expect(() => openStorage(url)).toThrow('DATABASE_URL')
  })
})
