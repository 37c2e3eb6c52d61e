import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSignedOut } from '../../src/console/core/api.ts'
import { toast } from '../../src/console/core/loading.ts'
import { place } from '../../src/console/core/place.ts'
import { session, takeSession } from '../../src/console/core/session.ts'
import { chat, goFrom, isLive, openChat, shownChat, startInbox } from '../../src/console/inbox/inbox-state.ts'
import { askAssistant } from '../../src/console/inbox/ready.ts'
import type { SessionView } from '../../src/contract/console/people.ts'
import { eventually } from '../support/eventually.ts'

/** Request to the relay, which the test answers. */
interface Asked {
  path: string
  /** Whether the page marked the request as unattended. */
  isUnattended: boolean
  answer(body: unknown, status?: number): void
}

/** Open streams, which the test refuses. */
const streams = new Set<FakeStream>()
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  onerror: (() => void) | undefined
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.add(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
    streams.delete(this)
  }
  refuse() {
    this.close()
    this.onerror?.()
    this.dispatchEvent(new Event('error'))
  }
}

describe('inbox', () => {
  let asked: Asked[]
  let end: () => void
  beforeEach(() => {
    asked = []
    streams.clear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('EventSource', FakeStream)
    vi.stubGlobal(
      'fetch',
      (path: string, { headers }: { headers: Record<string, string> }) =>
        new Promise((found) => {
          const isUnattended = headers['x-parley-unattended'] === '1'
          asked.push({
            path,
            isUnattended,
            answer: (body, status = 200) => found(Response.json(body, { status })),
          })
        }),
    )
    takeSession({
      operator: { id: 'ana', role: 'agent', mustEnrol: false },
      csrf: 'token',
      provider: null,
    } as unknown as SessionView)
    onSignedOut.value = () => takeSession({ operator: null, csrf: null, provider: null })
    end = startInbox()
  })
  afterEach(() => {
    end()
    session.value = undefined
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const asking = (ending: string) => asked.findLast(({ path }) => path.endsWith(ending))
  const presenceAsked = () => asked.filter(({ path }) => path.endsWith('/presence')).length

  describe('stream', () => {
    const settled = () => vi.advanceTimersByTimeAsync(0)
    const inboxStreams = () => [...streams].filter(({ url }) => url.endsWith('/inbox/stream'))
    beforeEach(async () => {
      asking('/presence')?.answer({ status: 'online' })
      await settled()
      expect(inboxStreams()).toHaveLength(1)
      inboxStreams()[0]?.refuse()
      expect(isLive.value).toBe(false)
      await vi.advanceTimersByTimeAsync(5_000)
    })

    it('is reopened after it was refused', async () => {
      asking('/presence')?.answer({ status: 'online' })
      await settled()
      expect(inboxStreams()).toHaveLength(1)
    })

    it('triggers a reload of the list and the chat, without counting as user action', async () => {
      asking('/presence')?.answer({ status: 'online' })
      await settled()
      location.hash = '#/inbox/mine/a'
      dispatchEvent(new Event('hashchange'))
      const opened = asked.filter(({ path }) => /view=mine|chats\/a/.test(path))
      expect(opened.map(({ isUnattended }) => isUnattended)).toEqual([false, false, false])
      asked = []
      const data = JSON.stringify({ seq: 1, waiting: 0, escalated: 0, checksum: 'another' })
      inboxStreams()[0]?.dispatchEvent(new MessageEvent('inbox', { data }))
      expect(asked.map(({ path, isUnattended }) => [path, isUnattended])).toEqual([
        ['/console/api/inbox?view=mine', true],
        ['/console/api/chats/a', true],
      ])
    })

    it('is not reopened for a user who is no longer signed in, and the user is notified', async () => {
      asking('/presence')?.answer(
        { type: 'urn:parley:problem:unauthenticated', title: 'no', status: 401 },
        401,
      )
      await settled()
      expect(session.value?.operator).toBeNull()
      const before = presenceAsked()
      await vi.advanceTimersByTimeAsync(120_000)
      expect([inboxStreams().length, presenceAsked()]).toEqual([0, before])
    })
  })

  it('stops requesting a stream that is refused permanently, and shows why', async () => {
    asking('/presence')?.answer(
      { type: 'urn:parley:problem:forbidden', title: 'Your role may not do this', status: 403 },
      403,
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(toast.value).toEqual({ text: 'Your role may not do this', isBad: true })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(presenceAsked()).toBe(1)
  })

  describe('with an open chat', () => {
    const open = (chatId: string) => {
      location.hash = `#/inbox/mine/${chatId}`
      dispatchEvent(new Event('hashchange'))
      expect(place.value.rest[1]).toBe(chatId)
    }
    const viewOf = (chatId: string) => ({ row: { chatId, version: 1 }, lastSeq: 0 })

    it('does not show it with the row of another chat whose answer arrives late', async () => {
      open('a')
      const late = askAssistant({ chatId: 'a', epoch: 1 }, { type: 'card', card: 'bank' })
      open('b')
      asking('/chats/b')?.answer(viewOf('b'))
      await eventually(() => expect(shownChat.value?.row.chatId).toBe('b'))
      asking('/chats/a/assistant')?.answer(viewOf('a'))
      expect(await late).toBe(true)
      expect(openChat.value).toBe('b')
      expect(shownChat.value?.row.chatId).toBe('b')
    })

    it('shows it as returned by a call on it', async () => {
      open('a')
      const answered = askAssistant({ chatId: 'a', epoch: 1 }, { type: 'card', card: 'bank' })
      asking('/chats/a/assistant')?.answer(viewOf('a'))
      expect(await answered).toBe(true)
      expect(shownChat.value?.row.chatId).toBe('a')
    })

    it('navigates away from it, but not from another chat opened in the meantime', () => {
      open('b')
      expect([goFrom('a', 'queue'), place.value.rest]).toEqual([false, ['mine', 'b']])
      expect(goFrom('b', 'queue')).toBe(true)
      dispatchEvent(new Event('hashchange'))
      expect(place.value.rest).toEqual(['queue'])
    })

    it('shows nothing of the previous chat while its own data is loading', async () => {
      open('a')
      asking('/chats/a')?.answer(viewOf('a'))
      await eventually(() => expect(shownChat.value?.row.chatId).toBe('a'))
      open('b')
      chat.value.value = viewOf('a') as unknown as typeof chat.value.value
      expect(shownChat.value).toBeUndefined()
    })
  })
})
