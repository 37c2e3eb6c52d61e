import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { PassingEvent } from '../../contract/chat/chat.ts'
import { createWakeups, type Wakeups } from './wakeups.ts'

export interface RedisWakeups extends Wakeups {
  /** For other things that relays share. */
  redis: Redis
  close(): Promise<void>
}

const channel = 'parley:wake'

/**
 * Wake-ups among relays that share a database. A relay wakes its own listeners directly, so they do
 * not wait for Redis; while Redis is away the others notice at their next heartbeat.
 */
export async function createRedisWakeups(url: string, logger: Logger): Promise<RedisWakeups> {
  const local = createWakeups()
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
    const { from, chatId, passing }: { from: string; chatId: string; passing?: PassingEvent } =
      JSON.parse(text)
    if (from !== sender) local.wake(chatId, passing)
  })
  await Promise.all([publisher.connect(), subscriber.connect()])
  await subscriber.subscribe(channel)
  return {
    redis: publisher,
    wake(chatId, passing) {
      local.wake(chatId, passing)
      publisher.publish(channel, JSON.stringify({ from: sender, chatId, passing })).catch(() => {})
    },
    listen: local.listen,
    async close() {
      await Promise.all([publisher.quit(), subscriber.quit()].map((end) => end.catch(() => {})))
    },
  }
}
