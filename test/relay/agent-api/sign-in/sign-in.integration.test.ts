import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConsoleRoute, consoleRoutes } from '../../../../src/contract/console/routes.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { limitTable } from '../../../../src/relay/security/rate-limits/limit-table.ts'
import { generousLimits } from '../../../support/generous-limits.ts'
import {
  codeAt,
  enrol,
  invite,
  ownPage,
  password,
  type SignedIn,
  signInAs,
  toSignedIn,
  trySignIn,
} from '../../../support/operator.ts'
import { consoleName, startRelay, type TestRelayOptions } from '../../../support/relay.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')
const minuteMs = 60_000
const textOf = ({ text }: { text: string }) => JSON.parse(text)
const calls = Object.entries(consoleRoutes) as [string, ConsoleRoute][]
const methodOf = (call: string) => call.split(' ')[0] ?? ''
/** Returns the path of a call, with an id that does not exist. */
const filled = (call: string) => call.replaceAll(/\{\w+\}/g, 'none')

/** Starts a relay with a stopped clock, which counts attempts separately for each test. */
async function startAlone(config: TestRelayOptions['config'] = {}) {
  let now = start
  const timers = createVirtualTimers()
  const relay = await startRelay({
    dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    seal: createSeal(randomBytes(32)),
    config,
    timers,
  })
  const clock = () => new Date(now).toISOString()
  const set = (at: number) => {
    now = at
    relay.setNow(clock())
  }
  set(start)
  return {
    ...relay,
    timers,
    clock,
    pass: (ms: number) => set(now + ms),
    /** Adds a person, and signs them in with their link. */
    enter: async (person: Parameters<typeof invite>[1] = {}) =>
      signInAs(relay.url, await invite(relay.test.storage, person, clock)),
  }
}

