import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRequest } from '../support/certificate-requests.ts'
import { type Answer, createCaller, createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createRecords, faultsOf } from '../support/records.ts'

let platform: TestPlatform
beforeEach(async () => {
  // Without the sandbox: a deployment has these addresses too.
  platform = await createTestPlatform({ sandbox: false })
})
afterEach(() => platform.remove())

const settings = (path: string, body?: unknown, role = 'admin'): Promise<Answer> => {
  const caller = createCaller(platform.platform.dispatch, role)
  const at = `/sandbox/settings/${path}`
  return body === undefined ? caller.get(at) : caller.post(at, body)
}
const audited = async () =>
  (await platform.test.storage.db.selectFrom('pf_audit').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  )

describe('settings of the embedded platform', () => {
  it.each(['analyst', 'ips', 'institution:UNTY', 'citizen_channel', 'recovery_engine'])(
    'are closed to the role %s',
    async (role) => {
      for (const path of ['teamspaces', 'credits', 'tags', 'tickets', 'participants']) {
        expect((await settings(path, undefined, role)).status).toBe(403)
      }
      expect((await settings('credits/purchase', { credits: 100 }, role)).status).toBe(403)
    },
  )
})

describe('teamspace', () => {
  it('is added with a takeover secret that only one response shows, and of which a digest is stored', async () => {
    const added = await settings('teamspaces', { teamspace_id: 'help-desk' })
    expect(added.body.takeover_secret).toMatch(/^[\w-]{43}$/)
    const list = await settings('teamspaces')
    expect(list.body.teamspaces.map(({ teamspace_id }: { teamspace_id: string }) => teamspace_id)).toEqual([
      'demo-teamspace',
      'help-desk',
    ])
    const rows = await platform.test.storage.db.selectFrom('pf_teamspace').selectAll().execute()
    expect(JSON.stringify([rows, list.body])).not.toContain(added.body.takeover_secret)
    expect((await settings('teamspaces', { teamspace_id: 'help-desk' })).status).toBe(409)
    expect(await audited()).toContain('teamspace.added')
  })

  it('gets another secret, but none if it does not exist', async () => {
    const first = await settings('teamspaces/secret', { teamspace_id: 'demo-teamspace' })
    const second = await settings('teamspaces/secret', { teamspace_id: 'demo-teamspace' })
    expect(first.body.takeover_secret).not.toBe(second.body.takeover_secret)
    expect((await settings('teamspaces/secret', { teamspace_id: 'unknown' })).status).toBe(404)
  })
})

describe('credits of the workspace', () => {
  it('show their price, and are bought once per purchase', async () => {
    expect((await settings('credits')).body).toMatchObject({
      credits: 50,
      price_minor: 5,
      currency: 'USD',
      purchase_step: 50,
      purchase_min: 100,
    })
    const purchase = { credits: 150, purchase_id: 'the-same-purchase' }
    expect((await settings('credits/purchase', purchase)).body.credits).toBe(200)
    expect((await settings('credits/purchase', purchase)).body.credits).toBe(200)
    const { movements } = (await settings('credits')).body
    expect(movements[0]).toMatchObject({ kind: 'purchase', amount: 150, price_minor: 750, actor: 'admin' })
    expect((await audited()).filter((action) => action === 'credits.purchased').length).toBe(1)
  })

  it.each([50, 120, 100_050])('are not bought by %i', async (credits) => {
    const answer = await settings('credits/purchase', { credits, purchase_id: 'some-purchase' })
    expect(faultsOf(answer)).toEqual(['credits:step'])
  })

  it('store the threshold and the billing contacts, with a row in the audit trail', async () => {
    const wish = { auto_top_up: { below: 20 }, billing_emails: ['billing@bank.example'] }
    expect((await settings('credits', wish)).body).toMatchObject(wish)
    expect((await settings('credits', { auto_top_up: null })).body).toMatchObject({
      auto_top_up: null,
      billing_emails: ['billing@bank.example'],
    })
    expect((await settings('credits', { billing_emails: ['nobody'] })).status).toBe(400)
    expect((await settings('credits', { credits: 1_000_000 })).status).toBe(400)
    expect((await audited()).filter((action) => action === 'credits.configured').length).toBe(2)
  })
})

