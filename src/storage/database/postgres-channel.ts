import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Cancel, realTimers, type Timers } from '../../contract/primitives/timers.ts'

/** Lists what a channel needs. */
export interface PostgresChannelDeps {
  url: string
  /** Separates several deployments, or tests, in one database. Default: the first of the address's `search_path`. */
  schema?: string
  /** Hears each text that another process has sent. */
  onText: (text: string) => void
  /** The channel is there again after it was cut: what was sent meanwhile is lost. */
  onGap: () => void
  /** Hears once that the channel was cut. */
  onLost?: (error: Error) => void
  /** How long after a failure the next connection is tried, in milliseconds. Default 500. */
  retryMs?: number
  /** Default: real time. */
  timers?: Timers
}

/**
 * Carries short texts between the processes of one database, by `LISTEN` and `NOTIFY` on a connection of its own. It promises
 * nothing: what is sent while it is cut is lost.
 */
export interface PostgresChannel {
  send(text: string): void
  close(): Promise<void>
}

/** Postgres takes less than 8,000 bytes in one notification. */
export const maxTextBytes = 7_500
/** A connection whose other end has gone without a word is noticed by this look, in milliseconds. */
const lookMs = 5_000
const answerMs = 3_000
/** More than this is not kept for a connection that is busy or away. */
const maxWaiting = 1_000

/** Opens a channel; resolves when it listens, or when the first try has failed and it goes on trying. */
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

  /** One at a time; what comes meanwhile waits. */
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
      // Postgres leaves out a text that is the same as another of its transaction.
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

/** The number of the server's process, by which a notification of one's own is known; pg's types leave it out. */
const backendOf = (client: pg.Client): number | null =>
  (client as pg.Client & { processID: number | null }).processID

/** A schema's name may be longer than a channel's. */
const nameOf = (schema: string): string =>
  `parley_wake_${createHash('sha256').update(schema).digest('hex').slice(0, 24)}`
