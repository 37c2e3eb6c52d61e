import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../support/eventually.ts'
import { type Behaviour, type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { createVirtualTimers, type VirtualTimers } from '../../../support/virtual-timers.ts'

let upstream: FakeUpstream
let gateway: TestGateway
const headers = { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' }

beforeEach(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url, breaker: { failures: 4, openMs: 300 } })
})
afterEach(async () => {
  await gateway.stop()
  await upstream.stop()
})

/** Replaces the gateway with one whose time the test controls. */
async function startStepped(): Promise<VirtualTimers> {
  await gateway.stop()
  const timers = createVirtualTimers()
  gateway = await startGateway({ upstreamUrl: upstream.url, timers })
  return timers
}

/** Idempotent. */
const getTrace = () => fetch(`${gateway.url}/v1/recovery/trace/TRC-1`, { headers })
/** Retried only with an Idempotency-Key. */
const intake = (more: Record<string, string> = {}) =>
  fetch(`${gateway.url}/v1/cases/intake`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: '{"citizen_id_hash":"hm1:a","scam_type":"other","amount":1,"transaction_reference":"T"}',
  })
/** Never retried. */
const speak = () =>
  fetch(`${gateway.url}/api/platform/v1/voice/demo-teamspace/tts`, {
    method: 'POST',
    headers,
    body: '{"text":"x"}',
  })

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Returns the memory still referenced after a garbage collection, on the heap and outside. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const hang: Behaviour = () => {}
const resetAtOnce: Behaviour = (req) => req.socket.destroy()
const answerWith =
  (status: number, type: string, body: string | Buffer): Behaviour =>
  (_req, res) =>
    res.writeHead(status, { 'content-type': type }).end(body)
const byByte: Behaviour = async (_req, res) => {
  res.writeHead(200, { 'content-type': 'application/json' })
  for (const byte of '{"slow":true}') {
    res.write(byte)
    await sleep(20)
  }
  res.end()
}

