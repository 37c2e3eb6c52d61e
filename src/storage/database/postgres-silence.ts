import { setImmediate as turn } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { realTimers, type Timers } from '../../contract/primitives/timers.ts'

/** How often it is looked whether anything is heard, in milliseconds. */
const everyMs = 500
/** How long a look waits for a connection, and for its answer, in milliseconds. */
const answerMs = 1_500
/** Longer than the database lets a statement run: nothing will come on this connection any more. In milliseconds. */
const lostMs = 35_000

/**
 * Watches for a database that takes what is sent and says nothing: one that is stopped, or was cut off without a word. The system
 * would wait for it for a quarter of an hour. When nothing is heard on any connection while something is awaited, a new one asks; when
 * that hears nothing either, all connections are ended, so that their statements fail, and none is given out until the database
 * answers again. What only takes long goes on.
 * @param look says whether the database answers
 */
export function watchForSilence(
  pool: pg.Pool,
  look: () => Promise<boolean>,
  timers: Timers = realTimers,
): PostgresPool {
  const { now } = timers
  /** Of each connection, on the scale of `timers.now()`. */
  const heardAt = new Map<pg.PoolClient, number>()
  let lastHeardAt = now()
  let isSilent = false
  let isLooking = false
  const used = () => pool.totalCount - pool.idleCount
  const hear = (client: pg.PoolClient) => {
    lastHeardAt = now()
    heardAt.set(client, lastHeardAt)
  }
  pool.on('connect', (client) => client.connection.stream.on('data', () => hear(client)))
  pool.on('acquire', (client) => {
    heardAt.set(client, now())
    if (used() === 1) lastHeardAt = now()
  })
  pool.on('remove', (client) => heardAt.delete(client))

  const endQuietFor = (ms: number) => {
    for (const [client, at] of heardAt) if (now() - at >= ms) client.connection.stream.destroy()
  }
  const ask = async () => {
    const from = now()
    const answers = await look()
    // What has come while this process itself was late is heard first.
    await turn()
    isSilent = !answers && lastHeardAt < from
    if (isSilent) endQuietFor(0)
  }
  const stopLooking = timers.setInterval(() => {
    endQuietFor(lostMs)
    if (used() === 0 && !isSilent) lastHeardAt = now()
    if (isLooking || now() - lastHeardAt < everyMs) return
    isLooking = true
    void ask().finally(() => {
      isLooking = false
    })
  }, everyMs)
  return {
    async connect() {
      if (isSilent) throw new Error('the database says nothing')
      return pool.connect()
    },
    end() {
      stopLooking()
      return pool.end()
    },
  }
}

/** Creates a look at a database by a connection of its own; one that refuses it, but for being down, answers. */
export const createLook = (options: pg.ClientConfig) => async (): Promise<boolean> => {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && !error.code?.startsWith('57P0')
  } finally {
    client.connection.stream.destroy()
  }
}
