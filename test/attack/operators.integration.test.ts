import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopes } from '../../src/contract/operations/operation.ts'
import { createApiKeys } from '../../src/relay/auth/api-keys.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { asAdmin } from '../support/admin-key.ts'
import { ownPage, signIn, trySignIn } from '../support/operator.ts'
import { ask, askByLines } from '../support/raw-request.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

/** What is for operators, and what a person who has the right to it is answered. */
const operatorPaths = ['/metrics', '/sandbox/clock', '/console/', '/console/demo/cases'] as const
const forPrograms = ['/metrics', '/sandbox/clock'] as const

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** What a server wrote into its log of security events since a moment. */
const eventsOf = ({ log }: ServerProcess, from: number) =>
  log.slice(from).flatMap((line) => {
    const event = line.startsWith('{') ? (JSON.parse(line) as { security?: { kind: string } }).security : null
    return event ? [event.kind] : []
  })

describe('a page whose own name was made to point here', () => {
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

  it.each(operatorPaths)('reads nothing at %s by two Hosts, by none, or by what is no name', async (path) => {
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
  })
})

describe('a request by way of a proxy', () => {
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
    'is answered nothing at %s with %o',
    async (path, trace) => {
      const reply = await ask(`${server.url()}${path}`, { headers: { ...asAdmin, ...trace } })
      expect(reply.status).toBe(404)
    },
  )

  it.each(forPrograms)('does not get to %s by saying that it is another host', async (path) => {
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
  )('is answered $status at $path with the key of: $key', async ({ path, key, status, event }) => {
    const from = server.log.length
    const headers = { authorization: `Bearer ${keys.get(key)}` }
    expect((await ask(`${server.url()}${path}`, { headers })).status).toBe(status)
    // Of invented keys the first is told at once, and the others once a minute.
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
  )('is answered 401 at $path with $headers', async ({ path, headers }) => {
    expect((await ask(`${server.url()}${path}`, { headers: headers as Record<string, string> })).status).toBe(
      401,
    )
  })

  it.each(forPrograms)('is let in at %s with an admin’s key alone', async (path) => {
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
  ])('gets nothing by the way round %s', async (path) => {
    const port = new URL(server.url()).port
    const status = await askByLines(server.url(), [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`])
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('the console', () => {
  const api = (path: string) => `${server.url()}/console/demo/${path}`
  const calls = [
    'cases',
    'cases/CASE-1',
    'messages',
    'audit',
    'hand-overs',
    'traces/TRC-1',
    'documents/DOC-1',
  ]
  const acts = ['cases/CASE-1/trace', 'cases/CASE-1/freeze', 'freezes/FRZ-1/release', 'freezes/FRZ-1/return']

  it.each(calls)('does not answer %s to somebody who is not signed in', async (path) => {
    expect((await ask(api(path))).status).toBe(401)
    // A key for programs is no session of a person.
    expect((await ask(api(path), { headers: asAdmin })).status).toBe(401)
  })

  it.each(acts)('does not do %s for somebody who is not signed in', async (path) => {
    const headers = ownPage(server.url())
    expect((await ask(api(path), { method: 'POST', headers, body: '{}' })).status).toBe(401)
  })

  it.each([
    ['none', () => ''],
    ['an empty one', () => 'parley-operator='],
    ['an invented one', () => `parley-operator=${'A'.repeat(43)}`],
    ['its name in a path', () => 'parley-operator=../../etc/passwd'],
    ['words of a database', () => "parley-operator=' or 1=1 --"],
    ['the key itself', () => `parley-operator=${asAdmin.authorization.slice(7)}`],
    ['a long one', () => `parley-operator=${'x'.repeat(8000)}`],
  ])('takes no forged cookie: %s', async (_, cookie) => {
    expect((await ask(api('cases'), { headers: { cookie: cookie() } })).status).toBe(401)
  })

  it('takes a cookie neither by another name, nor twice, nor with a letter changed, nor from a hash', async () => {
    const cookie = await signIn(server.url())
    const id = cookie.slice(cookie.indexOf('=') + 1)
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const rows = await storage.db.selectFrom('operator_session').select('id_hash').execute()
    await storage.close()
    expect(rows.length).toBeGreaterThan(0)
    const wrong = [
      `__Secure-parley-operator=${id}`,
      `session=${id}`,
      `parley-operator=${'B'.repeat(43)}; ${cookie}`,
      `${cookie}; ${cookie}`,
      `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'Q' : 'A'}`,
      `parley-operator=${id.toLowerCase()}`,
      ...rows.map(({ id_hash }) => `parley-operator=${id_hash}`),
    ]
    for (const value of wrong) {
      expect([value, (await ask(api('cases'), { headers: { cookie: value } })).status]).toEqual([value, 401])
    }
    expect((await ask(api('cases'), { headers: { cookie } })).status).toBe(200)
  })

  it('takes no cookie of another deployment', async () => {
    const other = await startServer()
    const cookie = await signIn(other.url())
    expect((await ask(`${other.url()}/console/demo/cases`, { headers: { cookie } })).status).toBe(200)
    expect((await ask(api('cases'), { headers: { cookie } })).status).toBe(401)
    await other.remove()
  })

  it('takes no cookie that was stolen before its owner signed out, or in again', async () => {
    const stolen = await signIn(server.url())
    await ask(api('sign-out'), {
      method: 'POST',
      headers: { ...ownPage(server.url()), cookie: stolen },
      body: '{}',
    })
    expect((await ask(api('cases'), { headers: { cookie: stolen } })).status).toBe(401)
    const fixed = await signIn(server.url())
    const again = await trySignIn(server.url(), { key: asAdmin.authorization.slice(7) }, { cookie: fixed })
    expect(again.status).toBe(200)
    expect(again.headers['set-cookie']?.[0]).not.toContain(fixed)
    expect((await ask(api('cases'), { headers: { cookie: fixed } })).status).toBe(401)
  })

  it.each([
    ['twelve hours after it was given', { expires_at: '2026-01-01T00:00:00.000Z' }],
    ['half an hour after it was used', { seen_at: new Date(Date.now() - 31 * 60_000).toISOString() }],
    ['with a role that has no place here', { role: 'recovery_engine' }],
  ])('takes no cookie %s', async (_, change) => {
    const cookie = await signIn(server.url())
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    await storage.db.updateTable('operator_session').set(change).execute()
    await storage.close()
    expect((await ask(api('cases'), { headers: { cookie } })).status).toBe(401)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['https in front of a name of this machine', { origin: 'https://127.0.0.1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('answers nothing to %s that has the cookie sent', async (_, headers) => {
    const cookie = await signIn(server.url())
    expect((await ask(api('cases'), { headers: { cookie, ...headers } })).status).toBe(403)
  })

  it.each([
    ['no proof of where it comes from', { 'content-type': 'application/json' }],
    ['the type of a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
    ['another origin', { 'content-type': 'application/json', origin: 'https://elsewhere.example' }],
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  ])('neither does, nor signs in or out, by a request with %s', async (_, headers) => {
    const cookie = await signIn(server.url())
    for (const path of [...acts, 'sign-in', 'sign-out']) {
      const body = JSON.stringify({ key: asAdmin.authorization.slice(7) })
      const reply = await ask(api(path), { method: 'POST', headers: { cookie, ...headers }, body })
      expect(reply.status).toBe(403)
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    expect((await ask(api('cases'), { headers: { cookie } })).status).toBe(200)
  })

  it('gives a cookie that neither scripts nor other sites nor other paths see', async () => {
    const { headers, text } = await trySignIn(server.url(), { key: asAdmin.authorization.slice(7) })
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^parley-operator=[\w-]{43}; Path=\/console; HttpOnly; SameSite=Strict$/),
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual({ operator: { name: 'bootstrap', role: 'admin' } })
  })
})

describe('somebody who tries to sign in', () => {
  let other: ServerProcess
  let wrong: Record<string, object>
  let analyst = ''
  beforeAll(async () => {
    other = await startServer()
    const storage = openStorage(`sqlite:${other.folder}/parley.db`)
    const keys = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
    const make = async (wanted: Parameters<typeof keys.create>[0]) => ({
      key: (await keys.create(wanted)).key,
    })
    const revoked = await keys.create({ scopes, role: 'admin' })
    await keys.revoke(revoked.prefix)
    analyst = (await make({ scopes, role: 'analyst' })).key
    wrong = {
      'a key of nobody': { key: `pk_${'0'.repeat(12)}_${'A'.repeat(43)}` },
      'no key at all': { key: 'let me in' },
      'a revoked key': { key: revoked.key },
      'an expired key': await make({ scopes, role: 'admin', expiresAt: '2026-01-01T00:00:00.000Z' }),
      'a key of an institution': await make({ scopes, role: 'institution:UNTY' }),
      'a key of the recovery engine': await make({ scopes, role: 'recovery_engine' }),
      'a key for instant payments': await make({ scopes, role: 'ips' }),
      'a key of a citizen': await make({ scopes, role: 'citizen_channel', citizenRef: 'hm1:a' }),
      'an analyst’s key that may not recover': await make({ scopes: ['redress:read'], role: 'analyst' }),
      'an admin’s key for voice': await make({ scopes: ['voice'], role: 'admin' }),
      'an invented link': { once: 'A'.repeat(43) },
    }
    await storage.close()
  })
  afterAll(() => other.remove())

  it.each([
    'a key of nobody',
    'no key at all',
    'a revoked key',
    'an expired key',
    'a key of an institution',
    'a key of the recovery engine',
    'a key for instant payments',
    'a key of a citizen',
    'an analyst’s key that may not recover',
    'an admin’s key for voice',
    'an invented link',
  ])('is refused with %s, in the words and the time of any other', async (name) => {
    const from = other.log.length
    const began = performance.now()
    const reply = await trySignIn(other.url(), wrong[name] ?? {})
    expect(performance.now() - began).toBeGreaterThan(290)
    expect(reply.status).toBe(401)
    expect(reply.headers['set-cookie']).toBeUndefined()
    const { detail } = JSON.parse(reply.text) as { detail: string }
    expect(detail).toMatch(
      name.includes('link') ? /^This link was used before/ : /^This key does not open the console\.$/,
    )
    await expect.poll(() => eventsOf(other, from)).toContain('sign-in-refused')
  })

  it.each<[string, object]>([
    ['nothing', {}],
    ['both', { key: 'a', once: 'b' }],
    ['more than was asked', { key: 'a', role: 'admin' }],
    ['a list', { key: ['a'] }],
    ['too much', { key: 'a'.repeat(300) }],
  ])('is told what is wrong with a body of %s', async (_, body) => {
    expect((await trySignIn(other.url(), body)).status).toBe(400)
  })

  it('acts as an analyst with an analyst’s key, and is out when the key is revoked', async () => {
    const from = other.log.length
    const cookie = await signIn(other.url(), analyst)
    const session = await ask(`${other.url()}/console/api/session`, { headers: { cookie } })
    expect(JSON.parse(session.text)).toMatchObject({ operator: { role: 'analyst' } })
    await expect.poll(() => eventsOf(other, from)).toEqual(['sign-in'])
    expect(other.log.slice(from).join()).not.toContain(analyst)
    const cases = () => ask(`${other.url()}/console/demo/cases`, { headers: { cookie } })
    expect((await cases()).status).toBe(200)
    const storage = openStorage(`sqlite:${other.folder}/parley.db`)
    const keys = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
    await keys.revoke(analyst.slice(3, 15))
    await storage.close()
    expect((await cases()).status).toBe(401)
  })

  it('gets in by the printed link once, as an analyst, and no second time', async () => {
    const once = other.log.map((line) => /#once=([\w-]+)/.exec(line)?.[1]).find(Boolean) ?? ''
    const first = await trySignIn(other.url(), { once })
    expect(JSON.parse(first.text)).toEqual({ operator: { name: 'once-link', role: 'analyst' } })
    expect((await trySignIn(other.url(), { once })).status).toBe(401)
    await other.stop()
    await other.start()
    expect((await trySignIn(other.url(), { once })).status).toBe(401)
  })

  it('is made to wait after thirty attempts in a minute, whoever claims to be another', async () => {
    const from = other.log.length
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => trySignIn(other.url(), { key: 'guess' })),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/)
    await expect.poll(() => eventsOf(other, from)).toContain('limit-refused')
  })
})

describe('somebody who comes through a plain forwarder of ports', () => {
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
    ['/console/demo/cases', 401],
    ['/console/demo/audit', 401],
    ['/console/demo/hand-overs', 401],
  ])('is nobody at %s: %i', async (path, status) => {
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

  it.each([...operatorPaths, '/console', '/sandbox/lists/cases', '/console/console.js'])(
    'has nothing at %s of its main port',
    async (path) => {
      expect((await ask(`${apart.url()}${path}`, { headers: asAdmin })).status).toBe(404)
    },
  )

  it.each(['/healthz', '/readyz'])('answers %s at both ports', async (path) => {
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
  ])('answers %s with %o at their port by %i', async (path, headers, status) => {
    expect((await ask(`${apart.adminUrl()}${path}`, { headers })).status).toBe(status)
  })

  it('asks for https before a name of its settings, and gives a cookie that goes by https alone', async () => {
    const named = { host: 'operators.bank.example', 'x-forwarded-for': '192.0.2.1' }
    const key = asAdmin.authorization.slice(7)
    const from = (origin: string) => trySignIn(apart.adminUrl(), { key }, { ...named, origin })
    expect((await from('http://operators.bank.example')).status).toBe(403)
    expect((await from('https://evil.example')).status).toBe(403)
    const { status, headers } = await from('https://operators.bank.example')
    expect(status).toBe(200)
    const cookie = headers['set-cookie']?.[0] ?? ''
    expect(cookie).toMatch(
      /^__Secure-parley-operator=\S+; Path=\/console; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [pair = ''] = cookie.split(';')
    const cases = `${apart.adminUrl()}/console/demo/cases`
    expect((await ask(cases, { headers: { ...named, cookie: pair } })).status).toBe(200)
    // The same cookie opens nothing under another name.
    expect((await ask(cases, { headers: { cookie: pair } })).status).toBe(401)
  })
})

describe('a deployment that the network reaches', () => {
  let open: ServerProcess
  beforeAll(async () => {
    open = await startServer({ HOST: '0.0.0.0', SANDBOX: '0', DEMO: '0' })
  })
  afterAll(() => open.remove())

  it.each([...operatorPaths, '/sandbox/lists/cases'])(
    'has nothing at %s without a port for operators',
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
    await expect(startServer(environment)).rejects.toThrow(/(SANDBOX|DEMO)=1 wants a loopback (ADMIN_)?HOST/)
  })
})
