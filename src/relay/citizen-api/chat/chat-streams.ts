import type { ServerResponse } from 'node:http'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import {
  type ChatFeed,
  type ChatFeedDeps,
  createChatFeed,
  type FeedReader,
  type StreamReader,
  sessionsOf,
} from './chat-feed.ts'
import type { ChatNotifier } from './chat-notifier.ts'

/** Options of a stream. */
interface StreamOptions {
  chatId: string
  /** Number of the last event that the page has received. */
  after: number
  reader: StreamReader
  response: ServerResponse
  /** Response headers in addition to those of a stream. */
  headers: Readonly<Record<string, string>>
  /** Called once, when the stream has ended. */
  onEnd?: () => void
}

/** A stream or a long poll, aborted at shutdown. */
export interface OpenStream {
  abort(): void
}

/**
 * Streams the events of chats as server-sent events: first those that a page missed, then each new one. All
 * readers of a chat share one subscription and one read of each page of events. A slow reader receives more
 * only after it has drained its buffer, so it uses no extra memory.
 */
export interface ChatStreams {
  /** Responds with a stream until the reader disconnects or loses access, or the stream is aborted. */
  open(options: StreamOptions): void
}

/** Dependencies of the streams. */
export interface ChatStreamsDeps extends ChatFeedDeps {
  notifier: Pick<ChatNotifier, 'subscribe'>
  /** Records that the pages of these chats are open: when a stream opens, and then every minute. */
  seen: (chatIds: readonly string[]) => Promise<void>
  /** All open streams; ended at shutdown. */
  streams: Set<OpenStream>
  timers: Timers
}

interface Reader extends FeedReader {
  chatId: string
  feed: ChatFeed
}

/** Headers of a response with server-sent events; they stop proxies from buffering or compressing it. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** A page reconnects this many milliseconds after its stream broke. */
const retry = 'retry: 1000\n\n'
const heartbeat = Buffer.from(': still here\n\n')
/** Time between two heartbeats of a stream, in milliseconds. */
const heartbeatMs = 15_000
/** Heartbeats are spread over this many ticks, so that each tick is short. */
const ticksABeat = 15
/** Open pages are recorded once every this many heartbeats: about once a minute. */
const beatsBetweenSeen = 4

/** Creates the streams of one process. */
export function createChatStreams(deps: ChatStreamsDeps): ChatStreams {
  const { notifier, lookAt, seen, streams, timers, logger } = deps
  const feeds = new Map<string, { feed: ChatFeed; unsubscribe: () => void }>()
  const beats = Array.from({ length: ticksABeat }, () => new Set<Reader>())
  let opened = 0
  let ticks = 0
  let stopTicking: Cancel | undefined

  const feedOf = (chatId: string): ChatFeed => {
    const known = feeds.get(chatId)
    if (known) return known.feed
    const feed = createChatFeed(chatId, deps)
    feeds.set(chatId, { feed, unsubscribe: notifier.subscribe(chatId, feed.onNews) })
    return feed
  }
  const leave = (reader: Reader) => {
    const { chatId, feed } = reader
    feed.readers.delete(reader)
    if (feed.readers.size > 0) return
    feeds.get(chatId)?.unsubscribe()
    feeds.delete(chatId)
    if (feeds.size > 0) return
    stopTicking?.()
    stopTicking = undefined
  }
  /**
   * Sends heartbeats to a share of the streams, and checks whether a notification for one of them was lost.
   */
  const beat = async (readers: readonly Reader[], isSeen: boolean): Promise<void> => {
    for (const { isReady, response } of readers) if (isReady) response.write(heartbeat)
    const open = await lookAt(sessionsOf(readers))
    for (const { who, feed, seq } of readers) {
      const last = 'sessionId' in who ? open.get(who.sessionId) : undefined
      // The read finds out that a session has ended or that an agent has signed out.
      if (last === undefined || last > seq) feed.onNews()
    }
    if (isSeen) await seen(citizensChatsOf(readers))
  }
  const tick = () => {
    const turn = ticks++
    const isSeen = Math.floor(turn / ticksABeat) % beatsBetweenSeen === 0
    const readers = [...(beats[turn % ticksABeat] ?? [])]
    if (readers.length === 0) return
    beat(readers, isSeen).catch((err) => logger.warn({ err }, 'event streams could not be looked after'))
  }
  return {
    open({ chatId, after, reader: who, response, headers, onEnd }) {
      const feed = feedOf(chatId)
      const beating = beats[opened++ % ticksABeat] ?? new Set()
      const reader: Reader = {
        ...{ chatId, feed, who, seq: after, response, isReady: true },
        abort() {
          if (!streams.delete(reader)) return
          reader.isReady = false
          beating.delete(reader)
          leave(reader)
          response.end()
          onEnd?.()
        },
      }
      streams.add(reader)
      feed.readers.add(reader)
      beating.add(reader)
      stopTicking ??= timers.setInterval(tick, heartbeatMs / ticksABeat)
      response.once('close', () => reader.abort())
      // A response that has already closed does not emit `close` again.
      if (response.destroyed) return reader.abort()
      // A pipelined request: it would wait for the response before it, and a disconnect would go unnoticed.
      if (!response.socket) {
        response.req.socket.destroy()
        return reader.abort()
      }
      response.writeHead(200, { ...headers, ...eventStreamHeaders })
      if (response.req.method === 'HEAD') return reader.abort()
      response.write(retry)
      feed.onNews()
      if ('sessionId' in who) seen([chatId]).catch(() => {})
    },
  }
}

const citizensChatsOf = (readers: readonly Reader[]): string[] => [
  ...new Set(readers.flatMap(({ who, chatId }) => ('sessionId' in who ? [chatId] : []))),
]
