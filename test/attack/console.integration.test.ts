import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPeople } from '../../src/relay/agent-api/sign-in/people.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { bootstrapKey } from '../support/admin-key.ts'
import {
  codeAt,
  enrol,
  invite,
  ownPage,
  password,
  type SignedIn,
  signInAs,
  trySignIn,
} from '../support/operator.ts'
import { ask, askByLines } from '../support/raw-request.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')

describe('console', () => {
  let relay: TestRelay
  let now = start
  let admin: SignedIn
  let supervisor: SignedIn
  let secret = ''
  const clock = () => new Date(now).toISOString()
  const pass = (ms: number) => {
    now += ms
    relay.setNow(clock())
  }
  const enter = async (role: 'administrator' | 'supervisor') =>
    signInAs(relay.url, await invite(relay.test.storage, { role }, clock))
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
      seal: createSeal(randomBytes(32)),
    })
    relay.setNow(clock())
    admin = await enter('administrator')
    ;({ secret } = await enrol(admin, clock))
    supervisor = await enter('supervisor')
    await enrol(supervisor, clock)
  })
  afterAll(() => relay.stop())
  const people = () => createPeople({ storage: relay.test.storage, clock, ids: () => 'unused' })
  const api = (path: string) => `${relay.url}/console/api/${path}`
  const reads = ['people', 'audit', 'cases', 'inbox', 'proposals', 'me/sessions', 'inbox/stream'] as const
  const acts = [
    ['POST', 'people'],
    ['PUT', 'people/x'],
    ['POST', 'people/x/reset'],
    ['POST', 'me/password'],
    ['POST', 'proposals/x/approve'],
    ['POST', 'holds'],
  ] as const
  const statusWith = async (cookie: string) => (await ask(api('people'), { headers: { cookie } })).status

  it.each(reads)('rejects %s without a session', async (path) => {
    expect((await ask(api(path))).status).toBe(401)
    // An API key is not a user's session.
    const authorization = `Bearer ${bootstrapKey}`
    expect((await ask(api(path), { headers: { authorization } })).status).toBe(401)
  })

  it.each([
    ['none', ''],
    ['an empty one', 'parley-operator='],
    ['an invented one', `parley-operator=${'A'.repeat(43)}`],
    ['its name in a path', 'parley-operator=../../etc/passwd'],
    ['words of a database', "parley-operator=' or 1=1 --"],
    ['an API key', `parley-operator=${bootstrapKey}`],
    ['a long one', `parley-operator=${'x'.repeat(8000)}`],
  ])('rejects a forged cookie: %s', async (_, cookie) => {
    expect(await statusWith(cookie)).toBe(401)
  })

  it('rejects a cookie under another name, repeated, with a changed letter, or made from its hash', async () => {
    const { cookie } = admin
    const id = cookie.slice(cookie.indexOf('=') + 1)
    const rows = await relay.test.storage.db.selectFrom('operator_session').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    const wrong = [
      `__Secure-parley-operator=${id}`,
      `session=${id}`,
      `parley-operator=${'B'.repeat(43)}; ${cookie}`,
      `${cookie}; parley-operator=${'B'.repeat(43)}`,
      `${cookie}; ${cookie}`,
      `${supervisor.cookie}; ${cookie}`,
      `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'Q' : 'A'}`,
      `parley-operator=${id.toLowerCase()}`,
      ...rows.flatMap(({ id_hash, public_id }) => [id_hash, public_id].map((it) => `parley-operator=${it}`)),
    ]
    for (const value of wrong) expect([value, await statusWith(value)]).toEqual([value, 401])
    expect(await statusWith(cookie)).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['https in front of a name of this machine', { origin: 'https://127.0.0.1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('rejects reads from %s even with the cookie', async (_, headers) => {
    for (const path of reads) {
      expect((await ask(api(path), { headers: { cookie: admin.cookie, ...headers } })).status).toBe(403)
    }
  })

  it.each<[string, Record<string, string>]>([
    ['no proof of where it comes from', { 'content-type': 'application/json' }],
    ['the type of text', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
    [
      'the type of a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    ],
    ['another origin', { 'content-type': 'application/json', origin: 'https://elsewhere.example' }],
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  ])('rejects actions, sign-in and sign-out with %s, even with the token', async (_, headers) => {
    const all = { cookie: admin.cookie, 'x-parley-csrf': admin.csrf, ...headers }
    for (const [method, path] of [...acts, ['POST', 'sign-in'], ['POST', 'sign-out']] as const) {
      const reply = await ask(api(path), { method, headers: all, body: '{}' })
      expect([path, reply.status]).toEqual([path, 403])
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    expect(await statusWith(admin.cookie)).toBe(200)
  })

  it('does nothing without a CSRF token, or with that of another session', async () => {
    for (const token of ['', supervisor.csrf, `${admin.csrf}x`, admin.csrf.toLowerCase()]) {
      for (const [method, path] of acts) {
        const headers = { ...ownPage(relay.url), cookie: admin.cookie, 'x-parley-csrf': token }
        expect((await ask(api(path), { method, headers, body: '{}' })).status).toBe(403)
      }
    }
  })

  it("ends only the user's own sessions, whichever id is given", async () => {
    const { sessions } = JSON.parse((await admin.call('GET /console/api/me/sessions')).text) as {
      sessions: { id: string }[]
    }
    for (const { id } of sessions) await supervisor.call(`DELETE /console/api/me/sessions/${id}`)
    expect(await statusWith(admin.cookie)).toBe(200)
  })

  it('accepts each code once, neither twice at the same moment nor for another user', async () => {
    pass(120_000)
    const proof = { login: admin.login, password, code: codeAt(secret, clock()) }
    const replies = await Promise.all([1, 2, 3].map(() => trySignIn(relay.url, proof)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await trySignIn(relay.url, { ...proof, login: supervisor.login })).status).toBe(401)
  })

  it('creates a new session at sign-in instead of using one that an attacker has planted', async () => {
    const fixed = `parley-operator=${'F'.repeat(43)}`
    const stolen = await enter('supervisor')
    const { once } = await invite(relay.test.storage, {}, clock)
    for (const cookie of [fixed, stolen.cookie]) {
      const reply = await trySignIn(relay.url, { once: cookie === fixed ? once : 'none' }, { cookie })
      expect(reply.headers['set-cookie']?.[0] ?? '').not.toContain(cookie)
    }
    expect(await statusWith(fixed)).toBe(401)
  })

  it('rejects a cookie that was stolen before its owner signed out, or in again', async () => {
    const stolen = await enter('supervisor')
    const state = async () => (await stolen.call('GET /console/api/me/sessions')).status
    expect(await state()).toBe(200)
    const { once } = await invite(relay.test.storage, {}, clock)
    expect((await trySignIn(relay.url, { once }, { cookie: stolen.cookie })).status).toBe(200)
    expect(await state()).toBe(401)
    const other = await enter('supervisor')
    await other.call('POST /console/api/sign-out')
    expect((await other.call('GET /console/api/me/sessions')).status).toBe(401)
  })

  it('ends the access of a disabled user, and prevents every kind of sign-in', async () => {
    const gone = await enter('administrator')
    const ways = await enrol(gone, clock)
    const link = await people().invite(gone.id, 60_000)
    expect((await gone.call('GET /console/api/people')).status).toBe(200)
    expect((await admin.call(`PUT /console/api/people/${gone.id}`, { isDisabled: true })).status).toBe(200)
    expect((await gone.call('GET /console/api/people')).status).toBe(401)
    expect((await gone.call(`PUT /console/api/people/${gone.id}`, { isDisabled: false })).status).toBe(401)
    pass(120_000)
    const proof = { login: gone.login, password, code: codeAt(ways.secret, clock()) }
    expect((await trySignIn(relay.url, proof)).status).toBe(401)
    expect((await trySignIn(relay.url, { ...proof, code: ways.backupCodes[0] })).status).toBe(401)
    expect((await trySignIn(relay.url, { once: link })).status).toBe(401)
  })

  it('ends the session of a user whose role was taken away', async () => {
    const person = await enter('administrator')
    await enrol(person, clock)
    await people().change(person.id, { role: 'agent' })
    expect((await person.call('GET /console/api/people')).status).toBe(401)
    expect((await person.call('POST /console/api/people', {})).status).toBe(401)
  })

  it.each(['rebound.example', '127.0.0.1.rebound.example', 'localhost.', '0.0.0.0', '2130706433'])(
    'is not served under the name %s, which an attacker has pointed here',
    async (name) => {
      const host = `${name}:${new URL(relay.url).port}`
      const headers = {
        ...ownPage(`http://${host}`),
        host,
        cookie: admin.cookie,
        'x-parley-csrf': admin.csrf,
      }
      for (const path of reads) expect((await ask(api(path), { headers })).status).toBe(404)
      expect((await ask(api('sign-in'), { method: 'POST', headers, body: '{}' })).status).toBe(404)
    },
  )

  it.each([
    '/console//api/people',
    '//console/api/people',
    '/console/./api/people',
    '/console/api/../api/people',
    '/console/api/me/../people',
    '/console/api/me/%2e%2e/people',
    '/console/api/me%2f..%2fpeople',
    '/console/%61pi/people',
    '/console/api/%70eople',
    '/%63onsole/api/people',
    '/console/api/people/',
    '/CONSOLE/api/people',
    '/console/api/session/../people',
    '/console/api/people;x',
    '/console\\api\\people',
  ])('does not reveal the users through the path %s, or admit a page of another site', async (path) => {
    const { port } = new URL(relay.url)
    const head = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`]
    expect(await askByLines(relay.url, head)).toBeGreaterThanOrEqual(400)
    const foreign = [...head, `Cookie: ${admin.cookie}`, 'Sec-Fetch-Site: cross-site']
    expect(await askByLines(relay.url, foreign)).toBeGreaterThanOrEqual(400)
  })

  it('restricts a user without a code to setting up sign-in methods, whatever the path', async () => {
    const fresh = await enter('administrator')
    const { port } = new URL(relay.url)
    for (const path of [
      'me/../people',
      'me/%2e%2e/people',
      'me%2f..%2f..%2fapi%2fpeople',
      'people?/console/api/me/',
    ]) {
      const status = await askByLines(relay.url, [
        `GET /console/api/${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `Cookie: ${fresh.cookie}`,
      ])
      expect([path, status >= 400]).toEqual([path, true])
    }
  })
})
