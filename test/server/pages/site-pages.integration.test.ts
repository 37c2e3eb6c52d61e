import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { startRelay, type TestRelay } from '../../support/relay.ts'

describe('idle connections of the relay', () => {
  it.each([
    { trustedProxies: 0, capacity: {}, seconds: 5 },
    { trustedProxies: 1, capacity: {}, seconds: 75 },
    { trustedProxies: 1, capacity: { keepAliveMs: 620_000 }, seconds: 620 },
  ])(
    'stay open for $seconds seconds with $trustedProxies proxies and $capacity',
    async ({ seconds, ...config }) => {
      const relay = await startRelay({
        dispatch: async () => ({ status: 404, headers: {}, body: null }),
        config,
      })
      const { headers } = await fetch(`${relay.url}/healthz`)
      expect(headers.get('keep-alive')).toBe(`timeout=${seconds}, max=1000`)
      await relay.stop()
    },
  )
})

describe('relay pages', () => {
  let relay: TestRelay
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: null }),
      channels: [
        {
          gwId: 'demo',
          title: 'Demo',
          allowedOrigins: ['https://bank.example', 'https://shop.example:8443'],
        },
        { gwId: 'closed', title: 'Closed' },
      ],
    })
  })
  afterAll(() => relay.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${relay.url}${path}`, { headers, redirect: 'manual' })

  it('let only a channel’s own sites frame the chat', async () => {
    const policy = (await get('/chat?gwId=demo')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self' https://bank.example https://shop.example:8443")
    expect((await get('/chat?gwId=closed')).headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self'$/,
    )
  })

  it('allow the chat page no inline script, and only images and sound from elsewhere', async () => {
    const policy = (await get('/chat?gwId=demo')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/)
  })

  const onlyEmbedded = [
    { path: '/chat?gwId=demo', embedder: 'credentialless', resource: 'cross-origin' },
    { path: '/chat?gwId=none', embedder: 'credentialless', resource: 'cross-origin' },
    { path: '/assets/page-abc.js', embedder: 'credentialless', resource: 'cross-origin' },
    { path: '/widget.js', embedder: null, resource: 'cross-origin' },
    ...['/chat-sw.js', '/report?gwId=demo', '/docs/api', '/openapi.json', '/healthz', '/nothing'].map(
      (path) => ({ path, embedder: null, resource: null }),
    ),
  ]
  it.each(onlyEmbedded)('let sites with an embedder policy embed $path: $resource', async (expected) => {
    const { headers } = await get(expected.path)
    expect({
      path: expected.path,
      embedder: headers.get('cross-origin-embedder-policy'),
      resource: headers.get('cross-origin-resource-policy'),
    }).toEqual(expected)
  })

  it('cache files with a hash in their name for a year, and revalidate the rest', async () => {
    expect((await get('/assets/page-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const page = await get('/chat?gwId=demo')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/chat?gwId=demo', { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('serve the page’s service worker for the page’s own scope, revalidated at every visit', async () => {
    const answer = await get('/chat-sw.js')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    // It is above its scope, /chat, and so needs no header to allow it.
    expect(answer.headers.get('service-worker-allowed')).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toBe("default-src 'none'; connect-src 'self'")
    const again = await get('/chat-sw.js', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect((await get('/chat?gwId=demo')).headers.get('content-security-policy')).toContain(
      "worker-src 'self'",
    )
  })

  it.each(['/assets/none.js', '/assets/..%2Findex.html', '/nothing'])(
    'respond to %s with a problem',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    },
  )

  it.each(['/chat', '/chat?gwId=none'])(
    'respond to %s with the page, which any site may frame',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' \*$/)
      expect(await response.text()).toBe(await (await get('/chat?gwId=demo')).text())
      const etag = response.headers.get('etag') ?? ''
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    },
  )

  it.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/chat?gwId=demo', 'GET, HEAD, OPTIONS'],
    ['/widget.js', 'GET, HEAD, OPTIONS'],
    ['/report?gwId=demo', 'GET, POST, HEAD, OPTIONS'],
    ['/webhooks/demo', 'POST, OPTIONS'],
    ['/v1/cases/CASE-1', 'GET, HEAD, OPTIONS'],
    ['/v1/cases/intake', 'POST, GET, HEAD, OPTIONS'],
  ])('name the methods of %s', async (path, allow) => {
    for (const [method, status] of [
      ['OPTIONS', 204],
      ['DELETE', 405],
    ] as const) {
      const response = await fetch(relay.url + path, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, status, allow])
    }
    if (!allow.includes('GET')) return
    const [head, full] = [await fetch(relay.url + path, { method: 'HEAD' }), await get(path)]
    expect([head.status, await head.text()]).toEqual([full.status, ''])
  })

  it('say at / what this is and where to go, and reveal no version', async () => {
    const page = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toContain('call your bank now')
    const json = await get('/', { accept: 'application/json' })
    const { documentation, openapi, health, ...rest } = (await json.json()) as Record<string, string>
    expect(rest).toEqual({ service: 'Parley relay', description: expect.any(String) })
    for (const path of [documentation, openapi, health])
      expect((await get(path ?? '')).status).toBeLessThan(400)
    for (const said of [text, JSON.stringify(rest), JSON.stringify([...page.headers])])
      expect(said).not.toContain(manifest.version)
  })

  it('describe themselves', async () => {
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    expect(await (await get('/healthz')).text()).toBe('ok')
    expect(await (await get('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: { ok: true }, outbox: { ok: true, due: 0, ageSeconds: 0 } },
    })
  })
})
