import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChatEvents } from '../../src/relay/citizen-api/chat/chat-events.ts'
import { answerTranscript } from '../../src/relay/citizen-api/chat/transcript-answer.ts'
import type { Channel } from '../../src/relay/config/channel.ts'
import type { SessionClaims } from '../../src/relay/security/auth/session-tokens.ts'
import { createMemoryBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { createFakeVoice } from '../support/fake-voice.ts'
import { startRelay, type TestRelay, type TestRelayOptions } from '../support/relay.ts'
import { acts, createVisitor, say, sessionOf } from '../support/visitor.ts'

let relay: TestRelay
let voice: ReturnType<typeof createFakeVoice>
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await relay.stop()
})

const start = async (config: TestRelayOptions['config'] = {}, more: Partial<TestRelayOptions> = {}) => {
  voice = createFakeVoice(Buffer.from([0xff, 0xfb, 0x90, 0x64]))
  relay = await startRelay({ dispatch: voice.dispatch, config, ...more })
}

/** A connection held open by an attacker; `answer` returns what it has received so far. */
async function hold(text = '', from = '127.0.0.1') {
  const { port } = new URL(relay.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
  sockets.add(socket)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  const closed = new Promise<string>((done) => socket.once('close', () => done(answer)))
  await once(socket, 'connect')
  if (text) socket.write(text)
  return { socket, closed, answer: () => answer }
}

/** Sends one byte every `everyMs` until there is a response; returns it once the connection is closed. */
async function drip(text: string, everyMs = 20) {
  const held = await hold(text)
  const timer = setInterval(() => {
    if (held.answer() === '') held.socket.write('x')
    else held.socket.end()
  }, everyMs)
  const answer = await held.closed
  clearInterval(timer)
  return answer
}

const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`
const healthy = async () => (await fetch(`${relay.url}/healthz`, { headers: { connection: 'close' } })).status

describe('connection limits', () => {
  it('closes a connection that sends nothing within the header timeout', async () => {
    await start({ capacity: { headersMs: 300 } })
    const { closed } = await hold()
    expect(await closed).toMatch(/^(HTTP\/1\.1 408|$)/)
  })

  it('closes a connection that drips its headers within the header timeout', async () => {
    await start({ capacity: { headersMs: 300 } })
    expect(await drip('GET / HTTP/1.1\r\nx: ')).toContain('HTTP/1.1 408')
  })

  it.each([
    { path: '/chat/v1/sessions', what: 'a session' },
    { path: '/webhooks/demo', what: 'a delivery' },
  ])('responds with 408 and closes a connection that drips the body of $what', async ({ path }) => {
    await start({ proxy: { requestBodyMs: 300 } })
    const answer = await drip(post(path, 10_000))
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain('urn:parley:problem:request-timeout')
  })

  it('responds with 408 and closes a connection that drips the body of a message', async () => {
    await start({ proxy: { requestBodyMs: 300 } })
    const { token } = await sessionOf(createVisitor(relay, { address: 'x' }))
    const answer = await drip(post('/chat/v1/messages', 10_000, `authorization: Bearer ${token}\r\n`))
    expect(answer).toContain('HTTP/1.1 408')
  })

  it.each([
    { what: 'a recording', head: 'POST /chat/v1/transcriptions?lang=en', type: 'audio/wav' },
    {
      what: 'a part of an upload',
      head: 'PATCH /chat/v1/uploads/a-voice-note',
      type: 'application/offset+octet-stream',
    },
  ])('responds with 408 to a connection that drips $what a byte at a time', async ({ head, type }) => {
    await start({ proxy: { idleMs: 300 } })
    const { token } = await sessionOf(createVisitor(relay, { address: 'x' }))
    const answer = await drip(
      `${head} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n` +
        'upload-offset: 0\r\ncontent-length: 100000\r\n\r\n',
    )
    expect(answer).toContain('HTTP/1.1 408')
  })

  it('responds with 503 and Retry-After beyond the limit of one address, and serves another address', async () => {
    await start({ capacity: { connectionsPerAddress: 5 } })
    for (let i = 0; i < 5; i++) await hold('', '127.0.0.2')
    const { closed } = await hold(get('/chat?gwId=demo'), '127.0.0.2')
    const answer = await closed
    expect(answer).toContain('HTTP/1.1 503')
    expect(answer.toLowerCase()).toContain('retry-after: 5')
    expect(answer).toContain('urn:parley:problem:overloaded')
    expect((await fetch(`${relay.url}/chat?gwId=demo`)).status).toBe(200)
    expect(relay.log.join('\n')).toContain('"detail":"connections"')
  })

  it('closes a silent connection beyond the limit of one address after two seconds', async () => {
    await start({ capacity: { connectionsPerAddress: 1, headersMs: 60_000 } })
    await hold('', '127.0.0.2')
    const { closed } = await hold('', '127.0.0.2')
    expect(await closed).toBe('')
  })

  it('responds with 503 beyond the total limit, but still to health checks', async () => {
    await start({ capacity: { connections: 5 } })
    for (let i = 0; i < 5; i++) await hold('', `127.0.0.${i + 2}`)
    const { closed } = await hold(get('/chat?gwId=demo'), '127.0.0.9')
    expect(await closed).toContain('HTTP/1.1 503')
    expect(await healthy()).toBe(200)
  })

  it('serves everyone else immediately despite 2,000 idle connections from one address', async () => {
    await start({ capacity: { connectionsPerAddress: 256 } })
    await Promise.all(Array.from({ length: 2000 }, () => hold('', '127.0.0.2').catch(() => undefined)))
    expect(await healthy()).toBe(200)
    expect((await say(createVisitor(relay, { address: 'x' }))).status).toBe(202)
  })

  it('does not count connections by address behind a trusted proxy', async () => {
    await start({ trustedProxies: 1, capacity: { connectionsPerAddress: 2 } })
    for (let i = 0; i < 5; i++) await hold()
    expect((await fetch(`${relay.url}/chat?gwId=demo`)).status).toBe(200)
  })

  it('closes a connection after the maximum number of requests', async () => {
    await start({ capacity: { requestsPerConnection: 2 } })
    const { closed } = await hold(get('/healthz') + get('/healthz'))
    expect((await closed).match(/connection: close/gi)).toHaveLength(1)
  })

  it('closes an idle keep-alive connection after its timeout', async () => {
    await start({ capacity: { keepAliveMs: 200 } })
    const { closed } = await hold(get('/healthz'))
    expect(await closed).toContain('HTTP/1.1 200')
  })

  it('closes a connection whose whole request takes too long', async () => {
    await start({ capacity: { headersMs: 200, requestMs: 300 }, proxy: { requestBodyMs: 60_000 } })
    expect(await drip(post('/chat/v1/sessions', 10_000))).toContain('HTTP/1.1 408')
  })
})

describe('request body limits', () => {
  const dripping = (from: string) => hold(`${post('/chat/v1/sessions', 10_000)}x`, from)
  const refused = async (from: string) => {
    const { socket, answer } = await dripping(from)
    await once(socket, 'data')
    socket.destroy()
    return answer()
  }

  it('responds with 503 beyond the limit of one address before the body is read', async () => {
    await start({ capacity: { bodiesPerAddress: 3 } })
    for (let i = 0; i < 3; i++) await dripping('127.0.0.2')
    await expect.poll(() => refused('127.0.0.2')).toContain('HTTP/1.1 503')
    expect((await say(createVisitor(relay, { address: 'x' }))).status).toBe(202)
    expect(relay.log.join('\n')).toContain('"detail":"bodies"')
  })

  it('responds with 503 beyond the total limit before the body is read', async () => {
    await start({ capacity: { bodies: 3 } })
    for (let i = 0; i < 3; i++) await dripping(`127.0.0.${i + 2}`)
    await expect.poll(() => refused('127.0.0.9')).toContain('HTTP/1.1 503')
    expect(await healthy()).toBe(200)
  })

  it('frees the place of a body that was aborted', async () => {
    await start({ capacity: { bodies: 1 } })
    const { socket, closed } = await dripping('127.0.0.2')
    socket.destroy()
    await closed
    await expect
      .poll(async () => (await acts.session(createVisitor(relay, { address: 'x' }))).status)
      .toBe(201)
  })
})

describe('event stream limits', () => {
  const open = async (from: string, token: string, path = '/chat/v1/events') =>
    hold(get(path, `authorization: Bearer ${token}\r\n`), from)
  const tokenOf = async () => (await sessionOf(createVisitor(relay, { address: 'x' }))).token

  it.each([
    { what: 'a stream', path: '/chat/v1/events' },
    { what: 'a long poll', path: '/chat/v1/events?after=100&wait=50' },
  ])('limits how many streams one address can hold open: $what', async ({ path }) => {
    await start({ capacity: { streamsPerAddress: 3 } })
    const token = await tokenOf()
    for (let i = 0; i < 3; i++) await open('127.0.0.2', token, path)
    const last = await open('127.0.0.2', token, path)
    await expect.poll(() => last.answer()).toContain('HTTP/1.1 503')
    expect(last.answer().toLowerCase()).toContain('retry-after: 15')
    const theirs = await open('127.0.0.3', token)
    await expect.poll(() => theirs.answer()).toContain('HTTP/1.1 200')
    expect(relay.log.join('\n')).toContain('"detail":"streams"')
  })

  it('refuses streams beyond the total limit', async () => {
    await start({ capacity: { streams: 2 } })
    const token = await tokenOf()
    const held = [await open('127.0.0.2', token), await open('127.0.0.3', token)]
    for (const { answer } of held) await expect.poll(answer).toContain('HTTP/1.1 200')
    const last = await open('127.0.0.4', token)
    await expect.poll(() => last.answer()).toContain('HTTP/1.1 503')
  })

  it('frees the place of a stream that was closed', async () => {
    await start({ capacity: { streams: 1 } })
    const token = await tokenOf()
    const first = await open('127.0.0.2', token)
    await expect.poll(first.answer).toContain('HTTP/1.1 200')
    first.socket.destroy()
    await expect
      .poll(
        async () =>
          (
            await fetch(`${relay.url}/chat/v1/events?wait=0`, {
              headers: { authorization: `Bearer ${token}` },
            })
          ).status,
      )
      .toBe(200)
  })
})

describe('overload protection', () => {
  it('asks an address that has used much to wait, and serves one that has not', async () => {
    // The loop is always later than a microsecond.
    const visitorBuckets = createMemoryBuckets(() => 0)
    await start({ limits: {}, trustedProxies: 1, capacity: { lateMs: 1 } }, { visitorBuckets })
    const block = setInterval(() => {
      for (const until = performance.now() + 60; performance.now() < until; );
    }, 61)
    const greedy = createVisitor(relay, { address: '192.0.2.1' })
    const statuses = new Set<number>()
    for (let i = 0; i < 60; i++) statuses.add((await acts.session(greedy)).status)
    const modest = createVisitor(relay, { address: '192.0.2.2' })
    expect((await acts.session(modest)).status).toBe(201)
    clearInterval(block)
    expect([...statuses].sort()).toEqual([201, 503])
    expect(relay.log.join('\n')).toContain('"detail":"session while late"')
  })
})

describe('turn scheduling', () => {
  it('refuses the busiest address when too many wait, and serves one that asks for little', async () => {
    await start({ trustedProxies: 1, capacity: { turns: 1, waiting: 5 } })
    const greedy = createVisitor(relay, { address: '192.0.2.1' })
    const citizen = createVisitor(relay, { address: '192.0.2.2' })
    await sessionOf(citizen)
    // No turn ends as long as the database is kept busy.
    let end = () => {}
    const busy = relay.test.storage.write('busy', () => new Promise<void>((done) => (end = done)))
    const flood = Array.from({ length: 40 }, async () => (await acts.session(greedy)).status)
    await expect.poll(() => relay.log.join('\n')).toContain('"detail":"turns"')
    const theirs = say(citizen)
    end()
    expect((await theirs).status).toBe(202)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([201, 503]))
    await busy
  })
})

describe('voice upload pool', () => {
  it('cannot be filled by one address, however many chats it opens', async () => {
    await start({ trustedProxies: 1 })
    const part = new Uint8Array(256 * 1024)
    const statuses = new Set<number>()
    let sent = 0
    // A quarter of 256 MB, plus some more.
    for (let chat = 0; chat < 5 && !statuses.has(429); chat++) {
      const one = createVisitor(relay, { address: '192.0.2.1' })
      for (let offset = 0; offset < 56 * part.length && !statuses.has(429); offset += part.length) {
        const response = await one.ask('PATCH', '/chat/v1/uploads/a-voice-note', part, {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        })
        statuses.add(response.status)
        sent += part.length
      }
    }
    expect([...statuses]).toEqual([204, 429])
    expect(sent).toBeLessThanOrEqual(65 * 1024 * 1024)
    const citizen = createVisitor(relay, { address: '192.0.2.2' })
    expect((await acts.upload(citizen)).status).toBe(204)
  })
})

describe('transcript streaming', () => {
  it('reads an endless transcript only as fast as the client does', async () => {
    await start()
    let pages = 0
    const message = {
      id: 'm',
      at: '2026-11-22T00:00:00.000Z',
      lang: 'en',
      author: { kind: 'bot' },
      type: 'text',
      data: { text: 'A long story. '.repeat(280) },
    }
    const events = {
      async after(_db: unknown, _chatId: string, seq: number) {
        pages += 1
        return Array.from({ length: 100 }, (_, i) => ({ type: 'message', seq: seq + i + 1, message }))
      },
    } as unknown as ChatEvents
    const channels = new Map([['demo', { title: 'Demo' } as Channel]])
    const numbers = { shownOf: async () => (caseId: string) => caseId }
    const response = await answerTranscript(
      { storage: relay.test.storage, events, channels, timezone: 'Asia/Manila', numbers },
      { chatId: 'c', gwId: 'demo', sessionId: 's' } as SessionClaims,
      { format: 'html' },
    )
    const reader = response.body?.getReader()
    // The head, and then a page at a time.
    for (let piece = 0; piece < 11; piece++) await reader?.read()
    await reader?.cancel()
    expect(pages).toBe(10)
  })

  it.each(['text', 'html'])(
    'returns every message of several pages once, in order, as %s',
    async (format) => {
      await start()
      const citizen = createVisitor(relay, { address: 'x' })
      for (let i = 0; i < 130; i++) await say(citizen, `Message ${i}.`)
      const whole = await (await citizen.ask('GET', `/chat/v1/transcript?format=${format}`)).text()
      const theirs = [...whole.matchAll(/(?:You\n|You<\/b>.*?<p>)Message (\d+)\./g)].map(([, n]) => Number(n))
      expect(theirs).toEqual(Array.from({ length: 130 }, (_, i) => i))
      if (format === 'html') expect(whole.endsWith('</html>\n')).toBe(true)
    },
  )
})
