import { describe, expect, it } from 'vitest'
import type { OutboxItem } from '../../../src/widget/chat/core/state.ts'
import { sendWaiting } from '../../../src/widget/chat/offline/send-waiting.ts'
import { fromSyncTag, toSyncTag } from '../../../src/widget/chat/offline/sync-tag.ts'
import { channel, createFakeBackend, createFakeStore, type Fate } from '../../support/fake-chat.ts'

const item = (n: number, status: OutboxItem['status'] = 'waiting'): OutboxItem => ({
  request: { type: 'text', clientId: `client-${n}0000`, text: `text ${n}` },
  at: `2026-11-21T09:00:0${n}Z`,
  afterSeq: 0,
  status,
})

async function setUp(items: readonly OutboxItem[], fates: readonly Fate[] = []) {
  const backend = createFakeBackend()
  backend.fates.push(...fates)
  const store = createFakeStore()
  await store.saveSession({ token: 'token-1', expiresAt: '', chatId: 'chat-1', channel })
  for (const one of items) await store.putItem(one)
  return { backend, store, send: () => sendWaiting(store, backend.transport) }
}

describe('sending without a page', () => {
  it('sends what waits in the order in which it was written, and leaves the rest', async () => {
    const { backend, store, send } = await setUp([item(3), item(1), item(2, 'failed')])
    await send()
    expect(backend.texts()).toEqual(['text 1', 'text 3'])
    expect([...store.disk.outbox.values()].map(({ status }) => status)).toEqual(['sent', 'sent', 'failed'])
  })

  it('stops at the first that the network swallows, for the browser to try again', async () => {
    const { backend, store, send } = await setUp([item(1), item(2)], ['lost-answer'])
    await expect(send()).rejects.toThrow('network')
    await send()
    expect(backend.texts()).toEqual(['text 1', 'text 2'])
    expect([...store.disk.outbox.values()].every(({ status }) => status === 'sent')).toBe(true)
  })

  it('marks what the relay refuses, and leaves an expired session to the page', async () => {
    const refused = await setUp([item(1), item(2)], [400])
    await refused.send()
    expect([...refused.store.disk.outbox.values()].map(({ status }) => status)).toEqual(['failed', 'sent'])
    const expired = await setUp([item(1)], [401])
    await expect(expired.send()).rejects.toMatchObject({ status: 401 })
    expect([...expired.store.disk.outbox.values()][0]?.status).toBe('waiting')
  })

  it('does nothing on a device without a session', async () => {
    const { backend, store, send } = await setUp([])
    await store.clear()
    await store.putItem(item(1))
    await send()
    expect(backend.received).toEqual([])
  })

  it.each(['demo', 'a:b', 'ünï'])('knows the channel %j by its tag, and no other tag', (gwId) => {
    expect(fromSyncTag(toSyncTag(gwId))).toBe(gwId)
    expect(fromSyncTag(`other:${gwId}`)).toBeUndefined()
  })
})
