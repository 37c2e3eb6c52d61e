import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Timers } from '../../contract/primitives/timers.ts'
import type { Backend } from './backend.ts'
import { createLanes } from './lanes.ts'
import { createOutage } from './outage.ts'
import { createLook, watchForSilence } from './postgres-silence.ts'
import type { Db } from './storage.ts'

const bigintOid = 20
const numericOid = 1700

/**
 * Limits for a process, so that one that is frozen or cut off does not block the others: timeouts for a
 * connection, a lock and a statement, and for an idle transaction. In milliseconds.
 */
const bounds = {
  connectionTimeoutMillis: 1_500,
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
}
/**
 * For statements over whole tables. A connection whose other end vanished is detected after about twenty
 * seconds.
 */
const withoutHaste = { statement_timeout: 0, keepAliveInitialDelayMillis: 10_000 }
/** As many as the outbox makes concurrent calls, each of which ends in a transaction. */
const maxConnections = 32
/**
 * One makes a change within the scope, and the next already waits for its lock. More would leave none for
 * other scopes.
 */
const connectionsOfScope = 2
/**
 * Up to this size, the table of keys is rewritten with its index: half a million keys. It cannot be read in
 * the meantime, for two or three seconds. A larger table is only vacuumed, and deleted data stays in its file
 * until the space is reused.
 */
const maxRewrittenBytes = 128 * 1024 ** 2

/**
 * Creates the PostgreSQL backend on `pg`. `schema` separates several deployments, or tests, in one database.
 */
export function createPostgresBackend(
  url: string,
  { schema, timers }: { schema?: string | undefined; timers?: Timers | undefined } = {},
): Backend {
  const types = new pg.TypeOverrides()
  // Sequence numbers and minor units stay below 2^53, so a number represents them exactly, as in SQLite.
  types.setTypeParser(bigintOid, Number)
  types.setTypeParser(numericOid, Number)
  const options = {
    connectionString: url,
    max: maxConnections,
    ...bounds,
    keepAlive: true,
    types,
    ...(schema && { options: `-c search_path=${schema}` }),
  }
  const pool = createPool(options)
  /** Number of deleted or replaced keys when this process last scrubbed their table. */
  let scrubbedChanges: number | undefined
  return {
    dialect: new PostgresDialect({ pool: watchForSilence(pool, createLook(options), timers) }),
    createPatientDialect: () => new PostgresDialect({ pool: createPool({ ...options, ...withoutHaste }) }),
    createWrite(db) {
      const lanes = createLanes({
        places: connectionsOfScope,
        withinMs: bounds.lock_timeout,
        ...(timers && { timers }),
        refuse: createOutage,
      })
      return (scope, work) =>
        lanes(scope, () =>
          db.transaction().execute(async (trx) => {
            // The schema is part of the lock: an address may name it too, and deployments of one database
            // must not wait for each other.
            await sql`
              select pg_advisory_xact_lock(hashtextextended(current_schema() || ':' || ${scope}, 0))`.execute(
              trx,
            )
            return work(trx)
          }),
        )
    },
    snapshot: (db, work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          // The first statement determines the instant.
          await sql`select 1`.execute(trx)
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
      const keys = await stateOf(db, 'chat_key')
      // Everything deleted before that has already been removed.
      if (keys && keys.changes === scrubbedChanges) return
      await vacuum(db, { table: 'chat_key', full: !keys || keys.bytes <= maxRewrittenBytes })
      if (keys) scrubbedChanges = keys.changes
    },
  }
}

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  // The pool replaces an idle connection that breaks; without a listener, its error would end the process.
  pool.on('error', () => {})
  // The pool does not listen to a connection that is in use; its statement fails all the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Reads how many rows of a table have been deleted or replaced so far, and its size. A change is counted
 * within ten seconds.
 */
async function stateOf(db: Db, table: string): Promise<{ changes: number; bytes: number } | undefined> {
  const { rows } = await sql<{ changes: number; bytes: number }>`
    select n_tup_del + n_tup_upd as changes, pg_total_relation_size(relid) as bytes
    from pg_stat_user_tables where schemaname = current_schema() and relname = ${table}`.execute(db)
  return rows[0]
}

/** Frees the space of deleted rows; `full` rewrites the table without them, and locks it while doing so. */
async function vacuum(db: Db, { table, full }: { table: string; full: boolean }): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Gives up if another process holds a table for long; the next attempt is in an hour.
    await sql`set lock_timeout = '3s'`.execute(connection)
    const command = sql.raw(full ? 'vacuum full' : 'vacuum')
    await sql`${command} ${sql.table(table)}`.execute(connection)
  })
}
