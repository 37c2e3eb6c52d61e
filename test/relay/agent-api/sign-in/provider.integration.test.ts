import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { codeAt, enrol, invite, ownPage, type SignedIn, signInAs } from '../../../support/operator.ts'
import { ask, type Reply } from '../../../support/raw-request.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { startProvider, type TestProvider } from '../../../support/sign-in-provider.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const textOf = ({ text }: { text: string }) => JSON.parse(text)
const path = '/console/api/sign-in/provider'

const timers = createVirtualTimers()
let provider: TestProvider
let relay: TestRelay
beforeAll(async () => {
  provider = await startProvider()
  relay = await startRelay({
    dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    seal: createSeal(randomBytes(32)),
    timers,
    providerSecret: provider.secret,
    config: {
      signInProvider: {
        name: 'Unity staff',
        issuer: provider.issuer,
        clientId: 'parley',
        secondFactor: { amr: ['hwk'] },
      },
    },
  })
})
afterAll(async () => {
  await relay.stop()
  await provider.stop()
})
beforeEach(() => relay.setNow(undefined))

const sessionView = async (cookie = '') =>
  textOf(await ask(`${relay.url}/console/api/session`, { headers: { cookie } }))
const start = (body: object = {}) =>
  ask(`${relay.url}${path}`, { method: 'POST', headers: ownPage(relay.url), body: JSON.stringify(body) })
const setBy = ({ headers }: Reply): string[] => [headers['set-cookie'] ?? []].flat()
const cookieOf = (reply: Reply, name = 'parley-provider') =>
  setBy(reply)
    .find((set) => set.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const finish = (query: string, cookie: string) =>
  timers.passUntil(
    ask(`${relay.url}${path}`, {
      method: 'PUT',
      headers: { ...ownPage(relay.url), cookie },
      body: JSON.stringify({ query }),
    }),
  )
/** Visits the provider and returns the query of its redirect. */
async function travel(person: TestProvider['person'], body: object = {}) {
  provider.person = person
  const begun = await start(body)
  return { cookie: cookieOf(begun), query: await provider.visit(textOf(begun).url) }
}
const signIn = async (person: TestProvider['person'], body?: object) => {
  const { query, cookie } = await travel(person, body)
  return finish(query, cookie)
}
/** Adds a person, and sets up a password and an authenticator. */
const colleague = async (): Promise<SignedIn> => {
  const person = await signInAs(relay.url, await invite(relay.test.storage))
  await enrol(person)
  return person
}
const refused = { status: 401, text: expect.stringContaining('"field":"provider"') }

describe('sign-in provider of an institution', () => {
  it('delays neither the start nor other sign-in methods when unreachable, and is found once it is up', async () => {
    await expect
      .poll(async () => (await sessionView()).provider)
      .toEqual({ name: 'Unity staff', isAway: true })
    const away = await start()
    expect([away.status, textOf(away).detail]).toEqual([502, expect.stringContaining('Unity staff')])
    expect((await (await colleague()).call('GET /console/api/cases')).status).toBe(200)
    provider.open(`${relay.url}/console/`)
    expect((await start()).status).toBe(200)
    expect((await sessionView()).provider).toEqual({ name: 'Unity staff', isAway: false })
  })

  it('is called with the code flow, PKCE, state and nonce, and the browser stores the values sent', async () => {
    const begun = await start()
    const { searchParams } = new URL(textOf(begun).url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'parley',
      redirect_uri: `${relay.url}/console/`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(begun.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^parley-provider=[^;]+; Max-Age=600; Path=\/console; HttpOnly; SameSite=Strict$/,
      ),
    ])
    expect(setBy(begun).join()).not.toContain(searchParams.get('state'))
  })

  it('signs in people added here, who must still prove a code of the relay before moving money', async () => {
    const ana = await colleague()
    const reply = await signIn({ login: ana.login.toUpperCase() })
    expect(reply.status).toBe(200)
    expect(textOf(reply)).toMatchObject({
      operator: { id: ana.id, mustEnrol: false, proofs: ['code'], byProvider: false },
    })
    expect((await sessionView(cookieOf(reply, 'parley-operator'))).operator.id).toBe(ana.id)
  })

  it('creates no one, and signs in no disabled person', async () => {
    expect(await signIn({ login: 'stranger', amr: ['hwk'] })).toMatchObject(refused)
    const people = await relay.test.storage.db.selectFrom('operator_person').select('login').execute()
    expect(people.map(({ login }) => login)).not.toContain('stranger')
    const ana = await colleague()
    const now = new Date().toISOString()
    const gone = relay.test.storage.db.updateTable('operator_person').set({ disabled_at: now })
    await gone.where('id', '=', ana.id).execute()
    expect(await signIn({ login: ana.login, amr: ['hwk'] })).toMatchObject(refused)
  })

  it('is refused if it knows another person by the same name, or the same person by another name', async () => {
    const [ana, ben] = [await colleague(), await colleague()]
    expect((await signIn({ login: ana.login, subject: 'subject-of-ana' })).status).toBe(200)
    expect(await signIn({ login: ana.login, subject: 'another subject' })).toMatchObject(refused)
    expect(await signIn({ login: ben.login, subject: 'subject-of-ana' })).toMatchObject(refused)
    expect((await signIn({ login: ana.login, subject: 'subject-of-ana' })).status).toBe(200)
    expect((await signIn({ login: ben.login, subject: 'subject-of-ben' })).status).toBe(200)
    await timers.passUntil(
      expect
        .poll(async () => {
          const rows = relay.test.storage.db.selectFrom('security_event').select(['actor', 'detail'])
          return rows.where('detail', '=', 'provider: another identity').execute()
        })
        .toEqual([
          { actor: ana.login, detail: 'provider: another identity' },
          { actor: ben.login, detail: 'provider: another identity' },
        ]),
    )
  })

  it('is accepted again after a reset, since the person’s account there may be a new one', async () => {
    const administrator = await signInAs(
      relay.url,
      await invite(relay.test.storage, { role: 'administrator' }),
    )
    const { secret } = await enrol(administrator)
    const ana = await colleague()
    expect((await signIn({ login: ana.login, subject: 'the old account' })).status).toBe(200)
    relay.setNow(new Date(Date.now() + 60_000).toISOString())
    const proof = { code: codeAt(secret, new Date(Date.now() + 60_000).toISOString()) }
    expect((await administrator.call(`POST /console/api/people/${ana.id}/reset`, { proof })).status).toBe(201)
    const again = await signIn({ login: ana.login, subject: 'the new account', amr: ['hwk'] })
    expect(again.status).toBe(200)
  })

  it('is not sufficient with one factor for a person who has none here, nor to set one up', async () => {
    const { login } = await invite(relay.test.storage)
    expect(await signIn({ login })).toMatchObject(refused)
    expect(await signIn({ login, amr: ['pwd'] })).toMatchObject(refused)
  })

  it('counts as both factors if its claims match the settings, and as proof of an approval for five minutes', async () => {
    const { login } = await invite(relay.test.storage)
    const reply = await signIn({ login, amr: ['pwd', 'hwk'] })
    const { operator, csrf } = textOf(reply)
    expect(operator).toMatchObject({ login, mustEnrol: false, proofs: ['provider'], byProvider: true })
    const cookie = cookieOf(reply, 'parley-operator')
    const setPassword = async () => {
      const headers = { ...ownPage(relay.url), cookie, 'x-parley-csrf': csrf }
      const body = JSON.stringify({ password: 'a long enough password', proof: { provider: true } })
      return (await ask(`${relay.url}/console/api/me/password`, { method: 'POST', headers, body })).status
    }
    expect(await setPassword()).toBe(200)
    relay.setNow(new Date(Date.now() + 5 * 60_000).toISOString())
    expect(await setPassword()).toBe(403)
    expect((await sessionView(cookie)).operator).toMatchObject({ proofs: [], byProvider: true })
  })

  it('authenticates the person again on request', async () => {
    const begun = await start({ isFresh: true })
    const { searchParams } = new URL(textOf(begun).url)
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '60'])
    const { login } = await invite(relay.test.storage)
    expect((await signIn({ login, amr: ['hwk'] }, { isFresh: true })).status).toBe(200)
  })

  it('is accepted once, from the browser that was redirected, with the values it was sent with', async () => {
    const ana = await colleague()
    const [one, other] = [await travel({ login: ana.login }), await travel({ login: ana.login })]
    expect(await finish(one.query, '')).toMatchObject(refused)
    expect(await finish(one.query, other.cookie)).toMatchObject(refused)
    const params = new URLSearchParams(other.query)
    params.set('state', new URLSearchParams(one.query).get('state') ?? '')
    // Code of another sign-in with the state of this one.
    expect(await finish(`?${params}`, one.cookie)).toMatchObject(refused)
    expect(await finish('?error=access_denied', one.cookie)).toMatchObject(refused)
    const again = await travel({ login: ana.login })
    expect((await finish(again.query, again.cookie)).status).toBe(200)
    expect(await finish(again.query, again.cookie)).toMatchObject(refused)
    const late = await travel({ login: ana.login })
    relay.setNow(new Date(Date.now() + 10 * 60_000).toISOString())
    expect(await finish(late.query, late.cookie)).toMatchObject(refused)
  })

  it('is logged like any other sign-in method, without its codes or the secret', async () => {
    const ana = await colleague()
    const { query, cookie } = await travel({ login: ana.login })
    await finish(query, cookie)
    await timers.passUntil(
      expect
        .poll(async () => {
          const rows = await relay.test.storage.db.selectFrom('security_event').selectAll().execute()
          return rows.map(({ kind, actor, detail }) => `${kind} ${actor} ${detail}`)
        })
        .toEqual(expect.arrayContaining([`sign-in ${ana.login} provider`, 'sign-in-refused null provider'])),
    )
    const log = relay.log.join('\n')
    expect(log).not.toContain(provider.secret)
    expect(log).not.toContain(new URLSearchParams(query).get('code'))
  })
})

