import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNormalPath } from '../../src/http/normal-path.ts'
import { createFakeTrustLayer } from '../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'

/** Paths that a front-end server and the relay could read differently. */
const detours = [
  (path: string) => `/${path}`,
  (path: string) => `/.${path}`,
  (path: string) => `/x/..${path}`,
  (path: string) => `/x/%2E%2e${path}`,
  (path: string) => `/x/%2e.${path}`,
  (path: string) => `/x/..%2f${path.slice(1)}`,
  (path: string) => `/x/..%5c${path.slice(1)}`,
  (path: string) => `/x\\..\\${path.slice(1)}`,
  (path: string) => `/%2F${path.slice(1)}`,
  (path: string) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  (path: string) => `${path}/.`,
  (path: string) => `${path}/..`,
  (path: string) => `${path}//`,
  (path: string) => `${path}%00`,
  (path: string) => `${path}%0d%0aX-Evil:1`,
  (path: string) => `${path}%`,
  (path: string) => `${path}%c0%ae`,
  (path: string) => `http://127.0.0.1${path}`,
]
const targets = ['/console/', '/metrics', '/sandbox/clock', '/chat/v1/sessions', '/v1/cases/intake', '/docs']
const tries = targets.flatMap((target) => detours.map((detour) => detour(target)))

describe('ambiguous path', () => {
  let relay: TestRelay
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: createFakeTrustLayer().dispatch,
      config: { trustedProxies: 1, securityContact: 'mailto:security@bank.example' },
    })
  })
  afterAll(() => relay.stop())

  /** Sends the head unchanged, which no client library does; returns the whole response. */
  const sendHead = (method: string, path: string) =>
    new Promise<string>((done, failed) => {
      const socket = connect(Number(new URL(relay.url).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('error', failed)
      socket.on('close', () => done(text))
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })

  it.each(tries)('is rejected before routing: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await sendHead(method, path)
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
      if (answer.startsWith('HTTP/1.1 404')) {
        expect(answer).toContain('"code":"not-normal"')
        const id = /\r\nx-request-id: (.+)\r\n/.exec(answer)?.[1]
        expect(answer).toContain(`"instance":"${id}"`)
      }
    }
  })

  it.each([
    '/',
    '/healthz',
    '/assets/page-abc.js',
    '/v1/cases/CASE-1',
    '/a%20b',
    '/a~b/%C3%A9',
    '/x/',
    '/a.b/c..d',
    '/api/platform/v1/customers/help/customer/branch%2F7%5cx/get-customer',
    '/gateway/c1/b1/crm/human/a%2fb',
    '/v1/cases/2026%2F..17',
  ])('is not %s', (path) => {
    expect(isNormalPath(path)).toBe(true)
    expect(isNormalPath(`${path}?next=//evil/../%2e`)).toBe(true)
  })

  it.each([
    '/v1/cases/..%2F..%2Fsandbox%2Fclock',
    '/v1/cases/a%2F..',
    '/v1/cases/..;%2Frecovery%2Ftrace%2FT',
    '/gateway/c1/..;%2F..%3Bx%2Fc2%2Fb/crm/human/h',
    '/v1/cases/..;x/a',
    '/v1/cases/a%5C.%2Fb',
    '/v1%2Fcases/a',
    '/v1/%2e%2e%2Fsandbox',
    '/v1/cases/a%2F%2e%2e%2Fb',
    '/chat/v1/messages%2F1',
    '/sandbox/v1/a%2Fb',
  ])('is %s', (path) => {
    expect(isNormalPath(path)).toBe(false)
  })

  it('is not the path of an operation with an identifier that contains a slash', async () => {
    const path = '/api/platform/v1/customers/help/customer/branch%2F7/get-customer'
    expect(await sendHead('GET', path)).toMatch(/^HTTP\/1\.1 401 /)
  })

  const everywhere = [
    '/',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/docs/api',
    '/widget.js',
    '/chat?gwId=demo',
    '/chat?gwId=none',
    '/chat-sw.js',
    '/assets/page-abc.js',
    '/.well-known/security.txt',
    '/chat/v1/messages',
    '/chat/v1/report?gwId=demo&lang=en',
    '/v1/cases/CASE-1',
    '/v1/cases/intake',
    '/webhooks/demo',
    '/nothing',
    '//two',
  ]
  it.each(everywhere)('or any other gets nosniff, and HSTS behind TLS: %s', async (path) => {
    const ask = (headers: Record<string, string> = {}) =>
      new Promise<Headers>((done, failed) => {
        fetch(relay.url + path, { headers }).then(({ headers: got }) => done(got), failed)
      })
    const plain = await ask()
    expect(plain.get('x-content-type-options')).toBe('nosniff')
    expect(plain.get('strict-transport-security')).toBeNull()
    const byTls = await ask({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' })
    expect(byTls.get('x-content-type-options')).toBe('nosniff')
    expect(byTls.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('leads to the contact for reporting vulnerabilities', async () => {
    const response = await fetch(`${relay.url}/.well-known/security.txt`)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toMatch(
      /^Contact: mailto:security@bank\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/,
    )
  })
})
