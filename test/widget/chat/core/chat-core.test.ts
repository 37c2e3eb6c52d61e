import { describe, expect, it } from 'vitest'
import { createChat } from '../../../../src/widget/chat/core/chat.ts'
import { type Transport, TransportError } from '../../../../src/widget/chat/core/ports.ts'
import { sendWaiting } from '../../../../src/widget/chat/offline/send-waiting.ts'
import { channel, createFakeBackend, createFakeDevice, settle, wordsOf } from '../../../support/fake-chat.ts'

async function setUp(options?: Parameters<typeof createFakeBackend>[0]) {
  const backend = createFakeBackend(options)
  backend.say('Hello')
  const device = createFakeDevice(backend)
  const chat = await device.open()
  return { ...device, chat }
}

describe('typing notification', () => {
  it('is sent every few seconds while an agent has the chat, and never to the assistant', async () => {
    const { chat, backend, time } = await setUp()
    chat.typing()
    expect(backend.typed).toEqual([])
    backend.say('Ana has come', { view: 'joined' })
    await settle()
    chat.typing()
    chat.typing()
    await settle()
    expect(backend.typed).toHaveLength(1)
    backend.say('Where did it go?')
    await time.advance(3_000)
    chat.typing()
    await settle()
    expect(backend.typed).toHaveLength(2)
    backend.say('Ana has left', { view: 'left' })
    await time.advance(3_000)
    chat.typing()
    await settle()
    expect(backend.typed).toHaveLength(2)
  })
})

describe('sending', () => {
  it('stores a message on the device before it is sent to the relay', async () => {
    const { chat, store, network } = await setUp()
    network.set(false)
    await chat.sendText('help me')
    await settle()
    expect([...store.disk.outbox.values()]).toMatchObject([
      { request: { text: 'help me' }, status: 'waiting' },
    ])
    expect(wordsOf(chat)).toEqual(['Hello', 'waiting: help me'])
  })

  it('replaces the local message with the relay’s echo, once', async () => {
    const { chat, backend, store } = await setUp()
    await chat.sendText('help me')
    await settle()
    expect(wordsOf(chat)).toEqual(['Hello', 'help me'])
    expect(backend.received).toHaveLength(1)
    expect(store.disk.outbox.size).toBe(0)
  })

  it.each(['lost-answer', 'lost-request', 500, 503, 429, 408] as const)(
    'retries after %s with the same clientId, and shows one message',
    async (fate) => {
      const { chat, backend, time } = await setUp()
      backend.fates.push(fate, fate)
      await chat.sendText('help me')
      await time.advance(10_000)
      expect(backend.texts()).toEqual(['Hello', 'help me'])
      expect(wordsOf(chat)).toEqual(['Hello', 'help me'])
      expect(new Set(backend.received.map(({ clientId }) => clientId)).size).toBe(1)
    },
  )

  it('keeps the order and has only one request in progress', async () => {
    const { chat, backend, time } = await setUp()
    backend.fates.push('lost-request', 'ok', 'lost-answer', 'ok', 'ok')
    for (const text of ['one', 'two', 'three']) await chat.sendText(text)
    await time.advance(10_000)
    expect(backend.texts()).toEqual(['Hello', 'one', 'two', 'three'])
  })

  it('marks what the relay refuses as failed, and continues with the next', async () => {
    const { chat, backend } = await setUp()
    backend.fates.push(400)
    await chat.sendText('bad')
    await chat.sendText('good')
    await settle()
    expect(backend.texts()).toEqual(['Hello', 'good'])
    expect(chat.state.value.outbox).toMatchObject([
      { status: 'failed', code: 'status-400', request: { text: 'bad' } },
    ])
  })

  it('retries a failed message on request, and deletes it on request', async () => {
    const { chat, backend, store } = await setUp()
    backend.fates.push(400, 400)
    await chat.sendText('first')
    await chat.sendText('second')
    await settle()
    const [first, second] = chat.state.value.outbox
    await chat.retry(first?.request.clientId ?? '')
    await chat.discard(second?.request.clientId ?? '')
    await settle()
    expect(backend.texts()).toEqual(['Hello', 'first'])
    expect(store.disk.outbox.size).toBe(0)
  })

  it('waits without trying while offline, and sends when back online', async () => {
    const { chat, backend, network, time } = await setUp()
    network.set(false)
    await chat.sendText('from the bus')
    await time.advance(120_000)
    expect(backend.received).toEqual([])
    network.set(true)
    await time.advance(5000)
    expect(backend.texts()).toEqual(['Hello', 'from the bus'])
  })

  it('continues after a reload where it stopped, in order and with the same ids', async () => {
    const { chat, backend, open, time } = await setUp()
    backend.fates.push('lost-answer', ...Array<'lost-request'>(20).fill('lost-request'))
    await chat.sendText('one')
    await chat.sendText('two')
    await settle()
    chat.stop()
    backend.fates.length = 0
    const again = await open()
    await time.advance(60_000)
    expect(backend.texts()).toEqual(['Hello', 'one', 'two'])
    expect(wordsOf(again)).toEqual(['Hello', 'one', 'two'])
  })

  it('keeps no trace of messages that the relay has removed', async () => {
    const { chat, backend, store, time } = await setUp()
    backend.state.mask = () => 'My PIN is ••••'
    await chat.sendText('My PIN is 4711')
    await time.advance(5000)
    chat.flush()
    expect(wordsOf(chat)).toEqual(['Hello', 'My PIN is ••••'])
    expect(JSON.stringify([store.disk, [...store.disk.outbox]])).not.toContain('4711')
    expect(JSON.stringify(chat.state.value)).not.toContain('4711')
  })

  it('sends a postback with its payload, and shows the label as the citizen’s message', async () => {
    const { chat, backend } = await setUp()
    await chat.sendPostback('step:3', 'Next', 'reply-1')
    await settle()
    expect(backend.received).toMatchObject([
      { type: 'postback', payload: 'step:3', text: 'Next', replyToken: 'reply-1' },
    ])
  })

  it.each(['', '   ', '\n'])('sends nothing for %j', async (text) => {
    const { chat, backend } = await setUp()
    await chat.sendText(text)
    await settle()
    expect(backend.received).toEqual([])
  })
})