describe('sign-in', () => {
  let relay: Awaited<ReturnType<typeof startAlone>>
  let ana: SignedIn
  let secret = ''
  let backupCodes: string[] = []
  beforeAll(async () => {
    relay = await startAlone()
    ana = await relay.enter({ role: 'administrator' })
    ;({ secret, backupCodes } = await enrol(ana, relay.clock))
  })
  afterAll(() => relay.stop())
  beforeEach(() => relay.pass(2 * minuteMs))
  const code = () => codeAt(secret, relay.clock())
  const signInAgain = async (more: object = {}) =>
    trySignIn(relay.url, { login: ana.login, password, code: code(), ...more })
  /** Reads the person's refused proofs from the log. */
  const refusalsOf = async ({ login }: SignedIn) => {
    const rows = await relay.test.storage.db.selectFrom('security_event').selectAll().execute()
    return rows
      .filter(({ kind, actor }) => kind === 'approval-refused' && actor === login)
      .map(({ detail }) => detail)
  }

  it('accepts a password with a code, and sets a cookie for the console only', async () => {
    const reply = await signInAgain()
    expect(reply.status).toBe(200)
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^parley-operator=[\w-]{43}; Path=\/console; HttpOnly; SameSite=Strict$/),
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(textOf(reply)).toEqual({
      operator: {
        id: ana.id,
        login: ana.login,
        firstName: 'Person',
        role: 'administrator',
        channels: 'all',
        idleMs: 30 * minuteMs,
        mustEnrol: false,
        asksProof: true,
        proofs: ['code'],
        byProvider: false,
      },
      provider: null,
      csrf: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('gives the same answer whatever is wrong, in no less than the usual time', async () => {
    const wrong = [
      { login: 'nobody-here', password, code: code() },
      { login: ana.login, password: 'a wrong password', code: code() },
      { login: ana.login, password, code: code() === '000000' ? '000001' : '000000' },
      { login: ana.login, password, code: 'aaaaa-aaaaa' },
      { login: ana.login, password },
    ]
    const answers: unknown[] = []
    const refused = () => relay.log.filter((line) => line.includes('sign-in-refused')).length
    for (const proof of wrong) {
      const before = refused()
      let isAnswered = false
      const asked = trySignIn(relay.url, proof).finally(() => {
        isAnswered = true
      })
      await expect.poll(refused).toBe(before + 1)
      relay.timers.pass(299)
      await new Promise((turn) => setTimeout(turn, 20))
      expect(isAnswered).toBe(false)
      relay.timers.pass(1)
      const reply = await asked
      expect(reply.headers['set-cookie']).toBeUndefined()
      const { instance: _, ...answer } = textOf(reply)
      answers.push([reply.status, answer])
    }
    expect(answers[0]).toMatchObject([401, { errors: [{ field: 'password', code: 'refused' }] }])
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('accepts a backup code instead of a code, once', async () => {
    const [backup = ''] = backupCodes
    expect((await signInAgain({ code: backup })).status).toBe(200)
    expect((await relay.timers.passUntil(signInAgain({ code: backup }))).status).toBe(401)
  })

  it.each<[string, object]>([
    ['nothing', {}],
    ['an API key', { key: 'a' }],
    ['two ways at once', { once: 'a', login: 'ana', password: 'b' }],
    ['more than was asked', { once: 'a', role: 'administrator' }],
    ['a list', { login: ['ana'], password: 'b' }],
    ['no name', { login: '', password: 'b' }],
    ['a code that is none', { login: 'ana', password: 'b', code: '12345' }],
  ])('reports what is wrong with a body of %s', async (_, body) => {
    expect((await trySignIn(relay.url, body)).status).toBe(400)
  })

  it('refuses an overlong body', async () => {
    expect((await trySignIn(relay.url, { login: 'ana', password: 'b'.repeat(2000) })).status).toBe(413)
  })

  it('refuses changes without the CSRF token of the session', async () => {
    const [one, other] = [
      toSignedIn(relay.url, ana, await signInAgain()),
      await relay.enter({ role: 'supervisor' }),
    ]
    await enrol(other, relay.clock)
    for (const [name, { call, act }] of calls) {
      if (act === 'open' || methodOf(call) === 'GET') continue
      for (const token of ['', 'x', other.csrf, one.csrf.slice(1)]) {
        const reply = await one.call(filled(call), {}, { 'x-parley-csrf': token })
        expect([name, token, reply.status]).toEqual([name, token, 403])
      }
    }
    expect((await one.call('GET /console/api/people', undefined, { 'x-parley-csrf': '' })).status).toBe(200)
  })

  it('allows only the person’s own sign-in methods until a second factor is set up', async () => {
    const bea = await relay.enter({ role: 'supervisor' })
    expect(textOf(await bea.call('GET /console/api/session'))).toMatchObject({
      operator: { mustEnrol: true },
    })
    for (const [name, { call, act }] of calls) {
      if (act === 'open') continue
      const isOwn = call.includes(' /console/api/me/')
      const { status } = await bea.call(filled(call))
      expect([name, status === 403]).toEqual([name, !isOwn])
    }
    await enrol(bea, relay.clock)
    expect(textOf(await bea.call('GET /console/api/session'))).toMatchObject({
      operator: { mustEnrol: false },
    })
    expect((await bea.call('GET /console/api/cases')).status).toBe(200)
  })

  it('allows nothing with a password alone, not even setting up a second factor', async () => {
    const bea = await relay.enter()
    await bea.call('POST /console/api/me/password', { password })
    const reply = await trySignIn(relay.url, { login: bea.login, password })
    expect(textOf(reply)).toMatchObject({ operator: { mustEnrol: true } })
    const again = toSignedIn(relay.url, bea, reply)
    expect((await again.call('GET /console/api/cases')).status).toBe(403)
    expect((await again.call('POST /console/api/me/password', { password })).status).toBe(403)
    const code = await again.call('POST /console/api/me/code')
    expect([code.status, textOf(code).detail]).toEqual([403, 'Ask an administrator for a new link.'])
  })

  it('does not replace an authenticator in use', async () => {
    const one = toSignedIn(relay.url, ana, await signInAgain())
    expect((await one.call('POST /console/api/me/code')).status).toBe(403)
  })

  it('does not confirm an authenticator in use, and logs who tried', async () => {
    const bea = await relay.enter()
    const own = await enrol(bea, relay.clock)
    relay.pass(2 * minuteMs)
    const right = { code: codeAt(own.secret, relay.clock()) }
    const reply = await bea.call('PUT /console/api/me/code', right)
    expect([reply.status, textOf(reply).backupCodes]).toEqual([403, undefined])
    const recorded = expect.poll(() => refusalsOf(bea)).toEqual(['own authenticator: none'])
    await relay.timers.passUntil(recorded)
  })

  it('prevents guessing the code of an authenticator: the sixth attempt in a minute is rejected', async () => {
    const bea = await relay.enter()
    const { secret } = textOf(await bea.call('POST /console/api/me/code'))
    const right = codeAt(secret, relay.clock())
    const attempt = async (code: string) => (await bea.call('PUT /console/api/me/code', { code })).status
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried++) expect(await attempt(wrong)).toBe(400)
    expect(await attempt(right)).toBe(429)
    // The log merges identical entries within a minute.
    const recorded = expect
      .poll(() => refusalsOf(bea))
      .toEqual(['own authenticator: wrong', 'too many proofs'])
    await relay.timers.passUntil(recorded)
  })

  it('is logged with its person, and without the credentials', async () => {
    const rows = await relay.test.storage.db.selectFrom('security_event').selectAll().execute()
    const kinds = new Set(rows.filter(({ actor }) => actor === ana.login).map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['sign-in', 'sign-in-refused', 'people-changed']))
    const all = `${JSON.stringify(rows)}${relay.log.join()}`
    // Typed as a login name, but could be a password.
    expect(all).not.toContain('nobody-here')
    for (const shown of [password, 'a wrong password', secret, ...backupCodes, ana.csrf]) {
      expect(all).not.toContain(shown)
    }
  })
})

describe('signed-in person', () => {
  let relay: Awaited<ReturnType<typeof startAlone>>
  let ana: SignedIn
  let secret = ''
  beforeAll(async () => {
    relay = await startAlone()
    ana = await relay.enter({ role: 'administrator' })
    ;({ secret } = await enrol(ana, relay.clock))
  })
  afterAll(() => relay.stop())
  beforeEach(() => relay.pass(2 * minuteMs))
  const code = () => codeAt(secret, relay.clock())
  const signInAgain = async (more: object = {}) =>
    trySignIn(relay.url, { login: ana.login, password, code: code(), ...more })
  /** Returns a proof with a code of a new minute, since each code works once. */
  const proven = (of = secret) => {
    relay.pass(minuteMs)
    return { proof: { code: codeAt(of, relay.clock()) } }
  }

  it('loses all other sessions when changing the password, and a single one on request', async () => {
    const one = toSignedIn(relay.url, ana, await signInAgain())
    relay.pass(minuteMs)
    const two = toSignedIn(relay.url, ana, await signInAgain())
    const { sessions } = textOf(await two.call('GET /console/api/me/sessions')) as {
      sessions: { id: string; isThis: boolean }[]
    }
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
    const unproven = await two.call('POST /console/api/me/password', { password })
    expect([unproven.status, textOf(unproven).type]).toEqual([403, 'urn:parley:problem:proof-refused'])
    expect((await one.call('GET /console/api/people')).status).toBe(200)
    relay.pass(minuteMs)
    const proof = { code: code() }
    expect((await two.call('POST /console/api/me/password', { password, proof })).status).toBe(200)
    expect((await one.call('GET /console/api/people')).status).toBe(401)
    expect((await two.call('GET /console/api/people')).status).toBe(200)
    const [own] = (textOf(await two.call('GET /console/api/me/sessions')) as { sessions: { id: string }[] })
      .sessions
    await two.call(`DELETE /console/api/me/sessions/${own?.id}`)
    expect((await two.call('GET /console/api/people')).status).toBe(401)
  })

  it('cannot reset, disable or promote themselves as an administrator', async () => {
    const one = toSignedIn(relay.url, ana, await signInAgain())
    const own = `/console/api/people/${ana.id}`
    for (const [call, body] of [
      [`POST ${own}/reset`, {}],
      [`PUT ${own}`, { isDisabled: true }],
      [`PUT ${own}`, { role: 'supervisor' }],
      [`PUT ${own}`, { channels: 'all' }],
    ] as const) {
      expect((await one.call(call, body)).status).toBe(403)
    }
    expect((await one.call(`PUT ${own}`, {})).status).toBe(200)
  })

  it('receives a single-use link as an administrator who adds or resets a person', async () => {
    const one = toSignedIn(relay.url, ana, await signInAgain())
    const wanted = { login: 'new-person', firstName: 'New', role: 'agent' }
    const added = textOf(await one.call('POST /console/api/people', { ...wanted, ...proven() })) as {
      person: { id: string }
      link: string
    }
    expect(added.link).toMatch(new RegExp(`^${relay.url}/console/#once=[\\w-]{43}$`))
    const once = added.link.slice(added.link.indexOf('=') + 1)
    const person = { ...added.person, login: wanted.login }
    const entered = await signInAs(relay.url, { ...person, once })
    expect((await relay.timers.passUntil(trySignIn(relay.url, { once }))).status).toBe(401)
    expect((await one.call(`POST /console/api/people/${person.id}/reset`, proven())).status).toBe(201)
    expect(textOf(await entered.call('GET /console/api/session'))).toEqual({
      operator: null,
      csrf: null,
      provider: null,
    })
    expect((await one.call('POST /console/api/people', { ...wanted, ...proven() })).status).toBe(409)
    expect((await one.call('PUT /console/api/people/none', { role: 'agent' })).status).toBe(404)
  })

  it('must prove their identity as an administrator to add, reset or enable a person, or grant rights', async () => {
    // Two administrators, since each may try five codes a minute, including the one that confirms the
    // authenticator.
    const [one, two] = [
      await relay.enter({ role: 'administrator' }),
      await relay.enter({ role: 'administrator' }),
    ]
    const secrets = new Map<SignedIn, string>()
    for (const each of [one, two]) secrets.set(each, (await enrol(each, relay.clock)).secret)
    const bea = await relay.enter({ role: 'agent', channels: [] })
    const own = `/console/api/people/${bea.id}`
    const acts = [
      ['POST /console/api/people', { login: 'lasting', firstName: 'New', role: 'agent' }, 201],
      [`PUT ${own}`, { role: 'administrator' }, 200],
      [`PUT ${own}`, { channels: 'all' }, 200],
      [`PUT ${own}`, { isDisabled: false }, 200],
      [`POST ${own}/reset`, {}, 201],
    ] as const
    const read = async () => textOf(await one.call('GET /console/api/people'))
    const before = await read()
    for (const [call, body] of acts) {
      const reply = await one.call(call, body)
      expect([call, reply.status, textOf(reply).type]).toEqual([
        call,
        403,
        'urn:parley:problem:proof-refused',
      ])
    }
    expect(await read()).toEqual(before)
    for (const [index, [call, body, status]] of acts.entries()) {
      const by = index % 2 === 0 ? one : two
      const reply = await by.call(call, { ...body, ...proven(secrets.get(by) ?? '') })
      expect([call, reply.status]).toEqual([call, status])
    }
    // Revoking rights must not require fetching a phone.
    expect((await one.call(`PUT ${own}`, { isDisabled: true })).status).toBe(200)
  })

  it.each(['/console/api/inbox/stream', '/console/api/chats/none/stream'])(
    'is signed out after half an hour without user action, even if the page keeps reopening %s',
    async (path) => {
      const agent = await relay.enter({ role: 'agent' })
      await enrol(agent, relay.clock)
      const open = async () => {
        const left = new AbortController()
        const headers = { ...ownPage(relay.url), cookie: agent.cookie }
        const { status } = await fetch(`${relay.url}${path}`, { headers, signal: left.signal })
        left.abort()
        return status
      }
      for (let times = 0; times < 2; times++) {
        relay.pass(14 * minuteMs)
        expect(await open()).not.toBe(401)
      }
      relay.pass(3 * minuteMs)
      expect(await open()).toBe(401)
      expect((await agent.call('GET /console/api/inbox')).status).toBe(401)
    },
  )

  it('is signed out on request', async () => {
    const one = toSignedIn(relay.url, ana, await signInAgain())
    const reply = await one.call('POST /console/api/sign-out')
    expect(textOf(reply)).toEqual({ operator: null, csrf: null, provider: null })
    expect(reply.headers['set-cookie']?.[0]).toMatch(/^parley-operator=; Max-Age=0; Path=\/console/)
    expect((await one.call('GET /console/api/people')).status).toBe(401)
  })
})

describe('sign-in limits', () => {
  let relay: Awaited<ReturnType<typeof startAlone>>
  beforeAll(async () => {
    relay = await startAlone({
      trustedProxies: 1,
      limits: { ...generousLimits.limits, 'sign-in': { perMinute: limitTable['sign-in'].perMinute } },
    })
  })
  afterAll(() => relay.stop())
  const guess = (login: string, address = '192.0.2.1') =>
    trySignIn(
      relay.url,
      { login, password: 'a guess' },
      { host: consoleName, origin: `https://${consoleName}`, 'x-forwarded-for': address },
    )
  it('allow ten attempts for one name, and thirty from one address', async () => {
    const { timers } = relay
    const forOne = await timers.passUntil(Promise.all(Array.from({ length: 14 }, () => guess('ana'))))
    expect(forOne.filter(({ status }) => status === 401)).toHaveLength(10)
    const waiting = forOne.filter(({ status }) => status === 429)
    expect(waiting).toHaveLength(4)
    for (const { headers } of waiting) expect(headers['retry-after']).toMatch(/^\d+$/)
    const forAny = await timers.passUntil(Promise.all(Array.from({ length: 24 }, (_, n) => guess(`ana${n}`))))
    const taken = forAny.filter(({ status }) => status === 401).length
    // The bucket refills slightly while the others are answered.
    expect(taken).toBeGreaterThanOrEqual(16)
    expect(taken).toBeLessThanOrEqual(19)
    // Another person behind the same proxy is not affected.
    expect((await timers.passUntil(guess('bea', '192.0.2.2'))).status).toBe(401)
    expect((await guess('ana', '192.0.2.2')).status).toBe(429)
    const isRecorded = () => relay.log.some((line) => line.includes('limit-refused'))
    await timers.passUntil(expect.poll(isRecorded).toBe(true))
  })
})
