import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { bootstrapKey } from '../support/admin-key.ts'
import { installPackages } from '../support/cached-packages.ts'
import { startServer } from '../support/server-process.ts'

const folder = resolve(import.meta.dirname, '../../deploy/traces')
const manifest = readFileSync(join(folder, 'package.json'), 'utf8')

/** The checked parts of a span, in OTLP's JSON. */
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Exported {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

/** Serves on a free port, and records requests; responses are held back until `then` resolves. */
async function listen(answer: string, then: Promise<void> = Promise.resolve()) {
  const asked: { request: IncomingMessage; body: string }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) })
    await then
    response.setHeader('content-type', 'application/json').end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, asked, stop }
}

const ours = '0af7651916cd43dd8448eb211c80319c'

/** Returns every span that a collector has received. */
const spansOf = (collector: Awaited<ReturnType<typeof listen>>): Span[] =>
  collector.asked.flatMap(({ body }) =>
    (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((one) => one.spans),
    ),
  )

const name = `traces-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`
const packages = installPackages(name, JSON.parse(manifest))
if (packages) copyFileSync(join(folder, 'traces.mjs'), join(packages, 'traces.mjs'))
const withTraces = `--import ${join(packages ?? '', 'traces.mjs')}`

describe.skipIf(!packages)('a relay with tracing', () => {
  it('makes one trace of a request and its call to the host, without any id or query', async () => {
    const [collector, host] = await Promise.all([
      listen('{}'),
      listen('{"case_id":"CASE-77","current_status":"reported"}'),
    ])
    const server = await startServer({
      NODE_OPTIONS: withTraces,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      TRUST_LAYER_URL: host.url,
      TRUST_LAYER_TOKEN: 'token-of-the-tests',
    })
    const answer = await fetch(`${server.url()}/v1/cases/CASE-77`, {
      headers: { authorization: `Bearer ${bootstrapKey}`, traceparent: `00-${ours}-b7ad6b7169203331-01` },
    })
    expect(answer.status).toBe(200)

    const spans = () => spansOf(collector)
    await expect.poll(() => spans().filter(({ traceId }) => traceId === ours)).toHaveLength(2)
    const [incoming] = spans().filter(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331')
    const [call] = spans().filter(({ parentSpanId }) => parentSpanId === incoming?.spanId)
    expect(call?.traceId).toBe(ours)
    // The host receives the trace context of the call, once.
    const told = host.asked.map(({ request }) => request.headersDistinct.traceparent)
    expect(told).toEqual([[`00-${ours}-${call?.spanId}-01`]])
    const sent = collector.asked.map(({ body }) => body).join('')
    for (const secret of ['CASE-77', '127.0.0.1', bootstrapKey]) expect(sent).not.toContain(secret)
    await server.remove()
    collector.stop()
    host.stop()
  })

  it('sends the spans of its last responses when it stops', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => {
      answer = done
    })
    const [collector, host] = await Promise.all([listen('{}'), listen('{"case_id":"CASE-77"}', isAnswered)])
    const server = await startServer({
      NODE_OPTIONS: withTraces,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      TRUST_LAYER_URL: host.url,
      TRUST_LAYER_TOKEN: 'token-of-the-tests',
    })
    const called = fetch(`${server.url()}/v1/cases/CASE-77`, {
      headers: { authorization: `Bearer ${bootstrapKey}`, traceparent: `00-${ours}-b7ad6b7169203331-01` },
    })
    await expect.poll(() => host.asked).toHaveLength(1)
    const ended = server.stop()
    await expect.poll(() => server.log.join('')).toContain('stopping')
    answer()
    await called
    expect(await ended).toBe(0)
    expect(spansOf(collector).filter(({ traceId }) => traceId === ours)).toHaveLength(2)
    await server.remove()
    collector.stop()
    host.stop()
  })

  it('stops on the first signal while it waits for its database', async () => {
    const server = await startServer({
      NODE_OPTIONS: withTraces,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    })
    await server.kill()
    // No server listens there.
    const starting = server.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
    const never = expect(starting).rejects.toThrow('the server ended with null')
    await expect.poll(() => server.log.join('')).toContain('the database is down')
    await server.stop()
    await never
    await server.remove()
  })
})
