import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Backend } from './backend.ts'
import type { Db } from './storage.ts'

const bigintOid = 20
const numericOid = 1700

/**
 * Creates the PostgreSQL backend on `pg`. `schema` separates several deployments, or tests, in one database.
 */
export function createPostgresBackend(url: string, schema?: string): Backend {
  const types = new pg.TypeOverrides()
  // Sequence numbers and minor units stay below 2^53, so a number holds them exactly, as in SQLite.
  types.setTypeParser(bigintOid, Number)
  types.setTypeParser(numericOid, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    ...(schema && { options: `-c search_path=${schema}` }),
  })
  // The pool replaces an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', () => {})
  return {
    dialect: new PostgresDialect({ pool }),
    createWrite: (db) => (scope, work) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema ?? ''}:${scope}`}, 0))`.execute(
          trx,
        )
        return work(trx)
      }),
    async scrub(db, depth) {
      if (depth === 'log') return
      const tables = depth === 'keys' ? ['chat_key'] : await tablesOf(db)
      await db.connection().execute(async (connection) => {
        // Whoever holds a table for long is not waited for: the next hour comes.
        await sql`set lock_timeout = '3s'`.execute(connection)
        try {
          for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(connection)
        } finally {
          await sql`reset lock_timeout`.execute(connection)
        }
      })
    },
  }
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name)
}
