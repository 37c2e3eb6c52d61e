import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGroupCommit } from '../../src/storage/database/group-commit.ts'
import { createSqliteBackend } from '../../src/storage/database/sqlite.ts'
import type { Db } from '../../src/storage/database/storage.ts'

describe('group commit', () => {
  let db: Db
  let said: string[]
  const timesSaid = (statement: string) => said.filter((one) => one === statement).length
  const kept = async () => (await sql<{ id: string }>`select id from t order by id`.execute(db)).rows
  const insert = (id: string) => (trx: Db) => sql`insert into t(id) values (${id})`.execute(trx)

  beforeEach(async () => {
    said = []
    db = new Kysely({
      dialect: createSqliteBackend(':memory:').dialect,
      log: ({ query }) => void said.push(query.sql),
    })
    await sql`create table t(id text primary key, parent text references t(id) deferrable initially deferred)`.execute(
      db,
    )
  })
  afterEach(() => db.destroy())

  it('commits changes that wait for each other once', async () => {
    const write = createGroupCommit(db, { now: () => 0 })
    await Promise.all(['a', 'b', 'c'].map((id) => write('any', insert(id))))
    expect(await kept()).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
    expect(timesSaid('commit')).toBe(1)
  })

  it('rolls back a failed change, and only that one', async () => {
    const write = createGroupCommit(db, { now: () => 0 })
    const outcomes = await Promise.allSettled([
      write('any', insert('a')),
      write('any', async (trx) => {
        await insert('half')(trx)
        throw new Error('no')
      }),
      write('any', insert('a')),
      write('any', insert('b')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await kept()).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it('reports no success if the commit fails', async () => {
    const write = createGroupCommit(db, { now: () => 0 })
    const outcomes = await Promise.allSettled([
      write('any', insert('a')),
      write('any', (trx) => sql`insert into t(id, parent) values ('b', 'nobody')`.execute(trx)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await kept()).toEqual([])
    await write('any', insert('later'))
    expect(await kept()).toEqual([{ id: 'later' }])
  })

  it('shows each change the results of the earlier ones, in the order of the calls', async () => {
    const write = createGroupCommit(db, { now: () => 0 })
    const seen = await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        write('any', async (trx) => {
          const { rows } = await sql<{ id: string }>`select id from t order by id`.execute(trx)
          await insert(id)(trx)
          return rows.map((row) => row.id).join('')
        }),
      ),
    )
    expect(seen).toEqual(['', 'a', 'ab'])
  })

  it('commits when the gathering time is over, so that the first does not wait for the last', async () => {
    let at = 0
    const write = createGroupCommit(db, { gatherMs: 10, now: () => at })
    const slow = (id: string) => async (trx: Db) => {
      at += 10
      await insert(id)(trx)
    }
    await Promise.all(['a', 'b', 'c'].map((id) => write('any', slow(id))))
    expect(timesSaid('commit')).toBe(3)
  })

  it('refuses waiting changes if the database is unreachable, and continues', async () => {
    const write = createGroupCommit(db, { now: () => 0 })
    await sql`begin immediate`.execute(db)
    await expect(write('any', insert('a'))).rejects.toThrow('within a transaction')
    await sql`rollback`.execute(db)
    await write('any', insert('b'))
    expect(await kept()).toEqual([{ id: 'b' }])
  })
})
