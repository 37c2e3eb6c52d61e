import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

/** A database for one test. */
export interface TestDatabase {
  storage: Storage
  /** Its address, for another process. */
  address: { url: string }
  /** Opens the same database again, as a second process would. */
  reopen(): Storage
  remove(): Promise<void>
}

export interface DatabaseKind {
  name: 'SQLite' | 'Postgres'
  create(): Promise<TestDatabase>
  /** Creates one that no test has used before, for tests that check the server's counters. */
  createUnused(): Promise<TestDatabase>
}

const postgresUrl = process.env.PARLEY_TEST_POSTGRES

/** SQLite, or Postgres if PARLEY_TEST_POSTGRES names one: the same tests run on both. */
export const database: DatabaseKind = postgresUrl
  ? {
      name: 'Postgres',
      create: async () => lend(free.pop() ?? (await createReusedPostgres(postgresUrl))),
      createUnused: async () => lend(await createReusedPostgres(postgresUrl)),
    }
  : { name: 'SQLite', create: createSqlite, createUnused: createSqlite }

/** Returns a function that runs `make` on its first call, and returns the same promise every time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * The file of a migrated database. Each test uses a copy, since the migrations take longer than most tests.
 */
const sqliteTemplate = once(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'test.db')
  const storage = openStorage(`sqlite:${file}`)
  await migrate(storage)
  // Out of the log, into the file.
  await storage.scrub('log')
  await storage.close()
  return file
})

async function createSqlite(): Promise<TestDatabase> {
  const template = await sqliteTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'parley-'))
  const file = join(folder, 'test.db')
  copyFileSync(template, file)
  const address = { url: `sqlite:${file}` }
  const reopen = () => openStorage(address.url)
  const storage = reopen()
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

/** A migrated database on Postgres that one test after another uses exclusively. */
interface ReusedPostgres {
  url: string
  /** Stays open: its connections have cached the tables, which costs a new one as much as a whole test. */
  storage: Storage
  /** Describes tables, columns and constraints: a database whose schema a test has changed is not reused. */
  shape(): Promise<string>
  /**
   * Ends other connections and those with an open transaction, and deletes every row that no migration
   * inserted.
   */
  empty(): Promise<void>
}

/** Databases that no test is using. */
const free: ReusedPostgres[] = []

/** Lends a database to a test, after which it is free again. */
async function lend(reused: ReusedPostgres): Promise<TestDatabase> {
  const shape = await reused.shape()
  return {
    storage: reused.storage,
    address: { url: reused.url },
    reopen: () => openStorage(reused.url),
    remove: async () => {
      await reused.empty()
      if ((await reused.shape()) === shape) free.push(reused)
    },
  }
}

async function createReusedPostgres(given: string): Promise<ReusedPostgres> {
  const { admin, template } = await postgresTemplate()
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name} template ${template}`)
  // No test cuts the power, and thousands of commits would each wait for the disk.
  await admin.query(`alter database ${name} set synchronous_commit to off`)
  const url = urlOf(given, name)
  const own = await connect(url)
  // Background work of a stopped relay and the cleanup may wait for each other: then the relay detects the
  // deadlock first, and gives way.
  await own.query("set deadlock_timeout to '20s'")
  const storage = openStorage(`${url}?application_name=${reusedName}`)
  return {
    url,
    storage,
    shape: async () => JSON.stringify((await own.query(shapeQuery)).rows),
    empty: async () => {
      await own.query(endOthersQuery)
      await own.query(emptyQuery)
    },
  }
}

const shapeQuery = `
  select (select count(*) from pg_class where relnamespace = n) as relations,
    (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = n and not attisdropped) as columns,
    (select count(*) from pg_constraint where connamespace = n) as constraints
  from (select 'public'::regnamespace::oid as n) as names`

/** The application name of the connections that stay open. */
const reusedName = 'parley-test'

const endOthersQuery = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and (application_name <> '${reusedName}' or state <> 'idle')`

const emptyQuery = `
  do $$
  declare
    one text;
    filled text[] := '{}';
    has_rows boolean;
  begin
    for one in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute 'select exists (select from ' || one || ')' into has_rows;
      if has_rows then filled := filled || one; end if;
    end loop;
    if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade'; end if;
  end $$`

/**
 * A worker's connection to the server, and the name of its migrated database, which the others are copied
 * from.
 */
const postgresTemplate = once(async () => {
  const given = postgresUrl as string
  const admin = await connect(given)
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, 'parley_test_')",
  )
  // Left over from earlier runs.
  for (const { name } of rows) {
    if (!isRunning(Number(name.split('_')[2])))
      await admin.query(`drop database if exists ${name} with (force)`)
  }
  const template = `parley_test_${process.pid}`
  await admin.query(`create database ${template}`)
  const storage = openStorage(urlOf(given, template))
  await migrate(storage)
  await storage.close()
  return { admin, template }
})

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function urlOf(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
