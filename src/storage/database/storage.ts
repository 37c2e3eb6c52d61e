import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Builds and runs typed SQL over the {@link Tables}. */
export type Db = Kysely<Tables>

/** Gives access to the database: one set of queries for SQLite and PostgreSQL. */
export interface Storage {
  /** Runs reads and single statements. Not for use inside the work of {@link Storage.write}. */
  db: Db
  /**
   * Runs `work` as one transaction that excludes every other with the same `scope`, in this process
   * and in others. `work` must use only the handle it is given, and wait for nothing but the
   * database: SQLite has one connection.
   */
  write<T>(scope: string, work: (trx: Db) => Promise<T>): Promise<T>
  /** Whether one process at a time uses this database. */
  exclusive: boolean
  close(): Promise<void>
}
