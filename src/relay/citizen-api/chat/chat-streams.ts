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

/** Says which events go where. */
interface StreamOptions {
  chatId: string
  /** Number of the last event that the page has. */
  after: number
  reader: StreamReader
  /** Where to. */
  response: ServerResponse
  /** Beside those of a stream. */
  headers: Readonly<Record<string, string>>
  /** Called once, when the stream has ended. */
  onEnd?: () => void
}

/** What ends when the server does: a stream, or a call that waits for news. */
export interface OpenStream {
  abort(): void
}

/**
 * Streams the events of chats as server-sent events: first those that a page missed, then each as it comes. The readers of a chat share
 * one subscription and one read of each page of events, however many they are. Whoever reads slowly gets more when she has taken
 * what she was given, so that she costs no memory.
 */
export interface ChatStreams {
  /** Answers with a stream, until the reader leaves or may have nothing more, or the stream is aborted. */
  open(options: StreamOptions): void
}

/** Lists what streams need. */
export interface ChatStreamsDeps extends ChatFeedDeps {
  notifier: Pick<ChatNotifier, 'subscribe'>
  /** Notes that the pages of these chats are open: once when they are opened, and every minute. */
  seen: (chatIds: readonly string[]) => Promise<void>
  /** Everything that is open; ended at shutdown. */
  streams: Set<OpenStream>
  timers: Timers
}

interface Reader extends FeedReader {
  chatId: string
  feed: ChatFeed
}

/** The head of an answer with server-sent events: proxies neither hold it back nor compress it. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** A page whose stream has broken comes again after this, in milliseconds. */
const retry = 'retry: 1000\n\n'
const heartbeat = Buffer.from(': still here\n\n')
/** Between two heartbeats of a stream, in milliseconds. */
const heartbeatMs = 15_000
/** Heartbeats are spread over so many ticks, so that each is small. */
const ticksABeat = 15
/** Every so many heartbeats it is noted that pages are open: about once a minute. */
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
  /** Keeps a share of the streams alive, and looks whether a call for one of them was lost. */
  const beat = async (readers: readonly Reader[], isSeen: boolean): Promise<void> => {
    for (const { isReady, response } of readers) if (isReady) response.write(heartbeat)
    const open = await lookAt(sessionsOf(readers))
    for (const { who, feed, seq } of readers) {
      const last = 'sessionId' in who ? open.get(who.sessionId) : undefined
      // That a session has been ended, or a person signed out, is found out by the read.
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
      // Whoever has left before does not leave again.
      if (response.destroyed) return reader.abort()
      // Asked for behind a request that is still being answered: it would wait for its turn, and nobody would hear that she has left.
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