describe('listening', () => {
  it('applies every event once, however often it arrives', async () => {
    const { chat, backend } = await setUp()
    const event = backend.say('Once')
    backend.inject(event)
    backend.inject(event)
    await settle()
    expect(wordsOf(chat)).toEqual(['Hello', 'Once'])
  })

  it('shows nothing past a gap, and requests again from the last event before it', async () => {
    const { chat, backend, time } = await setUp()
    const seen: string[][] = []
    chat.state.subscribe(() => seen.push(wordsOf(chat)))
    // The second event is on the relay, but was lost on the way to this page.
    backend.events.push({
      type: 'message',
      seq: 2,
      message: {
        id: 'm2',
        seq: 2,
        at: time.clock(),
        lang: 'en',
        author: { kind: 'bot' },
        type: 'text',
        data: { text: 'two' },
      },
    })
    backend.say('three')
    await time.advance(2000)
    expect(wordsOf(chat)).toEqual(['Hello', 'two', 'three'])
    expect(seen.some((words) => words.includes('three') && !words.includes('two'))).toBe(false)
    expect(backend.state.streams).toBe(2)
  })

  it('gets what it missed after the stream broke', async () => {
    const { chat, backend, time } = await setUp()
    backend.cut()
    await settle()
    expect(chat.state.value.connection).toBe('retrying')
    backend.say('Meanwhile')
    await time.advance(2000)
    expect(wordsOf(chat)).toEqual(['Hello', 'Meanwhile'])
    expect(chat.state.value.connection).toBe('live')
  })

  it('reconnects when the stream has been silent for too long', async () => {
    const { backend, time } = await setUp()
    await time.advance(50_000)
    expect(backend.state.streams).toBe(2)
  })

  it('stays on a stream that gives signs of life', async () => {
    const { backend, time } = await setUp()
    for (let beat = 0; beat < 6; beat++) {
      await time.advance(20_000)
      backend.inject({ type: 'alive' })
    }
    await settle()
    expect(backend.state.streams).toBe(1)
  })

  it('polls instead of listening if the stream is held back', async () => {
    const backend = createFakeBackend()
    backend.state.mute = true
    backend.say('Hello')
    const { open, time } = createFakeDevice(backend)
    const chat = await open()
    await time.advance(40_000)
    expect(wordsOf(chat)).toEqual(['Hello'])
    backend.say('More')
    await settle()
    expect(wordsOf(chat)).toEqual(['Hello', 'More'])
    expect(backend.polls.length).toBeGreaterThan(1)
  })

  it('drops a dead connection as soon as the device reports that its network is lost', async () => {
    const { chat, backend, network, time } = await setUp()
    network.set(false)
    await time.advance(1000)
    expect(chat.state.value.connection).toBe('offline')
    network.set(true)
    await time.advance(1000)
    backend.say('Missed nothing')
    await settle()
    expect(wordsOf(chat)).toEqual(['Hello', 'Missed nothing'])
  })

  it('reports that it is offline, and connects as soon as there is a network', async () => {
    const { chat, backend, network } = await setUp()
    network.set(false)
    backend.cut()
    await settle()
    expect(chat.state.value.connection).toBe('offline')
    network.set(true)
    await settle()
    expect(chat.state.value.connection).toBe('live')
  })

  it('shows typing until the next message arrives', async () => {
    const { chat, backend } = await setUp()
    backend.inject({ type: 'typing', on: true })
    await settle()
    expect(chat.state.value.typing).toBe(true)
    backend.say('There')
    await settle()
    expect(chat.state.value.typing).toBe(false)
  })

  it('tracks the progress and the cases', async () => {
    const { chat, backend } = await setUp()
    backend.record({ type: 'progress', seq: backend.nextSeq(), step: 2, of: 9 })
    backend.record({ type: 'case', seq: backend.nextSeq(), caseId: 'CASE-1', status: 'received' })
    backend.record({ type: 'case', seq: backend.nextSeq(), caseId: 'CASE-1', status: 'tracing' })
    await settle()
    expect(chat.state.value).toMatchObject({ progress: { step: 2, of: 9 }, caseIds: ['CASE-1'], caseNews: 2 })
  })
})