describe('provider that identifies people by e-mail', () => {
  it('is accepted only if it has verified the address', async () => {
    const mailed = await startProvider()
    const other = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
      providerSecret: mailed.secret,
      config: {
        signInProvider: {
          name: 'Mail',
          issuer: mailed.issuer,
          clientId: 'parley',
          loginClaim: 'email',
          secondFactor: { acr: ['two-factors'] },
        },
      },
    })
    try {
      mailed.open(`${other.url}/console/`)
      const { login } = await invite(other.test.storage, { login: 'ana@bank.example' })
      const enter = async (isVerified: boolean) => {
        mailed.person = { login: 'account-7', email: login, isVerified, acr: 'two-factors' }
        const post = { method: 'POST', headers: ownPage(other.url), body: '{}' }
        const begun = await ask(`${other.url}${path}`, post)
        expect(new URL(textOf(begun).url).searchParams.get('acr_values')).toBe('two-factors')
        const query = await mailed.visit(textOf(begun).url)
        const headers = { ...ownPage(other.url), cookie: cookieOf(begun) }
        return ask(`${other.url}${path}`, { method: 'PUT', headers, body: JSON.stringify({ query }) })
      }
      expect((await enter(false)).status).toBe(401)
      expect(textOf(await enter(true)).operator).toMatchObject({ login, proofs: ['provider'] })
    } finally {
      await other.stop()
      await mailed.stop()
    }
  })
})
