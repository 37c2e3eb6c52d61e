import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/storage/database/storage.ts'
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

/** A migration, and the tables that it creates. */
const known = '2026-11-30-relay-2-speech'
const tablesOfKnown = [
  'speech_clip',
  'speech_clip_use',
  'speech_stand_in',
  'voice_upload_part',
  'voice_upload',
]

/** Returns the tables to the state before one of the migrations. */
async function undoKnown(db: Db): Promise<void> {
  for (const table of tablesOfKnown) await db.schema.dropTable(table).execute()
  await sql`delete from kysely_migration where name = ${known}`.execute(db)
}

describe(`storage on ${database.name}`, () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())

  it('migrates again without harm', async () => {
    await migrate(test.storage)
    expect(await test.storage.db.selectFrom('chat').selectAll().execute()).toEqual([])
  })

  it('works on tables that a later release has migrated, and runs its own migrations', async () => {
    const { db } = test.storage
    await undoKnown(db)
    const later = { name: '2999-01-01-relay-later', timestamp: '2999-01-01T00:00:00.000Z' }
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
      db,
    )
    await migrate(test.storage)
    await migrate(test.storage)
    const { rows } = await sql`
      select name from kysely_migration where name in (${known}, ${later.name}) order by name`.execute(db)
    expect(rows).toEqual([{ name: known }, { name: later.name }])
    expect(await db.selectFrom('speech_clip').selectAll().execute()).toEqual([])
  })

  it.skipIf(database.name === 'SQLite')('lets a migration take as long as it needs', async () => {
    const { db } = test.storage
    await sql`create table time_limit as select ''::text as of_migration`.execute(db)
    await sql`
      create function note_limit() returns trigger language plpgsql as $$ begin
        update time_limit set of_migration = current_setting('statement_timeout');
        return new;
      end $$`.execute(db)
    await sql`
      create trigger note_limit before insert on kysely_migration for each row execute function note_limit()`.execute(
      db,
    )
    await undoKnown(db)
    await migrate(test.storage)
    const { rows } = await sql`select of_migration from time_limit`.execute(db)
    expect(rows).toEqual([{ of_migration: '0' }])
    await sql`drop function note_limit cascade`.execute(db)
  })

  it('commits all of a transaction or nothing', async () => {
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
    // On SQLite, one process at a time: its driver waits for a lock without yielding.
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

  it('returns numbers as numbers and instants as they were written', async () => {
    await test.storage.db.insertInto('chat').values(chat('types')).execute()
    const row = await test.storage.db
      .selectFrom('chat')
      .selectAll()
      .where('id', '=', 'types')
      .executeTakeFirst()
    expect(row).toEqual({ ...chat('types'), env: null })
  })
})

describe('a database address', () => {
  it.each(['mysql://x', '', 'parley.db'])('that is %o is refused, naming its setting', (url) => {
    expect(() => openStorage(url)).toThrow('DATABASE_URL')
  })
})
