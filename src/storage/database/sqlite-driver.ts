import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type Database from 'libsql'
import { createSemaphore } from '../../contract/primitives/semaphore.ts'

/**
 * Prepared statements to keep. Each length of an `in` list is a statement of its own, so there is no natural
 * end.
 */
const maxStatements = 500

/** Matches statements after which prepared ones may be out of date. */
const changesSchema = /^\s*(?:create|alter|drop)\b/i

/**
 * Creates Kysely's driver for libsql. Unlike Kysely's own it keeps prepared statements (a look-up takes 16 µs
 * instead of 54), wakes one waiter at a time instead of all, and takes the write lock when a transaction
 * begins. A deferred transaction takes it at its first write, and fails at once when another process has
 * written since its first read.
 */
export function createSqliteDriver(database: Database.Database): Driver {
  const mutex = createSemaphore({ places: 1 })
  const connection = createConnection(database)
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)))
  return {
    init: async () => {},
    async acquireConnection() {
      await mutex.acquire()
      return connection
    },
    releaseConnection: async () => mutex.release(),
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: async () => void database.close(),
  }
}

function createConnection(database: Database.Database): DatabaseConnection {
  const statements = new Map<string, Database.Statement>()
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql)
    if (known) return known
    if (changesSchema.test(sql)) {
      statements.clear()
      return database.prepare(sql)
    }
    const statement = database.prepare(sql)
    if (statements.size >= maxStatements) statements.delete(statements.keys().next().value ?? '')
    statements.set(sql, statement)
    return statement
  }
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const statement = prepare(sql)
      // Kysely gives a query the type of its rows.
      if (statement.reader) return { rows: statement.all(parameters) as R[] }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    streamQuery: () => {
      throw new Error('rows are read whole')
    },
  }
}
