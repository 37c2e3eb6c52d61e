import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Backend } from './backend.ts'
import type { Db } from './storage.ts'

const bigintOid = 20
const numericOid = 1700

/**
 * Bounds of what a process may hold, so that one that is frozen or cut off does not stop the others: how long a connection,
 * a lock and a statement are waited for, and how long a transaction may stay open without one. In milliseconds.
 */
const bounds = {
  connectionTimeoutMillis: 1_500,
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
}
/** As many as the calls that the outbox makes at the same time, each of which ends in a transaction. */
const maxConnections = 32

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
    max: maxConnections,
    ...bounds,
    keepAlive: true,
    types,
    ...(schema && { options: `-c search_path=${schema}` }),
  })
  // The pool replaces an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', () => {})
  // The pool does not listen to a connection that is in use; its statement fails all the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    dialect: new PostgresDialect({ pool }),
    createWrite: (db) => (scope, work) =>
      db.transaction().execute(async (trx) => {
        // The schema is asked for: an address may name it too, and deployments of one database must not wait for each other.
        await sql`
          select pg_advisory_xact_lock(hashtextextended(current_schema() || ':' || ${scope}, 0))`.execute(trx)
        return work(trx)
      }),
    async now(db) {
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
      return rows[0]?.ms
    },
    isThere: () => true,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async scrub(db, depth) {
      if (depth === 'log') return
      const tables = depth === 'keys' ? ['chat_key'] : await tablesOf(db)
      await db.connection().execute(async (connection) => {
        // Whoever holds a table for long is not waited for: the next hour comes.
        await sql`set lock_timeout = '3s'`.execute(connection)
        await sql`set statement_timeout = 0`.execute(connection)
        try {
          for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(connection)
        } finally {
          await sql`reset lock_timeout`.execute(connection)
          await sql`reset statement_timeout`.execute(connection)
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
