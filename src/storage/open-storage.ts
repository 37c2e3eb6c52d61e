import { Kysely } from 'kysely'
import { Problem } from '../contract/primitives/problem.ts'
import type { Timers } from '../contract/primitives/timers.ts'
import { tellOutages } from './database/outage.ts'
import { createPostgresBackend } from './database/postgres.ts'
import { createSqliteBackend } from './database/sqlite.ts'
import type { Db, Storage } from './database/storage.ts'
import type { Tables } from './tables/tables.ts'

/** Returns the file of a SQLite database that `url` names; undefined if it names another kind of database. */
export const sqliteFileOf = (url: string): string | undefined => /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1]

/** How a database is opened. */
interface OpenOptions {
  /** Default: the first schema of the address's `search_path`. */
  schema?: string
  /** Default: real time. */
  timers?: Timers
}

/**
 * Opens the database at `url`: `sqlite:PATH`, `sqlite::memory:`, or `postgres://…`.
 * @throws Error if the URL has another scheme
 */
export function openStorage(url: string, { schema, timers }: OpenOptions = {}): Storage {
  const sqlite = sqliteFileOf(url)
  const postgres = /^postgres(?:ql)?:\/\//.test(url)
  if (!sqlite && !postgres) {
    throw new Error('DATABASE_URL must start with sqlite: or postgres://')
  }
  const backend = sqlite
    ? createSqliteBackend(sqlite, timers)
    : createPostgresBackend(url, { schema, timers })
  const db: Db = new Kysely<Tables>({ dialect: tellOutages(backend.dialect) })
  const patiently: Storage['patiently'] = async (work) => {
    const dialect = backend.createPatientDialect()
    if (!dialect) return work(db)
    const patient = new Kysely<Tables>({ dialect: tellOutages(dialect) })
    return work(patient).finally(() => patient.destroy())
  }
  return {
    db,
    exclusive: sqlite !== undefined,
    write: backend.createWrite(db),
    patiently,
    snapshot: (work) => backend.snapshot(db, work),
    scrub: (depth) => patiently((patient) => backend.scrub(patient, depth)),
    now: () => backend.now(db),
    async prove(now) {
      if (!backend.isThere()) throw new Problem('storage-unavailable', { detail: 'The file was deleted.' })
      await db
        .insertInto('upkeep')
        .values({ name: 'proof', due_at: now })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at: now }))
        .execute()
    },
    connections: backend.connections,
    close: () => db.destroy(),
  }
}
