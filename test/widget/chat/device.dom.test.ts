import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdbStore } from '../../../src/widget/chat/adapters/idb-store.ts'
import { beTold, beToldNoMore, isTold } from '../../../src/widget/chat/ui/case/device.ts'

const publicKey = 'BP-_'
const bytesOf = (key: string): ArrayBuffer => Uint8Array.from(Buffer.from(key, 'base64url')).buffer

/** Sets up a browser that subscribes, and a relay that records its requests. */
function setUp(given?: { key: string }) {
  const asked: string[] = []
  let made = 0
  const create = (key: string) => {
    const endpoint = `https://push.example/${++made}`
    return {
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        current = undefined
      },
    }
  }
  let current = given && create(given.key)
  const pushManager = {
    getSubscription: async () => current ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      current = create(applicationServerKey)
      return current
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, ...(body ? [JSON.parse(String(body)).endpoint] : [])].join(' '))
    return new Response(JSON.stringify({ publicKey }))
  })
  return { asked }
}

let runs = 0

describe('push notices on this device', () => {
  let chat = { gwId: '', chatId: 'chat-1', mayKeep: true }
  beforeEach(() => {
    chat = { ...chat, gwId: `demo-${++runs}` }
  })
  afterEach(() => vi.unstubAllGlobals())

  it('are for the chat in which the citizen switched them on, until they are switched off', async () => {
    const { asked } = setUp()
    expect(await isTold(chat)).toBe(false)
    await beTold('token', chat)
    expect(await isTold(chat)).toBe(true)
    await beToldNoMore('token', chat)
    expect(await isTold(chat)).toBe(false)
    expect(asked.at(-1)).toBe('DELETE /chat/v1/push')
  })

  it('are not for another chat of the channel, nor for one started after it was cleared', async () => {
    setUp()
    await beTold('token', chat)
    expect(await isTold({ ...chat, chatId: 'chat-2' })).toBe(false)
    await createIdbStore(chat.gwId).clear()
    expect(await isTold(chat)).toBe(false)
  })

  it('reuse the subscription of another chat', async () => {
    const { asked } = setUp()
    await beTold('token', chat)
    const other = { ...chat, gwId: `${chat.gwId}-other`, chatId: 'chat-2' }
    await beTold('token', other)
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([
      'PUT /chat/v1/push https://push.example/1',
      'PUT /chat/v1/push https://push.example/1',
    ])
    expect([await isTold(chat), await isTold(other)]).toEqual([true, true])
    await beToldNoMore('token', chat)
    expect([await isTold(chat), await isTold(other)]).toEqual([false, true])
  })

  it('can be switched off even if the relay cannot be reached', async () => {
    setUp()
    await beTold('token', chat)
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(beToldNoMore('token', chat)).rejects.toThrow('http-503')
    expect(await isTold(chat)).toBe(true)
  })

  it('subscribe again if the subscription was made with another key', async () => {
    const { asked } = setUp({ key: 'BAAA' })
    await beTold('token', chat)
    expect(asked.at(-1)).toBe('PUT /chat/v1/push https://push.example/2')
  })

  it('leave nothing on the device if the channel does not allow it', async () => {
    setUp()
    await beTold('token', { ...chat, mayKeep: false })
    expect(await isTold(chat)).toBe(false)
  })
})
