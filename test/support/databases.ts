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

async function createPostgres(url: string): Promise<TestDatabase> {
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
      await admin.end()
    },
  }
}
