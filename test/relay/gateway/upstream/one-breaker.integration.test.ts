import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askHost, dispatchTo } from '../../../../src/relay/gateway/upstream/ask-host.ts'
import { createTrustLayer } from '../../../../src/relay/gateway/upstream/trust-layer.ts'
import { eventually } from '../../../support/eventually.ts'
import { type Behaviour, type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'

let upstream: FakeUpstream
let gateway: TestGateway

beforeEach(async () => {
  upstream = await startFakeUpstream()
  const timing = { deadlineFactor: 0, deadlineMinMs: 200 }
  const breaker = { failures: 2, openMs: 60_000 }
  gateway = await startGateway({ upstreamUrl: upstream.url, timing, breaker })
})
afterEach(async () => {
  await gateway.stop()
  await upstream.stop()
})

const authorization = `Bearer ${bootstrapKey}`
/** Calls the host as an institution's server does. */
const asServer = async () => {
  const answer = await fetch(`${gateway.url}/v1/cases/CASE-1`, { headers: { authorization } })
  return answer.status
}
/** Calls the host as the chat does. */
const asChat = (timeoutMs = 200) => {
  const dispatch = dispatchTo(gateway.hosts.trust)
  return createTrustLayer({ dispatch, timeoutMs }).getCase('CASE-1', 'hm1:vera')
}
/** Calls the host as speech does. */
const asVoice = () =>
  askHost(gateway.hosts.trust, {
    auth: 'trust-layer',
    method: 'GET',
    path: '/v1/cases/CASE-1',
    headers: {},
    body: null,
    deadlineMs: 200,
  })

const events = async () => {
  const metrics = await gateway.registry.metrics()
  const lines = metrics.matchAll(/parley_upstream_events_total\{host="trust",event="([a-z-]+)"\} ([1-9]\d*)/g)
  return Object.fromEntries([...lines].map(([, event, count]) => [event, Number(count)]))
}

const hang: Behaviour = () => {}
const reset: Behaviour = (req) => req.socket.destroy()
const serveCase: Behaviour = (_req, res) => {
  const report = { case_id: 'CASE-1', status: 'tracing', next_milestone: 'none' }
  const lists = { recovery_trace_summary: {}, freeze_status_timeline: [] }
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...report, ...lists }))
}

describe('a host that servers, the chat and speech call', () => {
  it('is left alone by all of them when it did not respond to the chat', async () => {
    upstream.behave(hang)
    for (let i = 0; i < 2; i++) await expect(asChat()).rejects.toMatchObject({ status: 0 })
    expect(upstream.started).toBe(2)
    await expect(asChat()).rejects.toMatchObject({ status: 0, cause: { code: 'upstream-unreachable' } })
    await expect(asVoice()).rejects.toMatchObject({ code: 'upstream-unreachable' })
    expect(await asServer()).toBe(502)
    expect(upstream.started).toBe(2)
    expect(await events()).toEqual({ late: 2, 'refused-by-breaker': 3 })
    expect(await gateway.registry.metrics()).toContain('parley_upstream_breaker_open{host="trust"} 1')
  })

  it('is left alone by the chat when it did not respond to servers', async () => {
    upstream.behave(hang)
    for (let i = 0; i < 2; i++) expect(await asServer()).toBe(504)
    await expect(asChat()).rejects.toMatchObject({ status: 0, cause: { code: 'upstream-unreachable' } })
    expect(upstream.started).toBe(2)
    expect(await events()).toEqual({ late: 2, 'refused-by-breaker': 1 })
  })

  it('has its consecutive failures counted, whoever calls it', async () => {
    upstream.behave(reset)
    await expect(asVoice()).rejects.toMatchObject({ code: 'upstream-unreachable' })
    upstream.behave(serveCase)
    expect(await asChat()).toMatchObject({ case_id: 'CASE-1' })
    upstream.behave(reset)
    await expect(asChat()).rejects.toMatchObject({ cause: { code: 'upstream-unreachable' } })
    upstream.behave(serveCase)
    expect(await asServer()).toBe(200)
    expect(await events()).toEqual({ answered: 2, unreachable: 2 })
  })

  it('is not blamed for a caller who leaves', async () => {
    upstream.behave(hang)
    for (let i = 0; i < 3; i++) {
      const leaving = new AbortController()
      const { signal } = leaving
      const request = { auth: 'trust-layer', method: 'GET', path: '/', headers: {}, body: null } as const
      const asked = askHost(gateway.hosts.trust, { ...request, signal })
      await eventually(() => expect(upstream.started).toBe(i + 1))
      leaving.abort()
      await expect(asked).rejects.toMatchObject({ code: 'client-closed' })
    }
    expect(await events()).toEqual({})
    upstream.behave(serveCase)
    expect(await asServer()).toBe(200)
  })
})

describe('a response to the chat', () => {
  const half = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"'
  const endless: Behaviour = (_req, res) => {
    const more = () => void (res.destroyed || res.write(Buffer.alloc(64 * 1024), more))
    more()
  }
  it.each<[string, Behaviour, string]>([
    ['breaks off', (req) => req.socket.end(half), 'upstream-unreachable'],
    ['stops', (req) => req.socket.write(half), 'upstream-timeout'],
    ['does not end', endless, 'upstream-invalid'],
  ])('that %s does not count, and its connection is closed', async (_name, behaviour, code) => {
    upstream.behave(behaviour)
    await expect(asChat(500)).rejects.toMatchObject({ status: 0, cause: { code } })
    await eventually(() => expect(upstream.sockets.size).toBe(0))
  })
})
