import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import Database from 'libsql'
import { makePrivate } from '../files/private-files.ts'
import type { Backend } from './backend.ts'
import { createGroupCommit } from './group-commit.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/**
 * Creates the SQLite backend on libsql, in WAL mode. With `synchronous=FULL` a commit survives a power cut:
 * messages are acknowledged after their commit. With `secure_delete=ON` what is deleted is overwritten.
 */
export function createSqliteBackend(path: string): Backend {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  for (const pragma of [
    // First: after a crash the next one already waits for whoever reads the log again.
    'busy_timeout=5000',
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    'secure_delete=ON',
  ]) {
    database.pragma(pragma)
  }
  if (path !== ':memory:') makePrivate(path, `${path}-wal`, `${path}-shm`)
  const opened = inodeOf(path)
  const dialect: Dialect = {
    createDriver: () => createSqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  // A transaction holds the only connection, and the file's write lock from its beginning: it excludes every
  // other, whatever its scope.
  return {
    dialect,
    createWrite: (db) => createGroupCommit(db),
    now: async () => undefined,
    connections: () => undefined,
    isThere: () => path === ':memory:' || inodeOf(path) === opened,
    async scrub(db, depth) {
      if (depth === 'all') await sql`vacuum`.execute(db)
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
  }
}

/** Names the file at a path for as long as it lives; undefined when there is none. */
const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino
