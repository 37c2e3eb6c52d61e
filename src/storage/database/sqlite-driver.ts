import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type Database from 'libsql'

/** Statements kept ready; SQL with lists of many lengths would otherwise grow without end. */
const maxStatements = 500

/** What changes what a statement means. */
const changesSchema = /^\s*(?:create|alter|drop)\b/i

/**
 * Kysely's driver for libsql. Unlike Kysely's own it keeps prepared statements (a look-up took 54 µs
 * with preparing and 16 without), wakes one waiter at a time instead of all, and takes the write
 * lock at a transaction's start: a deferred one takes it at its first write, and fails at once
 * there when another process has written since its first read.
 */
export function createSqliteDriver(database: Database.Database): Driver {
  const turn = createTurn()
  const connection = createConnection(database)
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)))
  return {
    init: async () => {},
    async acquireConnection() {
      await turn.take()
      return connection
    },
    releaseConnection: async () => turn.give(),
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
      // The rows are of the query's type by its making.
      if (statement.reader) return { rows: statement.all(parameters) as R[] }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    streamQuery: () => {
      throw new Error('rows are read whole')
    },
  }
}

/** One holder at a time, in the order of asking. */
function createTurn() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take(): Promise<void> {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve))
      isTaken = true
      return Promise.resolve()
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