describe('fields, tags and tickets', () => {
  const teamspace_id = 'demo-teamspace'
  const words = { name: 'Urgency', description: 'How soon', options: ['Low', 'High'], default_value: 'Low' }
  const listed = async () =>
    (await createRecords(platform.platform.dispatch).fields('GET', 'list-custom-fields')).body.custom_fields

  it('of conversations are created and changed here, and listed by the operation', async () => {
    const made = await settings('fields', { teamspace_id, type: 'single_select', ...words })
    expect(made.body).toMatchObject({ entity: 'conversation', single_select_options: ['Low', 'High'] })
    const changed = await settings('fields/change', {
      teamspace_id,
      id: made.body.id,
      ...words,
      options: ['Low', 'High', 'Highest'],
      default_value: null,
    })
    expect(changed.body).toMatchObject({ type: 'single_select', default_value: null })
    expect(await listed()).toContainEqual(changed.body)
    const stranger = { teamspace_id: 'other', id: made.body.id, ...words }
    expect((await settings('fields/change', stranger)).status).toBe(404)
  })

  it.each([
    {
      type: 'select',
      ...words,
      options: [],
      faults: ['select_options:required', 'default_value:wrong_type'],
    },
    { type: 'number', ...words, faults: ['default_value:wrong_type'] },
    {
      type: 'single_select',
      ...words,
      default_value: 'Middle',
      faults: ['default_value:wrong_type'],
    },
  ])('with contradictions are refused: $type $options', async ({ faults, ...field }) => {
    expect(faultsOf(await settings('fields', { teamspace_id, ...field }))).toEqual(faults)
  })

  it.each(['tag', 'tag_group'])('of the kind %s have a unique name', async (kind) => {
    const { body } = await settings('tags', { teamspace_id, kind, name: 'Elderly' })
    expect((await settings('tags', { teamspace_id, kind, name: 'Elderly' })).status).toBe(409)
    await settings('tags/change', { teamspace_id, kind, id: body.id, name: 'Vulnerable' })
    const list = await settings(`tags?teamspace_id=${teamspace_id}`)
    expect(list.body[`${kind}s`]).toEqual([{ id: body.id, name: 'Vulnerable', people: 0 }])
    expect((await settings('tags/delete', { teamspace_id: 'other', kind, id: body.id })).status).toBe(404)
    await settings('tags/delete', { teamspace_id, kind, id: body.id })
    expect((await settings(`tags?teamspace_id=${teamspace_id}`)).body[`${kind}s`]).toEqual([])
  })

  it('on a ticket are listed with the values that the operation sets', async () => {
    expect((await settings('tickets', { teamspace_id, id: 'ticket-2' })).status).toBe(200)
    expect((await settings('tickets', { teamspace_id, id: 'ticket-2' })).status).toBe(409)
    const path = 'ticket/ticket-2/update-ticket-custom-fields'
    const custom_fields = [{ id: 'conversation-number', value: 7 }]
    await createRecords(platform.platform.dispatch).fields('PATCH', path, { custom_fields })
    expect((await settings(`tickets?teamspace_id=${teamspace_id}`)).body.tickets).toContainEqual({
      id: 'ticket-2',
      values: custom_fields,
    })
  })
})

describe('participant', () => {
  const register = async (code: string, request: string) =>
    createCaller(platform.platform.dispatch, 'admin').post('/v1/ips/participant-register', {
      institution_code: code,
      institution_name: `Bank ${code}`,
      contact_email: 'security@bank.example',
      certificate_signing_request: request,
      apis_to_enable: ['ips'],
      data_retention_days: 30,
    })
  const shown = async (code: string) =>
    (await settings('participants')).body.participants.find(
      (one: { institution_code: string }) => one.institution_code === code,
    )

  it('is shown with the fingerprint of its certificate, and without a secret', async () => {
    const registered = await register('NEWB', (await makeRequest('NEWB')).request)
    const view = await shown('NEWB')
    expect(view).toMatchObject({ status: 'active', is_registered: true, apis_enabled: ['ips'] })
    expect(view.certificates).toMatchObject([
      { serial: registered.body.certificate_serial, revoked_at: null },
    ])
    expect(view.certificates[0].fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(view)).not.toContain(registered.body.api_credentials.client_secret)
  })

  it('renews its certificate: the previous one ends in a day, and its secret immediately', async () => {
    await platform.test.storage.db.selectFrom('pf_participant').selectAll().execute()
    const first = await register('NEWB', (await makeRequest('NEWB')).request)
    const second = await makeRequest('NEWB')
    const renewed = await settings('participants/certificate', {
      institution_code: 'NEWB',
      certificate_signing_request: second.request,
    })
    expect(renewed.body.client_certificate).toContain('BEGIN CERTIFICATE')
    const ends = new Map<string, number>(
      renewed.body.certificates.map((one: { serial: string; expires_at: string }) => [
        one.serial,
        Date.parse(one.expires_at) - Date.now(),
      ]),
    )
    expect(ends.size).toBe(2)
    expect(ends.get(first.body.certificate_serial)).toBeLessThanOrEqual(24 * 3_600_000)
    const { body } = await settings('participants/secret', { institution_code: 'NEWB' })
    const knock = (secret: string) =>
      platform.platform.dispatch({
        method: 'GET',
        path: '/v1/ips/transaction-status?transaction_id=none',
        headers: {
          authorization: `Basic ${Buffer.from(`${body.client_id}:${secret}`).toString('base64')}`,
        },
        body: null,
      })
    expect((await knock(first.body.api_credentials.client_secret)).status).toBe(401)
    expect((await knock(body.client_secret)).status).toBe(404)
  })

  it('cannot have the public key of another institution, nor a former one', async () => {
    const pair = await makeRequest('NEWB')
    await register('NEWB', pair.request)
    const other = await makeRequest('NEWC', { keys: pair.keys })
    const refused = await register('NEWC', other.request)
    expect([refused.status, faultsOf(refused)]).toEqual([409, ['certificate_signing_request:key_in_use']])
    await register('NEWC', (await makeRequest('NEWC')).request)
    const renewed = await settings('participants/certificate', {
      institution_code: 'NEWC',
      certificate_signing_request: other.request,
    })
    expect(renewed.status).toBe(409)
  })

  it('loses one certificate, is suspended and reinstated, and is permanently revoked', async () => {
    const { body } = await register('NEWB', (await makeRequest('NEWB')).request)
    const institution_code = 'NEWB'
    const revoked = await settings('participants/revoke-certificate', {
      institution_code,
      serial: body.certificate_serial,
    })
    expect(revoked.body.certificates[0].revoked_at).not.toBeNull()
    for (const status of ['suspended', 'active', 'revoked']) {
      expect((await settings('participants/status', { institution_code, status })).body.status).toBe(status)
    }
    expect((await settings('participants/status', { institution_code, status: 'active' })).status).toBe(409)
    expect((await register('NEWB', (await makeRequest('NEWB')).request)).status).toBe(409)
    expect(await audited()).toContain('participant.certificate_revoked')
  })
})
