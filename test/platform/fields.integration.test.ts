import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldTypes } from '../../src/contract/operations/vocabulary.ts'
import { seedRecords } from '../../src/platform/engagement/customers/seed.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createRecords, faultsOf, type Records } from '../support/records.ts'

const create = 'create-custom-field'
const remove = 'delete-custom-fields'
const list = 'list-custom-fields'
const setTicket = 'ticket/ticket-1/update-ticket-custom-fields'

describe(`custom fields on ${database.name}`, () => {
  let test: TestPlatform
  let records: Records
  beforeAll(async () => {
    test = await createTestPlatform()
    records = createRecords(test.platform.dispatch)
  })
  afterAll(() => test.remove())

  const idsIn = async (teamspace?: string): Promise<string[]> =>
    (await records.fields('GET', list, undefined, teamspace)).body.custom_fields.map(
      ({ id }: { id: string }) => id,
    )
  const valuesOfTicket = async (ticket = 'ticket-1') =>
    (await records.sandbox(`tickets/${ticket}`)).body.custom_fields

  it('start with one conversation field of each type', async () => {
    const { body } = await records.fields('GET', list)
    expect(body.custom_fields.map(({ type }: { type: string }) => type).sort()).toEqual(
      [...fieldTypes].sort(),
    )
    expect(new Set(body.custom_fields.map(({ entity }: { entity: string }) => entity))).toEqual(
      new Set(['conversation']),
    )
  })

  it.each([
    ['text', { default_value: 'North' }],
    ['number', { default_value: '12.5' }],
    ['boolean', { default_value: 'true' }],
    ['datetime', { default_value: '2026-11-20T09:00:00Z' }],
    ['select', { select_options: ['A', 'B'], default_value: 'A' }],
    ['single_select', { single_select_options: ['A', 'B'], default_value: 'B' }],
  ])('of type %s are created for people, whatever entity is requested', async (type, more) => {
    const body = { type, name: `A ${type}`, description: 'D', entity: 'conversation', ...more }
    const answer = await records.fields('POST', create, body)
    expect(answer).toMatchObject({ status: 201, body: { ...body, entity: 'customer' } })
    expect(await idsIn()).toContain(answer.body.id)
  })

  it('are created again by a repeated call, since no Idempotency-Key is supported', async () => {
    const path = `/api/platform/v1/custom-fields/demo-teamspace/${create}`
    const createOnce = () =>
      records.send('POST', path, { type: 'text', name: 'Twice' }, { 'idempotency-key': 'key-1' })
    const [first, second] = [await createOnce(), await createOnce()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).not.toBe(first.body.id)
  })

  it.each([
    ['no type', { name: 'X' }, ['type:required']],
    ['an unknown type', { type: 'money', name: 'X' }, ['type:invalid_value']],
    ['no name', { type: 'text' }, ['name:required']],
    ['a select without options', { type: 'select', name: 'X' }, ['select_options:required']],
    [
      'a select with no option',
      { type: 'select', name: 'X', select_options: [] },
      ['select_options:required'],
    ],
    [
      'options of the other kind',
      { type: 'single_select', name: 'X', select_options: ['A'] },
      ['single_select_options:required'],
    ],
    ['options twice', { type: 'select', name: 'X', select_options: ['A', 'A'] }, ['select_options:repeated']],
    [
      'a number that is none',
      { type: 'number', name: 'X', default_value: 'ten' },
      ['default_value:wrong_type'],
    ],
    [
      'a boolean that is none',
      { type: 'boolean', name: 'X', default_value: '1' },
      ['default_value:wrong_type'],
    ],
    [
      'a day that there is not',
      { type: 'datetime', name: 'X', default_value: '2026-02-31' },
      ['default_value:wrong_type'],
    ],
    [
      'a default that is no option',
      { type: 'select', name: 'X', select_options: ['A'], default_value: 'B' },
      ['default_value:wrong_type'],
    ],
  ])('are refused with %s, and none is created', async (_, body, faults) => {
    const before = await idsIn()
    const answer = await records.fields('POST', create, body)
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults])
    expect(await idsIn()).toEqual(before)
  })

  it('of another teamspace cannot be seen, set or deleted', async () => {
    const { body } = await records.fields('POST', create, { type: 'text', name: 'Theirs' }, 'other')
    expect(await idsIn('other')).toEqual([body.id])
    expect(await idsIn()).not.toContain(body.id)
    expect((await records.fields('DELETE', remove, { ids: [body.id] })).status).toBe(404)
    expect(await idsIn('other')).toEqual([body.id])
  })

  it.each(['conversation', 'ticket', 'livechat'])(
    'of the entity %s are set on tickets alike',
    async (entity) => {
      const { body } = await records.sandbox('fields', {
        fields: [{ entity, type: 'number', name: `Number of ${entity}` }],
      })
      const [{ id }] = body.custom_fields
      await records.sandbox('tickets', { id: `ticket-${entity}` })
      const path = `ticket/ticket-${entity}/update-ticket-custom-fields`
      const wrong = await records.fields('PATCH', path, { custom_fields: [{ id, value: 'many' }] })
      expect([wrong.status, faultsOf(wrong)]).toEqual([400, ['custom_fields.0.value:wrong_type']])
      expect(await records.fields('PATCH', path, { custom_fields: [{ id, value: 7 }] })).toMatchObject({
        status: 200,
        body: { success: true },
      })
      expect(await valuesOfTicket(`ticket-${entity}`)).toEqual([{ id, value: 7 }])
      expect((await records.fields('GET', list)).body.custom_fields).toContainEqual(
        expect.objectContaining({ id, entity }),
      )
      expect((await records.fields('DELETE', remove, { ids: [id] })).status).toBe(200)
      expect(await valuesOfTicket(`ticket-${entity}`)).toEqual([])
    },
  )

  it.each([
    ['text', 'North', 5],
    ['number', 12.5, 'ten'],
    ['boolean', false, 'no'],
    ['datetime', '2026-11-20T09:00:00+08:00', '20 November'],
    ['select', ['Low', 'High'], ['Low', 'Huge']],
    ['single-select', 'Low', ['Low']],
  ])('of type %s accept only values of that type', async (type, right, wrong) => {
    const id = `conversation-${type}`
    const set = (value: unknown) => records.fields('PATCH', setTicket, { custom_fields: [{ id, value }] })
    expect((await set(right)).status).toBe(200)
    expect(await valuesOfTicket()).toContainEqual({ id, value: right })
    const answer = await set(wrong)
    expect([answer.status, faultsOf(answer)]).toEqual([400, ['custom_fields.0.value:wrong_type']])
    expect(await valuesOfTicket()).toContainEqual({ id, value: right })
    expect((await set(null)).status).toBe(200)
    expect((await valuesOfTicket()).map((value: { id: string }) => value.id)).not.toContain(id)
  })

  it.each([
    ['an unknown field', [{ id: 'none', value: 'x' }], 400, ['custom_fields.0.id:unknown']],
    [
      'a good and a wrong value',
      [
        { id: 'conversation-text', value: 'good' },
        { id: 'conversation-number', value: 'wrong' },
      ],
      400,
      ['custom_fields.1.value:wrong_type'],
    ],
    [
      'one field twice',
      [
        { id: 'conversation-text', value: 'one' },
        { id: 'conversation-text', value: 'two' },
      ],
      400,
      ['custom_fields.1.id:repeated'],
    ],
    ['nothing', [], 400, ['custom_fields:too_small']],
  ])('of a ticket stay unchanged if %s is sent', async (_, customFields, status, faults) => {
    const before = await valuesOfTicket()
    const answer = await records.fields('PATCH', setTicket, { custom_fields: customFields })
    expect([answer.status, faultsOf(answer)]).toEqual([status, faults])
    expect(await valuesOfTicket()).toEqual(before)
  })

  it('of people cannot be set on a ticket', async () => {
    const { body } = await records.fields('POST', create, { type: 'text', name: 'Of people' })
    const answer = await records.fields('PATCH', setTicket, { custom_fields: [{ id: body.id, value: 'x' }] })
    expect([answer.status, faultsOf(answer)]).toEqual([400, ['custom_fields.0.id:unknown']])
  })

  it('of a ticket that does not exist are not found', async () => {
    const path = 'ticket/none/update-ticket-custom-fields'
    const answer = await records.fields('PATCH', path, {
      custom_fields: [{ id: 'conversation-text', value: 'x' }],
    })
    expect([answer.status, faultsOf(answer)]).toEqual([404, ['ticket_id:unknown']])
  })

  it.each([
    ['now', (_: string[]) => remove, (ids: string[]) => ids, 'ids.1'],
    [
      'in the earlier edition',
      ([first]: string[]) => `custom-field/${first}/${remove}`,
      ([, ...rest]: string[]) => rest,
      'ids.0',
    ],
  ])('are deleted %s all together or not at all', async (_, path, idsOf, unknown) => {
    const made: string[] = []
    for (const name of ['one', 'two', 'three']) {
      made.push((await records.fields('POST', create, { type: 'text', name })).body.id)
    }
    const [first = '', second = '', third = ''] = made
    const wrong = await records.fields('DELETE', path([first]), { ids: idsOf([first, 'none', third]) })
    expect([wrong.status, faultsOf(wrong)]).toEqual([404, [`${unknown}:unknown`]])
    expect(await idsIn()).toEqual(expect.arrayContaining(made))
    const right = await records.fields('DELETE', path([first]), { ids: idsOf([first, second, second]) })
    expect(right).toMatchObject({ status: 200, body: { success: true } })
    const left = await idsIn()
    expect(made.filter((id) => left.includes(id))).toEqual([third])
  })

  it('are named by the earlier edition’s path if one is missing there', async () => {
    const answer = await records.fields('DELETE', `custom-field/none/${remove}`, {
      ids: ['conversation-text'],
    })
    expect([answer.status, faultsOf(answer)]).toEqual([404, ['custom_field_id:unknown']])
    expect(await idsIn()).toContain('conversation-text')
  })

  it('require the platform’s secret', async () => {
    const path = '/api/platform/v1/custom-fields/demo-teamspace/list-custom-fields'
    for (const authorization of ['', 'Bearer another', 'Basic abc']) {
      expect((await records.send('GET', path, undefined, { authorization })).status).toBe(401)
    }
  })

  it('stay deleted after a restart', async () => {
    await records.fields('DELETE', remove, { ids: ['conversation-boolean'] })
    await seedRecords(test.test.storage, () => new Date().toISOString())
    expect(await idsIn()).not.toContain('conversation-boolean')
  })
})
