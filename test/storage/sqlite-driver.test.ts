import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteBackend } from '../../src/storage/database/sqlite.ts'
import type { Db } from '../../src/storage/database/storage.ts'

describe('the driver for SQLite', () => {
  let db: Db
  beforeEach(() => {
    db = new Kysely({ dialect: createSqliteBackend(':memory:').dialect })
  })
  afterEach(() => db.destroy())

  const select = () => sql<Record<string, unknown>>`select * from t`.execute(db).then(({ rows }) => rows)

  it('gives a statement that it kept the columns of today', async () => {
    await sql`create table t(a integer)`.execute(db)
    await sql`insert into t(a) values (1)`.execute(db)
    expect(await select()).toEqual([{ a: 1 }])
    await sql`alter table t add column b text`.execute(db)
    expect(await select()).toEqual([{ a: 1, b: null }])
  })

  it('goes on after a statement that failed', async () => {
    await sql`create table t(a integer primary key)`.execute(db)
    const insert = () => sql`insert into t(a) values (1)`.execute(db)
    await insert()
    await expect(insert()).rejects.toThrow('UNIQUE')
    await expect(insert()).rejects.toThrow('UNIQUE')
    expect(await select()).toEqual([{ a: 1 }])
  })

  it('runs more kinds of statements than it keeps', async () => {
    for (let n = 0; n < 600; n++) {
      const { rows } = await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db)
      expect(rows).toEqual([{ n }])
    }
  })

  it('lets transactions and single statements take turns in the order of asking', async () => {
    await sql`create table t(a integer)`.execute(db)
    const order: string[] = []
    const first = db.transaction().execute(async (trx) => {
      await sql`insert into t(a) values (1)`.execute(trx)
      order.push('transaction')
    })
    const reads = ['one', 'two', 'three'].map((name) => select().then(() => order.push(name)))
    await Promise.all([first, ...reads])
    expect(order).toEqual(['transaction', 'one', 'two', 'three'])
  })
})
