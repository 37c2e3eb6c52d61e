import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Builds and runs typed SQL over the {@link Tables}. */
export type Db = Kysely<Tables>

/**
 * Says how far deleted rows are taken out of the files: `log` where that is quick, after each erasure; `keys`
 * also rewrites the table of the chats' keys, once an hour, where it has changed and is not too large; `all` rewrites every table.
 */
export type ScrubDepth = 'log' | 'keys' | 'all'

/** Counts connections to the database, and who waits for one. */
export interface Connections {
  used: number
  idle: number
  waiting: number
}

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
  /**
   * Runs `work` with a handle whose statements may take as long as they need, on connections of its own: for what goes through
   * whole tables. How long a lock is waited for stays bounded.
   */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs `work` on the database as it is at one instant, on a connection of its own: changes go on meanwhile, and `work` does not see
   * them. Each statement leaves the event loop a turn. `work` only reads.
   */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Whether one process at a time uses this database. */
  exclusive: boolean
  /**
   * Takes what was deleted out of the database's files. SQLite overwrites deleted rows with zeros; its log is
   * emptied at every depth; where another process reads in it just then, within a second of its end. PostgreSQL keeps old rows in its
   * files until the table is rewritten, and in its log until that is recycled.
   */
  scrub(depth: ScrubDepth): Promise<void>
  /** Reads the database's own clock, in milliseconds since 1970; undefined where it has none. */
  now(): Promise<number | undefined>
  /**
   * Writes a row, to prove that the database can be written to and that its file is the one that was opened.
   * @param now ISO instant, which the row holds
   * @throws when it can't
   */
  prove(now: string): Promise<void>
  /** Counts the connections of this process; undefined where there is one alone, which all changes take in turn. */
  connections(): Connections | undefined
  close(): Promise<void>
}
