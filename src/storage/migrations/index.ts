import { type Migration, Migrator, type MigratorProps, sql } from 'kysely'
import type { Storage } from '../database/storage.ts'
import { platformMigrations } from './platform.ts'
import { relayMigrations } from './relay.ts'

/**
 * Migrates the tables to the newest form. Safe to call at every start, from several processes at once. Migrations of a later
 * release, which has been here already, are left as they are: a relay that is replaced one by one may crash and come back
 * meanwhile, and whoever goes back to the release before starts it on these tables.
 * @throws the error of the first migration that failed; those before it stay
 */
export async function migrate(storage: Storage): Promise<void> {
  const ours = { ...platformMigrations, ...relayMigrations }
  // SQLite has one connection, which the migrator holds while it asks for the migrations, and no other process beside it.
  const before = storage.exclusive ? await findDone(storage) : undefined
  const schema = storage.exclusive ? undefined : await currentSchema(storage)
  const options: Omit<MigratorProps, 'db'> = {
    provider: {
      async getMigrations() {
        const done = before ?? (await findDone(storage))
        return { ...Object.fromEntries(done.map((name) => [name, doneLater])), ...ours }
      },
    },
    // Rooms add migrations independently of each other.
    allowUnorderedMigrations: true,
    // Kysely looks for its own tables in every schema, and would take another deployment's for ours.
    ...(schema && { migrationTableSchema: schema }),
  }
  // One that goes through a large table is not cut off, and begun again without end.
  const { error } = await storage.patiently((db) => new Migrator({ db, ...options }).migrateToLatest())
  if (error) throw error
}

/** Stands for a migration that only a later release knows. */
const doneLater: Migration = { up: async () => {} }

/** Lists the migrations that the database has been through; none where it is new. */
async function findDone({ db, exclusive }: Storage): Promise<string[]> {
  const { rows: tables } = await (exclusive
    ? sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`
    : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`
  ).execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

async function currentSchema({ db }: Storage): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}
