import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChatKeys } from '../../../src/relay/auth/chat-keys.ts'
import { createSeal } from '../../../src/relay/auth/seal.ts'
import { createChatEvents } from '../../../src/relay/chat/chat-events.ts'
import { createChatNotifier } from '../../../src/relay/chat/chat-notifier.ts'
import { chatScope } from '../../../src/relay/chat/chats.ts'
import { createEventStream, pollEvents } from '../../../src/relay/chat/event-stream.ts'
import type { Storage } from '../../../src/storage/database/storage.ts'
import { migrate } from '../../../src/storage/migrations/index.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { readText } from '../../support/text-reader.ts'

const at = '2026-11-21T00:00:00.000Z'
const chatId = 'c1'
const keys = createChatKeys({ seal: createSeal(randomBytes(32)) })
const events = createChatEvents(keys)
const readOf = (storage: Storage) => (seq: number, limit: number) =>
  events.after(storage.db, chatId, seq, limit)

describe('an event stream', () => {
  let storage: Storage
  const notifier = createChatNotifier()
  let control = new AbortController()

  beforeEach(async () => {
    control = new AbortController()
    storage = openStorage('sqlite::memory:')
    await migrate(storage)
    await storage.db
      .insertInto('chat')
      .values({
        id: chatId,
        gw_id: 'demo',
        lang: 'en',
        human_uid: null,
        human_verified: 0,
        last_seq: 0,
        created_at: at,
      })
      .execute()
    await keys.destroy(storage.db, [chatId])
    await keys.create(storage.db, chatId)
  })
  afterEach(async () => {
    control.abort()
    await storage.close()
  })

  const add = (count: number) =>
    storage.write(chatScope(chatId), (trx) =>
      events.append(
        trx,
        chatId,
        at,
        Array.from({ length: count }, (_, i) => ({ type: 'progress' as const, step: i, of: count })),
      ),
    )
  const stream = (after = 0, heartbeatMs = 60_000) =>
    readText(createEventStream({ read: readOf(storage), notifier, chatId, after, control, heartbeatMs }))
  const readUntil = async (reader: ReadableStreamDefaultReader<string>, text: string) => {
    let seen = ''
    while (!seen.includes(text)) seen += (await reader.read()).value ?? ''
    return seen
  }
  const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))

  it('begins after the last event that the page has', async () => {
    await add(5)
    expect(idsIn(await readUntil(stream(3), 'id: 5\n'))).toEqual([4, 5])
  })

  it('gives long histories in order and whole', async () => {
    await add(350)
    expect(idsIn(await readUntil(stream(), 'id: 350\n'))).toEqual(
      Array.from({ length: 350 }, (_, i) => i + 1),
    )
  })

  it('gives what is added later, also when it came between two reads', async () => {
    const reader = stream()
    await reader.read()
    await add(1)
    notifier.notify(chatId)
    await add(1)
    notifier.notify(chatId)
    expect(idsIn(await readUntil(reader, 'id: 2\n'))).toEqual([1, 2])
  })

  it('says that somebody types without a number, so that nothing resumes there', async () => {
    const reader = stream()
    await reader.read()
    const next = reader.read()
    notifier.notify(chatId, { type: 'typing', on: true })
    expect((await next).value).toBe('event: typing\ndata: {"type":"typing","on":true}\n\n')
  })

  it('keeps the connection alive when nothing happens', async () => {
    expect(await readUntil(stream(0, 5), ': still here')).toContain(': still here')
  })

  it('ends when it is told to, and stops listening', async () => {
    const reader = stream()
    await reader.read()
    const rest = reader.read()
    control.abort()
    expect((await rest).done).toBe(true)
  })

  it('ends when its reader leaves while it waits', async () => {
    const reader = createEventStream({
      read: readOf(storage),
      notifier,
      chatId,
      after: 0,
      control,
    }).getReader()
    await reader.read()
    await reader.cancel()
    expect(control.signal.aborted).toBe(true)
  })
})

describe('a long poll', () => {
  it('answers at once with what is there, and later with what comes', async () => {
    const storage = openStorage('sqlite::memory:')
    await migrate(storage)
    const notifier = createChatNotifier()
    await storage.db
      .insertInto('chat')
      .values({
        id: chatId,
        gw_id: 'demo',
        lang: 'en',
        human_uid: null,
        human_verified: 0,
        last_seq: 0,
        created_at: at,
      })
      .execute()
    await keys.destroy(storage.db, [chatId])
    await keys.create(storage.db, chatId)
    const add = () =>
      storage.write(chatScope(chatId), (trx) =>
        events.append(trx, chatId, at, [{ type: 'progress', step: 1, of: 2 }]),
      )
    const poll = (after: number, waitMs: number) =>
      pollEvents({
        read: readOf(storage),
        notifier,
        chatId,
        after,
        control: new AbortController(),
        waitMs,
      })
    await add()
    expect(await poll(0, 60_000)).toMatchObject([{ seq: 1 }])
    expect(await poll(1, 0)).toEqual([])
    const waiting = poll(1, 60_000)
    await add()
    notifier.notify(chatId)
    expect(await waiting).toMatchObject([{ seq: 2 }])
    await storage.close()
  })
})
