import type { Dialect } from 'kysely'
import type { Connections, Db, ScrubDepth, Storage } from './storage.ts'

/** Supplies what differs between the databases. */
export interface Backend {
  dialect: Dialect
  /** Gives a dialect on connections of its own, for what may take as long as it needs; undefined where everything may. */
  createPatientDialect(): Dialect | undefined
  createWrite(db: Db): Storage['write']
  /** Does what {@link Storage.snapshot} promises. */
  snapshot<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T>
  /** Does what {@link Storage.now} promises. */
  now(db: Db): Promise<number | undefined>
  /** Tells whether what was opened is still there: a file that was deleted can be written to, and is lost. */
  isThere(): boolean
  /** Does what {@link Storage.connections} promises. */
  connections(): Connections | undefined
  /** Does what {@link Storage.scrub} promises. */
  scrub(db: Db, depth: ScrubDepth): Promise<void>
}
