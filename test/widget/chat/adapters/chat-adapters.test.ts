import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Proof } from '../../../../src/contract/chat/challenge.ts'
import type { SessionRequest } from '../../../../src/contract/chat/chat.ts'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { Problem, toProblemDocument } from '../../../../src/contract/primitives/problem.ts'
import { createChallenges } from '../../../../src/relay/security/rate-limits/challenges.ts'
import { createBrowserIds } from '../../../../src/widget/chat/adapters/browser.ts'
import { createHttpTransport } from '../../../../src/widget/chat/adapters/http-transport.ts'
import { createIdbStore } from '../../../../src/widget/chat/adapters/idb-store.ts'
import { isTransient, type StreamItem } from '../../../../src/widget/chat/core/ports.ts'
import type { OutboxItem } from '../../../../src/widget/chat/core/state.ts'
import { type FakeRelay, type FakeRelayOptions, startFakeRelay } from '../../../support/fake-relay.ts'

describe('HTTP transport', () => {
  const relays: FakeRelay[] = []
  const start = async (options: Partial<FakeRelayOptions> = {}): Promise<FakeRelay> => {
    const relay = await startFakeRelay({ webDir: '/nowhere', ...options })
    relays.push(relay)
    return relay
  }
  afterEach(() => Promise.all(relays.splice(0).map((relay) => relay.close())))

  it('opens a session, sends, and reads the stream from the given position', async () => {
    const relay = await start({
      greeting: [
        { type: 'text', data: { text: 'Hello' } },
        { type: 'progress', step: 1, of: 9 },
      ],
    })
    const transport = createHttpTransport({ origin: relay.url })
    const { token, lastSeq } = await transport.openSession({ gwId: 'demo' })
    expect(lastSeq).toBe(2)
    expect(await transport.send(token, { type: 'text', clientId: 'client-01', text: 'hi' })).toEqual({
      seq: 3,
      clientId: 'client-01',
    })
    const abort = new AbortController()
    const items: StreamItem[] = []
    for await (const item of transport.stream({ token, after: 1, signal: abort.signal })) {
      if (item.type !== 'alive') items.push(item)
      if (items.length === 2) break
    }
    abort.abort()
    expect(items).toMatchObject([
      { type: 'progress', seq: 2 },
      { type: 'message', seq: 3, message: { clientId: 'client-01' } },
    ])
    expect(
      await transport.poll({ token, after: 2, waitSeconds: 1, signal: new AbortController().signal }),
    ).toHaveLength(1)
    expect(await transport.history(token, { before: 3, limit: 50 })).toMatchObject({
      messages: [{ seq: 1 }],
      more: false,
    })
  })

  it('reports the code of a problem, and a missing network', async () => {
    const relay = await start()
    const transport = createHttpTransport({ origin: relay.url })
    await expect(transport.history('nonsense', { before: 1, limit: 1 })).rejects.toMatchObject({
      code: 'session-expired',
      status: 401,
    })
    await relay.close()
    await expect(transport.openSession({ gwId: 'demo' })).rejects.toMatchObject({
      code: 'network',
      status: 0,
    })
  })

  it('treats a response that is not JSON as a network problem', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Welcome to our hotel</html>'))
    await expect(createHttpTransport().openSession({ gwId: 'demo' })).rejects.toMatchObject({
      code: 'network',
    })
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 429, headers: { 'retry-after': '7' } }))
    await expect(createHttpTransport().openSession({ gwId: 'demo' })).rejects.toMatchObject({
      code: 'http-429',
      retryAfterMs: 7000,
    })
    vi.unstubAllGlobals()
  })

  describe('when a challenge is required', () => {
    const challenge = createChallenges({
      keyedHash: createKeyedHash(() => ['a pepper']),
      clock: () => '2026-11-22T12:00:00.000Z',
      work: { cost: 10, numbers: 10 },
    })
    afterEach(() => vi.unstubAllGlobals())

    /** Stubs a relay that sends this number of challenges, and records the requests. */
    function relayThatAsks(times: number) {
      const sent: SessionRequest[] = []
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body))
        if (sent.length > times) return Response.json({ token: 'token-1' }, { status: 201 })
        const problem = new Problem('challenge-required', {
          extensions: { challenge: await challenge.create('demo') },
        })
        return Response.json(toProblemDocument(problem), { status: problem.status })
      })
      return sent
    }
    const solver = () => import('../../../../src/widget/chat/adapters/challenge.ts')
    const open = (transport = createHttpTransport({ solver })) => {
      const onChallenge = vi.fn()
      return { onChallenge, session: transport.openSession({ gwId: 'demo', locale: 'en' }, onChallenge) }
    }

    it('solves it, reports that it is doing so, and opens the same session with the proof', async () => {
      const sent = relayThatAsks(1)
      const { session, onChallenge } = open()
      expect(await session).toEqual({ token: 'token-1' })
      expect(onChallenge).toHaveBeenCalledOnce()
      expect(sent).toMatchObject([{ gwId: 'demo' }, { gwId: 'demo', locale: 'en' }])
      expect(sent[0]).not.toHaveProperty('proof')
      expect(await challenge.check(sent[1]?.proof as Proof, 'demo')).toBe('solved')
    })

    it('solves a second one if the first has expired, and then waits as if the relay were busy', async () => {
      const twice = relayThatAsks(2)
      expect(await open().session).toEqual({ token: 'token-1' })
      expect(new Set(twice.map(({ proof }) => proof?.challenge.signature)).size).toBe(3)
      const ever = relayThatAsks(9)
      const refusal = await open().session.catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'challenge-required', status: 429 })
      expect(isTransient(refusal)).toBe(true)
      expect(ever).toHaveLength(3)
    })

    it('waits if nothing can solve it, as in the service worker', async () => {
      const sent = relayThatAsks(9)
      const refusal = await open(createHttpTransport()).session.catch((error: unknown) => error)
      expect(isTransient(refusal)).toBe(true)
      expect(sent).toHaveLength(1)
    })
  })

  it('ignores everything but events in a stream, and joins an event that arrives in pieces', async () => {
    const pieces = ['data: nonsense\n\ndata: {"type":"typ', 'ing","on":true}\n', '\n']
    vi.stubGlobal('fetch', async () => {
      const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
      return new Response(
        new ReadableStream({ pull: (c) => void (bytes.length ? c.enqueue(bytes.shift()) : c.close()) }),
      )
    })
    const items: StreamItem[] = []
    const options = { token: 't', after: 0, signal: new AbortController().signal }
    for await (const item of createHttpTransport().stream(options)) items.push(item)
    expect(items.filter(({ type }) => type !== 'alive')).toEqual([{ type: 'typing', on: true }])
    vi.unstubAllGlobals()
  })
})

