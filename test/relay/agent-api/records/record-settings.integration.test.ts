import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRequest } from '../../../support/certificate-requests.ts'
import { startFakeUpstream } from '../../../support/fake-upstream.ts'
import { enrol, invite, type SignedIn, signInAs } from '../../../support/operator.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

const settings = '/console/api/settings'

/** Returns a function that calls the console as a person; method and path are relative to the settings. */
const caller =
  ({ call }: SignedIn) =>
  async (what: string, body?: unknown, headers?: Record<string, string>) => {
    const [method, path] = what.split(' ')
    const { status, text } = await call(`${method} ${settings}${path}`, body, headers)
    return { status, text, body: text === '' ? undefined : JSON.parse(text) }
  }

const administratorOf = async (relay: TestRelay) => {
  const person = await signInAs(relay.url, await invite(relay.test.storage, { role: 'administrator' }))
  await enrol(person)
  return caller(person)
}

describe('settings stored by the embedded platform', () => {
  let platform: TestPlatform
  let relay: TestRelay
  let ask: ReturnType<typeof caller>
  beforeAll(async () => {
    platform = await createTestPlatform({ sandbox: false })
    // Calls that require proof are tested in the sign-in tests.
    relay = await startRelay({
      dispatch: platform.platform.dispatch,
      secret: platformSecret,
      wantsCode: false,
    })
    ask = await administratorOf(relay)
  })
  afterAll(async () => {
    await relay.stop()
    await platform.remove()
  })

  it('show a takeover secret once, and never in a list', async () => {
    const { body: added } = await ask('POST /teamspaces', { id: 'help-desk' })
    expect(added).toEqual({ id: 'help-desk', secret: expect.stringMatching(/^[\w-]{43}$/) })
    const { body: renewed } = await ask('POST /teamspaces/help-desk/secret')
    expect(renewed.secret).not.toBe(added.secret)
    const list = await ask('GET /teamspaces')
    expect(list.body).toMatchObject({ canAdd: true })
    expect(list.body.teamspaces.map(({ id }: { id: string }) => id)).toContain('help-desk')
    expect(list.text).not.toContain(renewed.secret)
    expect((await ask('POST /teamspaces', { id: 'help-desk' })).status).toBe(409)
    expect((await ask('POST /teamspaces', { id: 'no spaces' })).body.errors[0].field).toBe('id')
  })

  it('buy credits once per form, however often it is sent, and name the person in the host’s audit log', async () => {
    const key = { 'idempotency-key': 'the-key-of-one-form' }
    const { body: before } = await ask('GET /credits')
    expect(before.credits).toMatchObject({ priceMinor: 5, currency: 'USD', step: 50, minimum: 100 })
    await ask('POST /credits', { credits: 150 }, key)
    const { body: after } = await ask('POST /credits', { credits: 150 }, key)
    expect(after.credits.credits).toBe(before.credits.credits + 150)
    expect(after.credits.movements[0]).toMatchObject({ kind: 'purchase', amount: 150, priceMinor: 750 })
    expect(after.credits.movements[0].by).toMatch(/^admin:console:/)
    expect((await ask('POST /credits', { credits: 120 })).body.errors[0]).toMatchObject({
      field: 'credits',
      code: 'step',
    })
  })

  it('store the threshold and the contacts, and log who changed them', async () => {
    const wish = { autoTopUpBelow: 30, billingEmails: ['billing@bank.example'] }
    expect((await ask('PUT /credits', wish)).body.credits).toMatchObject(wish)
    const off = await ask('PUT /credits', { autoTopUpBelow: null, billingEmails: [] })
    expect(off.body.credits).toMatchObject({ autoTopUpBelow: null, billingEmails: [] })
    expect((await ask('PUT /credits', { ...wish, billingEmails: ['nobody'] })).status).toBe(400)
    await expect
      .poll(async () => {
        const rows = await relay.test.storage.db
          .selectFrom('security_event')
          .select('detail')
          .where('kind', '=', 'settings-changed')
          .execute()
        return rows.map(({ detail }) => detail)
      })
      .toContain('credits set: top-up below 30, 1 contacts')
  })

  it('create, change and delete fields of people and of conversations', async () => {
    const words = { name: 'How it was paid', options: ['Wallet', 'Card'], defaultValue: 'Card' }
    const at = 'POST /teamspaces/demo-teamspace/fields'
    for (const entity of ['customer', 'conversation']) {
      const { body: made } = await ask(at, { entity, type: 'single_select', ...words })
      expect(made).toMatchObject({ entity, single_select_options: words.options, default_value: 'Card' })
      const teamspace = 'demo-teamspace'
      const changed = await ask(`PUT /fields/${made.id}`, { teamspace, ...words, name: 'Paid by' })
      expect(changed.body).toMatchObject({ name: 'Paid by', type: 'single_select' })
      const { body: list } = await ask('GET /teamspaces/demo-teamspace/fields')
      expect(list).toMatchObject({ canChange: true })
      expect(list.fields).toContainEqual(changed.body)
      expect((await ask(`DELETE /fields/${made.id}`, { teamspace })).body).toEqual({ success: true })
      expect((await ask(`DELETE /fields/${made.id}`, { teamspace })).status).toBe(404)
    }
    const wrong = await ask(at, { entity: 'conversation', type: 'number', name: 'N', defaultValue: 'many' })
    expect(wrong.body.errors[0]).toMatchObject({ field: 'default_value' })
  })

  it('rename tags and groups, and set the values of a ticket', async () => {
    const teamspace = 'demo-teamspace'
    for (const [kind, list] of [
      ['tag', 'tags'],
      ['tag_group', 'groups'],
    ] as const) {
      const { body: made } = await ask(`POST /teamspaces/${teamspace}/tags`, { kind, name: 'Elderly' })
      await ask(`PUT /tags/${made.id}`, { teamspace, kind, name: 'Vulnerable' })
      const { body: shown } = await ask(`GET /teamspaces/${teamspace}/tags`)
      expect(shown[list]).toEqual([{ id: made.id, name: 'Vulnerable', people: 0 }])
      await ask(`DELETE /tags/${made.id}`, { teamspace, kind })
      expect((await ask(`GET /teamspaces/${teamspace}/tags`)).body[list]).toEqual([])
    }
    await ask(`POST /teamspaces/${teamspace}/tickets`, { id: 'ticket-7' })
    const values = [{ id: 'conversation-boolean', value: true }]
    await ask('PUT /tickets/ticket-7', { teamspace, values })
    const { body } = await ask(`GET /teamspaces/${teamspace}/tickets`)
    expect(body.tickets).toContainEqual({ id: 'ticket-7', values })
  })

  it('register an institution, and revoke its certificate and its participation', async () => {
    const pair = await makeRequest('NEWB')
    const wish = {
      code: 'NEWB',
      name: 'New Bank',
      email: 'security@newbank.example',
      signingRequest: pair.request,
      apis: ['ips'],
      retentionDays: 30,
    }
    const { body: given } = await ask('POST /participants', wish)
    expect(given).toMatchObject({ code: 'NEWB', clientSecret: expect.any(String) })
    const other = await makeRequest('NEWC', { keys: pair.keys })
    const refused = await ask('POST /participants', { ...wish, code: 'NEWC', signingRequest: other.request })
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'key_in_use'])
    const shown = async () => {
      const { body, text } = await ask('GET /participants')
      expect(text).not.toContain(given.clientSecret)
      return body.participants.find(({ code }: { code: string }) => code === 'NEWB')
    }
    expect((await shown()).certificates[0].fingerprint).toMatch(/^[0-9a-f]{64}$/)
    const renewal = { signingRequest: (await makeRequest('NEWB')).request }
    expect((await ask('POST /participants/NEWB/certificates', renewal)).body.certificate).toContain('BEGIN')
    const secret = await ask('POST /participants/NEWB/secret')
    expect(secret.body.clientSecret).not.toBe(given.clientSecret)
    const { serial } = (await shown()).certificates[1]
    expect((await ask('DELETE /participants/NEWB/certificates', { serial })).status).toBe(200)
    await ask('PUT /participants/NEWB/status', { status: 'revoked' })
    expect(await shown()).toMatchObject({ status: 'revoked' })
    expect((await ask('PUT /participants/NEWB/status', { status: 'active' })).status).toBe(409)
  })
})

