import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChatEvents, type NewEvent } from '../../../../src/relay/citizen-api/chat/chat-events.ts'
import { chatScope, findChatOfHuman, seqOfClientId } from '../../../../src/relay/citizen-api/chat/chats.ts'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

const keys = createChatKeys({ seal: createSeal(randomBytes(32)) })
const events = createChatEvents(keys)
const at = '2026-11-21T00:00:00.000Z'
const said = (id: string, clientId?: string): NewEvent => ({
  type: 'message',
  message: {
    id,
    at,
    lang: 'en',
    author: { kind: clientId ? 'visitor' : 'bot' },
    ...(clientId && { clientId }),
    type: 'text',
    data: { text: `this is ${id}` },
  },
})

describe(`events of a chat on ${database.name}`, () => {
  let test: TestDatabase
  let number = 0
  let chatId = ''
  const append = (...added: NewEvent[]) =>
    test.storage.write(chatScope(chatId), (trx) => events.append(trx, chatId, at, added))

  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  beforeEach(async () => {
    chatId = `chat-${++number}`
    await test.storage.db
      .insertInto('chat')
      .values({
        id: chatId,
        gw_id: 'demo',
        lang: 'en',
        human_uid: 'u1',
        human_verified: number % 2,
        last_seq: 0,
        created_at: at,
      })
      .execute()
    await keys.create(test.storage.db, chatId)
  })

  it('are numbered from one without gaps, even with concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, i) => append(said(`${chatId}-a${i}`), said(`${chatId}-b${i}`))),
    )
    const found = await events.after(test.storage.db, chatId, 0, 100)
    expect(found.map((event) => event.seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  })

  it('are read unchanged, after a given number', async () => {
    await append(
      said(`${chatId}-1`),
      { type: 'progress', step: 2, of: 9 },
      { type: 'case', caseId: 'CASE-1', status: 'received' },
    )
    expect(await events.after(test.storage.db, chatId, 1, 10)).toEqual([
      { type: 'progress', seq: 2, step: 2, of: 9 },
      { type: 'case', seq: 3, caseId: 'CASE-1', status: 'received' },
    ])
    const [first] = await events.after(test.storage.db, chatId, 0, 1)
    expect(first).toMatchObject({ type: 'message', seq: 1, message: { id: `${chatId}-1`, seq: 1 } })
  })

  it('accept each client id once', async () => {
    await append(said(`${chatId}-1`, 'client-id-1'))
    expect(await seqOfClientId(test.storage.db, chatId, 'client-id-1')).toBe(1)
    await expect(append(said(`${chatId}-2`, 'client-id-1'))).rejects.toThrow()
    expect(await events.after(test.storage.db, chatId, 0, 10)).toHaveLength(1)
  })

  it('are paged backwards by message, with a flag for older ones', async () => {
    await append(...Array.from({ length: 5 }, (_, i) => said(`${chatId}-${i + 1}`)), {
      type: 'progress',
      step: 1,
      of: 2,
    })
    const newest = await events.messagesBefore(test.storage.db, chatId, { limit: 2 })
    expect(newest).toMatchObject({ messages: [{ seq: 4 }, { seq: 5 }], more: true })
    const older = await events.messagesBefore(test.storage.db, chatId, { before: 4, limit: 10 })
    expect(older).toMatchObject({ messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }], more: false })
  })

  it('are found for a proven person, but not for a claim', async () => {
    const found = await findChatOfHuman(test.storage.db, { gwId: 'demo', env: '' }, 'u1')
    expect(found?.human_verified).toBe(1)
    expect(await findChatOfHuman(test.storage.db, { gwId: 'other', env: '' }, 'u1')).toBeUndefined()
  })
})
