import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleRole, consoleRoles, mayDo } from '../../../../src/contract/console/roles.ts'
import { type ConsoleRoute, consoleRoutes } from '../../../../src/contract/console/routes.ts'
import { enrol, invite, ownPage, type SignedIn, signInAs } from '../../../support/operator.ts'
import { ask } from '../../../support/raw-request.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

const calls = (Object.entries(consoleRoutes) as [string, ConsoleRoute][]).map(([name, { call, act }]) => {
  const [method = '', path = ''] = call.split(' ')
  return { name, act, method, path: path.replaceAll(/\{\w+\}/g, 'none') }
})

const guarded: ReadonlySet<string> = new Set(['/console/api/me/code', '/console/api/me/passkeys/offer'])

/** Routes whose empty body is valid except for the missing proof. */
const proven: ReadonlySet<string> = new Set(['renewTakeoverSecret', 'renewParticipantSecret'])

/**
 * Calls each route with an empty body and an id that does not exist, which fails for another reason if
 * allowed.
 */
describe('every console route', () => {
  let relay: TestRelay
  const people = new Map<ConsoleRole, SignedIn>()
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    })
    for (const role of consoleRoles) {
      const person = await signInAs(relay.url, await invite(relay.test.storage, { role }))
      await enrol(person)
      people.set(role, person)
    }
  })
  afterAll(() => relay.stop())
  /** Passkeys require a host name. */
  const url = () => relay.url.replace('127.0.0.1', 'localhost')

  /** Reads only the status, since a stream has no end. */
  const statusOf = async (method: string, path: string, headers: Record<string, string>) => {
    const ended = new AbortController()
    const reply = await fetch(`${url()}${path}`, {
      method,
      headers,
      signal: ended.signal,
      ...(method !== 'GET' && { body: '{}' }),
    })
    ended.abort()
    return reply.status
  }

  it.each(calls)('requires a session, or is open to everyone: $name', async ({ act, method, path }) => {
    const { status } = await ask(`${url()}${path}`, {
      method,
      headers: ownPage(url()),
      ...(method !== 'GET' && { body: '{}' }),
    })
    if (act === 'open') expect([200, 400]).toContain(status)
    else expect(status).toBe(401)
  })

  it.each(
    calls
      // Ends the session of the test; tested with the sessions.
      .filter(({ name }) => name !== 'signOut')
      .flatMap((call) => consoleRoles.map((role) => ({ ...call, role }))),
  )('$name answers $role as that role permits', async ({ name, act, method, path, role }) => {
    const { cookie = '', csrf = '' } = people.get(role) ?? {}
    const status = await statusOf(method, path, { ...ownPage(url()), cookie, 'x-parley-csrf': csrf })
    if (act === 'open' || act === 'signed-in') {
      // Anyone with a second factor must prove it before adding another, whatever their role.
      const isRefused = method === 'POST' && guarded.has(path)
      expect([401, 403].includes(status), `${status}`).toBe(isRefused)
    } else if (mayDo(role, act)) {
      expect([401, 403].includes(status), `${status}`).toBe(proven.has(name))
      expect(status).toBeLessThan(500)
    } else expect(status).toBe(403)
  })
})

describe('administrator of some channels', () => {
  let relay: TestRelay
  let bound: SignedIn
  let boss: SignedIn
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
      wantsCode: false,
    })
    const { storage } = relay.test
    bound = await signInAs(relay.url, await invite(storage, { role: 'administrator', channels: ['demo'] }))
    boss = await signInAs(relay.url, await invite(storage, { role: 'administrator' }))
    for (const [name, channels] of Object.entries({ all: 'all', other: ['other'], own: ['demo'], none: [] }))
      ids[name] = (await invite(storage, { channels: channels as string[] })).id
  })
  afterAll(() => relay.stop())

  let made = 0
  const newcomer = (channels?: unknown) => ({
    login: `new-${++made}`,
    firstName: 'New',
    role: 'agent',
    ...(channels !== undefined && { channels }),
  })

  it.each([
    {
      what: 'gives a role to somebody in their channels',
      call: 'PUT /people/own',
      body: () => ({ role: 'analyst' }),
      status: 200,
    },
    {
      what: 'resets somebody in their channels',
      call: 'POST /people/own/reset',
      body: () => ({}),
      status: 201,
    },
    {
      what: 'gives their channels to somebody who has none',
      call: 'PUT /people/none',
      body: () => ({ channels: ['demo'] }),
      status: 200,
    },
    { what: 'adds somebody to their own', call: 'POST /people', body: () => newcomer(['demo']), status: 201 },
    { what: 'adds somebody to none', call: 'POST /people', body: () => newcomer([]), status: 201 },
    { what: 'adds nobody to all', call: 'POST /people', body: () => newcomer('all'), status: 403 },
    {
      what: 'adds nobody to all by saying nothing',
      call: 'POST /people',
      body: () => newcomer(),
      status: 403,
    },
    {
      what: 'adds nobody to another too',
      call: 'POST /people',
      body: () => newcomer(['demo', 'other']),
      status: 403,
    },
    {
      what: 'gives nobody in their channels all',
      call: 'PUT /people/own',
      body: () => ({ channels: 'all' }),
      status: 403,
    },
    {
      what: 'gives nobody in their channels another',
      call: 'PUT /people/own',
      body: () => ({ channels: ['other'] }),
      status: 403,
    },
    {
      what: 'gives no role to who sees all',
      call: 'PUT /people/all',
      body: () => ({ role: 'administrator' }),
      status: 403,
    },
    {
      what: 'enables nobody of another',
      call: 'PUT /people/other',
      body: () => ({ isDisabled: false }),
      status: 403,
    },
    { what: 'resets nobody who sees all', call: 'POST /people/all/reset', body: () => ({}), status: 403 },
  ])('$what', async ({ call, body, status }) => {
    const [method, path = ''] = call.split(' ')
    const to = path.replace(/(?<=people\/)\w+/, (name) => ids[name] ?? name)
    expect((await bound.call(`${method} /console/api${to}`, body())).status).toBe(status)
    if (status === 403)
      expect((await boss.call(`${method} /console/api${to}`, body())).status).toBeLessThan(300)
  })
})