describe('IndexedDB store', () => {
  const item = (clientId: string): OutboxItem => ({
    request: { type: 'text', clientId, text: 'words' },
    at: '2026-11-21T09:00:00Z',
    afterSeq: 0,
    status: 'waiting',
  })

  /** Makes the next writes fail, as on a full device or in a browser that has closed the database. */
  const failWrites = (times: number): void => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    for (let n = 0; n < times; n++)
      put.mockImplementationOnce(() => {
        throw new DOMException('closing', 'InvalidStateError')
      })
  }
  afterEach(() => void vi.restoreAllMocks())

  it('returns what it was given, but only to another page of the same channel', async () => {
    const store = createIdbStore('one')
    await store.putItem(item('client-01'))
    await store.putItem(item('client-02'))
    await store.removeItem('client-01')
    expect(await createIdbStore('one').load()).toEqual({ outbox: [item('client-02')] })
    expect(await createIdbStore('two').load()).toEqual({ outbox: [] })
  })

  it('forgets permanently on request', async () => {
    const store = createIdbStore('three')
    await store.putItem(item('client-01'))
    await store.clear(true)
    await store.putItem(item('client-02'))
    expect(await createIdbStore('three').load()).toEqual({ outbox: [] })
  })

  it('stores what it is given even if the browser has closed the connection', async () => {
    const store = createIdbStore('five')
    await store.putItem(item('client-01'))
    failWrites(1)
    await store.putItem(item('client-02'))
    expect((await createIdbStore('five').load()).outbox).toHaveLength(2)
  })

  it('continues after a failed write, and erases what was stored even after many', async () => {
    const store = createIdbStore('six')
    await store.putItem(item('client-01'))
    failWrites(2)
    await store.putItem(item('client-02'))
    await store.putItem(item('client-03'))
    expect((await createIdbStore('six').load()).outbox).toEqual([item('client-01'), item('client-03')])
    failWrites(4)
    await store.putItem(item('client-04'))
    await store.putItem(item('client-05'))
    await store.putItem(item('client-06'))
    expect((await createIdbStore('six').load()).outbox).toHaveLength(2)
    await store.clear()
    expect(await createIdbStore('six').load()).toEqual({ outbox: [] })
  })

  it('forgets, and never fails, on a device that cannot store', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const store = createIdbStore('four')
    await store.putItem(item('client-01'))
    expect(await store.load()).toEqual({ outbox: [] })
    vi.unstubAllGlobals()
  })
})

describe('ids', () => {
  it('sort by time, differ within a millisecond, and are accepted by the relay', () => {
    let now = 1_800_000_000_000
    const ids = createBrowserIds(() => now)
    const made = Array.from({ length: 100 }, (_, index) => {
      if (index % 10 === 0) now++
      return ids()
    })
    expect([...made].sort()).toEqual(made)
    expect(new Set(made).size).toBe(100)
    for (const id of made) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })
})
