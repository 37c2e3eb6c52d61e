import { randomBytes } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookContext } from '../../src/platform/engagement/chats/events.ts'
import {
  createWebhookCourier,
  type WebhookCourier,
} from '../../src/platform/engagement/chats/webhook-courier.ts'
import { type ChatKeys, createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { database, type TestDatabase } from '../support/databases.ts'

/** A delivery in progress, which the test answers. */
interface Post {
  process: string
  answer(status: number): void
}

describe(`an event claimed by a process, on ${database.name}`, () => {
  let chatKeys: ChatKeys
  let test: TestDatabase
  let now: string
  let posts: Post[]
  let errors: number
  let couriers: WebhookCourier[]

  const open = async (process: string, storage = test.storage): Promise<WebhookCourier> => {
    const courier = createWebhookCourier({
      storage,
      chatKeys,
      clock: () => now,
      targetOf: () => ({ url: 'https://bank.example/events' }),
      post: () => new Promise((answer) => posts.push({ process, answer })),
      logger: { info() {}, warn() {}, error: () => errors++ },
    })
    await courier.start()
    couriers.push(courier)
    return courier
  }
  const put = async (body?: string) => {
    const { db } = test.storage
    await db
      .insertInto('pf_chat')
      .values({
        ...{ id: 'chat', gw_id: 'demo', chat_token: 'token', human_uid: null, human_verified: 0 },
        ...{ env: null, reply_token: null, last_seq: 1, created_at: now },
      })
      .execute()
    const seal = await chatKeys.create(db, 'chat')
    await db
      .insertInto('pf_webhook_delivery')
      .values({
        ...{ event_id: 'event', chat_id: 'chat', seq: 1, attempts: 0, next_at: now, created_at: now },
        body: body ?? seal.encrypt({}, webhookContext('event')),
      })
      .execute()
  }
  const row = () =>
    test.storage.db.selectFrom('pf_webhook_delivery').select(['next_at', 'body']).executeTakeFirst()
  /** Has one process post the event, then another, after the first one's claim has expired. */
  const postTwice = async () => {
    const frozen = await open('frozen')
    await put()
    frozen.kick()
    await expect.poll(() => posts.length).toBe(1)
    now = '2026-11-27T10:00:21.000Z'
    // Not earlier: a process polls for work when it starts, and would take the event.
    const other = await open('other')
    other.kick()
    await expect.poll(() => posts.map(({ process }) => process)).toEqual(['frozen', 'other'])
    const [first, second] = posts
    if (!first || !second) throw new Error('the event was posted twice')
    return { first, second, ended: () => frozen.stop() }
  }

  beforeEach(async () => {
    test = await database.create()
    now = '2026-11-27T10:00:00.000Z'
    chatKeys = createChatKeys({ seal: createSeal(randomBytes(32)) })
    posts = []
    errors = 0
    couriers = []
  })
  afterEach(async () => {
    for (const post of posts) post.answer(200)
    for (const courier of couriers) await courier.stop()
    await test.remove()
  })

  it('stays delivered if a process that has lost its claim fails to deliver it', async () => {
    const { first, second, ended } = await postTwice()
    second.answer(200)
    await expect.poll(row).toEqual({ next_at: null, body: '' })
    first.answer(503)
    await ended()
    expect(await row()).toEqual({ next_at: null, body: '' })
  })

  it('is delivered if a process that had lost its claim has delivered it', async () => {
    const { first, second, ended } = await postTwice()
    first.answer(200)
    await ended()
    second.answer(503)
    await couriers[1]?.stop()
    expect(await row()).toEqual({ next_at: null, body: '' })
  })

  it('waits for the next poll if it cannot be decrypted', async () => {
    const courier = await open('one')
    await put('not sealed')
    courier.kick()
    await expect.poll(() => errors).toBe(1)
    await new Promise((later) => setTimeout(later, 100))
    expect(errors).toBe(1)
    courier.kick()
    await expect.poll(() => errors).toBe(2)
  })

  it('is polled for again whenever the courier is kicked as a poll ends', async () => {
    let looks = 0
    let turns = 0
    let kick = () => {}
    const kicking: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        looks += 1
        let kicked = Promise.resolve()
        for (let turn = 0; turn < turns; turn++) kicked = kicked.then(() => {})
        void kicked.then(kick)
        return result
      },
    }
    const courier = await open('one', { ...test.storage, db: test.storage.db.withPlugin(kicking) })
    await expect.poll(() => looks).toBeGreaterThan(0)
    for (turns = 0; turns < 40; turns++) {
      // Only the following poll kicks again.
      kick = () => {
        kick = () => {}
        const before = looks
        courier.kick()
        kicked = () => looks > before
      }
      let kicked = () => false
      courier.kick()
      await expect.poll(() => kicked(), { message: `after ${turns} turns`, interval: 5 }).toBe(true)
    }
  })
})
