import type { Dialect } from 'kysely'
import type { Db } from './database.ts'

/** What differs between the databases. */
export interface Backend {
  dialect: Dialect
  /** Waits until no other transaction holds `scope`; let go at its end. */
  lock(trx: Db, scope: string): Promise<void>
}
