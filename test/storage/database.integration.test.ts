import { sql } from 'kysely'
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
    const known = '2026-11-24-platform-sms-parts'
    await db.schema.dropTable('pf_sms_part').execute()
    await sql`delete from kysely_migration where name = ${known}`.execute(db)
    const later = { name: '2999-01-01-relay-later', timestamp: '2999-01-01T00:00:00.000Z' }
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
      db,
    )
    await migrate(test.storage)
    await migrate(test.storage)
    const { rows } = await sql`
      select name from kysely_migration where name in (${known}, ${later.name}) order by name`.execute(db)
    expect(rows).toEqual([{ name: known }, { name: later.name }])
    expect(await db.selectFrom('pf_sms_part').selectAll().execute()).toEqual([])
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
    await db.schema.dropTable('pf_sms_part').execute()
    await sql`delete from kysely_migration where name = '2026-11-24-platform-sms-parts'`.execute(db)
    await migrate(test.storage)
    const { rows } = await sql`select of_migration from time_limit`.execute(db)
    expect(rows).toEqual([{ of_migration: '0' }])
    await sql`drop function note_limit cascade`.execute(db)
  })

  it('keeps the cases from before short numbers, and gives them none', async () => {
    const { db } = test.storage
    const name = '2026-11-22-relay-5-case-numbers'
    await db.schema.dropTable('case_number').execute()
    await sql`delete from kysely_migration where name = ${name}`.execute(db)
    const opening = { case_id: 'CASE-77', citizen_ref: 'hm1:her', digits_hash: 'hm1:digits' }
    const created_at = '2026-11-21T00:00:00.000Z'
    await db
      .insertInto('case_opening')
      .values({ ...opening, tries: 0, tried_at: null, created_at })
      .execute()
    await migrate(test.storage)
    expect(await db.selectFrom('case_opening').selectAll().execute()).toMatchObject([opening])
    expect(await db.selectFrom('case_number').selectAll().execute()).toEqual([])
    const number = { number_hash: 'hm1:number', sealed: 's2' }
    await db
      .insertInto('case_number')
      .values({ case_id: 'CASE-78', ...number })
      .execute()
    const twice = db.insertInto('case_number').values({ case_id: 'CASE-79', ...number })
    await expect(twice.execute()).rejects.toThrow(/unique/i)
  })

  it('ends calls and events without any content left to send', async () => {
    const { db } = test.storage
    const at = '2026-11-21T00:00:00.000Z'
    const call = { chat_id: 'c', kind: 'get-case', attempts: 4, place: null, next_at: at, created_at: at }
    await db
      .insertInto('outbox')
      .values([
        { id: 'answered', ...call, sealed: '' },
        { id: 'open', ...call, sealed: 's2' },
      ])
      .execute()
    await db
      .insertInto('pf_chat')
      .values({
        ...{ id: 'c', gw_id: 'demo', chat_token: 't', human_uid: null, human_verified: 0, reply_token: null },
        ...{ env: null, last_seq: 0, created_at: at },
      })
      .execute()
    const event = { chat_id: 'c', attempts: 4, next_at: at, created_at: at }
    await db
      .insertInto('pf_webhook_delivery')
      .values([
        { event_id: 'taken', seq: 1, ...event, body: '' },
        { event_id: 'open', seq: 2, ...event, body: 's2' },
      ])
      .execute()
    await sql`delete from kysely_migration where name like '2026-11-27-%-ended-%'`.execute(db)
    await migrate(test.storage)
    const calls = db.selectFrom('outbox').select('id').where('next_at', 'is not', null)
    const events = db.selectFrom('pf_webhook_delivery').select('event_id').where('next_at', 'is not', null)
    expect([await calls.execute(), await events.execute()]).toEqual([
      [{ id: 'open' }],
      [{ event_id: 'open' }],
    ])
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
