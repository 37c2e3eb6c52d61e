import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKeys } from '../../src/relay/security/auth/api-keys.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { asAdmin } from '../support/admin-key.ts'
import { invite, trySignIn } from '../support/operator.ts'
import { ask, askByLines } from '../support/raw-request.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

/** Paths for operators, and the response to someone with access. */
const operatorPaths = ['/metrics', '/sandbox/clock', '/console/', '/console/api/people'] as const
const forPrograms = ['/metrics', '/sandbox/clock'] as const

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** Returns what a server wrote to its security log since a given line. */
const eventsOf = ({ log }: ServerProcess, from: number) =>
  log.slice(from).flatMap((line) => {
    const event = line.startsWith('{') ? (JSON.parse(line) as { security?: { kind: string } }).security : null
    return event ? [event.kind] : []
  })

describe('a page whose own host name resolves to this server', () => {
  const names = [
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'localhost.',
    '0.0.0.0',
    '2130706433',
  ]
  it.each(operatorPaths.flatMap((path) => names.map((host) => [path, host] as const)))(
    'reads nothing at %s as "%s", whatever key it has',
    async (path, host) => {
      const from = server.log.length
      const port = new URL(server.url()).port
      const reply = await ask(`${server.url()}${path}`, {
        headers: { host: `${host}:${port}`, ...asAdmin },
      })
      expect(reply.status).toBe(404)
      await expect.poll(() => eventsOf(server, from)).toEqual(['host-refused'])
    },
  )

  it.each(operatorPaths)(
    'reads nothing at %s with two Hosts, with none, or with an invalid one',
    async (path) => {
      const key = `Authorization: ${asAdmin.authorization}`
      const sent = [
        [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Host: rebound.example', key],
        [`GET http://rebound.example${path} HTTP/1.1`, 'Host: localhost', key],
        [`GET http://localhost${path} HTTP/1.1`, 'Host: rebound.example', key],
        [`GET ${path} HTTP/1.1`, 'Host: localhost@rebound.example', key],
        [`GET ${path} HTTP/1.1`, 'Host: localhost, rebound.example', key],
        [`GET ${path} HTTP/1.1`, 'Host: [::ffff:127.0.0.1]', key],
        [`GET ${path} HTTP/1.1`, 'Host:', key],
        [`GET ${path} HTTP/1.0`, key],
      ]
      for (const lines of sent) expect([400, 404]).toContain(await askByLines(server.url(), lines))
    },
  )
})

describe('a request through a proxy', () => {
  const traces: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '::1' },
    { forwarded: 'for=127.0.0.1;host=localhost' },
    { via: '1.1 proxy' },
  ]
  it.each(operatorPaths.flatMap((path) => traces.map((trace) => [path, trace] as const)))(
    'gets nothing at %s with %o',
    async (path, trace) => {
      const reply = await ask(`${server.url()}${path}`, { headers: { ...asAdmin, ...trace } })
      expect(reply.status).toBe(404)
    },
  )

  it.each(forPrograms)('does not reach %s by claiming another host', async (path) => {
    const headers = { host: 'rebound.example', 'x-forwarded-host': 'localhost', ...asAdmin }
    expect((await ask(`${server.url()}${path}`, { headers })).status).toBe(404)
  })
})

describe('a page in a browser', () => {
  const marks: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4600' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' },
    { 'sec-fetch-dest': 'document' },
  ]
  it.each(forPrograms.flatMap((path) => marks.map((mark) => [path, mark] as const)))(
    'gets nothing at %s with %o, not even with the key',
    async (path, mark) => {
      const from = server.log.length
      const reply = await ask(`${server.url()}${path}`, { headers: { ...asAdmin, ...mark } })
      expect(reply.status).toBe(403)
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
      await expect.poll(() => eventsOf(server, from)).toContain('operation-refused')
    },
  )
})

