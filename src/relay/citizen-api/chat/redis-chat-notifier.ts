import { once } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type TransientEvent, transientEvent } from '../../../contract/chat/chat.ts'
import { realTimers, sleep, type Timers } from '../../../contract/primitives/timers.ts'
import { type ChatNotifier, createChatNotifier } from './chat-notifier.ts'
import type { PostgresChatNotifier } from './postgres-chat-notifier.ts'

/** A {@link ChatNotifier} over Redis publish/subscribe. */
export interface RedisChatNotifier extends ChatNotifier {
  /** The publishing connection, also used for other shared state of relays (rate limits). */
  redis: Redis
  close(): Promise<void>
}

/**
 * Each chat has its own channel, so that a relay receives notifications only for chats that it has readers
 * of.
 */
const channelPrefix = 'parley:wake:'
/** How long the start waits for Redis, in milliseconds. */
const patienceMs = 1_000
/** If Redis does not respond within this time, it is considered down, in milliseconds. */
const answerMs = 500

/**
 * Creates a notifier for relays that share a database. A relay notifies its own readers directly, so they do
 * not wait for Redis. While Redis is down, from the start or later, `instead` notifies the readers of other
 * relays, or they check again at their next heartbeat. They also check when Redis is back and whenever a
 * subscription has started.
 */
export async function createRedisChatNotifier(
  url: string,
  logger: Logger,
  instead?: Pick<PostgresChatNotifier, 'local' | 'spread'>,
  timers: Timers = realTimers,
): Promise<RedisChatNotifier> {
  const local = instead?.local ?? createChatNotifier(timers)
  const { Redis } = await import('ioredis')
  // An unresponsive connection is closed and reopened. Until Redis responds again, commands fail immediately.
  const options = { enableOfflineQueue: false, lazyConnect: true, socketTimeout: answerMs }
  const [publisher, subscriber] = [
    new Redis(url, { ...options, maxRetriesPerRequest: 0 }),
    new Redis(url, { ...options, maxRetriesPerRequest: null, autoResubscribe: false }),
  ]
  const sender = crypto.randomUUID()
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error: Error) => logger.warn({ err: error }, 'Redis is down'))
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
      // Notifications sent before the subscription started are found by checking again.
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

/**
 * Parses another relay's notification; undefined for anything else, since other applications may publish to
 * the same Redis.
 */
function parseCall(text: string): { from: string; event?: TransientEvent } | undefined {
  try {
    const { from, event } = JSON.parse(text)
    if (typeof from !== 'string') return undefined
    return event === undefined ? { from } : { from, event: transientEvent.parse(event) }
  } catch {
    return undefined
  }
}

/** Counts the readers of each chat. */
function countReaders() {
  const counts = new Map<string, number>()
  return {
    /** Returns the chats that have readers. */
    read: () => [...counts.keys()],
    /** Returns whether this is the first reader. */
    enter(chatId: string): boolean {
      const before = counts.get(chatId) ?? 0
      counts.set(chatId, before + 1)
      return before === 0
    },
    /** Returns whether this was the last reader. */
    leave(chatId: string): boolean {
      const left = (counts.get(chatId) ?? 1) - 1
      if (left > 0) counts.set(chatId, left)
      else counts.delete(chatId)
      return left <= 0
    },
  }
}