describe('settings of real hosts', () => {
  it('are those that the operations return; all others are reported as stored elsewhere', async () => {
    const host = await startFakeUpstream()
    host.behave((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"custom_fields":[]}')
    })
    const relay = await startRelay({
      dispatch: async () => Promise.reject(new Error('nothing is embedded')),
      upstream: {
        baseUrls: { platform: host.url, trust: host.url },
        secrets: { platformToken: 'a-token', takeoverSecrets: new Map([['help-desk', 'a-secret']]) },
      },
    })
    try {
      const ask = await administratorOf(relay)
      const { body } = await ask('GET /teamspaces')
      expect(body).toEqual({
        canAdd: false,
        teamspaces: ['demo-teamspace', 'help-desk'].map((id) => ({ id, secretMadeAt: null })),
      })
      expect((await ask('GET /credits')).body).toEqual({ credits: null })
      expect((await ask('GET /participants')).body).toEqual({ isListed: false, participants: [] })
      expect((await ask('GET /teamspaces/help-desk/tags')).body).toMatchObject({ isListed: false })
      expect((await ask('POST /credits', { credits: 100 })).status).toBe(404)
      expect(host.received).toEqual([])
      expect((await ask('GET /teamspaces/help-desk/fields')).body).toEqual({ canChange: false, fields: [] })
      expect(host.received.map(({ path, headers }) => [path, headers['x-parley-role']])).toEqual([
        ['/api/platform/v1/custom-fields/help-desk/list-custom-fields', undefined],
      ])
    } finally {
      await relay.stop()
      await host.stop()
    }
  })
})
