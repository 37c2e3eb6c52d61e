import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoles } from '../../src/contract/console/roles.ts'
import { enrol, invite, type SignedIn, signInAs } from '../support/operator.ts'
import { ask } from '../support/raw-request.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'

const reads = [
  'GET /console/api/settings/retention',
  'GET /console/api/settings/channels',
  'GET /console/api/settings/numbers',
  'GET /console/api/settings/texts/en',
  'GET /console/api/keys',
]
const sites = { path: 'channels.demo.allowedOrigins', value: ['https://evil.example'], version: 0 }
const changes: readonly (readonly [string, object])[] = [
  ['PUT /console/api/settings/overlay', sites],
  [
    'POST /console/api/keys',
    { scopes: ['redress:read'], role: 'analyst', expires: '30d', proof: { code: '000000' } },
  ],
  ['POST /console/api/keys/0123456789ab/revoke', {}],
]

/**
 * Anyone with access to the settings could put the chat into their own page, or create an API key for
 * themselves.
 */
describe('console settings under attack', () => {
  let relay: TestRelay
  const people = new Map<string, SignedIn>()
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
      channels: [{ gwId: 'demo', title: 'Help' }],
    })
    for (const role of consoleRoles) {
      const person = await signInAs(relay.url, await invite(relay.test.storage, { role }))
      await enrol(person)
      people.set(role, person)
    }
  })
  afterAll(() => relay.stop())

  const as = (role: string): SignedIn => {
    const person = people.get(role)
    if (!person) throw new Error(role)
    return person
  }
  const frames = async (query: string) => {
    const { headers } = await ask(`${relay.url}/chat?${query}`)
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }

  it.each(['agent', 'analyst', 'supervisor'])(
    'rejects every call of a user with the role %s',
    async (role) => {
      for (const call of reads) expect([call, (await as(role).call(call)).status]).toEqual([call, 403])
      for (const [call, body] of changes) {
        expect([call, (await as(role).call(call, body)).status]).toEqual([call, 403])
      }
      expect(await frames('gwId=demo')).toBe("'self'")
    },
  )

  it('lets an auditor read but never change them', async () => {
    for (const call of reads) expect([call, (await as('auditor').call(call)).status]).toEqual([call, 200])
    for (const [call, body] of changes) {
      expect([call, (await as('auditor').call(call, body)).status]).toEqual([call, 403])
    }
  })

  it('rejects requests from another page, or without the CSRF token of its own page', async () => {
    const { call } = as('administrator')
    const strangers = [
      { 'x-parley-csrf': '' },
      { 'x-parley-csrf': 'guessed' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
    ]
    for (const headers of strangers) {
      for (const [name, body] of changes) {
        expect([name, headers, (await call(name, body, headers)).status]).toEqual([name, headers, 403])
      }
    }
    expect(await frames('gwId=demo')).toBe("'self'")
  })

  it('hides a channel from an administrator without access to it, and global settings from one who sees only some channels', async () => {
    const bounded = await signInAs(
      relay.url,
      await invite(relay.test.storage, { role: 'administrator', channels: ['other'] }),
    )
    await enrol(bounded)
    const read = await bounded.call('GET /console/api/settings/channels')
    expect(JSON.parse(read.text).channels).toEqual([])
    const [[overlay, body], ...keys] = changes as [(typeof changes)[0], ...typeof changes]
    expect((await bounded.call(overlay, body)).status).toBe(404)
    for (const path of ['profile.crisisLine', 'profile.texts.en.say.help']) {
      expect((await bounded.call(overlay, { path, value: 'Call 911', version: 0 })).status).toBe(403)
    }
    for (const [call, wanted] of keys) {
      const reply = await bounded.call(call, wanted)
      expect([call, JSON.parse(reply.text).type]).toEqual([call, 'urn:parley:problem:forbidden'])
    }
    expect(await frames('gwId=demo')).toBe("'self'")
  })

  it('lets only sites into the policy of the chat page', async () => {
    for (const value of [
      "https://a.example; script-src 'unsafe-inline'",
      "https://a.example 'none'",
      'data:',
      'x\r\ny: z',
    ]) {
      const { status } = await as('administrator').call('PUT /console/api/settings/overlay', {
        ...sites,
        value: [value],
      })
      expect([value, status]).toEqual([value, 400])
    }
    expect(await frames('gwId=demo')).toBe("'self'")
  })

  it('does not grant the preview frame to someone who forges the link', async () => {
    for (const preview of ['https://evil.example', 's2.00000000.AAAA', 'x'.repeat(4000)]) {
      expect(await frames(`gwId=demo&${new URLSearchParams({ preview })}`)).toBe("'self'")
    }
  })
})
