import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

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
