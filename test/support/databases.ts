import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

/** A database of a test's own. */
export interface TestDatabase {
  storage: Storage
  /** Where it is, for another process. */
  address: { url: string; schema?: string }
  /** Opens the same database again, as a second process would. */
  reopen(): Storage
  remove(): Promise<void>
}

export interface DatabaseKind {
  name: 'SQLite' | 'Postgres'
  create(): Promise<TestDatabase>
}

const postgresUrl = process.env.PARLEY_TEST_POSTGRES

/** SQLite, or Postgres when PARLEY_TEST_POSTGRES names one: the same tests run on both. */
export const database: DatabaseKind = postgresUrl
  ? { name: 'Postgres', create: () => createPostgres(postgresUrl) }
  : { name: 'SQLite', create: createSqlite }

async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-'))
  const address = { url: `sqlite:${join(folder, 'test.db')}` }
  const reopen = () => openStorage(address.url)
  const storage = reopen()
  await migrate(storage)
  return {
    storage,
    address,
    reopen,
    remove: async () => {
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Makes the database of this worker, beside the named one: a migration looks at the tables of all schemas of a database, of one
 * that another worker drops too.
 */
async function databaseOfWorker(url: string): Promise<string> {
  const own = new URL(url)
  own.pathname += `_worker_${process.env.VITEST_POOL_ID ?? 1}`
  const name = pg.escapeIdentifier(own.pathname.slice(1))
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  // No test cuts the power, and each of thousands of commits would wait for the disk.
  await admin.query(`alter database ${name} set synchronous_commit to off`)
  await admin.end()
  return own.href
}

let ofWorker: Promise<string> | undefined

async function createPostgres(given: string): Promise<TestDatabase> {
  ofWorker ??= databaseOfWorker(given)
  const url = await ofWorker
  const schema = `parley_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create schema ${schema}`)
  const reopen = () => openStorage(url, { schema })
  const storage = reopen()
  await migrate(storage)
  return {
    storage,
    address: { url, schema },
    reopen,
    remove: async () => {
      await storage.close()
      await admin.query(`drop schema ${schema} cascade`)
      // Every migration reads the catalogue, which hundreds of schemas that are gone would let grow to a hundred megabytes.
      await admin.query(
        'vacuum pg_attribute, pg_class, pg_depend, pg_type, pg_index, pg_constraint, pg_attrdef',
      )
      await admin.end()
    },
  }
}
