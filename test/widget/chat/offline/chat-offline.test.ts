import { describe, expect, it } from 'vitest'
import type { SessionRequest } from '../../../../src/contract/chat/chat.ts'
import { TransportError } from '../../../../src/widget/chat/core/ports.ts'
import type { OutboxItem } from '../../../../src/widget/chat/core/state.ts'
import { sendWaiting } from '../../../../src/widget/chat/offline/send-waiting.ts'
import { fromSyncTag, toSyncTag } from '../../../../src/widget/chat/offline/sync-tag.ts'
import { channel, createFakeBackend, createFakeStore, type Fate } from '../../../support/fake-chat.ts'

const item = (n: number, status: OutboxItem['status'] = 'waiting'): OutboxItem => ({
  request: { type: 'text', clientId: `client-${n}0000`, text: `text ${n}` },
  at: `2026-11-21T09:00:0${n}Z`,
  afterSeq: 0,
  status,
})

const now = '2026-11-21T09:05:00.000Z'

async function setUp(items: readonly OutboxItem[], fates: readonly Fate[] = []) {
  const backend = createFakeBackend()
  backend.fates.push(...fates)
  const store = createFakeStore()
  await store.saveSession({ token: 'token-1', expiresAt: '', chatId: 'chat-1', channel })
  for (const one of items) await store.putItem(one)
  return {
    backend,
    store,
    send: () => sendWaiting({ gwId: 'demo', store, transport: backend.transport, clock: () => now }),
  }
}

describe('sending without a page', () => {
  it('sends waiting messages in the order in which they were written, and leaves the rest', async () => {
    const { backend, store, send } = await setUp([item(3), item(1), item(2, 'failed')])
    await send()
    expect(backend.texts()).toEqual(['text 1', 'text 3'])
    expect([...store.disk.outbox.values()].map(({ status }) => status)).toEqual(['sent', 'sent', 'failed'])
  })

  it('stops at the first message that the network loses, so that the browser retries', async () => {
    const { backend, store, send } = await setUp([item(1), item(2)], ['lost-answer'])
    await expect(send()).rejects.toThrow('network')
    await send()
    expect(backend.texts()).toEqual(['text 1', 'text 2'])
    expect([...store.disk.outbox.values()].every(({ status }) => status === 'sent')).toBe(true)
  })

  it('marks what the relay refuses, and continues with the next', async () => {
    const refused = await setUp([item(1), item(2)], [400])
    await refused.send()
    expect([...refused.store.disk.outbox.values()].map(({ status }) => status)).toEqual(['failed', 'sent'])
  })

  it('renews a session that has expired in the meantime, and stores it for the page', async () => {
    const { backend, store, send } = await setUp([item(1)])
    backend.state.expired.add('token-1')
    backend.sessions.push({ resume: undefined, humanUid: undefined })
    await send()
    expect(backend.sessions.at(-1)).toMatchObject({ resume: 'token-1' })
    expect(backend.texts()).toEqual(['text 1'])
    expect(store.disk.session?.token).toBe(backend.state.token)
  })

  it('renews a session in the environment that the host had named, and stores both', async () => {
    const { backend, store, send } = await setUp([item(1)])
    await store.saveSession({ token: 'token-1', expiresAt: '', chatId: 'chat-1', channel, env: 'test' })
    const { openSession } = backend.transport
    const asked: SessionRequest[] = []
    backend.transport.openSession = (request) => {
      asked.push(request)
      return openSession(request)
    }
    backend.state.expired.add('token-1')
    backend.sessions.push({ resume: undefined, humanUid: undefined })
    await send()
    expect(asked).toMatchObject([{ env: 'test', resume: 'token-1' }])
    expect(store.disk.session).toMatchObject({ env: 'test', token: backend.state.token })
  })

  it('leaves a revoked session to the page', async () => {
    const { backend, store, send } = await setUp([item(1)])
    backend.state.expired.add('token-1')
    backend.state.sessionError = new TransportError('unauthenticated', 401)
    await expect(send()).rejects.toMatchObject({ status: 401 })
    expect([...store.disk.outbox.values()][0]?.status).toBe('waiting')
  })

  it('reports how long messages have waited', async () => {
    const { backend, send } = await setUp([item(1)])
    await send()
    expect(backend.received).toMatchObject([{ clientId: 'client-10000', agoMs: 299_000 }])
  })

  it('opens the chat that a message begins, in the language in which it was begun', async () => {
    const { backend, store, send } = await setUp([])
    await store.clear()
    await store.putItem({ ...item(1), begins: { locale: 'ur' } })
    await send()
    await send()
    expect(backend.sessions).toHaveLength(1)
    expect(backend.texts()).toEqual(['text 1'])
    expect(store.disk.session?.chatId).toBe('chat-1')
  })

  it('does nothing on a device without a session', async () => {
    const { backend, store, send } = await setUp([])
    await store.clear()
    await store.putItem(item(1))
    await send()
    expect(backend.received).toEqual([])
  })

  it.each(['demo', 'a:b', 'ünï'])('recognises the channel %j by its tag, and no other tag', (gwId) => {
    expect(fromSyncTag(toSyncTag(gwId))).toBe(gwId)
    expect(fromSyncTag(`other:${gwId}`)).toBeUndefined()
  })
})
