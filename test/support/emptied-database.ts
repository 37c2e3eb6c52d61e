import { sql } from 'kysely'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { database, type TestDatabase } from './databases.ts'

/** One database for many short tests: the slow part, creating its tables, is done once. */
export interface EmptiedDatabase {
  /** Returns the same database without the platform's data. */
  empty(): Promise<TestDatabase>
  remove(): Promise<void>
}

/** In memory on SQLite, since nothing tested here depends on a file. */
export async function createEmptiedDatabase(): Promise<EmptiedDatabase> {
  const test = database.name === 'SQLite' ? await createInMemory() : await database.create()
  const statements = (await ownTables(test.storage)).map((table) =>
    sql`delete from ${sql.table(table)}`.compile(test.storage.db),
  )
  return {
    async empty() {
      await test.storage.db.transaction().execute(async (trx) => {
        for (const statement of statements) await trx.executeQuery(statement)
      })
      return { ...test, remove: async () => {} }
    },
    remove: test.remove,
  }
}

/** Returns the platform's tables; on Postgres other schemas have some of the same names. */
async function ownTables({ db, exclusive }: Storage): Promise<string[]> {
  const schema = exclusive
    ? undefined
    : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
  const tables = await db.introspection.getTables()
  return tables
    .filter((table) => table.name.startsWith('pf_') && (schema === undefined || table.schema === schema))
    .map(({ name }) => name)
}

async function createInMemory(): Promise<TestDatabase> {
  const address = { url: 'sqlite::memory:' }
  const storage = openStorage(address.url)
  await migrate(storage)
  return { storage, address, reopen: () => storage, remove: () => storage.close() }
}
