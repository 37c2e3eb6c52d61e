import { connect } from 'node:net'
import { Redis } from 'ioredis'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { TransientEvent } from '../../../../src/contract/chat/chat.ts'
import { createChatNotifier } from '../../../../src/relay/citizen-api/chat/chat-notifier.ts'
import { createRedisChatNotifier } from '../../../../src/relay/citizen-api/chat/redis-chat-notifier.ts'
import { createSharedBuckets } from '../../../../src/relay/security/rate-limits/shared-buckets.ts'
import { createSwitch } from '../../../support/switch.ts'

const url = 'redis://127.0.0.1:6379'
const isThere = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1', () => {
    socket.destroy()
    done(true)
  })
  socket.on('error', () => done(false))
})

const logger = pino({ level: 'silent' })

describe.skipIf(!isThere)('chat notifications over Redis', () => {
  const open: { close(): Promise<void> }[] = []
  const start = async () => {
    const notifier = await createRedisChatNotifier(url, logger)
    open.push(notifier)
    return notifier
  }
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

  it('reach a chat streamed by another relay, once each', async () => {
    const [one, other] = [await start(), await start()]
    const chatId = crypto.randomUUID()
    const heard: [string, TransientEvent | undefined][] = []
    one.subscribe(chatId, (event) => heard.push(['one', event]))
    other.subscribe(chatId, (event) => heard.push(['other', event]))
    const from = (who: string) => heard.filter(([where]) => where === who).map(([, event]) => event)
    // Both check again once Redis has accepted the subscription.
    await expect.poll(() => [from('one'), from('other')]).toEqual([[undefined], [undefined]])
    one.notify(chatId, { type: 'typing', on: true })
    one.notify(chatId)
    const news = [undefined, { type: 'typing', on: true }, undefined]
    await expect.poll(() => [from('one'), from('other')]).toEqual([news, news])
  })

  it('only reach relays with a reader of the chat', async () => {
    const [one, other] = [await start(), await start()]
    const [read, unread] = [crypto.randomUUID(), crypto.randomUUID()]
    const redis = new Redis(url)
    open.push({ close: async () => void (await redis.quit()) })
    const hearersOf = async (...chats: string[]) => {
      const counts = await redis.pubsub('NUMSUB', ...chats.map((chatId) => `parley:wake:${chatId}`))
      return counts.filter((_, index) => index % 2 === 1)
    }
    const stops = [one, other].map((relay) => relay.subscribe(read, () => {}))
    const stopSecond = one.subscribe(read, () => {})
    await expect.poll(() => hearersOf(read, unread)).toEqual([2, 0])
    for (const stop of stops) stop()
    await expect.poll(() => hearersOf(read)).toEqual([1])
    stopSecond()
    await expect.poll(() => hearersOf(read)).toEqual([0])
  })

  it('ignore messages of other applications', async () => {
    const notifier = await start()
    const chatId = crypto.randomUUID()
    const heard: (TransientEvent | undefined)[] = []
    notifier.subscribe(chatId, (event) => heard.push(event))
    await expect.poll(() => heard).toEqual([undefined])
    const redis = new Redis(url)
    open.push({ close: async () => void (await redis.quit()) })
    for (const text of ['not json', 'null', '{}', '{"from":"x","event":{"type":"a\\nb"}}', '{"from":"x"}'])
      await redis.publish(`parley:wake:${chatId}`, text)
    await expect.poll(() => heard).toEqual([undefined, undefined])
  })

  it('make readers check again after the connection to Redis was lost', async () => {
    const redis = new Redis(url)
    open.push({ close: async () => void (await redis.quit()) })
    const listeners = async () =>
      [...String(await redis.call('CLIENT', 'LIST', 'TYPE', 'pubsub')).matchAll(/^id=(\d+)/gm)].map(
        ([, id]) => id,
      )
    const before = new Set(await listeners())
    const notifier = await start()
    const chatId = crypto.randomUUID()
    let looks = 0
    notifier.subscribe(chatId, () => looks++)
    await expect.poll(() => looks).toBe(1)
    for (const id of await listeners())
      if (id && !before.has(id)) await redis.call('CLIENT', 'KILL', 'ID', id)
    await expect.poll(() => looks).toBe(2)
    const other = await start()
    other.notify(chatId)
    await expect.poll(() => looks).toBe(3)
  })

  it('use the fallback while Redis accepts commands but does not respond, and limits are still counted', async () => {
    const way = await createSwitch(6379)
    open.push({ close: way.remove })
    const spread: string[] = []
    const local = createChatNotifier()
    const notifier = await createRedisChatNotifier(`redis://127.0.0.1:${way.port}`, logger, {
      local,
      spread: (chatId) => spread.push(chatId),
    })
    const buckets = createSharedBuckets({ redis: notifier.redis, logger })
    const [chatId, name] = [crypto.randomUUID(), crypto.randomUUID()]
    const take = async () => expect(await buckets.take(name, 100)).toMatchObject({ allowed: true })
    await take()
    way.freeze()
    notifier.notify(chatId)
    // While Redis is unresponsive, every request is decided locally.
    for (let request = 0; request < 3; request++) await take()
    expect(spread).toEqual([chatId])
    await expect(notifier.redis.ping()).rejects.toThrow()
    way.thaw()
    await expect.poll(() => notifier.redis.ping().catch(() => '')).toBe('PONG')
    await notifier.close()
  })

  it('do not block the shutdown of a relay while Redis is unresponsive', async () => {
    const way = await createSwitch(6379)
    const notifier = await createRedisChatNotifier(`redis://127.0.0.1:${way.port}`, logger)
    way.freeze()
    await notifier.close()
    await way.remove()
  })
})
