import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeysView, MadeKey } from '../../../src/contract/console/keys.ts'
import { codeAt, enrol, invite, type SignedIn, signInAs } from '../../support/operator.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'

describe('API keys at the console', () => {
  let relay: TestRelay
  let ana: SignedIn
  let secret: string
  let minute = 0
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    })
    ana = await signInAs(relay.url, await invite(relay.test.storage, { role: 'administrator' }))
    ;({ secret } = await enrol(ana))
  })
  afterAll(() => relay.stop())

  /** Returns a code of another minute each time, since each code works once. */
  const freshCode = () => {
    minute += 1
    const at = new Date(Date.now() + minute * 60_000).toISOString()
    relay.setNow(at)
    return codeAt(secret, at)
  }
  const make = (wanted: object, code = freshCode()) =>
    ana.call('POST /console/api/keys', {
      scopes: ['redress:read'],
      role: 'analyst',
      expires: '30d',
      ...wanted,
      proof: { code },
    })
  const list = async () => (JSON.parse((await ana.call('GET /console/api/keys')).text) as KeysView).keys
  const statusOf = async (key: string) =>
    (await fetch(`${relay.url}/v1/cases/none`, { headers: { authorization: `Bearer ${key}` } })).status

  it('are created with bounds by the user who proves their presence, shown once, and rejected after revocation', async () => {
    const made = await make({ role: 'institution', institution: 'UNTY' })
    expect(made.status, made.text).toBe(201)
    const { key, prefix } = JSON.parse(made.text) as MadeKey
    expect(await statusOf(key)).not.toBe(401)
    expect(await list()).toMatchObject([
      { prefix, state: 'valid', role: 'institution:UNTY', scopes: ['redress:read'], madeBy: ana.login },
    ])
    expect(JSON.stringify(await list())).not.toContain(key.slice(16))
    expect((await ana.call(`POST /console/api/keys/${prefix}/revoke`)).status).toBe(204)
    expect(await list()).toMatchObject([{ prefix, state: 'revoked' }])
    // A relay trusts a key that it has checked for two seconds.
    await expect.poll(() => statusOf(key)).toBe(401)
  })

  it('are not created with a code that is wrong or was used', async () => {
    const before = (await list()).length
    expect((await make({}, '000000')).status).toBe(403)
    const code = freshCode()
    expect((await make({}, code)).status).toBe(201)
    expect((await make({}, code)).status).toBe(403)
    expect(await list()).toHaveLength(before + 1)
  })

  it.each([
    [{ role: 'admin' }, 'role'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ role: 'institution' }, 'institution'],
    [{ institution: 'UNTY' }, 'institution'],
    [{ role: 'citizen_channel' }, 'citizenRef'],
    [{ teamspaces: 'a,,b' }, 'teamspaces'],
    [{ expires: '2020-01-01' }, 'expires'],
  ])('are refused for %j, naming the field, without using up a code', async (wanted, field) => {
    const { status, text } = await make(wanted, '123456')
    expect([status, JSON.parse(text).errors[0].field]).toEqual([400, field])
  })

  it('cannot be revoked if they do not exist', async () => {
    expect((await ana.call('POST /console/api/keys/0123456789ab/revoke')).status).toBe(404)
  })
})