describe('a program without the right key', () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const make = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
    for (const role of ['analyst', 'recovery_engine', 'ips', 'institution:UNTY'] as const) {
      keys.set(role, (await make.create({ scopes: ['recovery:read'], role })).key)
    }
    keys.set(
      'citizen_channel',
      (await make.create({ scopes: [], role: 'citizen_channel', citizenRef: 'hm1:a' })).key,
    )
    const revoked = await make.create({ scopes: [], role: 'admin' })
    await make.revoke(revoked.prefix)
    keys.set('revoked admin', revoked.key)
    keys.set(
      'expired admin',
      (await make.create({ scopes: [], role: 'admin', expiresAt: '2026-01-01T00:00:00.000Z' })).key,
    )
    keys.set('admin', (await make.create({ scopes: [], role: 'admin' })).key)
    keys.set('unknown', `pk_${'0'.repeat(12)}_${'A'.repeat(43)}`)
    await storage.close()
  })

  it.each(
    forPrograms.flatMap((path) =>
      (
        [
          ['analyst', 403, 'operation-refused'],
          ['recovery_engine', 403, 'operation-refused'],
          ['ips', 403, 'operation-refused'],
          ['institution:UNTY', 403, 'operation-refused'],
          ['citizen_channel', 403, 'operation-refused'],
          ['revoked admin', 401, 'key-refused'],
          ['expired admin', 401, 'key-refused'],
          ['unknown', 401, 'key-refused'],
        ] as const
      ).map(([key, status, event]) => ({ path, key, status, event })),
    ),
  )('gets $status at $path with the key of: $key', async ({ path, key, status, event }) => {
    const from = server.log.length
    const headers = { authorization: `Bearer ${keys.get(key)}` }
    expect((await ask(`${server.url()}${path}`, { headers })).status).toBe(status)
    // The first invented key is reported immediately, and the others once a minute.
    await expect.poll(() => eventsOf(server, key === 'unknown' ? 0 : from)).toContain(event)
    expect(server.log.slice(from).join()).not.toContain(keys.get(key))
  })

  it.each(
    forPrograms.flatMap((path) =>
      [
        {},
        { authorization: 'Bearer ' },
        { authorization: `Basic ${asAdmin.authorization.slice(7)}` },
        { 'x-api-key': asAdmin.authorization },
        { cookie: `parley-operator=${asAdmin.authorization.slice(7)}` },
        { 'x-parley-role': 'admin' },
      ].map((headers) => ({ path, headers })),
    ),
  )('gets 401 at $path with $headers', async ({ path, headers }) => {
    expect((await ask(`${server.url()}${path}`, { headers: headers as Record<string, string> })).status).toBe(
      401,
    )
  })

  it.each(forPrograms)('is admitted to %s only with an admin’s key', async (path) => {
    const admin = { authorization: `Bearer ${keys.get('admin')}` }
    for (const headers of [admin, asAdmin]) {
      expect((await ask(`${server.url()}${path}`, { headers })).status).toBe(200)
      // As Node's own fetch sends it.
      expect((await fetch(`${server.url()}${path}`, { headers })).status).toBe(200)
    }
  })

  it.each([
    '//metrics',
    '/metrics/',
    '/./metrics',
    '/x/../metrics',
    '/x/%2e%2e/metrics',
    '/%6detrics',
    '/METRICS',
    '/metrics;x',
    '/sandbox/../sandbox/clock',
    '/x/%2E%2e/sandbox/clock',
    '/sandbox%2fclock',
    '/sandbox//clock',
    '/%73andbox/clock',
  ])('gets nothing through the path %s', async (path) => {
    const port = new URL(server.url()).port
    const status = await askByLines(server.url(), [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`])
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('a client behind a plain port forwarder', () => {
  let forwarder: Server
  const url = () => `http://127.0.0.1:${(forwarder.address() as AddressInfo).port}`
  beforeAll(async () => {
    forwarder = createServer((from) => {
      const to = connect(Number(new URL(server.url()).port), '127.0.0.1')
      from.pipe(to).pipe(from)
      for (const socket of [from, to]) socket.on('error', () => socket.destroy())
    })
    await new Promise<void>((listening) => forwarder.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => new Promise<void>((closed) => forwarder.close(() => closed())))

  it.each([
    ['/metrics', 401],
    ['/sandbox/clock', 401],
    ['/sandbox/lists/cases', 401],
    ['/console/api/people', 401],
    ['/console/api/cases', 401],
    ['/console/api/audit', 401],
  ])('is not authenticated at %s: %i', async (path, status) => {
    expect((await ask(`${url()}${path}`)).status).toBe(status)
    expect((await ask(`${url()}${path}`, { headers: { host: 'parley.bank.example' } })).status).toBe(404)
  })
})

describe('a deployment with a port for its operators', () => {
  let apart: ServerProcess
  beforeAll(async () => {
    apart = await startServer({ ADMIN_PORT: '0', ADMIN_NAMES: 'operators.bank.example' })
  })
  afterAll(() => apart.remove())

  it.each([...operatorPaths, '/console', '/sandbox/lists/cases', '/console/api/session'])(
    'serves nothing at %s on its main port',
    async (path) => {
      expect((await ask(`${apart.url()}${path}`, { headers: asAdmin })).status).toBe(404)
    },
  )

  it.each(['/healthz', '/readyz'])('serves %s on both ports', async (path) => {
    for (const url of [apart.url(), apart.adminUrl()]) expect((await ask(`${url}${path}`)).status).toBe(200)
  })

  it.each([
    ['/metrics', asAdmin, 200],
    ['/metrics', {}, 401],
    ['/sandbox/clock', asAdmin, 200],
    ['/sandbox/clock', {}, 401],
    ['/console/', {}, 200],
    ['/metrics', { ...asAdmin, host: 'rebound.example' }, 404],
    ['/metrics', { ...asAdmin, host: 'operators.bank.example' }, 200],
    ['/metrics', { ...asAdmin, host: 'OPERATORS.bank.example', 'x-forwarded-for': '192.0.2.1' }, 200],
    ['/metrics', { host: 'operators.bank.example', 'x-forwarded-for': '127.0.0.1' }, 401],
    ['/metrics', { ...asAdmin, 'x-forwarded-for': '192.0.2.1' }, 404],
    ['/chat?gwId=demo', {}, 404],
    ['/v1/cases/CASE-1', asAdmin, 404],
    ['/chat/v1/sessions', {}, 404],
  ])('serves %s with %o on the operators’ port with status %i', async (path, headers, status) => {
    expect((await ask(`${apart.adminUrl()}${path}`, { headers })).status).toBe(status)
  })

  it('requires https for a configured host name, and marks the cookie Secure', async () => {
    const named = { host: 'operators.bank.example', 'x-forwarded-for': '192.0.2.1' }
    const storage = openStorage(`sqlite:${apart.folder}/parley.db`)
    const { once } = await invite(storage, { role: 'administrator' })
    await storage.close()
    const from = (origin: string) => trySignIn(apart.adminUrl(), { once }, { ...named, origin })
    expect((await from('http://operators.bank.example')).status).toBe(403)
    expect((await from('https://evil.example')).status).toBe(403)
    const { status, headers } = await from('https://operators.bank.example')
    expect(status).toBe(200)
    const cookie = headers['set-cookie']?.[0] ?? ''
    expect(cookie).toMatch(
      /^__Secure-parley-operator=\S+; Path=\/console; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [pair = ''] = cookie.split(';')
    const people = `${apart.adminUrl()}/console/api/people`
    expect((await ask(people, { headers: { ...named, cookie: pair } })).status).toBe(200)
    // The same cookie opens nothing under another name.
    expect((await ask(people, { headers: { cookie: pair } })).status).toBe(401)
  })
})

describe('a deployment that is exposed to the network', () => {
  let open: ServerProcess
  beforeAll(async () => {
    open = await startServer({ HOST: '0.0.0.0', SANDBOX: '0', DEMO: '0' })
  })
  afterAll(() => open.remove())

  it.each([...operatorPaths, '/sandbox/lists/cases'])(
    'serves nothing at %s without a port for operators',
    async (path) => {
      const port = new URL(open.url()).port
      for (const host of ['127.0.0.1', 'localhost', '0.0.0.0']) {
        const headers = { ...asAdmin, host: `${host}:${port}` }
        expect((await ask(`http://127.0.0.1:${port}${path}`, { headers })).status).toBe(404)
      }
    },
  )

  it.each([
    { HOST: '0.0.0.0', SANDBOX: '0', DEMO: '1' },
    { HOST: '0.0.0.0', SANDBOX: '1', DEMO: '0' },
    { HOST: '::', SANDBOX: '0', DEMO: '1' },
    { ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0', SANDBOX: '1', DEMO: '0' },
    { ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0', SANDBOX: '0', DEMO: '1' },
  ])('does not start with %o', async (environment) => {
    await expect(startServer(environment)).rejects.toThrow(
      /(SANDBOX|DEMO)=1 requires a loopback (ADMIN_)?HOST/,
    )
  })
})
