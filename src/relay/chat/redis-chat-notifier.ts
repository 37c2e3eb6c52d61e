import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { TransientEvent } from '../../contract/chat/chat.ts'
import { type ChatNotifier, createChatNotifier } from './chat-notifier.ts'
import type { PostgresChatNotifier } from './postgres-chat-notifier.ts'

/** A {@link ChatNotifier} over Redis publish/subscribe. */
export interface RedisChatNotifier extends ChatNotifier {
  /** The publishing connection, for other state that relays share (rate limits). */
  redis: Redis
  close(): Promise<void>
}

const channel = 'parley:wake'
/** How long a start waits for Redis, in milliseconds. */
const patienceMs = 1_000

/**
 * Creates a notifier for relays that share a database. A relay tells its own readers directly, so they do not wait for
 * Redis; while Redis is away, from the start or later, the readers of other relays are told by `instead`, or look again at their
 * next heartbeat.
 */
export async function createRedisChatNotifier(
  url: string,
  logger: Logger,
  instead?: Pick<PostgresChatNotifier, 'local' | 'spread'>,
): Promise<RedisChatNotifier> {
  const local = instead?.local ?? createChatNotifier()
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true }
  const [publisher, subscriber] = [
    new Redis(url, options),
    new Redis(url, { ...options, maxRetriesPerRequest: null }),
  ]
  const sender = crypto.randomUUID()
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error: Error) => logger.warn({ err: error }, 'Redis is away'))
  }
  subscriber.on('message', (_, text: string) => {
    const { from, chatId, event }: { from: string; chatId: string; event?: TransientEvent } = JSON.parse(text)
    if (from !== sender) local.notify(chatId, event)
  })
  // A connection that was lost subscribes again by itself; one that is made later than here must be told to.
  const subscribed = new Promise<void>((done) => {
    subscriber.once('ready', () => subscriber.subscribe(channel).then(() => done(), done))
  })
  for (const connection of [publisher, subscriber]) connection.connect().catch(() => {})
  await Promise.race([subscribed, wait(patienceMs)])
  return {
    redis: publisher,
    notify(chatId, event) {
      local.notify(chatId, event)
      publisher
        .publish(channel, JSON.stringify({ from: sender, chatId, event }))
        .catch(() => instead?.spread(chatId, event))
    },
    subscribe: local.subscribe,
    async close() {
      await Promise.all([publisher.quit(), subscriber.quit()].map((end) => end.catch(() => {})))
      for (const connection of [publisher, subscriber]) connection.disconnect()
    },
  }
}
