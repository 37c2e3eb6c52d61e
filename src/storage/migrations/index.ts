import { type Migration, Migrator, type MigratorProps, sql } from 'kysely'
import type { Storage } from '../database/storage.ts'
import { cases } from './platform-cases.ts'
import { engagement } from './platform-engagement.ts'
import { ledger } from './platform-ledger.ts'
import { records } from './platform-records.ts'
import { recovery } from './platform-recovery.ts'
import { statementDocuments, statements, unstatedPayments } from './platform-statements.ts'
import { casework } from './relay-casework.ts'
import { chats } from './relay-chats.ts'
import { inbox } from './relay-inbox.ts'
import { keyOwners } from './relay-key-owners.ts'
import { keys } from './relay-keys.ts'
import { settings } from './relay-settings.ts'
import { speech } from './relay-speech.ts'
import { webhooks } from './relay-webhooks.ts'

/**
 * The migrations of all modules. A published entry never changes: each change to the tables is a new entry.
 * Kysely runs them in alphabetical order.
 */
const migrations: Record<string, Migration> = {
  '2026-11-30-relay-1-chats': chats,
  '2026-11-30-relay-2-speech': speech,
  '2026-11-30-relay-3-inbox': inbox,
  '2026-11-30-relay-4-casework': casework,
  '2026-11-30-relay-5-webhooks': webhooks,
  '2026-11-30-relay-6-keys': keys,
  '2026-11-30-relay-7-settings': settings,
  '2026-11-30-platform-1-engagement': engagement,
  '2026-11-30-platform-2-ledger': ledger,
  '2026-11-30-platform-3-cases': cases,
  '2026-11-30-platform-4-recovery': recovery,
  '2026-11-30-platform-5-records': records,
  '2026-12-01-platform-6-statements': statements,
  '2026-12-02-platform-7-unstated-payments': unstatedPayments,
  '2026-12-03-platform-8-statement-documents': statementDocuments,
  '2026-12-03-relay-8-key-owners': keyOwners,
}

/**
 * Migrates the tables to the newest form. Safe to call at every start, from several processes at the same
 * time. Migrations of a later release that have already run are left alone: during a rolling update, a relay
 * of the earlier release may crash and restart, and after a rollback the earlier release starts on these
 * tables.
 * @throws the error of the first migration that failed; those before it stay
 */
export async function migrate(storage: Storage): Promise<void> {
  // SQLite has one connection, which the migrator holds while it requests the migrations, and no other
  // process uses the database.
  const before = storage.exclusive ? await findDone(storage) : undefined
  const schema = storage.exclusive ? undefined : await currentSchema(storage)
  const options: Omit<MigratorProps, 'db'> = {
    provider: {
      async getMigrations() {
        const done = before ?? (await findDone(storage))
        return { ...Object.fromEntries(done.map((name) => [name, doneLater])), ...migrations }
      },
    },
    // Modules add migrations independently of each other.
    allowUnorderedMigrations: true,
    // Kysely looks for its own tables in every schema, and would mistake another deployment's for ours.
    ...(schema && { migrationTableSchema: schema }),
  }
  // A migration of a large table must not time out and restart endlessly.
  const { error } = await storage.patiently((db) => new Migrator({ db, ...options }).migrateToLatest())
  if (error) throw error
}

/** Placeholder for a migration that only a later release contains. */
const doneLater: Migration = { up: async () => {} }

/** Lists the migrations that have run in the database; empty if it is new. */
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
