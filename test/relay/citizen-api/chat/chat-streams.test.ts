import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChatEvents } from '../../../../src/relay/citizen-api/chat/chat-events.ts'
import type { StreamReader } from '../../../../src/relay/citizen-api/chat/chat-feed.ts'
import { createChatNotifier } from '../../../../src/relay/citizen-api/chat/chat-notifier.ts'
import { createChatStreams, type OpenStream } from '../../../../src/relay/citizen-api/chat/chat-streams.ts'
import { chatScope } from '../../../../src/relay/citizen-api/chat/chats.ts'
import { pollEvents } from '../../../../src/relay/citizen-api/chat/event-poll.ts'
import { lookAtSessions } from '../../../../src/relay/citizen-api/chat/session-rows.ts'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import type { Storage } from '../../../../src/storage/database/storage.ts'
import { migrate } from '../../../../src/storage/migrations/index.ts'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const at = '2026-11-21T00:00:00.000Z'
const chatId = 'c1'
const theirs = { sessionId: 's1' }
const keys = createChatKeys({ seal: createSeal(randomBytes(32)) })
const events = createChatEvents(keys)

let storage: Storage
const notifier = createChatNotifier()

beforeEach(async () => {
  storage = openStorage('sqlite::memory:')
  await migrate(storage)
  const chat = { gw_id: 'demo', lang: 'en', human_uid: null, human_verified: 0, last_seq: 0, created_at: at }
  await storage.db
    .insertInto('chat')
    .values({ id: chatId, ...chat })
    .execute()
  await addSession('s1')
  await keys.destroy(storage.db, [chatId])
  await keys.create(storage.db, chatId)
})
afterEach(() => storage.close())

const addSession = (id: string) =>
  storage.db
    .insertInto('session')
    .values({ id, chat_id: chatId, created_at: at, expires_at: '2027-11-21T00:00:00.000Z' })
    .execute()
const endSession = (id: string) => storage.db.deleteFrom('session').where('id', '=', id).execute()
const add = (count = 1) =>
  storage.write(chatScope(chatId), (trx) =>
    events.append(
      trx,
      chatId,
      at,
      Array.from({ length: count }, (_, i) => ({ type: 'progress' as const, step: i, of: count })),
    ),
  )
