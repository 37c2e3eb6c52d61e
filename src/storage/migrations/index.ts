import { Migrator, sql } from 'kysely'
import type { Storage } from '../database/storage.ts'
import { platformMigrations } from './platform.ts'
import { relayMigrations } from './relay.ts'

/**
 * Migrates the tables to the newest form. Safe to call at every start, from several processes at once.
 * @throws the error of the first migration that failed; those before it stay
 */
export async function migrate(storage: Storage): Promise<void> {
  const migrator = new Migrator({
    db: storage.db,
    provider: { getMigrations: async () => ({ ...platformMigrations, ...relayMigrations }) },
    // Rooms add migrations independently of each other.
    allowUnorderedMigrations: true,
    // Kysely looks for its own tables in every schema, and would take another deployment's for ours.
    ...(!storage.exclusive && { migrationTableSchema: await currentSchema(storage) }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function currentSchema({ db }: Storage): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}
