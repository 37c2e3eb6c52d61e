import type { Dialect } from 'kysely'
import type { Db, Storage } from './storage.ts'

/** Supplies what differs between the databases. */
export interface Backend {
  dialect: Dialect
  createWrite(db: Db): Storage['write']
}
