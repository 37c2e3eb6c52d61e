import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../src/contract/primitives/limits.ts'
import { bootstrapKey } from '../support/admin-key.ts'
import { openChat } from '../support/chat-client.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { tellTheStory } from '../support/victim.ts'

describe.skipIf(missingForCluster)('three relays behind nginx', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())

  const url = () => cluster.url
  const accessLines = () =>
    cluster.balancer
      .log()
      .access.split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, string | number>)

  it('process whole reports, with every relay taking part in each', async () => {
    const caseIds = await Promise.all([0, 1, 2].map(async () => tellTheStory(await openChat({ url }))))
    expect(new Set(caseIds).size).toBe(3)
    const relays = () => new Set(accessLines().map(({ relay }) => relay))
    await expect.poll(() => relays().size).toBe(3)
  })

  it('stream events as they occur, over HTTP/1.1 and HTTP/2', async () => {
    const chat = await openChat({ url })
    const one = await openStream(cluster, chat.session.token)
    const other = openStreamByHttp2(cluster, chat.session.token)
    await expect.poll(() => one.heard()).toContain('event: message')
    await expect.poll(() => other.heard()).toContain('event: message')
    const said = randomUUID()
    await chat.say(`The reference is ${said}`)
    await expect.poll(() => one.heard()).toContain(said)
    await expect.poll(() => other.heard()).toContain(said)
    await one.close()
    other.close()
  })

  it('learn from nginx where a call comes from, and that it came over TLS', async () => {
    const heads: IncomingHttpHeaders[] = []
    const listening = createServer((request, response) => {
      heads.push(request.headers)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const before = await cluster.balance([port, port, port])
    await fetch(`${before.url}/chat`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    await before.stop()
    listening.close()
    // A relay with one trusted proxy uses the last one.
    expect(heads).toMatchObject([
      {
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
        'x-forwarded-proto': 'https',
        host: new URL(before.url).host,
      },
    ])
  })

  it('redirect plain HTTP to TLS', async () => {
    const answer = await fetch(`${cluster.balancer.plainUrl}/chat?gwId=demo`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1\/chat\?gwId=demo$/)
  })

  it.each([
    ['JSON of the chat', '/chat/v1/messages', 'POST', limits.webhookBodyBytes + 1, 413],
    ['JSON that a relay judges', '/v1/cases/intake', 'POST', limits.operationBodyBytes + 1, 413],
    ['a part of a recording', '/chat/v1/uploads/x', 'PATCH', limits.uploadPartBytes + 1, 413],
    ['a recording', '/chat/v1/transcriptions?lang=en', 'POST', limits.asrBytes + 16 * 1024 + 1, 413],
  ])(
    'reject %s that is too large with a problem of the relay',
    async (_name, path, method, bytes, status) => {
      const answer = await fetch(`${url()}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bootstrapKey}` },
        body: Buffer.alloc(bytes, 'a'),
      })
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ type: 'urn:parley:problem:payload-too-large', status })
    },
  )

  it.each([
    ['a part of a recording', '/chat/v1/uploads/x', 'PATCH', limits.uploadPartBytes],
    ['a recording', '/chat/v1/transcriptions?lang=en', 'POST', limits.asrBytes],
    [
      'a form with a recording',
      '/api/platform/v1/voice/demo-teamspace/asr',
      'POST',
      limits.asrBytes + 16 * 1024,
    ],
    ['a delivery', '/webhooks/demo', 'POST', limits.webhookBodyBytes],
  ])('let the largest request that a relay accepts through: %s', async (_name, path, method, bytes) => {
    const answer = await fetch(`${url()}${path}`, { method, body: Buffer.alloc(bytes, 'a') })
    expect(answer.headers.get('x-request-id') ?? (await answer.json()).instance).toBeTruthy()
    expect(answer.status).not.toBe(413)
  })

  it("keep tokens, messages and addresses out of nginx's log", async () => {
    const said = randomUUID()
    const chat = await openChat({ url })
    await chat.say(`My words ${said}`)
    await fetch(`${url()}/webhooks/demo/path-secret-${said}`, { method: 'POST', body: '{}' })
    await fetch(`${url()}/v1/cases/CASE-${said}?token=${said}`)
    await expect.poll(() => accessLines().some(({ place }) => place === '/v1/cases')).toBe(true)
    await expect.poll(() => accessLines().some(({ place }) => place === '/webhooks')).toBe(true)
    const { access, errors } = cluster.balancer.log()
    expect(access).not.toContain(said)
    expect(access).not.toContain(chat.session.token)
    expect(access.replaceAll(/"relay":"[^"]*"/g, '')).not.toContain('127.0.0.1')
    expect(errors).not.toContain(said)
    expect(accessLines().every(({ requestId }) => requestId !== undefined)).toBe(true)
  })
})

async function openStream({ url }: Cluster, token: string) {
  const leaving = new AbortController()
  const stream = await fetch(`${url}/chat/v1/events?after=0`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  let heard = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const part of stream.body ?? []) heard += decoder.decode(part, { stream: true })
  })().catch(() => {})
  return {
    heard: () => heard,
    async close() {
      leaving.abort()
      await reading
    },
  }
}

function openStreamByHttp2({ url, ca }: Cluster, token: string) {
  const session = connectHttp2(url, { ca })
  const stream = session.request({
    ':path': '/chat/v1/events?after=0',
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
  })
  let heard = ''
  stream.setEncoding('utf8').on('data', (part: string) => {
    heard += part
  })
  return { heard: () => heard, close: () => session.destroy() }
}
