import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type ChatEvent, mostSeq, type TransientEvent } from '../../../contract/chat/chat.ts'
import { isNews } from './chat-notifier.ts'

/** Reader of a stream: a citizen's page with its session, or an agent for as long as they have access. */
export type StreamReader = { sessionId: string } | { isAllowed: () => Promise<boolean> }

/** One stream of a chat's events. */
export interface FeedReader {
  who: StreamReader
  /** Number of the last event sent to it. */
  seq: number
  response: ServerResponse
  /** False while its socket buffer is full, and after its end. */
  isReady: boolean
  abort(): void
}

/** Dependencies of a feed. */
export interface ChatFeedDeps {
  /** Reads at most `limit` events of a chat after `seq`, oldest first. */
  read: (chatId: string, seq: number, limit: number) => Promise<ChatEvent[]>
  /** Reads the same for a session, in one statement. Returns undefined if the session has ended. */
  readFor: (
    session: { chatId: string; sessionId: string },
    seq: number,
    limit: number,
  ) => Promise<ChatEvent[] | undefined>
  /**
   * Returns those of the given sessions that have not ended, each with the number of its chat's last event.
   */
  lookAt: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  logger: Logger
}

/**
 * All streams of one chat. Each page of events is read once for all of them. Events that arrive during a
 * write wait for their turn, so every stream has the same order.
 */
export interface ChatFeed {
  readers: Set<FeedReader>
  /** Sends new events to all readers: stored events, or `event`, which is not stored. */
  onNews(event?: TransientEvent): void
}

const pageSize = 100
/** Limits of readers and bytes written in one turn of the event loop, which takes some milliseconds. */
const readersATurn = 200
const bytesATurn = 1 << 20

/** Creates the feed of a chat, without readers. */
export function createChatFeed(chatId: string, deps: ChatFeedDeps): ChatFeed {
  const readers = new Set<FeedReader>()
  let isStale = false
  /** Only the newest is retained: after a pause, an older typing indicator is useless. */
  let transient: TransientEvent | undefined
  let isServing = false

  const servePage = async (): Promise<void> => {
    isStale = false
    const ready = [...readers].filter(({ isReady }) => isReady)
    if (ready.length === 0) return endOthers(deps, [...readers])
    const from = ready.reduce((least, { seq }) => Math.min(least, seq), mostSeq)
    const events = await readNew(deps, chatId, { readers: [...readers], from })
    const last = events.at(-1)?.seq ?? from
    if (events.length === pageSize) isStale = true
    const chunkAfter = toChunks(events)
    const chunkFor = (reader: FeedReader) => {
      const after = reader.seq
      if (after >= last) return undefined
      reader.seq = last
      return chunkAfter(after)
    }
    await giveAll(ready, chunkFor, waitFor)
  }
  const serveTransient = async (event: TransientEvent): Promise<void> => {
    transient = undefined
    const chunk = Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    const isForPeople = event.type === 'citizen-typing'
    const all = [...readers].filter(({ who }) => !(isForPeople && 'sessionId' in who))
    await endOthers(deps, all)
    await giveAll(all, () => chunk, waitFor)
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
      deps.logger.warn({ err }, 'the events of a chat could not be read on')
      // The pages reconnect with the number of their last event.
      for (const reader of [...readers]) reader.abort()
    } finally {
      isServing = false
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

/** Ends the streams of readers that no longer have access. */
async function endOthers(
  { lookAt }: Pick<ChatFeedDeps, 'lookAt'>,
  asked: readonly FeedReader[],
): Promise<void> {
  const open = await lookAt(sessionsOf(asked))
  for (const reader of asked) {
    const { who } = reader
    if (!('sessionId' in who ? open.has(who.sessionId) : await who.isAllowed())) reader.abort()
  }
}

/**
 * Reads the events after `from`, and ends the streams of readers without access, even if they are not ready
 * for data.
 */
async function readNew(
  deps: ChatFeedDeps,
  chatId: string,
  { readers, from }: { readers: readonly FeedReader[]; from: number },
): Promise<ChatEvent[]> {
  const [sessionId = '', ...others] = sessionsOf(readers)
  // Fast path: nearly all chats are read by one page.
  if (others.length === 0 && readers.every(({ who }) => 'sessionId' in who)) {
    const events = await deps.readFor({ chatId, sessionId }, from, pageSize)
    if (!events) for (const reader of readers) reader.abort()
    return events ?? []
  }
  const events = await deps.read(chatId, from, pageSize)
  // Checked after the events were read, so that they contain nothing written after the end of a session.
  await endOthers(deps, readers)
  return events
}

/** Returns the bytes of the events after a number, built once for all readers that are as far. */
function toChunks(events: readonly ChatEvent[]): (after: number) => Buffer {
  const lines = events.map((event) => Buffer.from(toLines(event)))
  const chunks = new Map<number, Buffer>()
  return (after) => {
    const chunk = chunks.get(after) ?? Buffer.concat(lines.filter((_, at) => (events[at]?.seq ?? 0) > after))
    chunks.set(after, chunk)
    return chunk
  }
}

/**
 * Writes each reader's chunk, yielding to the event loop between batches. `onFull` is called for a slow
 * reader, which continues when its buffer has drained.
 */
async function giveAll(
  all: readonly FeedReader[],
  chunkFor: (reader: FeedReader) => Buffer | undefined,
  onFull: (reader: FeedReader) => void,
): Promise<void> {
  let [given, bytes] = [0, 0]
  for (const reader of all) {
    const chunk = reader.isReady ? chunkFor(reader) : undefined
    if (!chunk) continue
    if (!reader.response.write(chunk)) onFull(reader)
    bytes += chunk.length
    if (++given < readersATurn && bytes < bytesATurn) continue
    ;[given, bytes] = [0, 0]
    await nextTurn()
  }
}

/** Returns the distinct citizen sessions of readers. */
export const sessionsOf = (readers: Iterable<FeedReader>): string[] => [
  ...new Set([...readers].flatMap(({ who }) => ('sessionId' in who ? [who.sessionId] : []))),
]

const toLines = (event: ChatEvent): string =>
  `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