describe('session', () => {
  it('continues the same chat after a reload, and shows it before the relay answers', async () => {
    const { chat, backend, open, time } = await setUp()
    await time.advance(1000)
    chat.stop()
    const openSession = backend.transport.openSession
    backend.transport.openSession = () => new Promise(() => undefined)
    const waiting = await open()
    expect(waiting.state.value.phase).toBe('opening')
    expect(wordsOf(waiting)).toEqual(['Hello'])
    waiting.stop()
    backend.transport.openSession = openSession
    await open()
    expect(backend.sessions).toEqual([
      { resume: undefined, humanUid: undefined },
      { resume: 'token-1', humanUid: undefined },
    ])
  })

  it('renews an expired session once and continues', async () => {
    const { chat, backend } = await setUp()
    backend.state.expired.add('token-1')
    await chat.sendText('still here')
    await settle()
    expect(backend.texts()).toEqual(['Hello', 'still here'])
    expect(backend.sessions.map(({ resume }) => resume)).toEqual([undefined, 'token-1'])
  })

  it('reports why the relay refuses, and asks again only on request', async () => {
    const backend = createFakeBackend()
    backend.state.sessionError = new TransportError('channel-not-found', 404)
    const { open, time } = createFakeDevice(backend)
    const chat = await open()
    await time.advance(600_000)
    expect(chat.state.value).toMatchObject({ phase: 'refused', refusal: 'channel-not-found' })
    backend.state.sessionError = undefined
    chat.again()
    await settle()
    expect(chat.state.value.phase).toBe('open')
    expect(backend.sessions).toHaveLength(1)
  })

  it('reports in each tab that the device works on a challenge, and retries later if it failed', async () => {
    const backend = createFakeBackend()
    const { transport } = backend
    const { openSession } = transport
    let solve = (_isSolved: boolean) => {}
    transport.openSession = async (request, onChallenge) => {
      onChallenge?.()
      const isSolved = await new Promise<boolean>((resolve) => (solve = resolve))
      if (!isSolved) throw new TransportError('challenge-required', 429)
      return openSession(request)
    }
    const { open, time } = createFakeDevice(backend)
    const tabs = [await open(), await open()]
    const connections = () => tabs.map((chat) => chat.state.value.connection)
    expect(connections()).toEqual(['checking', 'checking'])
    solve(false)
    await settle()
    expect(connections()).toEqual(['retrying', 'retrying'])
    await time.advance(10_000)
    expect(connections()).toEqual(['checking', 'checking'])
    solve(true)
    await settle()
    expect(connections()).toEqual(['live', 'live'])
    expect(backend.sessions).toHaveLength(1)
  })

  it('starts a new chat instead of locking the citizen out if the relay accepts no earlier token', async () => {
    const { chat, backend, open } = await setUp()
    chat.stop()
    const { openSession } = backend.transport
    backend.transport.openSession = async (request) => {
      if (request.resume) throw new TransportError('unauthenticated', 401)
      return openSession(request)
    }
    backend.state.chatId = 'chat-2'
    const again = await open()
    expect(again.state.value).toMatchObject({ phase: 'open', chatId: 'chat-2' })
  })

  it('tells the relay who is chatting, when the session opens and when this changes', async () => {
    const backend = createFakeBackend()
    const { open } = createFakeDevice(backend)
    const chat = await open()
    await chat.setHuman({ humanUid: 'person-1' })
    await settle()
    expect(backend.humans).toEqual([{ humanUid: 'person-1' }])
  })

  it('never shows one person the chat of another', async () => {
    const { chat, backend, open, store, time } = await setUp()
    await chat.setHuman({ humanUid: 'person-1' })
    await chat.sendText('my secret story')
    await time.advance(1000)
    chat.stop()
    backend.events.length = 0
    backend.state.chatId = 'chat-2'
    const other = await open({ humanUid: 'person-2' })
    expect(wordsOf(other)).toEqual([])
    expect(backend.sessions.at(-1)).toEqual({ resume: undefined, humanUid: 'person-2' })
    expect(JSON.stringify(store.disk)).not.toContain('my secret story')
  })

  it.each([
    { of: 'person', first: { human: { humanUid: 'person-1' } }, second: { human: { humanUid: 'person-2' } } },
    { of: 'environment', first: { env: 'test' }, second: { env: 'live' } },
  ])('ends the chat of one $of in its tab when a page of another is opened', async ({ first, second }) => {
    for (const ephemeral of [false, true]) {
      const backend = createFakeBackend({ channel: { ephemeral } })
      const { openAs, store, time } = createFakeDevice(backend)
      const chat = await openAs(first)
      await chat.sendText('my secret story')
      await time.advance(1000)
      backend.events.length = 0
      backend.state.chatId = 'chat-2'
      const other = await openAs(second)
      expect(wordsOf(other)).toEqual([])
      expect(other.state.value).toMatchObject({ phase: 'open', chatId: 'chat-2' })
      expect(JSON.stringify(store.disk)).not.toContain('my secret story')
      await other.sendText('my own')
      await time.advance(1000)
      expect(backend.texts()).toEqual(['my own'])
      // It still exists on the relay, so the page must not report it as erased.
      expect(chat.state.value).toMatchObject({ phase: 'ended', isErased: undefined })
      expect(wordsOf(chat)).toEqual([])
    }
  })

  it('ends the chat of another person even if the new page’s chat has not been opened yet', async () => {
    const { open } = createFakeDevice(createFakeBackend())
    const chat = await open({ humanUid: 'person-1' })
    await open({ humanUid: 'person-2' }, new Promise(() => undefined))
    expect(chat.state.value.phase).toBe('ended')
  })

  it('ignores a session that was started for another person while it waited to lead', async () => {
    const backend = createFakeBackend()
    const { open, deps, store } = createFakeDevice(backend)
    const lead = new AbortController()
    await deps().tabs.lead(lead.signal)
    await open({ humanUid: 'person-2' })
    await store.saveSession({ token: 'own', expiresAt: '', chatId: 'chat-1', channel, humanUid: 'person-1' })
    lead.abort()
    await settle()
    expect(backend.sessions).toEqual([{ resume: undefined, humanUid: 'person-2' }])
  })

  it('ends the chat of one person in every tab when the host of one tab names another', async () => {
    const backend = createFakeBackend()
    const { open, time } = createFakeDevice(backend)
    const leading = await open({ humanUid: 'person-1' })
    const following = await open({ humanUid: 'person-1' })
    await following.sendText('my secret story')
    await time.advance(1000)
    backend.events.length = 0
    backend.state.chatId = 'chat-2'
    await leading.setHuman({ humanUid: 'person-2' })
    await leading.sendText('my own')
    await time.advance(1000)
    expect(wordsOf(leading)).toEqual(['my own'])
    expect(following.state.value).toMatchObject({ phase: 'ended', isErased: undefined })
    expect(wordsOf(following)).toEqual([])
  })

  it.each([
    { named: 'nobody', as: undefined },
    { named: 'another person', as: { humanUid: 'person-2' } },
    { named: 'another person with a proof', as: { humanUid: 'person-2', humanHash: 'hash' } },
  ])('never shows the chat of a person to a page that names $named', async ({ as }) => {
    for (const bind of [{ humanUid: 'person-1' }, { humanUid: 'person-1', humanHash: 'hash' }]) {
      const backend = createFakeBackend()
      const { open, time, store } = createFakeDevice(backend)
      const before = await open(bind)
      await before.sendText('my secret story')
      await time.advance(1000)
      const { token } = backend.state
      before.stop()
      backend.events.length = 0
      backend.state.chatId = 'chat-2'
      const after = await open(as)
      expect(wordsOf(after)).toEqual([])
      expect(backend.sessions.at(-1)).toEqual({ resume: undefined, humanUid: as?.humanUid })
      expect(backend.signedOut).toEqual([token])
      await time.advance(1000)
      expect(JSON.stringify(store.disk)).not.toContain('my secret story')
      expect(JSON.stringify([...store.disk.outbox])).toBe('[]')
    }
  })

  it('never shows a proven chat to a page that only claims the same person', async () => {
    const backend = createFakeBackend()
    const { open, time } = createFakeDevice(backend)
    const before = await open({ humanUid: 'person-1', humanHash: 'hash' })
    await before.sendText('my secret story')
    await time.advance(1000)
    backend.events.length = 0
    backend.state.chatId = 'chat-2'
    const after = await open({ humanUid: 'person-1' })
    expect(wordsOf(after)).toEqual([])
    expect(before.state.value.phase).toBe('ended')
    expect(backend.sessions.at(-1)).toEqual({ resume: undefined, humanUid: 'person-1' })
  })

  it('continues the chat of a claim when the same device claims the same person', async () => {
    const backend = createFakeBackend()
    const { open, time } = createFakeDevice(backend)
    const before = await open({ humanUid: 'person-1' })
    await before.sendText('my story')
    await time.advance(1000)
    before.stop()
    const after = await open({ humanUid: 'person-1' })
    expect(wordsOf(after)).toEqual(['my story'])
    expect(backend.sessions.at(-1)).toEqual({ resume: 'token-1', humanUid: 'person-1' })
  })

  it('waits for a host that names the person shortly after the page has opened', async () => {
    const backend = createFakeBackend()
    const { deps, open, time } = createFakeDevice(backend)
    const before = await open({ humanUid: 'person-1' })
    await before.sendText('my story')
    await time.advance(1000)
    before.stop()
    const late = createChat({ gwId: 'demo' }, deps(), new Promise(() => undefined))
    const started = late.start()
    await settle()
    expect(wordsOf(late)).toEqual([])
    await late.setHuman({ humanUid: 'person-1' })
    await time.advance(10_000)
    await started
    await settle()
    expect(wordsOf(late)).toEqual(['my story'])
    expect(backend.signedOut).toEqual([])
  })

  it('clears the device after ten seconds on a page that names no one, even if the chat is not opened', async () => {
    const backend = createFakeBackend()
    const { deps, open, time, store } = createFakeDevice(backend)
    const before = await open({ humanUid: 'person-1' })
    await before.sendText('my secret story')
    await time.advance(1000)
    void createChat({ gwId: 'demo' }, deps(), new Promise(() => undefined)).start()
    await time.advance(9_000)
    expect(store.disk.session).toBeDefined()
    await time.advance(1_000)
    expect(store.disk).toEqual({ outbox: new Map() })
    expect(before.state.value.phase).toBe('ended')
    expect(backend.sessions).toHaveLength(1)
  })

  it('starts another chat when the host names another person', async () => {
    const { chat, backend, store } = await setUp()
    await chat.setHuman({ humanUid: 'person-1' })
    await chat.sendText('mine')
    await settle()
    backend.events.length = 0
    backend.state.chatId = 'chat-2'
    await chat.setHuman({ humanUid: 'person-2' })
    await settle()
    expect(wordsOf(chat)).toEqual([])
    expect(backend.sessions.at(-1)).toEqual({ resume: undefined, humanUid: 'person-2' })
    expect(JSON.stringify(store.disk)).not.toContain('mine')
  })

  describe('at sign-out', () => {
    const people = [
      { bound: 'a claim', as: { humanUid: 'person-1' } },
      { bound: 'a proof', as: { humanUid: 'person-1', humanHash: 'hash' } },
    ]
    it.each(people)('leaves nothing of a chat bound by $bound', async ({ as }) => {
      const backend = createFakeBackend()
      const { open, time, store, network } = createFakeDevice(backend)
      const chat = await open(as)
      const other = await open(as)
      await chat.sendText('my secret story')
      await time.advance(1000)
      network.set(false)
      await other.sendText('unsent words')
      await settle()
      expect(await chat.signOut(false)).toBe(true)
      await time.advance(1000)
      expect(store.disk).toEqual({ outbox: new Map() })
      for (const tab of [chat, other]) {
        expect(tab.state.value.phase).toBe('ended')
        expect(wordsOf(tab)).toEqual([])
      }
      expect(backend.signedOut).toEqual(['token-1'])
    })

    it.each(people)(
      'does not bring back a chat bound by $bound in a tab that was left open',
      async ({ as }) => {
        const backend = createFakeBackend()
        const { open, time } = createFakeDevice(backend)
        const chat = await open(as)
        const left = await open(as)
        await chat.sendText('my secret story')
        await time.advance(1000)
        await chat.signOut(false)
        backend.events.length = 0
        backend.state.chatId = 'chat-2'
        left.again()
        await settle()
        expect(backend.sessions.at(-1)).toEqual({ resume: undefined, humanUid: undefined })
        expect(wordsOf(left)).toEqual([])
      },
    )

    it('leaves a chat in which no one was named alone, unless the device must be cleared', async () => {
      const { chat, store, backend } = await setUp()
      await chat.sendText('my story')
      await settle()
      expect(await chat.signOut(false)).toBe(false)
      expect(wordsOf(chat)).toEqual(['Hello', 'my story'])
      expect(await chat.signOut(true)).toBe(true)
      expect(store.disk).toEqual({ outbox: new Map() })
      expect(backend.signedOut).toEqual(['token-1'])
    })

    it('clears the device even if the relay cannot be reached, and waits three seconds for it', async () => {
      const { chat, store, backend, time } = await setUp()
      backend.transport.signOut = () => new Promise(() => undefined)
      const done = chat.signOut(true)
      await settle()
      expect(store.disk).toEqual({ outbox: new Map() })
      await time.advance(3_000)
      expect(await done).toBe(true)
    })

    it('stores no session that was being opened at that moment', async () => {
      const backend = createFakeBackend()
      const { open, store } = createFakeDevice(backend)
      const { openSession } = backend.transport
      let answer = () => {}
      backend.transport.openSession = async (request) => {
        await new Promise<void>((resolve) => (answer = resolve))
        return openSession(request)
      }
      const chat = await open({ humanUid: 'person-1' })
      await chat.signOut(true)
      answer()
      await settle()
      expect(store.disk).toEqual({ outbox: new Map() })
    })
  })

  it('starts from the newest messages if it is far behind, and loads earlier ones on request', async () => {
    const backend = createFakeBackend()
    for (let n = 1; n <= 500; n++) backend.say(`message ${n}`)
    const { open } = createFakeDevice(backend)
    const chat = await open()
    expect(wordsOf(chat)).toHaveLength(60)
    await chat.loadEarlier()
    expect(wordsOf(chat)).toHaveLength(110)
    expect(wordsOf(chat)[0]).toBe('message 391')
    expect(chat.state.value.earlier).toBe('some')
  })

  it('shows once, and then deletes, older messages that the device sent without a page', async () => {
    const backend = createFakeBackend()
    const device = createFakeDevice(backend)
    const { store, open, deps, time } = device
    await store.saveSession({ token: 'token-1', expiresAt: '', chatId: 'chat-1', channel })
    for (let n = 10; n < 90; n++) {
      const request = { type: 'text' as const, clientId: `client-${n}0000`, text: `answer ${n}` }
      await store.putItem({ request, at: `2026-11-21T08:${n}`, afterSeq: 0, status: 'waiting' })
    }
    await sendWaiting({ gwId: 'demo', store, transport: backend.transport, clock: deps().clock })
    expect(store.disk.outbox.size).toBe(80)
    const chat = await open()
    await time.advance(2000)
    expect(wordsOf(chat)).toEqual(backend.texts().slice(-60))
    expect(store.disk.outbox.size).toBe(0)
  })

  it('does not show sent messages of a chat that the relay no longer continues', async () => {
    const { backend, store, open, chat, time } = await setUp()
    await time.advance(2000)
    chat.stop()
    const request = { type: 'text' as const, clientId: 'client-old', text: 'long ago' }
    await store.putItem({ request, at: '2026-11-21T08:00', afterSeq: 1, status: 'sent', seq: 70 })
    const waits = { type: 'text' as const, clientId: 'client-new', text: 'still to say' }
    await store.putItem({ request: waits, at: '2026-11-21T08:01', afterSeq: 1, status: 'waiting' })
    backend.state.chatId = 'chat-2'
    const next = await open()
    expect(wordsOf(next)).toEqual(['Hello', 'still to say'])
    expect(store.disk.outbox.size).toBe(0)
  })

  it('sends the relay nothing for a visitor who has not chatted, until the chat is opened', async () => {
    const { backend, open } = createFakeDevice(createFakeBackend())
    let want = () => {}
    const chat = await open(
      undefined,
      new Promise<void>((resolve) => {
        want = resolve
      }),
    )
    expect(backend.sessions).toEqual([])
    expect(chat.state.value.phase).toBe('opening')
    want()
    await settle()
    expect(wordsOf(chat)).toEqual([])
    expect(backend.sessions).toHaveLength(1)
  })

  it('is one chat once it is opened, whoever was named before', async () => {
    const backend = createFakeBackend()
    const { deps } = createFakeDevice(backend)
    let streams = 0
    let want = () => {}
    const wanted = new Promise<void>((resolve) => {
      want = resolve
    })
    const stream: Transport['stream'] = (options) => {
      streams++
      return backend.transport.stream(options)
    }
    // Without locks, every tab leads.
    const tabs = { ...deps().tabs, lead: async () => undefined }
    const human = { humanUid: 'person-1' }
    const all = { ...deps(), tabs, transport: { ...backend.transport, stream } }
    const chat = createChat({ gwId: 'demo', human }, all, wanted)
    await chat.start()
    await chat.setHuman({ humanUid: 'person-2' })
    want()
    await settle()
    expect(backend.sessions).toEqual([{ resume: undefined, humanUid: 'person-2' }])
    expect(streams).toBe(1)
  })

  it('listens behind a closed panel for someone who has chatted', async () => {
    const { chat, backend, time, open } = await setUp()
    await time.advance(2000)
    chat.stop()
    const again = await open(undefined, new Promise(() => {}))
    backend.say('One more thing')
    await settle()
    expect(wordsOf(again)).toEqual(['Hello', 'One more thing'])
  })

  it('stores nothing on the device in an ephemeral channel', async () => {
    const { chat, store, time } = await setUp({ channel: { ephemeral: true } })
    await chat.sendText('leave no trace')
    await time.advance(2000)
    chat.flush()
    expect(store.disk).toEqual({ outbox: new Map() })
    expect(wordsOf(chat)).toEqual(['Hello', 'leave no trace'])
  })

  it('stores at most 500 messages on the device', async () => {
    const { chat, backend, store, time } = await setUp()
    for (let n = 0; n < 600; n++) backend.say(`message ${n}`)
    await time.advance(2000)
    chat.flush()
    expect(store.disk.log?.messages).toHaveLength(500)
  })

  it('erases on the relay and on the device', async () => {
    const { chat, backend, store, time } = await setUp()
    await chat.sendText('forget me')
    await time.advance(2000)
    await chat.erase()
    expect(backend.events).toEqual([])
    expect(store.disk).toEqual({ outbox: new Map() })
    expect(chat.state.value).toMatchObject({ phase: 'ended', isErased: true, messages: [] })
  })

  it('does not open another chat on a page where it was erased, until the citizen starts a new one', async () => {
    const { chat, backend, time } = await setUp()
    const { send } = backend.transport
    // The last message is in progress, and arrives when the chat no longer exists.
    let arrive: () => void = () => undefined
    backend.transport.send = (token, request) =>
      new Promise<void>((done) => (arrive = done)).then(() => send(token, request))
    await chat.sendText('forget me')
    await settle()
    await chat.erase()
    backend.state.chatId = 'chat-2'
    backend.state.expired.add('token-1')
    arrive()
    await expect(chat.withToken(async (token) => token)).rejects.toThrow('ended')
    await time.advance(60_000)
    expect(backend.sessions).toHaveLength(1)
    expect(chat.state.value.phase).toBe('ended')
    chat.again()
    await settle()
    expect(backend.sessions).toHaveLength(2)
    expect(chat.state.value).toMatchObject({ phase: 'open', chatId: 'chat-2' })
  })

  it('erases nothing here if the relay cannot be reached', async () => {
    const { chat, backend } = await setUp()
    backend.transport.erase = () => Promise.reject(new TransportError('network'))
    await expect(chat.erase()).rejects.toThrow('network')
    expect(wordsOf(chat)).toEqual(['Hello'])
  })
})