/** A busy machine may need longer than the default timeout of one second. */
const soon = <T>(get: () => T) => expect.poll(get)
const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe('streams of a chat', () => {
  let server: Server
  let streams: Set<OpenStream>
  const heartbeatMs = 15_000
  const timers = createVirtualTimers()
  let counts: { reads: number; ended: number }
  const sockets: Socket[] = []
  const readers: StreamReader[] = []

  const start = async () => {
    streams = new Set()
    // Counters of this server only: a previous one may still be shutting down.
    const own = { reads: 0, ended: 0 }
    counts = own
    const { open } = createChatStreams({
      notifier,
      read(id, seq, limit) {
        own.reads += 1
        return events.after(storage.db, id, seq, limit)
      },
      readFor(session, seq, limit) {
        own.reads += 1
        return events.afterFor(storage.db, session, seq, limit)
      },
      lookAt: (sessionIds) => lookAtSessions(storage.db, sessionIds),
      seen: async () => {},
      streams,
      timers,
      logger: pino({ level: 'silent' }),
    })
    server = createServer(({ url }, response) => {
      const [after = 0, index = 0] = url?.slice(1).split('/').map(Number) ?? []
      const reader = readers[index] ?? theirs
      open({ chatId, after, reader, response, headers: { 'x-request-id': 'r1' }, onEnd: () => own.ended++ })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    server.close()
  })

  /** Opens a stream, and collects its data. */
  const openStream = async (after = 0, reader: StreamReader = theirs) => {
    const index = readers.push(reader) - 1
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    let heard = ''
    let isOver = false
    socket.on('data', (data) => {
      heard += data
      // The last chunk of a response.
      if (heard.endsWith('0\r\n\r\n')) isOver = true
    })
    socket.write(`GET /${after}/${index} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await soon(() => heard).toContain('retry: ')
    return { socket, heard: () => heard, ids: () => idsIn(heard), isOver: () => isOver }
  }

  it('start after the last event that a page has', async () => {
    await start()
    await add(5)
    const { ids, heard } = await openStream(3)
    await soon(ids).toEqual([4, 5])
    expect(heard()).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(heard()).toContain('content-type: text/event-stream; charset=utf-8\r\n')
    expect(heard()).toContain('x-request-id: r1\r\n')
  })

  it('send long histories in order and in full', async () => {
    await start()
    await add(350)
    const { ids } = await openStream()
    await soon(ids).toEqual(upTo(350))
  })

  it('send events added later, even if they arrive between two reads', async () => {
    await start()
    const { ids } = await openStream()
    await add()
    notifier.notify(chatId)
    await add()
    notifier.notify(chatId)
    await soon(ids).toEqual([1, 2])
  })

  it('send a message immediately when typing ends, not only at a heartbeat', async () => {
    await start()
    const { ids } = await openStream()
    await soon(() => counts.reads).toBe(1)
    await add()
    notifier.notify(chatId, { type: 'typing', on: false })
    await soon(ids).toEqual([1])
  })

  it('read each page of events once for any number of readers', async () => {
    await start()
    const all = await Promise.all(upTo(300).map(() => openStream()))
    await add()
    notifier.notify(chatId)
    for (const { ids } of all) await soon(ids).toEqual([1])
    const before = counts.reads
    await add(3)
    notifier.notify(chatId)
    for (const { ids } of all) await soon(ids).toEqual([1, 2, 3, 4])
    expect(counts.reads - before).toBe(1)
  })

  it('send each reader the events it is missing, from any starting point', async () => {
    await start()
    await add(250)
    const all = await Promise.all([0, 120, 250, 249].map((after) => openStream(after)))
    await add()
    notifier.notify(chatId)
    for (const [index, after] of [0, 120, 250, 249].entries()) {
      await soon(() => all[index]?.ids()).toEqual(upTo(251).slice(after))
    }
  })

  it('send typing events without an id, so that no page resumes from them', async () => {
    await start()
    const { heard } = await openStream()
    notifier.notify(chatId, { type: 'typing', on: true })
    await soon(heard).toContain('event: typing\ndata: {"type":"typing","on":true}\n\n')
    expect(idsIn(heard())).toEqual([])
  })

  it('show only agents that a citizen is typing', async () => {
    await start()
    const [page, person] = [await openStream(), await openStream(0, { isAllowed: async () => true })]
    notifier.notify(chatId, { type: 'citizen-typing' })
    await soon(person.heard).toContain('event: citizen-typing')
    await add()
    notifier.notify(chatId)
    await soon(page.ids).toEqual([1])
    expect(page.heard()).not.toContain('citizen-typing')
  })

  it('are kept alive when idle, without a read', async () => {
    await start()
    const { heard } = await openStream()
    await soon(() => counts.reads).toBe(1)
    timers.pass(3 * heartbeatMs)
    await soon(() => heard().match(/: still here/g)?.length).toBe(3)
    expect(counts.reads).toBe(1)
  })

  it('find events at a heartbeat if no notification was sent', async () => {
    await start()
    const { ids } = await openStream()
    await soon(() => counts.reads).toBe(1)
    await add()
    timers.pass(heartbeatMs)
    await soon(ids).toEqual([1])
  })

  it('end only for an ended session, and send it nothing written since', async () => {
    await start()
    await addSession('s2')
    const [first, second] = [await openStream(), await openStream(0, { sessionId: 's2' })]
    await endSession('s1')
    await add()
    notifier.notify(chatId)
    await soon(second.ids).toEqual([1])
    await soon(first.isOver).toBe(true)
    expect(first.ids()).toEqual([])
    expect([counts.ended, streams.size]).toEqual([1, 1])
  })

  it('end at a heartbeat for a session that ended without a notification', async () => {
    await start()
    const { isOver } = await openStream()
    await endSession('s1')
    timers.pass(heartbeatMs)
    await soon(isOver).toBe(true)
  })

  it('end for an agent who has signed out', async () => {
    await start()
    let isSignedIn = true
    const { ids, isOver } = await openStream(0, { isAllowed: async () => isSignedIn })
    await add()
    notifier.notify(chatId)
    await soon(ids).toEqual([1])
    isSignedIn = false
    await add()
    notifier.notify(chatId)
    await soon(isOver).toBe(true)
    expect(ids()).toEqual([1])
  })

  it('end when they are aborted', async () => {
    await start()
    const { isOver } = await openStream()
    for (const stream of [...streams]) stream.abort()
    await soon(isOver).toBe(true)
    expect(counts.ended).toBe(1)
  })

  it('end when a reader disconnects, and unsubscribe', async () => {
    await start()
    const { socket } = await openStream()
    await soon(() => counts.reads).toBe(1)
    socket.destroy()
    await soon(() => [counts.ended, streams.size]).toEqual([1, 0])
    await add()
    notifier.notify(chatId)
    expect(counts.reads).toBe(1)
  })

  it('wait for a slow reader without delaying the others, and continue it in order', async () => {
    await start()
    const [slow, quick] = [await openStream(), await openStream()]
    slow.socket.pause()
    for (let written = 0; written < 60; written++) {
      await add(500)
      notifier.notify(chatId)
    }
    await soon(() => quick.ids().length).toBe(30_000)
    expect(slow.ids().length).toBeLessThan(30_000)
    slow.socket.resume()
    await soon(() => slow.ids().length).toBe(30_000)
    expect(slow.ids()).toEqual(upTo(30_000))
  })

  it('are not opened for pipelined requests', async () => {
    await start()
    const { socket } = await openStream()
    socket.write('GET /0/0 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20))
    await soon(() => [counts.ended > 1, streams.size]).toEqual([true, 0])
  })

  it('end for a stalled reader when its session has ended', async () => {
    await start()
    const slow = await openStream()
    slow.socket.pause()
    for (let written = 0; written < 60; written++) await add(500)
    notifier.notify(chatId)
    await soon(() => counts.reads).toBeGreaterThan(3)
    await endSession('s1')
    await addSession('s2')
    const other = await openStream(29_000, { sessionId: 's2' })
    await soon(() => other.ids().length).toBe(1_000)
    notifier.notify(chatId)
    await soon(() => counts.ended).toBe(1)
    expect(streams.size).toBe(1)
  })

  it('answer HEAD with headers only, and end', async () => {
    await start()
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await soon(() => [counts.ended, streams.size]).toEqual([1, 0])
  })

  it('break if events cannot be read, so that pages reconnect', async () => {
    await start()
    const { isOver } = await openStream()
    await soon(() => counts.reads).toBe(1)
    await storage.close()
    notifier.notify(chatId)
    await soon(isOver).toBe(true)
    storage = openStorage('sqlite::memory:')
  })
})

describe('long poll', () => {
  const timers = createVirtualTimers()
  const poll = (after: number, waitMs: number) =>
    pollEvents({
      read: (seq, limit) => events.after(storage.db, chatId, seq, limit),
      ...{ notifier, chatId, after, waitMs, timers },
      signal: new AbortController().signal,
    })

  it('responds immediately with existing events, and later with new ones', async () => {
    await add()
    expect(await poll(0, 60_000)).toMatchObject([{ seq: 1 }])
    expect(await poll(1, 0)).toEqual([])
    const waiting = poll(1, 60_000)
    await add()
    notifier.notify(chatId)
    expect(await waiting).toMatchObject([{ seq: 2 }])
  })

  it('responds with a message when typing ends, and keeps waiting while someone types', async () => {
    const waiting = poll(0, 60_000)
    notifier.notify(chatId, { type: 'typing', on: true })
    notifier.notify(chatId, { type: 'citizen-typing' })
    await add()
    notifier.notify(chatId, { type: 'typing', on: false })
    expect(await waiting).toMatchObject([{ seq: 1 }])
  })
})
