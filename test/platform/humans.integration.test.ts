import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHumanRecords } from '../../src/platform/engagement/customers/human-records.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createRecords, faultsOf, type Records } from '../support/records.ts'

describe(`human profiles on ${database.name}`, () => {
  let test: TestPlatform
  let records: Records
  beforeAll(async () => {
    test = await createTestPlatform()
    records = createRecords(test.platform.dispatch)
  })
  afterAll(() => test.remove())

  const create = (body: object, bot?: string) => records.humans('POST', 'human', body, bot)
  const get = (id: string, bot?: string) => records.humans('GET', `human/${id}`, undefined, bot)
  const update = (id: string, body: object) => records.humans('PUT', `human/${id}`, body)
  const made = async (body: object): Promise<string> => (await create(body)).body.result.id

  it('are read as they were created, with null for anything unset', async () => {
    const created = await create({ fullname: 'Ana Reyes' })
    expect(created).toMatchObject({ status: 201, body: { result: { id: expect.any(String) } } })
    const { id } = created.body.result
    const { body } = await get(id)
    expect(body).toEqual({
      result: {
        id,
        human_id: id,
        fullname: 'Ana Reyes',
        email: null,
        uid: null,
        phone_number: null,
        profile_pic_id: null,
        access_token: null,
        notes: null,
        tags: null,
        created_at: expect.stringMatching(/^\d{4}-.*\+00:00$/),
        updated_at: body.result.created_at,
      },
    })
  })

  it('store every field, and the access token encrypted', async () => {
    const body = {
      fullname: 'Ana Reyes',
      email: 'ana@mail.example',
      uid: 'ana-1',
      phone_number: '+63 900 000 0000',
      profile_pic_id: 'pic-1',
      access_token: 'token-of-a-login',
    }
    const id = await made({ ...body, tag_ids: ['vip'] })
    expect((await get(id)).body.result).toMatchObject({ ...body, tags: ['vip'] })
    const row = await test.test.storage.db.selectFrom('pf_human').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(row)).not.toContain(body.access_token)
  })

  it('change only in the members that an update names', async () => {
    const id = await made({ fullname: 'Ana', email: 'a@mail.example', uid: 'ana-2', access_token: 'old' })
    const before = (await get(id)).body.result
    expect(await update(id, { access_token: 'new', email: null })).toMatchObject({
      status: 200,
      body: { result: { id } },
    })
    expect((await get(id)).body.result).toEqual({
      ...before,
      access_token: 'new',
      email: null,
      updated_at: expect.any(String),
    })
  })

  it.each([
    ['null', null],
    ['an empty text', ''],
  ])('lose a member’s value when it is set to %s', async (_, nothing) => {
    const id = await made({ fullname: 'Ana', phone_number: '1', access_token: 'x' })
    await update(id, { phone_number: nothing, access_token: nothing })
    expect((await get(id)).body.result).toMatchObject({ phone_number: null, access_token: null })
  })

  it.each([
    [{}, ['fullname:required']],
    [{ fullname: '' }, ['fullname:too_small']],
    [{ fullname: 'Ana', email: 5 }, ['email:invalid_type']],
    [{ fullname: 'Ana', tag_ids: 'vip' }, ['tag_ids:invalid_type']],
  ])('are not created from %o', async (body, faults) => {
    const answer = await create(body)
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults])
  })

  it('share no uid within a company and bot, but may across', async () => {
    const id = await made({ fullname: 'First', uid: 'shared' })
    const other = await made({ fullname: 'Other' })
    const taken = await create({ fullname: 'Second', uid: 'shared' })
    expect([taken.status, faultsOf(taken)]).toEqual([409, ['uid:taken']])
    expect((await update(other, { uid: 'shared' })).status).toBe(409)
    expect((await update(id, { uid: 'shared', fullname: 'Still first' })).status).toBe(200)
    expect((await create({ fullname: 'Elsewhere', uid: 'shared' }, 'c1/b2')).status).toBe(201)
    expect((await create({ fullname: 'Elsewhere', uid: 'shared' }, 'c2/b1')).status).toBe(201)
    await update(id, { uid: null })
    expect((await update(other, { uid: 'shared' })).status).toBe(200)
  })

  it('of one uid are created once if 30 are created at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => create({ fullname: `N${i}`, uid: 'race' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(29).fill(409)])
  })

  it('are not found under another company or bot', async () => {
    const id = await made({ fullname: 'Ana' })
    for (const bot of ['c1/b2', 'c2/b1']) {
      const answer = await get(id, bot)
      expect([answer.status, faultsOf(answer)]).toEqual([404, ['human_id:unknown']])
    }
    expect((await update('none', { fullname: 'x' })).status).toBe(404)
  })

  it('require the personal access token, and accept no other scheme', async () => {
    const path = '/gateway/c1/b1/crm/human'
    for (const token of ['', 'another', `the-platform-secret-of-the-tests `]) {
      const headers = { 'x-service-token': token }
      expect((await records.send('POST', path, { fullname: 'Ana' }, headers)).status).toBe(401)
    }
  })

  describe('of a uid', () => {
    const profileOf = (uid: string) =>
      createHumanRecords({ clock: () => new Date().toISOString() }).profileOf(test.test.storage.db, uid)

    it('are found whichever company and bot has them, the newest of one person', async () => {
      await create({ fullname: 'Maria Santos', uid: 'maria', phone_number: '0917 555 0100' }, 'c9/b7')
      expect(await profileOf('maria')).toEqual({ name: 'Maria Santos', phone: '0917 555 0100' })
      await create({ fullname: 'Maria Santos', uid: 'maria', phone_number: '0917 555 0199' }, 'c9/b8')
      expect(await profileOf('maria')).toEqual({ name: 'Maria Santos', phone: '0917 555 0199' })
    })

    it('are returned for no one if there are several names', async () => {
      await create({ fullname: 'Ana Reyes', uid: '17' }, 'c1/b1')
      await create({ fullname: 'Ben Cruz', uid: '17' }, 'c2/b1')
      expect(await profileOf('17')).toBeUndefined()
      expect(await profileOf('18')).toBeUndefined()
    })

    it('identify the person who chats in every event, whichever bot they were registered with', async () => {
      const { body } = await create({ fullname: 'Rosa Lim', uid: 'rosa' }, 'c5/b5')
      await test.as('citizen:rosa').post('/sandbox/send-message', {
        chatToken: 'chat-of-rosa',
        gwId: 'demo',
        human: { uid: 'rosa', verified: true },
        message: { type: 'text', text: 'Help' },
      })
      const chat = await test.as('admin').get('/sandbox/chats/chat-of-rosa')
      expect(chat.body.human).toEqual({ id: body.result.id, name: 'Rosa Lim', uid: 'rosa', verified: true })
    })
  })
})