describe('several tabs', () => {
  it('have one of them listen and send, and show the same in all', async () => {
    const { chat, backend, open, time } = await setUp()
    const second = await open()
    const third = await open()
    await third.sendText('from the third')
    await second.sendText('from the second')
    backend.say('Thanks')
    await time.advance(5000)
    const words = ['Hello', 'from the third', 'from the second', 'Thanks']
    expect([...wordsOf(chat)].sort()).toEqual([...words].sort())
    expect(wordsOf(second)).toEqual(wordsOf(chat))
    expect(wordsOf(third)).toEqual(wordsOf(chat))
    expect(backend.state.streams).toBe(1)
    expect(backend.received).toHaveLength(2)
  })

  it('pass on the lead when the leader closes, without losing or doubling a message', async () => {
    const { chat, backend, open, time } = await setUp()
    const second = await open()
    backend.fates.push(...Array<'lost-answer'>(3).fill('lost-answer'))
    await second.sendText('keep me')
    await settle()
    chat.stop()
    await time.advance(20_000)
    expect(backend.texts()).toEqual(['Hello', 'keep me'])
    expect(wordsOf(second)).toEqual(['Hello', 'keep me'])
    expect(second.state.value.connection).toBe('live')
  })

  it('are all cleared when one erases the chat, and all start again', async () => {
    const { chat, open } = await setUp()
    const second = await open()
    await second.erase()
    await settle()
    expect(chat.state.value).toMatchObject({ phase: 'ended', isErased: true })
    chat.again()
    await settle()
    expect([chat.state.value.phase, second.state.value.phase]).toEqual(['open', 'open'])
  })
})
