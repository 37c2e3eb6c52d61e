import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Typed query builder over the {@link Tables}. */
export type Db = Kysely<Tables>

/**
 * How thoroughly deleted rows are removed from the files: `log` if that is quick, after each erasure; `keys`
 * also rewrites the table of the chats' keys, once an hour, if it has changed and is not too large.
 */
export type ScrubDepth = 'log' | 'keys'

/** Counts of connections to the database, and of callers waiting for one. */
export interface Connections {
  used: number
  idle: number
  waiting: number
}

/** Access to the database: one set of queries for SQLite and PostgreSQL. */
export interface Storage {
  /** Runs reads and single statements. Must not be used inside the work of {@link Storage.write}. */
  db: Db
  /**
   * Runs `work` as one transaction that excludes every other with the same `scope`, in this process and in
   * others. `work` must use only the handle it is given, and wait for nothing but the database: SQLite has
   * one connection.
   */
  write<T>(scope: string, work: (trx: Db) => Promise<T>): Promise<T>
  /**
   * Runs `work` with a handle whose statements may take as long as they need, on separate connections: for
   * work on whole tables. The lock timeout still applies.
   */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs `work` on the database as of one instant, on a separate connection: changes continue in the
   * meantime, but `work` does not see them. The event loop can run between statements. `work` only reads.
   */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Whether only one process at a time uses this database. */
  exclusive: boolean
  /**
   * Removes deleted data from the database's files. SQLite overwrites deleted rows with zeros; its log is
   * truncated at every depth, or, if another process is reading it, within a second after that ends.
   * PostgreSQL keeps old rows in its files until the table is rewritten, and in its log until that is
   * recycled.
   */
  scrub(depth: ScrubDepth): Promise<void>
  /** Reads the database's own clock, in milliseconds since 1970; undefined if it has none. */
  now(): Promise<number | undefined>
  /**
   * Writes a row, to prove that the database is writable and that its file is the one that was opened.
   * @param now ISO instant, which is stored in the row
   * @throws if it is not
   */
  prove(now: string): Promise<void>
  /** Counts the connections of this process; undefined if there is only one, which all changes share. */
  connections(): Connections | undefined
  close(): Promise<void>
}
