import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChatEvents } from '../../../src/relay/citizen-api/chat/chat-events.ts'
import { createChatKeys } from '../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../src/relay/security/auth/seal.ts'
import { sealPlainChats } from '../../../src/server/data-retention/seal-plain-chats.ts'
import { database, type TestDatabase } from '../../support/databases.ts'

const at = '2026-11-21T00:00:00.000Z'
const word = 'Zanzibarwort'

describe(`chats of an earlier version on ${database.name}`, () => {
  let test: TestDatabase
  const seal = createSeal(randomBytes(32))
  const chatKeys = createChatKeys({ seal })
  const message = {
    id: 'm1',
    at,
    lang: 'en',
    author: { kind: 'visitor' },
    type: 'text',
    data: { text: word },
  }

  beforeEach(async () => {
    test = await database.create()
    const { db } = test.storage
    const chat = {
      gw_id: 'demo',
      lang: 'en',
      human_uid: null,
      human_verified: 0,
      last_seq: 1,
      created_at: at,
    }
    await db
      .insertInto('chat')
      .values([
        { id: 'c1', ...chat },
        { id: 'c2', ...chat },
      ])
      .execute()
    await db
      .insertInto('chat_event')
      .values({
        chat_id: 'c1',
        seq: 1,
        type: 'message',
        body: JSON.stringify({ message }),
        message_id: 'm1',
        client_id: null,
        at,
      })
      .execute()
    await db
      .insertInto('dialog')
      .values({ chat_id: 'c1', step: 'story', sealed: seal.encrypt({ state: {} }, 'c1'), updated_at: at })
      .execute()
    await db
      .insertInto('feedback')
      .values({ id: 'f1', chat_id: 'c1', rating: 4, comment: word, at })
      .execute()
    const webhook = { gw_id: 'demo', type: 'x', state: 'ignored', at, body: JSON.stringify({ word }) }
    await db
      .insertInto('webhook_event')
      .values([
        { id: 'w1', chat_id: 'c1', ...webhook },
        { id: 'w2', chat_id: null, ...webhook },
      ])
      .execute()
  })
  afterEach(() => test.remove())

  it('are encrypted once, completely, and read as before', async () => {
    const { db } = test.storage
    const deps = { storage: test.storage, seal, chatKeys }
    expect(await sealPlainChats(deps)).toBe(2)
    expect(await sealPlainChats(deps)).toBe(0)
    const rows = await Promise.all(
      (['chat_event', 'dialog', 'feedback', 'webhook_event'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(rows.map((found) => found.length)).toEqual([1, 1, 1, 2])
    expect(JSON.stringify(rows)).not.toContain(word)
    expect(await createChatEvents(chatKeys).after(db, 'c1', 0, 10)).toEqual([
      { type: 'message', seq: 1, message: { ...message, seq: 1 } },
    ])
  })

  it.skipIf(database.name === 'Postgres')('leave nothing in plain text in the files', async () => {
    const folder = dirname(test.address.url.slice('sqlite:'.length))
    const files = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))
    expect(files().includes(word)).toBe(true)
    await sealPlainChats({ storage: test.storage, seal, chatKeys })
    expect(files().includes(word)).toBe(false)
  })
})
