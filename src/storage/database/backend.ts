import type { Dialect } from 'kysely'
import type { Connections, Db, ScrubDepth, Storage } from './storage.ts'

/** Implements what differs between the databases. */
export interface Backend {
  dialect: Dialect
  /**
   * Creates a dialect with separate connections and no statement timeout; undefined if there is no timeout.
   */
  createPatientDialect(): Dialect | undefined
  createWrite(db: Db): Storage['write']
  /** Implements {@link Storage.snapshot}. */
  snapshot<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T>
  /** Implements {@link Storage.now}. */
  now(db: Db): Promise<number | undefined>
  /** Returns whether the opened database still exists: a deleted file can be written to, but is lost. */
  isThere(): boolean
  /** Implements {@link Storage.connections}. */
  connections(): Connections | undefined
  /** Implements {@link Storage.scrub}. */
  scrub(db: Db, depth: ScrubDepth): Promise<void>
}
