import { Kysely } from 'kysely'
import { createPostgresBackend } from './postgres.ts'
import { createSqliteBackend } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** The SQL side of everything that lasts: one set of queries over SQLite or Postgres. */
export interface Storage {
  /** For reading, and for single statements. Never inside the work of {@link Storage.write}. */
  db: Db
  /**
   * Runs `work` as one transaction that excludes every other with the same `scope`, in this process
   * and in others. All of it happens or none. `work` must use only the handle it is given, and wait
   * for nothing but the database: SQLite has one connection.
   */
  write<T>(scope: string, work: (trx: Db) => Promise<T>): Promise<T>
  /** Whether one process at a time uses this database. */
  exclusive: boolean
  close(): Promise<void>
}

/**
 * Opens the database at `url`: `sqlite:PATH`, `sqlite::memory:`, or `postgres://…`.
 * @throws Error when the URL has another scheme.
 */
export function openStorage(url: string, options: { schema?: string } = {}): Storage {
  const sqlite = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1]
  const postgres = /^postgres(?:ql)?:\/\//.test(url)
  if (!sqlite && !postgres) {
    throw new Error('DATABASE_URL must start with sqlite: or postgres://')
  }
  const backend = sqlite ? createSqliteBackend(sqlite) : createPostgresBackend(url, options.schema)
  const db: Db = new Kysely<Tables>({ dialect: backend.dialect })
  return {
    db,
    exclusive: sqlite !== undefined,
    write: backend.createWrite(db),
    close: () => db.destroy(),
  }
}
