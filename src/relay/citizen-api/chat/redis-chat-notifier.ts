import { once } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type TransientEvent, transientEvent } from '../../../contract/chat/chat.ts'
import { realTimers, sleep, type Timers } from '../../../contract/primitives/timers.ts'
import { type ChatNotifier, createChatNotifier } from './chat-notifier.ts'
import type { PostgresChatNotifier } from './postgres-chat-notifier.ts'

/** A {@link ChatNotifier} over Redis publish/subscribe. */
export interface RedisChatNotifier extends ChatNotifier {
  /** The publishing connection, for other state that relays share (rate limits). */
  redis: Redis
  close(): Promise<void>
}

/** What is told of a chat goes to a channel of its own, so that a relay hears of those alone that it has readers of. */
const channelPrefix = 'parley:wake:'
/** How long a start waits for Redis, in milliseconds. */
const patienceMs = 1_000
/** A Redis that has said nothing for so long after it was asked is away, in milliseconds. */
const answerMs = 500

/**
 * Creates a notifier for relays that share a database. A relay tells its own readers directly, so they do not wait for
 * Redis; while Redis is away, from the start or later, the readers of other relays are told by `instead`, or look again at their
 * next heartbeat. When it is back, and whenever it has begun to tell of a chat, they look again.
 */
export async function createRedisChatNotifier(
  url: string,
  logger: Logger,
  instead?: Pick<PostgresChatNotifier, 'local' | 'spread'>,
  timers: Timers = realTimers,
): Promise<RedisChatNotifier> {
  const local = instead?.local ?? createChatNotifier(timers)
  const { Redis } = await import('ioredis')
  // A silent connection is given up and made anew. Until Redis speaks again, what is asked of it fails at once.
  const options = { enableOfflineQueue: false, lazyConnect: true, socketTimeout: answerMs }
  const [publisher, subscriber] = [
    new Redis(url, { ...options, maxRetriesPerRequest: 0 }),
    new Redis(url, { ...options, maxRetriesPerRequest: null, autoResubscribe: false }),
  ]
  const sender = crypto.randomUUID()
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error: Error) => logger.warn({ err: error }, 'Redis is away'))
  }
  subscriber.on('message', (channel: string, text: string) => {
    const call = parseCall(text)
    if (!call) logger.warn('what was told in Redis cannot be read')
    else if (call.from !== sender) local.notify(channel.slice(channelPrefix.length), call.event)
  })
  const chats = countReaders()
  subscriber.on('ready', () => {
    const channels = chats.read().map((chatId) => channelPrefix + chatId)
    if (channels.length > 0) subscriber.subscribe(...channels).then(local.wakeAll, () => {})
  })
  const ready = [publisher, subscriber].map((connection) => once(connection, 'ready').catch(() => {}))
  for (const connection of [publisher, subscriber]) connection.connect().catch(() => {})
  await Promise.race([Promise.all(ready), sleep(timers, patienceMs)])
  return {
    redis: publisher,
    notify(chatId, event) {
      local.notify(chatId, event)
      publisher
        .publish(channelPrefix + chatId, JSON.stringify({ from: sender, event }))
        .catch(() => instead?.spread(chatId, event))
    },
    subscribe(chatId, onNews) {
      const stop = local.subscribe(chatId, onNews)
      const channel = channelPrefix + chatId
      // What was told before Redis has taken the subscription is found by looking again.
      if (chats.enter(chatId))
        subscriber.subscribe(channel).then(
          () => local.notify(chatId),
          () => {},
        )
      return () => {
        stop()
        if (chats.leave(chatId)) subscriber.unsubscribe(channel).catch(() => {})
      }
    },
    async close() {
      await Promise.all([publisher.quit(), subscriber.quit()].map((end) => end.catch(() => {})))
      for (const connection of [publisher, subscriber]) connection.disconnect()
    },
  }
}

/** Reads what a relay has told: undefined for what is none of it, since others may write to a Redis too. */
function parseCall(text: string): { from: string; event?: TransientEvent } | undefined {
  try {
    const { from, event } = JSON.parse(text)
    if (typeof from !== 'string') return undefined
    return event === undefined ? { from } : { from, event: transientEvent.parse(event) }
  } catch {
    return undefined
  }
}

/** Counts who reads which chat. */
function countReaders() {
  const counts = new Map<string, number>()
  return {
    /** Gives the chats that are read. */
    read: () => [...counts.keys()],
    /** Says whether she is the first. */
    enter(chatId: string): boolean {
      const before = counts.get(chatId) ?? 0
      counts.set(chatId, before + 1)
      return before === 0
    },
    /** Says whether she was the last. */
    leave(chatId: string): boolean {
      const left = (counts.get(chatId) ?? 1) - 1
      if (left > 0) counts.set(chatId, left)
      else counts.delete(chatId)
      return left <= 0
    },
  }
}