describe('an upstream', () => {
  it('receives the user agent of the caller, or that of the relay', async () => {
    const seen: (string | undefined)[] = []
    upstream.behave((req, res) => {
      seen.push(req.headers['user-agent'])
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    const { authorization } = headers
    for (const agent of ['bank/1', undefined]) {
      const call = get(`${gateway.url}/v1/recovery/trace/TRC-1`, {
        headers: { authorization, ...(agent && { 'user-agent': agent }) },
      })
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
    }
    expect(seen).toEqual(['bank/1', 'Parley-Relay'])
  })
})

describe('a misbehaving upstream', () => {
  it.each<[string, Behaviour, number, string]>([
    ['resets the connection', resetAtOnce, 502, 'upstream-unreachable'],
    ['does not speak HTTP', (req) => req.socket.end('SSH-2.0-OpenSSH\r\n\r\n'), 502, 'upstream-invalid'],
    [
      'answers 100 out of turn',
      (req) => req.socket.end('HTTP/1.1 100 Continue\r\n\r\n'),
      502,
      'upstream-unreachable',
    ],
    [
      'wants another protocol',
      (req) => req.socket.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      502,
      'upstream-unreachable',
    ],
    [
      'sends half of what it promised',
      (req) => req.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half":'),
      502,
      'upstream-invalid',
    ],
    [
      'redirects',
      (_req, res) => res.writeHead(302, { location: 'https://login.example/' }).end(),
      502,
      'upstream-invalid',
    ],
    ...[200, 404, 503].map((status): [string, Behaviour, number, string] => [
      `answers ${status} with a page`,
      answerWith(status, 'text/html; charset=utf-8', '<!doctype html><h1>Sign in</h1>'),
      502,
      'upstream-invalid',
    ]),
  ])('causes a problem when it %s', async (_name, behaviour, status, slug) => {
    upstream.behave(behaviour)
    const answer = await getTrace()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ type: `urn:parley:problem:${slug}`, status })
  })

  it.each<[string, Behaviour]>([
    ['hangs', hang],
    [
      'stops in the middle of what it promised',
      (req) => req.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half":'),
    ],
  ])('causes a problem after the timeout when it %s', async (_name, behaviour) => {
    const timers = await startStepped()
    upstream.behave(behaviour)
    const asked = getTrace()
    await eventually(() => expect(upstream.received).toHaveLength(1))
    const answer = await timers.passUntil(asked, 1_000)
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({ type: 'urn:parley:problem:upstream-timeout', status: 504 })
  })

  it('that sends endless headers causes a problem, and not only after the timeout', async () => {
    const timers = await startStepped()
    upstream.behave((req) => req.socket.write(`HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(10_000)}`))
    // Long enough for a second attempt.
    const answer = await timers.passUntil(getTrace(), 1)
    expect(await answer.json()).toMatchObject({ type: 'urn:parley:problem:upstream-invalid', status: 502 })
  })

  it('that sends early hints gets its response through', async () => {
    upstream.behave((_req, res) => {
      res.writeEarlyHints({ link: '</a>; rel=preload' })
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":1}')
    })
    expect(await (await getTrace()).text()).toBe('{"ok":1}')
  })

  it('that responds byte by byte is waited for, since data keeps arriving', async () => {
    upstream.behave(byByte)
    expect(await (await getTrace()).text()).toBe('{"slow":true}')
  })

  it('that sends half a stream leaves the caller with an aborted response instead of half of one', async () => {
    upstream.behave((req) =>
      req.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'),
    )
    const answer = await getTrace()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  it('that stops in the middle of a stream is cut off', async () => {
    const timers = await startStepped()
    upstream.behave((_req, res) => res.writeHead(200).write('some'))
    const answer = await getTrace()
    await timers.passUntil(expect(answer.text()).rejects.toThrow(), 1_000)
    await eventually(() => expect(upstream.sockets.size).toBe(0))
  })

  it.each([
    ['JSON', answerWith(422, 'application/problem+json', '{"title":"No"}'), '{"title":"No"}'],
    ['text', answerWith(500, 'text/plain', 'It broke'), 'It broke'],
  ])('that refuses in %s has its body passed on', async (_name, behaviour, body) => {
    upstream.behave(behaviour)
    expect(await (await getTrace()).text()).toBe(body)
  })

  it.each([
    ['10 MB of text', answerWith(500, 'text/plain', Buffer.alloc(10 * 1024 * 1024, 'x')), 500],
    [
      '10 MB in chunks',
      ((_req, res) => {
        res.writeHead(503, { 'content-type': 'text/plain' })
        res.end(Buffer.alloc(10 * 1024 * 1024, 'x'))
      }) as Behaviour,
      503,
    ],
    ['bytes', answerWith(500, 'application/octet-stream', Buffer.alloc(100)), 500],
    [
      'a compressed text',
      ((_req, res) => {
        res
          .writeHead(400, { 'content-type': 'text/plain', 'content-encoding': 'gzip' })
          .end(Buffer.alloc(100))
      }) as Behaviour,
      400,
    ],
  ])('that refuses in %s keeps its status and loses its body', async (_name, behaviour, status) => {
    upstream.behave(behaviour)
    const answer = await getTrace()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ type: 'about:blank', status })
  })

  it('that sends another content type is passed on unchanged, with nosniff', async () => {
    upstream.behave(answerWith(200, 'text/plain', 'Log in'))
    const answer = await getTrace()
    expect(await answer.text()).toBe('Log in')
    expect(answer.headers.get('content-type')).toBe('text/plain')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that redirects is not followed, and its target is not revealed', async () => {
    upstream.behave((_req, res) => res.writeHead(302, { location: 'http://inside.example/' }).end())
    const answer = await fetch(`${gateway.url}/v1/recovery/trace/TRC-1`, { headers, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([502, null])
    expect(upstream.started).toBe(1)
  })

  it('that returns 500 in bursts gets every request and has every response passed on', async () => {
    upstream.behave(answerWith(500, 'application/json', '{}'))
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await getTrace()).status))
    expect(new Set(statuses)).toEqual(new Set([500]))
    expect(upstream.started).toBe(50)
  })

  it('leaves no sockets behind', async () => {
    const timers = await startStepped()
    upstream.behave(hang)
    await timers.passUntil(Promise.all(Array.from({ length: 30 }, getTrace)), 1_000)
    upstream.behave((_req, res) => res.writeHead(200).write('some'))
    const begun = await Promise.all(Array.from({ length: 30 }, getTrace))
    await timers.passUntil(Promise.allSettled(begun.map((answer) => answer.text())), 1_000)
    await eventually(() => expect(upstream.sockets.size).toBe(0))
  })

  it('leaves no memory behind', async () => {
    const huge = Buffer.alloc(10 * 1024 * 1024, 'x')
    const faults: Behaviour[] = [
      answerWith(500, 'text/plain', huge),
      (_req, res) => res.writeHead(500, { 'content-type': 'text/plain' }).end(huge),
      (req) => req.socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n${'x'.repeat(1_000_000)}`),
      (req) => req.socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\nhello\r\n`),
      resetAtOnce,
    ]
    const suffer = async () => {
      for (const fault of faults) {
        upstream.behave(fault)
        await Promise.allSettled(Array.from({ length: 8 }, async () => (await getTrace()).text()))
        // Failures open the breaker, behind which no calls are made.
        upstream.reset()
        await eventually(async () => expect((await getTrace()).status).toBe(200))
      }
    }
    await suffer()
    const before = heldBytes()
    for (let round = 0; round < 3; round++) await suffer()
    await eventually(() => expect(heldBytes() - before).toBeLessThan(10 * 1024 * 1024))
  })
})

