import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import pino from 'pino'
import { ulid } from 'ulid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chatScope } from '../../../../src/relay/citizen-api/chat/chats.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { createHooks, type Hooks } from '../../../../src/relay/webhooks/outgoing/hooks-room.ts'
import type { Storage } from '../../../../src/storage/database/storage.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { holds } from '../../../support/properties.ts'
import { type Receiver, startReceiver } from '../../../support/receiver.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const seal = createSeal(randomBytes(32))
const chatKeys = createChatKeys({ seal })

describe(`order of webhooks on ${database.name}`, () => {
  let test: TestDatabase
  let receiver: Receiver
  let now = ''
  /** Whether each of the next deliveries succeeds. */
  const script: boolean[] = []
  const running: Hooks[] = []
  const opened: Storage[] = []

  beforeEach(async () => {
    test = await database.create()
    now = new Date().toISOString()
    script.length = 0
    receiver = await startReceiver(() => (script.shift() === false ? 500 : 200))
  })
  afterEach(async () => {
    for (const hooks of running.splice(0)) await hooks.stop()
    for (const storage of opened.splice(0)) await storage.close()
    await receiver.stop()
    await test.remove()
  })

  const start = async (storage = test.storage) => {
    const target = (name: string) => ({ name, url: `${receiver.url}/${name}` })
    const hooks = createHooks({
      config: parseConfig({
        ...demoConfig,
        channels: [{ gwId: 'demo', title: 'Demo', webhooks: [target('a'), target('b')] }],
        webhooks: { privateNetworks: ['127.0.0.1'] },
      }),
      storage,
      chatKeys,
      seal,
      clock: () => now,
      timers: createVirtualTimers(),
      ids: createIds(),
      logger: pino({ level: 'silent' }),
      targetSecret: () => 'a secret of the test',
    })
    running.push(hooks)
    await hooks.sender.takeOver()
    hooks.sender.start()
    return hooks
  }
  const begin = async (id: string) => {
    const row = { id, gw_id: 'demo', lang: 'en', human_uid: null, human_verified: 0, last_seq: 0 }
    const chat = { ...row, env: null, created_at: now }
    await test.storage.write(chatScope(id), async (trx) => {
      await trx.insertInto('chat').values(chat).execute()
      await chatKeys.create(trx, id)
    })
    return chat
  }
  const tell = (hooks: Hooks, chat: Awaited<ReturnType<typeof begin>>) =>
    hooks.storage.write(chatScope(chat.id), (trx) =>
      hooks.record.tell(trx, chat, { type: 'chat_started', lang: 'en' }),
    )
  const pass = (ms: number) => {
    now = new Date(Date.parse(now) + ms).toISOString()
  }
  /** Returns the sequence numbers of a chat's events received by a target, without duplicates. */
  const takenBy = (name: string, chatId: string) => [
    ...new Set(
      receiver.posted
        .filter(({ path, events }) => path.endsWith(name) && isOf(events, chatId))
        .map(({ events }) => events[0]?.seq),
    ),
  ]
  const isOf = (events: Record<string, unknown>[], chatId: string) =>
    events.some(({ chat }) => (chat as { id: string }).id === chatId)

  it('is retained for each chat, without gaps, despite any failures', async () => {
    const hooks = await start()
    await holds(
      fc.asyncProperty(
        fc.array(fc.constantFrom('x', 'y', 'wait'), { minLength: 1, maxLength: 10 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (steps, answers) => {
          script.splice(0, script.length, ...answers)
          const chats = { x: await begin(ulid()), y: await begin(ulid()) }
          const told = { x: 0, y: 0 }
          for (const step of steps) {
            if (step === 'wait') {
              pass(40_000)
              await hooks.sender.settled()
              continue
            }
            told[step as 'x' | 'y'] += 1
            await tell(hooks, chats[step as 'x' | 'y'])
          }
          await hooks.sender.settled()
          for (let round = 0; round < 12; round++) {
            pass(2 * 3_600_000 - 1)
            await hooks.sender.settled()
          }
          for (const name of ['a', 'b'])
            for (const key of ['x', 'y'] as const)
              expect(takenBy(name, chats[key].id)).toEqual(
                Array.from({ length: told[key] }, (_, index) => index + 1),
              )
        },
      ),
      { numRuns: 60, few: 6 },
    )
  })

  it('is retained with several relays on one database, which post each event once', async () => {
    // A SQLite file belongs to one process, in which two relays still compete for deliveries.
    const reopen = () => (test.storage.exclusive ? test.storage : test.reopen())
    const storages = [reopen(), reopen()]
    opened.push(...storages.filter((storage) => storage !== test.storage))
    const relays = await Promise.all(storages.map((storage) => start(storage)))
    const chats = await Promise.all(Array.from({ length: 6 }, (_, index) => begin(`chat-${index}`)))
    for (let nr = 0; nr < 5; nr++)
      await Promise.all(
        chats.map((chat, index) => {
          const hooks = relays[(index + nr) % relays.length]
          return hooks && tell(hooks, chat)
        }),
      )
    for (const hooks of [...relays, ...relays]) await hooks.sender.settled()
    for (const name of ['a', 'b'])
      for (const { id } of chats) expect(takenBy(name, id)).toEqual([1, 2, 3, 4, 5])
    expect(receiver.posted.length).toBe(2 * 5 * chats.length)
  })
})
