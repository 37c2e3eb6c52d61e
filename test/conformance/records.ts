import { expect } from 'vitest'
import { refuseWith, succeed, succeedWith } from './calls.ts'
import type { Host, Requirement } from './host.ts'

/** The interface's statements about custom fields, people and human profiles. */

interface Named {
  id: string
  name: string
}
const namesOf = (tags: readonly Named[]) => tags.map(({ name }) => name).sort()
const teamspace = { subcompany_id: 'demo-teamspace' }

/** A person with the two tags `first` and `second`. */
async function taggedPerson(host: Host) {
  const { params = {} } = await host.prepare('getCustomer')
  const tags = [{ name: 'first' }, { name: 'second' }]
  await succeed(host, 'addTags', { params, body: { tags } })
  const read = async () => (await succeed(host, 'getCustomer', { params })).body
  return { params, read }
}

const fieldTypes = ['text', 'number', 'boolean', 'select', 'single_select', 'datetime']
const options: Record<string, object> = {
  select: { select_options: ['North', 'South'] },
  single_select: { single_select_options: ['North', 'South'] },
}

const fields: Requirement[] = [
  ...fieldTypes.map((type) => ({
    section: 'Custom fields',
    says: `A people field of the type ${type} can be made; its entity is customer`,
    async holds(host: Host) {
      const name = `Conformance ${type} ${Date.now()}`
      const { body } = await succeed(host, 'createCustomField', {
        params: teamspace,
        body: { type, name, ...options[type] },
      })
      expect(body).toMatchObject({ type, name, entity: 'customer' })
    },
  })),
  {
    section: 'Custom fields',
    says: 'A field of another type is refused',
    async holds(host) {
      await refuseWith(host, 'createCustomField', { type: 'json' })
    },
  },
  {
    section: 'Custom fields',
    says: 'The list has every field of the teamspace, and no longer one that was deleted',
    async holds(host) {
      const { body: made } = await succeedWith(host, 'createCustomField', {
        name: `Conformance ${Date.now()}`,
      })
      const listed = async () =>
        (await succeed(host, 'listCustomFields')).body.custom_fields.map(({ id }: Named) => id)
      expect(await listed()).toContain(made.id)
      const gone = await succeed(host, 'deleteCustomFields', { params: teamspace, body: { ids: [made.id] } })
      expect(gone.body).toEqual({ success: true })
      expect(await listed()).not.toContain(made.id)
    },
  },
]

const people: Requirement[] = [
  {
    section: 'People',
    says: 'A field that an update leaves out stays as it is',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      await succeed(host, 'upsertCustomer', { params, body: { name: 'Ana', location: 'Cebu' } })
      await succeed(host, 'upsertCustomer', { params, body: { location: 'Davao' } })
      expect(await read()).toMatchObject({ name: 'Ana', location: 'Davao' })
    },
  },
  {
    section: 'People',
    says: 'Tags are added, and those that were there remain',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      await succeed(host, 'addTags', { params, body: { tags: [{ name: 'third' }] } })
      expect(namesOf((await read()).tags)).toEqual(['first', 'second', 'third'])
    },
  },
  {
    section: 'People',
    says: 'Tags are removed by name',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      await succeed(host, 'removeTags', { params, body: { tags: ['first'] } })
      expect(namesOf((await read()).tags)).toEqual(['second'])
    },
  },
  {
    section: 'People',
    says: 'Tags are removed by id',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      const ids = (await read()).tags
        .filter(({ name }: Named) => name === 'second')
        .map(({ id }: Named) => id)
      await succeed(host, 'removeTags', { params, body: { ids } })
      expect(namesOf((await read()).tags)).toEqual(['first'])
    },
  },
  {
    section: 'People',
    says: 'v3 adds and removes tags one by one',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      const [one] = (await read()).tags
      await succeed(host, 'upsertCustomer', { params, body: { remove_tags_ids: [one.id] } })
      expect((await read()).tags).toHaveLength(1)
      await succeed(host, 'upsertCustomer', { params, body: { add_tags_ids: [one.id] } })
      expect(namesOf((await read()).tags)).toEqual(['first', 'second'])
    },
  },
  {
    section: 'People',
    says: 'v2 sets tags as a whole',
    async holds(host) {
      const { params, read } = await taggedPerson(host)
      const [one] = (await read()).tags
      await succeed(host, 'updateCustomerV2', { params, body: { tag_ids: [one.id] } })
      expect((await read()).tags).toEqual([one])
    },
  },
  {
    section: 'People',
    says: 'Somebody who has changed is in the list of that time',
    async holds(host) {
      const { params } = await taggedPerson(host)
      const { text } = await succeed(host, 'listCustomersByModified', { params: teamspace, query: {} })
      expect(text).toContain(`"${params.provided_unique_id}"`)
    },
  },
]

const humans: Requirement[] = [
  {
    section: 'Human profiles',
    says: 'Both ids of a profile are the one that its creation gave',
    async holds(host) {
      const { params = {} } = await host.prepare('getHuman')
      const { result } = (await succeed(host, 'getHuman', { params })).body
      expect([result.id, result.human_id]).toEqual([params.human_id, params.human_id])
    },
  },
  {
    section: 'Human profiles',
    says: 'What was not set is null',
    async holds(host) {
      const { result } = (await succeed(host, 'getHuman')).body
      expect(result).toMatchObject({ email: null, uid: null, phone_number: null, profile_pic_id: null })
    },
  },
  {
    section: 'Human profiles',
    says: 'The times of a profile are ISO 8601 with an offset',
    async holds(host) {
      const { result } = (await succeed(host, 'getHuman')).body
      for (const time of [result.created_at, result.updated_at]) {
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
      }
    },
  },
  {
    section: 'Human profiles',
    says: 'An update changes what it names, the access token too',
    async holds(host) {
      const { params = {} } = await host.prepare('getHuman')
      await succeed(host, 'updateHuman', { params, body: { access_token: 'token-2' } })
      const { result } = (await succeed(host, 'getHuman', { params })).body
      expect(result).toMatchObject({ access_token: 'token-2', fullname: 'Ana Reyes' })
    },
  },
]

/** Requirements about records. */
export const records: readonly Requirement[] = [...fields, ...people, ...humans]
