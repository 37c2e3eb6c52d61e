import { CompiledQuery } from 'kysely'
import type { Db } from './storage.ts'

interface Change {
  work(trx: Db): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** How changes are grouped into transactions. */
export interface GroupCommitOptions {
  /** How long changes are collected for one transaction, in milliseconds. Default 10. */
  gatherMs?: number
  /** Monotonic milliseconds. Default `performance.now`. */
  now?: () => number
}

const statement = (sql: string) => CompiledQuery.raw(sql)
const begin = statement('begin immediate')
const commit = statement('commit')
const rollback = statement('rollback')
const savepoint = statement('savepoint change')
const undo = statement('rollback to change')

/** One transaction is built while the previous one is written to disk. */
const atOnce = 2

/**
 * Creates a writer that runs changes one at a time, and commits those that arrive together as one
 * transaction, so that they wait for the disk once. A failed change is rolled back alone. No change is
 * reported as done before the commit.
 */
export function createGroupCommit(db: Db, options: GroupCommitOptions = {}) {
  const { gatherMs = 10, now = () => performance.now() } = options
  const waiting: Change[] = []
  let running = 0

  async function drain(): Promise<void> {
    running += 1
    while (waiting.length > 0) {
      try {
        await db.connection().execute(commitTogether)
      } catch (error) {
        for (const change of waiting.splice(0)) change.reject(error)
      }
    }
    running -= 1
  }

  async function commitTogether(connection: Db): Promise<void> {
    // Another transaction has taken them.
    if (waiting.length === 0) return
    await connection.executeQuery(begin)
    const tell: (() => void)[] = []
    const open: Change[] = []
    try {
      const until = now() + gatherMs
      do {
        const change = waiting.shift()
        if (!change) break
        open.push(change)
        tell.push(await attempt(connection, change))
      } while (now() < until)
      await connection.executeQuery(commit)
    } catch (error) {
      // The transaction itself failed; the database may have ended it already.
      await connection.executeQuery(rollback).catch(() => {})
      for (const change of open) change.reject(error)
      return
    }
    for (const one of tell) one()
  }

  return <T>(_scope: string, work: (trx: Db) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Change['resolve'], reject })
      if (running < atOnce) void drain()
    })
}

/**
 * Runs one change, or rolls all of it back to the newest savepoint, which is its own. The commit ends all
 * savepoints. Returns the function that reports the result after the commit.
 */
async function attempt(connection: Db, { work, resolve, reject }: Change): Promise<() => void> {
  await connection.executeQuery(savepoint)
  try {
    const value = await work(connection)
    return () => resolve(value)
  } catch (error) {
    // If even that fails, the transaction has ended, and the change's own error is the cause.
    await connection.executeQuery(undo).catch(() => Promise.reject(error))
    return () => reject(error)
  }
}
