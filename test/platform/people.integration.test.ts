import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { holds } from '../support/properties.ts'
import { createRecords, faultsOf, type Records } from '../support/records.ts'

const range = 'customer/get-customer-by-modified-at-range'
const named = (tags: { name: string }[]) => tags.map(({ name }) => name)

describe(`people on ${database.name}`, () => {
  let test: TestPlatform
  let records: Records
  beforeAll(async () => {
    test = await createTestPlatform()
    records = createRecords(test.platform.dispatch)
    await records.sandbox('tags', { tags: ['t1', 't2', 't3'].map((id) => ({ id, name: `Tag ${id}` })) })
    await records.sandbox('tags', { kind: 'tag_group', tags: [{ id: 'g1', name: 'Group 1' }] })
    await records.sandbox('tags', { teamspace_id: 'other', tags: [{ id: 'theirs', name: 'Theirs' }] })
  })
  afterAll(() => test.remove())

  const v3 = (key: string, body: object, teamspace?: string) =>
    records.people('PATCH', `update-customer/${key}/v3`, body, teamspace)
  const get = (key: string) => records.people('GET', `customer/${key}/get-customer`)

  it('are created by the first call and changed by the next, which keeps omitted members', async () => {
    const first = await v3('p1', { name: 'Ana', email: 'ana@mail.example', add_tags_ids: ['t1'] })
    expect(first).toMatchObject({
      status: 200,
      body: {
        subcompany_id: 'demo-teamspace',
        provided_unique_id: 'p1',
        name: 'Ana',
        location: null,
        tags: [{ id: 't1', name: 'Tag t1' }],
        tag_groups: [],
      },
    })
    const second = await v3('p1', {
      location: 'Cebu',
      add_tags_ids: ['t2', 't1'],
      add_tag_groups_ids: ['g1'],
    })
    expect(second.body).toMatchObject({ id: first.body.id, name: 'Ana', location: 'Cebu' })
    expect(named(second.body.tags)).toEqual(['Tag t1', 'Tag t2'])
    const third = await v3('p1', {
      email: '',
      remove_tags_ids: ['t1', 'never'],
      remove_tag_groups_ids: ['g1'],
    })
    expect(third.body).toMatchObject({ name: 'Ana', email: null, tag_groups: [] })
    expect(named(third.body.tags)).toEqual(['Tag t2'])
  })

  it.each([
    ['a tag', { add_tags_ids: ['t1', 'none'] }, ['add_tags_ids.1:unknown']],
    ['another teamspace’s tag', { add_tags_ids: ['theirs'] }, ['add_tags_ids.0:unknown']],
    ['a group', { add_tag_groups_ids: ['t1'] }, ['add_tag_groups_ids.0:unknown']],
    ['a number as a name', { name: 5 }, ['name:invalid_type']],
  ])('stay unchanged if %s is unknown or wrong', async (_, body, faults) => {
    await v3('p2', { name: 'Before' })
    const answer = await v3('p2', { name: 'After', ...body })
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults])
    expect((await get('p2')).body.name).toBe('Before')
  })

  it('of one key are different people in different teamspaces', async () => {
    const [ours, theirs] = [await v3('same', { name: 'Ours' }), await v3('same', { name: 'Theirs' }, 'other')]
    expect(ours.body.id).not.toBe(theirs.body.id)
    expect((await get('same')).body.name).toBe('Ours')
  })

  it('are created once if many create them at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => v3('race', { name: `N${i}` })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('are shown completely, with notes, profiles, bans and custom field values', async () => {
    await v3('whole', { name: 'Ana', add_tags_ids: ['t1'] })
    await records.sandbox('customers/whole', {
      notes: [{ text: 'called' }],
      gateway_profiles: [{ channel: 'webchat' }],
      customer_bans: [{ reason: 'spam' }],
    })
    const field = await records.fields('POST', 'create-custom-field', { type: 'boolean', name: 'Elderly' })
    const path = 'customer/whole/add-custom-fields'
    const custom = [{ id: field.body.id, value: true }]
    expect((await records.people('PUT', path, { custom_fields: custom })).body).toEqual({ success: true })
    const wrong = { custom_fields: [{ id: field.body.id, value: 'perhaps' }] }
    expect(faultsOf(await records.people('PUT', path, wrong))).toEqual(['custom_fields.0.value:wrong_type'])
    const conversation = { custom_fields: [{ id: 'conversation-text', value: 'x' }] }
    expect(faultsOf(await records.people('PUT', path, conversation))).toEqual(['custom_fields.0.id:unknown'])
    expect((await get('whole')).body).toMatchObject({
      tags: [{ id: 't1' }],
      notes: [{ text: 'called' }],
      gateway_profiles: [{ channel: 'webchat' }],
      customer_bans: [{ reason: 'spam' }],
      custom_fields: custom,
    })
  })

  it('get tags by id or by name, keep those they have, and lose them by either', async () => {
    await v3('tagged', { add_tags_ids: ['t3'] })
    const tag = (action: string, body: object) => records.people('PUT', `customer/tagged/${action}`, body)
    const tagsNow = async () => named((await get('tagged')).body.tags)
    expect((await tag('add-tags', { tags: [{ id: 't1' }, { name: 'New' }] })).body).toEqual({ success: true })
    await tag('add-tags', { tags: [{ name: 'New' }] })
    expect(await tagsNow()).toEqual(['New', 'Tag t1', 'Tag t3'])
    const wrong = await tag('add-tags', { tags: [{ name: 'Newer' }, { id: 'none' }] })
    expect(wrong.status).toBe(400)
    expect(await tagsNow()).toEqual(['New', 'Tag t1', 'Tag t3'])
    expect((await tag('remove-tags', { ids: ['t1'], tags: ['New', 'Unheard'] })).body).toEqual({
      success: true,
    })
    expect(await tagsNow()).toEqual(['Tag t3'])
  })

  it.each([
    ['GET', 'customer/nobody/get-customer', undefined],
    ['PUT', 'customer/nobody/add-tags', { tags: [{ name: 'x' }] }],
    ['PUT', 'customer/nobody/remove-tags', { tags: ['x'] }],
    ['PUT', 'customer/nobody/add-custom-fields', { custom_fields: [{ id: 'x', value: 'x' }] }],
    ['PUT', 'update-customer/nobody/v2', { name: 'x' }],
  ])('that do not exist are neither found by %s %s nor created', async (method, path, body) => {
    const answer = await records.people(method, path, body)
    expect([answer.status, faultsOf(answer)]).toEqual([404, ['provided_unique_id:unknown']])
    expect((await get('nobody')).status).toBe(404)
  })

  it('of the earliest edition are created and updated without tags', async () => {
    const put = (body: object) => records.people('PUT', 'create-customer/early', body)
    const first = await put({ name: 'Ana' })
    expect(first.status).toBe(200)
    expect(Object.keys(first.body)).not.toContain('tags')
    await v3('early', { add_tags_ids: ['t1'] })
    expect((await put({ email: 'a@mail.example' })).body).toMatchObject({
      id: first.body.id,
      name: 'Ana',
      email: 'a@mail.example',
    })
    expect(named((await get('early')).body.tags)).toEqual(['Tag t1'])
  })

  it('of version 2 are created once, and have their tags set as a whole', async () => {
    const make = () => records.people('POST', 'create-customer/v2/v2', { name: 'Ana', tag_ids: ['t1', 't2'] })
    const made = await make()
    expect([made.status, named(made.body.tags)]).toEqual([201, ['Tag t1', 'Tag t2']])
    const again = await make()
    expect([again.status, faultsOf(again)]).toEqual([409, ['provided_unique_id:taken']])
    const put = (body: object) => records.people('PUT', 'update-customer/v2/v2', body)
    expect(named((await put({ tag_ids: ['t3'], tag_group_ids: ['g1'] })).body.tags)).toEqual(['Tag t3'])
    const kept = (await put({ name: 'Bea' })).body
    expect([kept.name, named(kept.tags), named(kept.tag_groups)]).toEqual(['Bea', ['Tag t3'], ['Group 1']])
    expect((await put({ tag_ids: [], tag_group_ids: [] })).body).toMatchObject({ tags: [], tag_groups: [] })
    expect((await put({ tag_ids: ['none'] })).status).toBe(400)
  })

  describe('listed by the time of their change', () => {
    const page = async (query: Record<string, string>, teamspace: string) =>
      records.people('GET', `${range}?${new URLSearchParams(query)}`, undefined, teamspace)
    const keysOf = ({ body }: Awaited<ReturnType<typeof page>>): string[] =>
      body.customers.map(({ provided_unique_id }: { provided_unique_id: string }) => provided_unique_id)

    afterAll(() => records.sandbox('clock', { now: null }))

    it('include the start of the range but not its end', async () => {
      for (const [key, now] of [
        ['a', '2026-11-20T08:00:00.000Z'],
        ['b', '2026-11-20T09:00:00.000Z'],
        ['c', '2026-11-20T10:00:00.000Z'],
      ] as const) {
        await test.setClock(now)
        await v3(key, { name: key }, 'ranges')
      }
      const between = { modified_start: '2026-11-20T16:00:00+08:00', modified_end: '2026-11-20T10:00:00Z' }
      expect(keysOf(await page(between, 'ranges'))).toEqual(['a', 'b'])
      expect(keysOf(await page({ modified_start: '2026-11-20T08:00:00.001Z' }, 'ranges'))).toEqual(['b', 'c'])
      expect(keysOf(await page({ modified_end: '2026-11-20T08:00:00Z' }, 'ranges'))).toEqual([])
      const all = await page({}, 'ranges')
      expect(keysOf(all)).toEqual(['a', 'b', 'c'])
      expect(all.body).toMatchObject({
        customers: [{ modified_at: '2026-11-20T08:00:00.000Z' }, {}, {}],
        next_cursor: null,
      })
    })

    it.each([
      [{ modified_start: 'yesterday' }, ['modified_start:invalid_format']],
      [{ modified_end: '2026-11-20' }, ['modified_end:invalid_format']],
      [{ cursor: 'made-up' }, ['cursor:invalid']],
      [{ limit: '0' }, ['limit:too_small']],
    ])('refuse %o', async (query, faults) => {
      const answer = await page(query, 'ranges')
      expect([answer.status, faultsOf(answer)]).toEqual([400, faults])
    })

    it('are each listed once across all pages while others change, even at the same instant', async () => {
      let runs = 0
      await holds(
        fc.asyncProperty(
          fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
          fc.integer({ min: 1, max: 4 }),
          fc.array(fc.nat(), { maxLength: 6 }),
          async (moves, limit, changes) => {
            const teamspace = `pages-${runs++}`
            await test.setClock('2026-11-20T08:00:00.000Z')
            for (const [index, isLater] of moves.entries()) {
              if (isLater) await test.setClock(`2026-11-20T08:00:00.${String(index + 1).padStart(3, '0')}Z`)
              await v3(`p${index}`, { name: 'x' }, teamspace)
            }
            const changed = new Set<string>()
            const seen: string[] = []
            let cursor: string | null = null
            do {
              const answer = await page({ limit: String(limit), ...(cursor && { cursor }) }, teamspace)
              seen.push(...keysOf(answer))
              cursor = answer.body.next_cursor
              const change = changes.shift()
              if (change !== undefined) {
                const key = `p${change % (moves.length + 2)}`
                changed.add(key)
                await v3(key, { name: 'changed' }, teamspace)
              }
            } while (cursor)
            const still = moves.map((_, index) => `p${index}`).filter((key) => !changed.has(key))
            expect(seen.filter((key) => !changed.has(key))).toEqual(still)
            // A person who changes is listed again with the new data: no one is missing.
            expect(moves.every((_, index) => seen.includes(`p${index}`))).toBe(true)
          },
        ),
        { numRuns: 25 },
      )
    })
  })
})
