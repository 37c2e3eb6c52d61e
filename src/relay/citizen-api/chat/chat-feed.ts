import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type ChatEvent, mostSeq, type TransientEvent } from '../../../contract/chat/chat.ts'
import { isNews } from './chat-notifier.ts'

/** Says who reads a stream: a citizen's page by its session, or a person of the console for as long as she is allowed to. */
export type StreamReader = { sessionId: string } | { isAllowed: () => Promise<boolean> }

/** One stream of a chat's events. */
export interface FeedReader {
  who: StreamReader
  /** Number of the last event that it was given. */
  seq: number
  response: ServerResponse
  /** False while what it was given has not been taken, and after its end. */
  isReady: boolean
  abort(): void
}

/** Lists what a feed needs. */
export interface ChatFeedDeps {
  /** Reads at most `limit` events of a chat after `seq`, oldest first. */
  read: (chatId: string, seq: number, limit: number) => Promise<ChatEvent[]>
  /** Reads the same for a session, in one statement: undefined when the session has been ended. */
  readFor: (
    session: { chatId: string; sessionId: string },
    seq: number,
    limit: number,
  ) => Promise<ChatEvent[] | undefined>
  /** Finds which of some sessions have not been ended, each with the number of its chat's last event. */
  lookAt: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  logger: Logger
}

/**
 * The streams of one chat: each page of events is read once for all of them. What is told while something is being given waits for its
 * turn, so that all of them get the same order.
 */
export interface ChatFeed {
  readers: Set<FeedReader>
  /** Gives everybody what is new: what was written, or an event that is not stored. */
  onNews(event?: TransientEvent): void
}

const pageSize = 100
/** So many are written to in one turn of the event loop, and so much: some milliseconds. */
const readersATurn = 200
const bytesATurn = 1 << 20

/** Creates the feed of a chat that nobody reads yet. */
export function createChatFeed(chatId: string, { read, readFor, lookAt, logger }: ChatFeedDeps): ChatFeed {
  const readers = new Set<FeedReader>()
  let isStale = false
  /** Only the newest is kept: after a pause nobody needs to know who was typing. */
  let transient: TransientEvent | undefined
  let isServing = false

  /** Ends the streams whose readers may have nothing more. */
  const endOthers = async (asked: readonly FeedReader[]) => {
    const open = await lookAt(sessionsOf(asked))
    for (const reader of asked) {
      const { who } = reader
      if (!('sessionId' in who ? open.has(who.sessionId) : await who.isAllowed())) reader.abort()
    }
  }
  /** Reads what is new after `from`, and ends the streams of those who may not have it, also where they take nothing. */
  const readNew = async (from: number): Promise<ChatEvent[]> => {
    const all = [...readers]
    const [sessionId = '', ...others] = sessionsOf(all)
    // Nearly all chats are read by one page.
    if (others.length === 0 && all.every(({ who }) => 'sessionId' in who)) {
      const events = await readFor({ chatId, sessionId }, from, pageSize)
      if (!events) for (const reader of all) reader.abort()
      return events ?? []
    }
    const events = await read(chatId, from, pageSize)
    // Asked after the events were read: what was written after the end of her session is then not among them.
    await endOthers(all)
    return events
  }
  const servePage = async (): Promise<void> => {
    isStale = false
    const ready = [...readers].filter(({ isReady }) => isReady)
    if (ready.length === 0) return endOthers([...readers])
    const from = ready.reduce((least, { seq }) => Math.min(least, seq), mostSeq)
    const events = await readNew(from)
    const last = events.at(-1)?.seq ?? from
    if (events.length === pageSize) isStale = true
    const lines = events.map((event) => Buffer.from(toLines(event)))
    const chunks = new Map<number, Buffer>()
    await giveAll(ready, (reader) => {
      const after = reader.seq
      if (after >= last) return undefined
      const chunk =
        chunks.get(after) ?? Buffer.concat(lines.filter((_, at) => (events[at]?.seq ?? 0) > after))
      chunks.set(after, chunk)
      reader.seq = last
      return chunk
    })
  }
  const serveTransient = async (event: TransientEvent): Promise<void> => {
    transient = undefined
    const chunk = Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    const isForPeople = event.type === 'citizen-typing'
    const all = [...readers].filter(({ who }) => !(isForPeople && 'sessionId' in who))
    await endOthers(all)
    await giveAll(all, () => chunk)
  }
  const serve = async (): Promise<void> => {
    if (isServing) return
    isServing = true
    try {
      while (readers.size > 0 && (isStale || transient)) {
        if (transient) await serveTransient(transient)
        if (isStale) await servePage()
      }
    } catch (err) {
      logger.warn({ err }, 'the events of a chat could not be read on')
      // Their pages come again and say what they have.
      for (const reader of [...readers]) reader.abort()
    } finally {
      isServing = false
    }
  }
  /** Gives each reader what is for it, in several turns. One that is slow goes on when it has taken what it has. */
  const giveAll = async (
    all: readonly FeedReader[],
    chunkFor: (reader: FeedReader) => Buffer | undefined,
  ) => {
    let [given, bytes] = [0, 0]
    for (const reader of all) {
      const chunk = reader.isReady ? chunkFor(reader) : undefined
      if (!chunk) continue
      if (!reader.response.write(chunk)) waitFor(reader)
      bytes += chunk.length
      if (++given < readersATurn && bytes < bytesATurn) continue
      ;[given, bytes] = [0, 0]
      await nextTurn()
    }
  }
  const waitFor = (reader: FeedReader) => {
    reader.isReady = false
    reader.response.once('drain', () => {
      reader.isReady = readers.has(reader)
      isStale = true
      void serve()
    })
  }
  return {
    readers,
    onNews(event) {
      if (event) transient = event
      if (isNews(event)) isStale = true
      void serve()
    },
  }
}

/** Lists the sessions of citizens among readers, each once. */
export const sessionsOf = (readers: Iterable<FeedReader>): string[] => [
  ...new Set([...readers].flatMap(({ who }) => ('sessionId' in who ? [who.sessionId] : []))),
]

const toLines = (event: ChatEvent): string =>
  `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
