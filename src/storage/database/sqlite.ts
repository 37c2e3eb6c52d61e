import { closeSync, fdatasync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import {
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import Database from 'libsql'
import { Problem } from '../../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../../contract/primitives/timers.ts'
import { makePrivate } from '../files/private-files.ts'
import type { Tables } from '../tables/tables.ts'
import type { Backend } from './backend.ts'
import { createGroupCommit } from './group-commit.ts'
import { tellOutages } from './outage.ts'
import { createSqliteDriver, type Disk } from './sqlite-driver.ts'
import type { Db } from './storage.ts'

const busyTimeout = 'busy_timeout=5000'
/** Delay before the next attempt to truncate the log while another process is reading it, in milliseconds. */
const emptyAgainMs = 1_000

/**
 * Creates the SQLite backend on libsql, in WAL mode. A commit survives a power cut: it is complete when its
 * log is on the disk, which is awaited off the event loop (`synchronous=FULL` would block it). With
 * `secure_delete=ON`, deleted data is overwritten.
 */
export function createSqliteBackend(path: string, timers: Timers = realTimers): Backend {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  for (const pragma of [
    // Must come first: after a crash, a new process already waits for another one that recovers the log.
    busyTimeout,
    'journal_mode=WAL',
    'synchronous=NORMAL',
    'foreign_keys=ON',
    'secure_delete=ON',
  ]) {
    database.pragma(pragma)
  }
  if (path !== ':memory:') makePrivate(path, `${path}-wal`, `${path}-shm`)
  const opened = inodeOf(path)
  const disk = path === ':memory:' ? undefined : createDisk(database, path)
  const emptyLog = createEmptyLog(database, timers)
  const dialect = createDialect(() => createSqliteDriver(database, disk))
  // A transaction holds the only connection, and the file's write lock from its beginning: it excludes every
  // other, whatever its scope.
  return {
    dialect,
    createPatientDialect: () => undefined,
    createWrite: (db) => createGroupCommit(db),
    snapshot: (db, work) => (path === ':memory:' ? work(db) : readSnapshot(path, work)),
    now: async () => undefined,
    connections: () => undefined,
    isThere: () => !disk || (inodeOf(path) === opened && !disk.hasFailed()),
    scrub: emptyLog,
  }
}

const createDialect = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})

/**
 * Reads on a second connection, in a transaction that sees the file as it was at its beginning. The log
 * cannot be truncated before it ends.
 */
async function readSnapshot<T>(path: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = new Database(path)
  database.pragma(busyTimeout)
  database.pragma('query_only=ON')
  const driver = createSqliteDriver(database, undefined, () => new Promise(setImmediate))
  const db: Db = new Kysely<Tables>({ dialect: tellOutages(createDialect(() => driver)) })
  try {
    return await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      // The first read determines the instant.
      await sql`select 1 from sqlite_master`.execute(connection)
      try {
        return await work(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  } finally {
    await db.destroy()
  }
}

/**
 * Creates a function that truncates the log. While another process is reading it, such as one that makes a
 * copy, it retries until the log is empty: SQLite would wait for the other process and block the event loop.
 */
function createEmptyLog(database: Database.Database, timers: Timers) {
  let notAgain: Cancel | undefined
  const tryOnce = (): boolean => {
    database.pragma('busy_timeout=0')
    try {
      return database.pragma('wal_checkpoint(truncate)', { simple: true }) === 0
    } finally {
      database.pragma(busyTimeout)
    }
  }
  return async function emptyLog(db: Db): Promise<void> {
    notAgain?.()
    // The holder of the connection is outside every transaction.
    const isEmpty = await db.connection().execute(async () => tryOnce())
    // After the database was closed, there is nothing to retry.
    if (!isEmpty) notAgain = timers.setTimeout(() => emptyLog(db).catch(() => {}), emptyAgainMs)
  }
}

/**
 * SQLite changes tables in a transaction like everything else, which Kysely's adapter denies: without one, a
 * process that dies in a migration, such as that of its first start, leaves tables from which no later start
 * can continue.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Returns the inode of the file at a path, which identifies it; undefined if there is none. */
const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino

/**
 * Creates a disk that flushes the log of a database. After one failure, the state on the disk is unknown, and
 * no further flush is reported as successful.
 */
function createDisk(database: Database.Database, path: string): Disk & { hasFailed(): boolean } {
  // The first transaction creates the log.
  for (const statement of ['begin immediate', 'commit']) database.exec(statement)
  const log = openSync(`${path}-wal`, 'r+')
  let failure: unknown
  let newest: Promise<void> | undefined
  const write = async () => {
    if (failure === undefined)
      await datasync(log).catch((error: unknown) => {
        failure = error
      })
    if (failure !== undefined) throw new Problem('storage-unavailable', { cause: failure })
  }
  return {
    hasFailed: () => failure !== undefined,
    sync() {
      const writing = write()
      newest = writing
      // The waiting callers receive its error.
      const done = () => {
        if (newest === writing) newest = undefined
      }
      writing.then(done, done)
      return writing
    },
    // The newest flush covers everything committed before it began.
    settled: () => newest,
    close: () => closeSync(log),
  }
}

const datasync = promisify(fdatasync)
