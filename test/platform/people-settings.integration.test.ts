import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHumanRecords } from '../../src/platform/engagement/customers/human-records.ts'
import { database } from '../support/databases.ts'
import { type Answer, createCaller, createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createRecords, faultsOf, type Records } from '../support/records.ts'

describe(`settings of people on ${database.name}`, () => {
  let platform: TestPlatform
  let records: Records
  let now = '2026-11-20T09:00:00.000Z'
  beforeAll(async () => {
    // Without the sandbox: a deployment has these addresses too.
    platform = await createTestPlatform({ sandbox: false, clock: () => now })
    records = createRecords(platform.platform.dispatch)
  })
  afterAll(() => platform.remove())

  const person = (key: string, body: object = {}) =>
    records.people('PATCH', `update-customer/${key}/v3`, body)
  const read = async (key: string) => (await records.people('GET', `customer/${key}/get-customer`)).body
  const set = (path: string, key: string, more: object = {}, role = 'admin'): Promise<Answer> =>
    createCaller(platform.platform.dispatch, role).post(`/sandbox/settings/people/${path}`, {
      teamspace_id: 'demo-teamspace',
      provided_unique_id: key,
      ...more,
    })
  const isBanned = (uid: string) =>
    createHumanRecords({ clock: () => now }).isBanned(platform.test.storage.db, uid)

  it('shows the human profiles of a person by their key and external id, without the access token', async () => {
    await person('maria', { external_customer_id: 'site-77' })
    const profile = {
      fullname: 'Maria Santos',
      uid: 'maria',
      email: 'm@mail.example',
      access_token: 'secret',
    }
    const first = await records.humans('POST', 'human', profile, 'c1/b1')
    now = '2026-11-20T09:01:00.000Z'
    const second = await records.humans('POST', 'human', { fullname: 'Maria S.', uid: 'site-77' }, 'c2/b9')
    await records.humans('POST', 'human', { fullname: 'Somebody', uid: 'else' })
    const { gateway_profiles: profiles } = await read('maria')
    expect(profiles).toEqual([
      expect.objectContaining({ id: second.body.result.id, bot_id: 'b9', uid: 'site-77' }),
      {
        id: first.body.result.id,
        company_id: 'c1',
        bot_id: 'b1',
        uid: 'maria',
        fullname: 'Maria Santos',
        email: 'm@mail.example',
        phone_number: null,
        profile_pic_id: null,
      },
    ])
  })

  it('stores notes about a person, which their human profile shows too', async () => {
    await person('ana')
    const { body } = await records.humans('POST', 'human', { fullname: 'Ana', uid: 'ana' })
    const before = (await read('ana')).notes
    expect(before).toEqual([])
    await set('note', 'ana', { text: 'Prefers to be called in the evening.' })
    const { notes } = await read('ana')
    expect(notes).toEqual([{ id: expect.any(String), text: 'Prefers to be called in the evening.', at: now }])
    expect((await records.humans('GET', `human/${body.result.id}`)).body.result.notes).toEqual(notes)
  })

  it('bans a person until an instant, or until the ban is lifted', async () => {
    await person('ben', { external_customer_id: 'site-5' })
    await set('ban', 'ben', { reason: 'Threats', until: '2026-11-21T00:00:00Z' })
    expect([await isBanned('ben'), await isBanned('site-5'), await isBanned('nobody')]).toEqual([
      true,
      true,
      false,
    ])
    now = '2026-11-21T00:00:00.000Z'
    expect(await isBanned('ben')).toBe(false)
    await set('ban', 'ben', { reason: 'Again' })
    expect(await isBanned('ben')).toBe(true)
    await set('unban', 'ben')
    expect(await isBanned('ben')).toBe(false)
    expect((await read('ben')).customer_bans).toMatchObject([
      { reason: 'Threats', until: '2026-11-21T00:00:00Z' },
      { reason: 'Again', until: now },
    ])
  })

  it('lists people with new notes or bans among the changed ones, and audits it without the words', async () => {
    await person('cora')
    now = '2026-11-22T00:00:00.000Z'
    await set('note', 'cora', { text: 'Has two accounts' })
    const query = 'customer/get-customer-by-modified-at-range?modified_start=2026-11-22T00:00:00Z'
    const { customers } = (await records.people('GET', query)).body
    expect(customers.map((one: { provided_unique_id: string }) => one.provided_unique_id)).toEqual(['cora'])
    const rows = await platform.test.storage.db.selectFrom('pf_audit').selectAll().execute()
    expect(rows.map(({ action }) => action)).toContain('person.noted')
    expect(JSON.stringify(rows)).not.toContain('two accounts')
  })

  it.each([
    ['note', {}, 400, ['text:required']],
    ['ban', { reason: 'x', until: 'soon' }, 400, ['until:invalid_format']],
    ['ban', { reason: 'x', forever: true }, 400, ['$:unrecognized_keys']],
  ])('refuses a %s of %o', async (path, body, status, faults) => {
    const answer = await set(path, 'ben', body)
    expect([answer.status, faultsOf(answer)]).toEqual([status, faults])
  })

  it('refuses unknown people, and everyone but administrators', async () => {
    expect((await set('ban', 'unknown', { reason: 'x' })).status).toBe(404)
    expect((await set('ban', 'ben', { reason: 'x' }, 'analyst')).status).toBe(403)
  })
})
