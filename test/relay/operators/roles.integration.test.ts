import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleRole, consoleRoles, mayDo } from '../../../src/contract/console/roles.ts'
import { type ConsoleRoute, consoleRoutes } from '../../../src/contract/console/routes.ts'
import { enrol, invite, ownPage, type SignedIn, signInAs } from '../../support/operator.ts'
import { ask } from '../../support/raw-request.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'

const calls = (Object.entries(consoleRoutes) as [string, ConsoleRoute][]).map(([name, { call, act }]) => {
  const [method = '', path = ''] = call.split(' ')
  return { name, act, method, path: path.replaceAll(/\{\w+\}/g, 'none') }
})

/** What each role may ask for: an empty body of a thing that is not there, which goes wrong in another way. */
describe('every call of the console', () => {
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

  /** The status alone, since a stream has no end. */
  const statusOf = async (method: string, path: string, headers: Record<string, string>) => {
    const ended = new AbortController()
    const reply = await fetch(`${relay.url}${path}`, {
      method,
      headers,
      signal: ended.signal,
      ...(method !== 'GET' && { body: '{}' }),
    })
    ended.abort()
    return reply.status
  }

  it.each(calls)('is answered to nobody, or open to everybody: $name', async ({ act, method, path }) => {
    const { status } = await ask(`${relay.url}${path}`, {
      method,
      headers: ownPage(relay.url),
      ...(method !== 'GET' && { body: '{}' }),
    })
    if (act === 'open') expect([200, 400]).toContain(status)
    else expect(status).toBe(401)
  })

  it.each(
    calls
      // What ends the session of the test is tried where sessions are.
      .filter(({ name }) => name !== 'signOut')
      .flatMap((call) => consoleRoles.map((role) => ({ ...call, role }))),
  )('$name is answered to $role as her role says', async ({ act, method, path, role }) => {
    const { cookie = '', csrf = '' } = people.get(role) ?? {}
    const status = await statusOf(method, path, { ...ownPage(relay.url), cookie, 'x-parley-csrf': csrf })
    if (act === 'open' || act === 'signed-in') {
      // An authenticator that is in use is not replaced, by whoever it is.
      const isRefused = method === 'POST' && path === '/console/api/me/code'
      expect([401, 403].includes(status), `${status}`).toBe(isRefused)
    } else if (mayDo(role, act)) {
      expect([401, 403]).not.toContain(status)
      expect(status).toBeLessThan(500)
    } else expect(status).toBe(403)
  })
})
