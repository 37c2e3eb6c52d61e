import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Cancel, realTimers, type Timers } from '../../contract/primitives/timers.ts'

/** Dependencies of a channel. */
export interface PostgresChannelDeps {
  url: string
  /**
   * Separates several deployments, or tests, in one database. Default: the first schema of the address's
   * `search_path`.
   */
  schema?: string
  /** Called with each text that another process sent. */
  onText: (text: string) => void
  /** Called when the channel is restored after a disconnection: texts sent in between are lost. */
  onGap: () => void
  /** Called once when the channel is disconnected. */
  onLost?: (error: Error) => void
  /** Delay before a reconnection after a failure, in milliseconds. Default 500. */
  retryMs?: number
  /** Default: real time. */
  timers?: Timers
}

/**
 * Sends short texts between the processes of one database, by `LISTEN` and `NOTIFY` on a separate connection.
 * Delivery is not guaranteed: texts sent during a disconnection are lost.
 */
export interface PostgresChannel {
  send(text: string): void
  close(): Promise<void>
}

/** Postgres accepts less than 8,000 bytes in one notification. */
export const maxTextBytes = 7_500
/** Interval of the check that detects a connection whose other end vanished silently, in milliseconds. */
const lookMs = 5_000
const answerMs = 3_000
/** Maximum number of texts queued while the connection is busy or down. */
const maxWaiting = 1_000

/** Opens a channel; resolves when it is listening, or when the first attempt failed and it keeps retrying. */
export async function openPostgresChannel(deps: PostgresChannelDeps): Promise<PostgresChannel> {
  const { url, schema, onText, onGap, onLost = () => {}, retryMs = 500, timers = realTimers } = deps
  let client: pg.Client | undefined
  let name = ''
  let isClosed = false
  let wasCut = false
  let isSending = false
  let waiting: string[] = []
  let sent = 0
  let stopRetry: Cancel | undefined
  let stopLooking: Cancel | undefined

  const lost = (of: pg.Client, error: Error) => {
    if (of !== client) return
    client = undefined
    stopLooking?.()
    waiting = []
    if (!wasCut && !isClosed) onLost(error)
    wasCut = true
    of.end().catch(() => {})
    if (!isClosed) stopRetry = timers.setTimeout(() => void connect(), retryMs)
  }

  const connect = async () => {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      ...(schema && { options: `-c search_path=${schema}` }),
    })
    client = own
    own.on('error', (error) => lost(own, error))
    own.on('end', () => lost(own, new Error('the connection ended')))
    own.on('notification', ({ payload, processId }) => {
      if (payload && processId !== backendOf(own)) onText(payload.slice(payload.indexOf(':') + 1))
    })
    try {
      await own.connect()
      const { rows } = await own.query<{ schema: string | null }>('select current_schema() as schema')
      name = nameOf(rows[0]?.schema ?? '')
      await own.query(`listen ${name}`)
    } catch (error) {
      lost(own, error as Error)
      return
    }
    if (isClosed) return void (await own.end().catch(() => {}))
    stopLooking = timers.setInterval(
      () => own.query('select 1').catch((error: Error) => lost(own, error)),
      lookMs,
    )
    if (wasCut) onGap()
    wasCut = false
    void flush()
  }

  /** Sends one text at a time; texts that arrive in between wait. */
  const flush = async () => {
    if (isSending) return
    isSending = true
    while (client && name && waiting.length > 0) {
      const own = client
      const texts = waiting.splice(0)
      try {
        await own.query('select pg_notify($1, text) from unnest($2::text[]) as text', [name, texts])
      } catch (error) {
        lost(own, error as Error)
      }
    }
    isSending = false
  }

  await connect()
  return {
    send(text) {
      if (!client || waiting.length >= maxWaiting) return
      // Postgres drops a text that is identical to another of the same transaction.
      waiting.push(`${sent++}:${text}`)
      void flush()
    },
    async close() {
      isClosed = true
      stopRetry?.()
      stopLooking?.()
      const own = client
      client = undefined
      await own?.end().catch(() => {})
    },
  }
}

/**
 * Returns the process id of the server, which identifies this process's own notifications; missing in pg's
 * types.
 */
const backendOf = (client: pg.Client): number | null =>
  (client as pg.Client & { processID: number | null }).processID

/** The name of a schema may be longer than that of a channel. */
const nameOf = (schema: string): string =>
  `parley_wake_${createHash('sha256').update(schema).digest('hex').slice(0, 24)}`
