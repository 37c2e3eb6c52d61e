import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TransientEvent } from '../../../../src/contract/chat/chat.ts'
import {
  createPostgresChatNotifier,
  type PostgresChatNotifier,
} from '../../../../src/relay/citizen-api/chat/postgres-chat-notifier.ts'
import { createRedisChatNotifier } from '../../../../src/relay/citizen-api/chat/redis-chat-notifier.ts'
import {
  createLocalSchema,
  isPostgresThere,
  type LocalSchema,
  localPostgres,
} from '../../../support/local-postgres.ts'
import { createSwitch } from '../../../support/switch.ts'

const logger = pino({ level: 'silent' })
const on: TransientEvent = { type: 'typing', on: true }
const off: TransientEvent = { type: 'typing', on: false }

describe.skipIf(!isPostgresThere)('chat notifications over Postgres', () => {
  let schema: LocalSchema
  beforeAll(async () => {
    schema = await createLocalSchema()
  })
  afterAll(() => schema.remove())
  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()))
  })
  const open = async (url: string = localPostgres.url, where: string = schema.name) => {
    const notifier = await createPostgresChatNotifier({ url, schema: where }, logger)
    opened.push(notifier)
    return notifier
  }
  const listen = (notifier: PostgresChatNotifier, chatId: string) => {
    const heard: (TransientEvent | undefined)[] = []
    notifier.subscribe(chatId, (event) => heard.push(event))
    return heard
  }

  it('reach a chat streamed by another relay in order, and once on both relays', async () => {
    const [one, other] = [await open(), await open()]
    const chatId = crypto.randomUUID()
    const [near, far] = [listen(one, chatId), listen(other, chatId)]
    const told = [on, undefined, off, on, off, undefined, on, undefined]
    for (const [index, event] of told.entries()) {
      one.notify(chatId, event)
      if (index % 2 === 0) await new Promise(setImmediate)
    }
    await expect.poll(() => far.length).toBe(told.length)
    expect(far).toEqual(told)
    expect(near).toEqual(told)
  })

  it('reach every chat when many have news at the same time', async () => {
    const [one, other] = [await open(), await open()]
    const chats = Array.from({ length: 400 }, () => crypto.randomUUID())
    const heard = new Set<string>()
    for (const chatId of chats) other.subscribe(chatId, () => heard.add(chatId))
    for (const chatId of chats) one.notify(chatId)
    await expect.poll(() => heard.size).toBe(chats.length)
  })

  it('stay within the deployment of their schema', async () => {
    const [one, other, stranger] = [await open(), await open(), await open(localPostgres.url, 'public')]
    const chatId = crypto.randomUUID()
    const [far, away] = [listen(other, chatId), listen(stranger, chatId)]
    one.notify(chatId)
    await expect.poll(() => far.length).toBe(1)
    expect(away).toEqual([])
  })

  it('make every reader check when a broken channel is back, and continue', async () => {
    const way = await createSwitch(5432)
    const [one, other] = [await open(), await open(localPostgres.url.replace('5432', String(way.port)))]
    const chatId = crypto.randomUUID()
    const far = listen(other, chatId)
    await way.cut()
    one.notify(chatId)
    await new Promise((done) => setTimeout(done, 200))
    expect(far).toEqual([])
    await way.open()
    await expect.poll(() => far.length).toBe(1)
    one.notify(chatId, on)
    await expect.poll(() => far).toEqual([undefined, on])
    await way.remove()
  })

  it('replace Redis while it is down', async () => {
    const [one, other] = [await open(), await open()]
    const redis = await createRedisChatNotifier('redis://127.0.0.1:1', logger, one)
    opened.push(redis)
    const chatId = crypto.randomUUID()
    const [near, far] = [listen(one, chatId), listen(other, chatId)]
    redis.notify(chatId)
    await expect.poll(() => far).toEqual([undefined])
    expect(near).toEqual([undefined])
  })
})
