import { setImmediate as turn } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { realTimers, type Timers } from '../../contract/primitives/timers.ts'

/** Interval of the checks for silence, in milliseconds. */
const everyMs = 500
/** Timeout for the probe's connection and its response, in milliseconds. */
const answerMs = 1_500
/**
 * Longer than the statement timeout: no response will arrive on this connection any more. In milliseconds.
 */
const lostMs = 35_000

/**
 * Detects a database that accepts data but never responds, because it is stopped or was cut off silently. The
 * system would wait for it for a quarter of an hour. If no connection receives anything while a response is
 * expected, a new connection probes the database; if that gets no response either, all connections are
 * closed, so that their statements fail, and no connection is handed out until the database responds again.
 * Statements that are merely slow continue.
 * @param look returns whether the database responds
 */
export function watchForSilence(
  pool: pg.Pool,
  look: () => Promise<boolean>,
  timers: Timers = realTimers,
): PostgresPool {
  const { now } = timers
  /** By connection, on the scale of `timers.now()`. */
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
    // Data that arrived while this process itself was delayed is processed first.
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

/**
 * Creates a probe of a database with a separate connection; a refusal counts as a response, unless the
 * database is down.
 */
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