describe('a retry', () => {
  const failOnce = () => {
    let calls = 0
    upstream.behave((req, res) => (++calls === 1 ? req.socket.destroy() : res.end('{"ok":1}')))
  }

  it('is made if the call is idempotent', async () => {
    failOnce()
    expect((await getTrace()).status).toBe(200)
    expect(upstream.started).toBe(2)
  })

  it('is made with an Idempotency-Key, the same both times', async () => {
    failOnce()
    expect((await intake({ 'idempotency-key': 'k-1' })).status).toBe(200)
    expect(upstream.received.map((request) => request.headers['idempotency-key'])).toEqual(['k-1', 'k-1'])
    expect(upstream.received[1]?.body).toEqual(upstream.received[0]?.body)
  })

  it('is not made without one', async () => {
    failOnce()
    expect((await intake()).status).toBe(502)
    expect(upstream.started).toBe(1)
  })

  it('is never made for a deletion, since one that succeeded would become a 404', async () => {
    let there = true
    upstream.behave((req, res) => {
      const status = there ? 200 : 404
      there = false
      if (status === 200) req.socket.destroy()
      else res.writeHead(status).end()
    })
    const path = '/api/platform/v1/custom-fields/demo-teamspace/delete-custom-fields'
    const remove = () => fetch(gateway.url + path, { method: 'DELETE', headers, body: '{"ids":["field-1"]}' })
    const answer = await remove()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, null])
    expect(upstream.started).toBe(1)
    expect((await remove()).status).toBe(404)
  })

  it('is never made for what costs a credit', async () => {
    failOnce()
    const answer = await speak()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, null])
    expect(upstream.started).toBe(1)
  })
})

describe('an unreachable upstream', () => {
  it('is left alone after several failures, tried once after a while, and used again when it is back', async () => {
    upstream.behave(resetAtOnce)
    for (let i = 0; i < 2; i++) expect((await getTrace()).status).toBe(502)
    const before = upstream.started
    const refused = await getTrace()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([502, '1'])
    expect(upstream.started).toBe(before)
    expect(await gateway.registry.metrics()).toContain('parley_upstream_breaker_open{host="trust"} 1')
    upstream.reset()
    await eventually(async () => expect((await getTrace()).status).toBe(200))
    expect(await gateway.registry.metrics()).toContain('parley_upstream_breaker_open{host="trust"} 0')
  })

  it('does not affect the other hosts', async () => {
    upstream.behave(resetAtOnce)
    for (let i = 0; i < 3; i++) await getTrace()
    upstream.reset()
    expect((await speak()).status).toBe(200)
  })
})

describe('a misbehaving caller', () => {
  const open = () => {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    return { socket, ended: new Promise<string>((done) => socket.once('close', () => done(text))) }
  }
  const head = (path: string, more: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bootstrapKey}\r\n${more}\r\n`

  it('that stops in the middle of its body gets an error and is cut off', async () => {
    const timers = await startStepped()
    const { socket, ended } = open()
    socket.write(
      `${head('/v1/recovery/mule-score', 'Content-Type: application/json\r\nContent-Length: 50\r\n')}{"a`,
    )
    expect(await timers.passUntil(ended, 1_000)).toMatch(/^HTTP\/1.1 408 .*request-timeout/s)
    expect(upstream.started).toBe(0)
  })

  it('that leaves takes its upstream request along', async () => {
    upstream.behave(hang)
    const { socket, ended } = open()
    socket.write(`GET /v1/cases/CASE-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bootstrapKey}\r\n\r\n`)
    await eventually(() => expect(upstream.received).toHaveLength(1))
    socket.destroy()
    await ended
    await eventually(() => expect(upstream.abandoned).toBe(1))
    expect(gateway.log.join('')).not.toContain('"level":50')
  })

  it('that reads nothing is disconnected, without the response piling up in memory', async () => {
    const timers = await startStepped()
    let written = 0
    upstream.behave((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' })
      const push = () => {
        while (written < 200 * 1024 * 1024 && !res.destroyed) {
          written += 64 * 1024
          if (!res.write(Buffer.alloc(64 * 1024))) return void res.once('drain', push)
        }
        res.end()
      }
      push()
    })
    const { socket, ended } = open()
    socket.pause()
    socket.write(`GET /v1/cases/CASE-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bootstrapKey}\r\n\r\n`)
    await eventually(() => expect(upstream.sockets.size).toBe(1))
    await timers.passUntil(eventually(() => expect(upstream.sockets.size).toBe(0)))
    expect(written).toBeLessThan(50 * 1024 * 1024)
    socket.destroy()
    await ended
  })
})
