import Database from 'libsql'
import pg from 'pg'

/** Every statement sent to a database of this process, in order. */
export interface StatementCount {
  statements(): string[]
  /** Resets the count. */
  clear(): void
  stop(): void
}

/**
 * Starts counting the statements that are actually sent to SQLite and to Postgres, below all of our own code.
 */
export function countStatements(): StatementCount {
  let seen: string[] = []
  const sqlite = new Database(':memory:')
  const statement = Object.getPrototypeOf(sqlite.prepare('select 1'))
  const { prepare } = Database.prototype
  const { run, all } = statement
  const texts = new WeakMap<object, string>()
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    const prepared = prepare.call(this, text)
    texts.set(prepared, text)
    return prepared
  } as typeof prepare
  const counted = (work: (...args: unknown[]) => unknown) =>
    function (this: object, ...args: unknown[]) {
      seen.push(texts.get(this) ?? '')
      return work.apply(this, args)
    }
  statement.run = counted(run)
  statement.all = counted(all)
  sqlite.close()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (
    this: pg.Client,
    first: string | { text: string },
    ...rest: unknown[]
  ) {
    seen.push(typeof first === 'string' ? first : first.text)
    return (query as (...args: unknown[]) => unknown).call(this, first, ...rest)
  } as typeof query
  return {
    statements: () => [...seen],
    clear() {
      seen = []
    },
    stop() {
      Object.assign(statement, { run, all })
      Database.prototype.prepare = prepare
      pg.Client.prototype.query = query
    },
  }
}
