import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'
import { isProblem, Problem } from '../../contract/primitives/problem.ts'

/** When a retry makes sense; a database that restarts is back within seconds. */
const retryAfterMs = 1_000

/**
 * Error codes of SQLite, Postgres and the network for a database that is temporarily unavailable: locked,
 * full, stopping, starting, read-only after a failover, or unreachable.
 */
const codes =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|57P0|57014|58030|08|53|55P03|25006|25P0[34]|40P01)/
/** Messages without a code, from `pg` and from the code that monitors it. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|the database says nothing)/

/** Returns whether an error means that the database is temporarily unavailable. */
export function isOutage(error: unknown): boolean {
  if (isProblem(error)) return error.code === 'storage-unavailable'
  if (!(error instanceof Error)) return false
  return codes.test('code' in error ? String(error.code) : '') || messages.test(error.message)
}

/** Creates the error for an unavailable database. */
export const createOutage = (cause?: unknown): Problem =>
  new Problem('storage-unavailable', { cause, retryAfterMs })

/**
 * Makes a dialect report `storage-unavailable` if the database is unavailable; other errors stay unchanged.
 */
export const tellOutages = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => guard(dialect.createDriver()),
})

function guard(driver: Driver): Driver {
  const guarded = new WeakSet<DatabaseConnection>()
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection().catch(translate)
      if (!guarded.has(connection)) {
        guarded.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = <R>(query: CompiledQuery) => execute<R>(query).catch(translate)
      }
      return connection
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  }
}

function translate(error: unknown): never {
  throw isOutage(error) && !isProblem(error) ? createOutage(error) : error
}
