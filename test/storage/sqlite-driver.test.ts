import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteBackend } from '../../src/storage/database/sqlite.ts'
import { createSqliteDriver, type Disk } from '../../src/storage/database/sqlite-driver.ts'
import type { Db } from '../../src/storage/database/storage.ts'

describe('SQLite driver', () => {
  let db: Db
  beforeEach(() => {
    db = new Kysely({ dialect: createSqliteBackend(':memory:').dialect })
  })
  afterEach(() => db.destroy())

  const select = () => sql<Record<string, unknown>>`select * from t`.execute(db).then(({ rows }) => rows)

  it('returns the current columns from a cached statement', async () => {
    await sql`create table t(a integer)`.execute(db)
    await sql`insert into t(a) values (1)`.execute(db)
    expect(await select()).toEqual([{ a: 1 }])
    await sql`alter table t add column b text`.execute(db)
    expect(await select()).toEqual([{ a: 1, b: null }])
  })

  it('continues after a failed statement', async () => {
    await sql`create table t(a integer primary key)`.execute(db)
    const insert = () => sql`insert into t(a) values (1)`.execute(db)
    await insert()
    await expect(insert()).rejects.toThrow('UNIQUE')
    await expect(insert()).rejects.toThrow('UNIQUE')
    expect(await select()).toEqual([{ a: 1 }])
  })

  it('runs more kinds of statements than it caches', async () => {
    for (let n = 0; n < 600; n++) {
      const { rows } = await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db)
      expect(rows).toEqual([{ n }])
    }
  })

  it('lets transactions and single statements take turns in the order of the calls', async () => {
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

  it('finishes work in progress before it closes, and refuses later work', async () => {
    const disk: Disk = { sync: async () => undefined, settled: () => undefined, close: () => undefined }
    const driver = createSqliteDriver(new Database(':memory:'), disk)
    const ask = (connection: DatabaseConnection) =>
      connection.executeQuery(CompiledQuery.raw('select 1 as a'))
    const first = await driver.acquireConnection()
    await driver.beginTransaction(first, {})
    const second = driver.acquireConnection()
    const closed = driver.destroy()
    const late = driver.acquireConnection()
    expect((await ask(first)).rows).toEqual([{ a: 1 }])
    await driver.commitTransaction(first)
    await driver.releaseConnection(first)
    expect((await ask(await second)).rows).toEqual([{ a: 1 }])
    await driver.releaseConnection(await second)
    await closed
    await expect(late).rejects.toThrow('the database is closed')
    // libsql would end the process.
    await expect(ask(first)).rejects.toThrow('the database is closed')
  })
})

describe('a change in SQLite', () => {
  /** A database with a table, whose disk finishes its writes when the test says so. */
  async function createOnDisk() {
    const waiting: { done: () => void; failed: (error: Error) => void }[] = []
    let newest: Promise<void> | undefined
    const disk: Disk = {
      sync() {
        newest = new Promise<void>((done, failed) => waiting.push({ done, failed }))
        return newest
      },
      settled: () => newest,
      close: () => {},
    }
    const db: Db = new Kysely({
      dialect: {
        createDriver: () => createSqliteDriver(new Database(':memory:'), disk),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (of) => new SqliteIntrospector(of),
      },
    })
    const wanted = (times = 1) => expect.poll(() => waiting.length).toBe(times)
    const next = () => waiting.shift()
    const creating = sql`create table t(a integer)`.execute(db)
    await wanted()
    next()?.done()
    await creating
    return { db, wanted, next }
  }
  const insert = (db: Db) => sql`insert into t(a) values (1)`.execute(db)
  const count = async (db: Db) =>
    (await sql<{ n: number }>`select count(*) as n from t`.execute(db)).rows[0]?.n

  it('is reported, and read by others, only once it is on the disk', async () => {
    const { db, wanted, next } = await createOnDisk()
    const order: string[] = []
    const changing = db
      .transaction()
      .execute(insert)
      .then(() => order.push('told'))
    await wanted()
    const reading = count(db).then((n) => order.push(`read ${n}`))
    await new Promise((turn) => setTimeout(turn, 20))
    expect(order).toEqual([])
    next()?.done()
    await Promise.all([changing, reading])
    expect(order).toEqual(['told', 'read 1'])
  })

  it('is made while the disk writes the previous one', async () => {
    const { db, wanted, next } = await createOnDisk()
    let told = 0
    const changing = [1, 2].map(() =>
      db
        .transaction()
        .execute(insert)
        .then(() => {
          told += 1
        }),
    )
    await wanted(2)
    expect(told).toBe(0)
    next()?.done()
    await expect.poll(() => told).toBe(1)
    next()?.done()
    await Promise.all(changing)
  })

  it('flushes the disk once per transaction, and never for reads', async () => {
    const { db, wanted, next } = await createOnDisk()
    const changing = db.transaction().execute(async (trx) => {
      for (let i = 0; i < 3; i++) await insert(trx)
      expect(await count(trx)).toBe(3)
    })
    await wanted()
    next()?.done()
    await changing
    expect(await count(db)).toBe(3)
    expect(next()).toBeUndefined()
  })

  it('fails if the disk fails', async () => {
    const { db, wanted, next } = await createOnDisk()
    const changing = insert(db)
    await wanted()
    next()?.failed(new Error('EIO'))
    await expect(changing).rejects.toThrow('EIO')
  })
})
