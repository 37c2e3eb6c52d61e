import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import Database from 'libsql'
import type { Backend } from './backend.ts'

/**
 * SQLite by libsql, in WAL mode. `synchronous=FULL` makes a commit survive a power cut, not only the
 * end of the process: a message is acknowledged on the strength of it.
 */
export function createSqliteDialect(path: string): Backend {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new Database(path)
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000', 'foreign_keys=ON']) {
    database.pragma(pragma)
  }
  return {
    dialect: new ImmediateDialect({ database: database as unknown as SqliteDatabase }),
    // A transaction here holds the only connection, and the file's write lock from its first moment.
    lock: async () => {},
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase }

  constructor(config: { database: SqliteDatabase }) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }
}

/**
 * Takes the write lock at the start. A deferred transaction takes it at its first write, and fails
 * at once there when another process has written since its first read.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
