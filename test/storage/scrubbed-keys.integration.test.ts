import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database, type TestDatabase } from '../support/databases.ts'

describe.skipIf(database.name === 'SQLite')('table of the chat keys on Postgres', () => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await database.createUnused()
  })
  afterEach(() => test.remove())

  const put = (count: number) =>
    sql`insert into chat_key (chat_id, sealed) select 'chat-' || n, repeat(md5(n::text), 16) from generate_series(1, ${count}::int) n`.execute(
      test.storage.db,
    )
  const destroy = () => test.storage.db.deleteFrom('chat_key').where('chat_id', '=', 'chat-1').execute()
  /** Returns the name of the table's file, which changes each time it is rewritten. */
  const file = async () => {
    const { rows } = await sql`select pg_relation_filenode('chat_key') as file`.execute(test.storage.db)
    return rows[0]
  }
  const scrubbed = async () => {
    await test.storage.scrub('keys')
    return file()
  }

  it('is rewritten by a process that does not know about earlier deletions, and then after each deletion of a key', async () => {
    await put(10)
    const first = await file()
    const second = await scrubbed()
    expect(second).not.toEqual(first)
    expect(await scrubbed()).toEqual(second)
    await destroy()
    await expect.poll(scrubbed, { interval: 500 }).not.toEqual(second)
  })

  it('stays readable if it is too large to be rewritten quickly', async () => {
    const first = await file()
    await put(250_000)
    await destroy()
    expect(await scrubbed()).toEqual(first)
    const vacuumed = async () => {
      const { rows } = await sql`select vacuum_count::int as count from pg_stat_user_tables
        where schemaname = current_schema() and relname = 'chat_key'`.execute(test.storage.db)
      return rows
    }
    await expect.poll(vacuumed).toEqual([{ count: 1 }])
  })
})
