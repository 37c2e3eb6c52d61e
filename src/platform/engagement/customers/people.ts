import type { BodyOf, ParamsOf } from '../../../contract/operations/index.ts'
import { shownTo } from '../../../contract/platform/key-reach.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { PersonTable } from '../../../storage/tables/people.ts'
import { createCursor, readCursor } from './cursor.ts'
import { setValues } from './fields.ts'
import { profilesOfPerson, toGatewayProfile } from './human-records.ts'
import { fieldProblem, type RecordHandlers, type RecordsDeps } from './record.ts'
import {
  addTagIds,
  checkTagIds,
  removeTagIds,
  type TagKind,
  tagIdByName,
  tagIdsNamed,
  tagsOf,
} from './tags.ts'

type PeopleOperation =
  | 'upsertCustomer'
  | 'getCustomer'
  | 'listCustomersByModified'
  | 'addTags'
  | 'removeTags'
  | 'setCustomerCustomFields'
  | 'upsertCustomerEarlier'
  | 'createCustomerV2'
  | 'updateCustomerV2'

type PersonKey = ParamsOf<'getCustomer'>
type Profile = BodyOf<'upsertCustomerEarlier'>

const profileFields = ['external_customer_id', 'name', 'location', 'email', 'phone_number', 'avatar'] as const
const defaultPage = 100
const customerFields: ReadonlySet<string> = new Set(['customer'])

/** Creates the handlers of a teamspace's people, who are addressed by the caller's own key. */
export function createPeopleHandlers({ ids }: Pick<RecordsDeps, 'ids'>): RecordHandlers<PeopleOperation> {
  /** Creates the person, or changes the members in `profile`; the others stay unchanged. */
  const save = async (trx: Db, key: PersonKey, profile: Profile, now: string): Promise<PersonTable> => {
    const changed = { ...changesOf(profile), ...(await stamp(trx, now)) }
    return trx
      .insertInto('pf_person')
      .values({ ...newPerson(ids(), key), ...changed })
      .onConflict((conflict) => conflict.columns(['teamspace_id', 'provided_unique_id']).doUpdateSet(changed))
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const saveV2 = async (trx: Db, key: PersonKey, body: BodyOf<'createCustomerV2'>, now: string) => {
    const teamspaceId = key.subcompany_id
    await checkTagIds(trx, { kind: 'tag', teamspaceId, ids: body.tag_ids, field: 'tag_ids' })
    await checkTagIds(trx, {
      kind: 'tag_group',
      teamspaceId,
      ids: body.tag_group_ids,
      field: 'tag_group_ids',
    })
    const row = await save(trx, key, body, now)
    await replaceTags(trx, 'tag', row.id, body.tag_ids)
    await replaceTags(trx, 'tag_group', row.id, body.tag_group_ids)
    return withTags(trx, row)
  }

  return {
    async upsertCustomer({ trx, now, params, body }) {
      const teamspaceId = params.subcompany_id
      const lists = [
        ['tag', 'add_tags_ids'],
        ['tag', 'remove_tags_ids'],
        ['tag_group', 'add_tag_groups_ids'],
        ['tag_group', 'remove_tag_groups_ids'],
      ] as const
      for (const [kind, field] of lists) {
        // Removing a tag that the person does not have is not an error.
        if (field.startsWith('add')) await checkTagIds(trx, { kind, teamspaceId, ids: body[field], field })
      }
      const row = await save(trx, params, body, now)
      for (const [kind, field] of lists) {
        if (field.startsWith('add')) await addTagIds(trx, kind, row.id, body[field])
        else await removeTagIds(trx, kind, row.id, body[field] ?? [])
      }
      return withTags(trx, row)
    },
    async getCustomer({ trx, params, reach }) {
      const row = await findPerson(trx, params)
      const values = await trx
        .selectFrom('pf_field_value')
        .select(['field_id', 'value'])
        .where('owner_kind', '=', 'customer')
        .where('owner_id', '=', row.id)
        .execute()
      return {
        ...(await withTags(trx, row)),
        notes: JSON.parse(row.notes),
        gateway_profiles: [
          ...JSON.parse(row.gateway_profiles),
          ...(await profilesOfPerson(trx, row, shownTo(reach, 'humans:read', 'companies'))).map(
            toGatewayProfile,
          ),
        ],
        customer_bans: JSON.parse(row.customer_bans),
        custom_fields: values.map((value) => ({ id: value.field_id, value: JSON.parse(value.value) })),
      }
    },
    async listCustomersByModified({ trx, params, query }) {
      const limit = query.limit ?? defaultPage
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
      const from = query.modified_start && new Date(query.modified_start).toISOString()
      const until = query.modified_end && new Date(query.modified_end).toISOString()
      let rows = trx.selectFrom('pf_person').selectAll().where('teamspace_id', '=', params.subcompany_id)
      if (from) rows = rows.where('modified_at', '>=', from)
      if (until) rows = rows.where('modified_at', '<', until)
      if (after !== undefined) rows = rows.where('modified_seq', '>', after)
      const found = await rows
        .orderBy('modified_seq')
        .limit(limit + 1)
        .execute()
      const page = found.slice(0, limit)
      const customers = []
      for (const row of page) customers.push({ ...(await withTags(trx, row)), modified_at: row.modified_at })
      const last = page.at(-1)
      return {
        customers,
        next_cursor: found.length > limit && last ? createCursor(last.modified_seq) : null,
      }
    },
    async addTags({ trx, now, params, body }) {
      const row = await findPerson(trx, params)
      const teamspaceId = params.subcompany_id
      const named = body.tags.flatMap((tag) => (tag.id === undefined ? [] : [tag.id]))
      await checkTagIds(trx, { kind: 'tag', teamspaceId, ids: named, field: 'tags' })
      const tagIds = [...named]
      for (const { id, name } of body.tags) {
        if (id === undefined && name !== undefined) {
          tagIds.push(await tagIdByName(trx, { teamspaceId, name, newId: ids() }))
        }
      }
      await addTagIds(trx, 'tag', row.id, tagIds)
      await touch(trx, row.id, now)
      return { success: true }
    },
    async removeTags({ trx, now, params, body }) {
      const row = await findPerson(trx, params)
      const byName = await tagIdsNamed(trx, params.subcompany_id, body.tags ?? [])
      await removeTagIds(trx, 'tag', row.id, [...(body.ids ?? []), ...byName])
      await touch(trx, row.id, now)
      return { success: true }
    },
    async setCustomerCustomFields({ trx, now, params, body }) {
      const row = await findPerson(trx, params)
      await setValues(trx, {
        teamspaceId: params.subcompany_id,
        owner: { kind: 'customer', id: row.id },
        values: body.custom_fields,
        entities: customerFields,
      })
      await touch(trx, row.id, now)
      return { success: true }
    },
    upsertCustomerEarlier: async ({ trx, now, params, body }) => toPerson(await save(trx, params, body, now)),
    async createCustomerV2({ trx, now, params, body }) {
      const existing = await personRow(trx, params)
      if (existing) {
        throw fieldProblem('conflict', {
          field: 'provided_unique_id',
          code: 'taken',
          message: 'There is a person with this key already.',
        })
      }
      return saveV2(trx, params, body, now)
    },
    async updateCustomerV2({ trx, now, params, body }) {
      await findPerson(trx, params)
      return saveV2(trx, params, body, now)
    },
  }
}

const personRow = (trx: Db, { subcompany_id, provided_unique_id }: PersonKey) =>
  trx
    .selectFrom('pf_person')
    .selectAll()
    .where('teamspace_id', '=', subcompany_id)
    .where('provided_unique_id', '=', provided_unique_id)
    .executeTakeFirst()

/** Finds a person of a teamspace. @throws Problem `not-found` */
export async function findPerson(trx: Db, key: PersonKey): Promise<PersonTable> {
  const row = await personRow(trx, key)
  if (row) return row
  throw fieldProblem('not-found', {
    field: 'provided_unique_id',
    code: 'unknown',
    message: 'There is no such person.',
  })
}

async function replaceTags(trx: Db, kind: TagKind, personId: string, ids: readonly string[] | undefined) {
  if (ids === undefined) return
  await removeTagIds(trx, kind, personId)
  await addTagIds(trx, kind, personId, ids)
}

/** Marks a person as changed. */
export const touch = async (trx: Db, id: string, now: string) =>
  trx
    .updateTable('pf_person')
    .set(await stamp(trx, now))
    .where('id', '=', id)
    .execute()

/** Adds the instant and the sequence number of a change; the caller holds the write lock. */
async function stamp(trx: Db, now: string) {
  const { last } = await trx
    .selectFrom('pf_person')
    .select((eb) => eb.fn.max('modified_seq').as('last'))
    .executeTakeFirstOrThrow()
  return { modified_at: now, modified_seq: Number(last ?? 0) + 1 }
}

const newPerson = (id: string, key: PersonKey): Omit<PersonTable, 'modified_at' | 'modified_seq'> => ({
  id,
  teamspace_id: key.subcompany_id,
  provided_unique_id: key.provided_unique_id,
  external_customer_id: null,
  name: null,
  location: null,
  email: null,
  phone_number: null,
  avatar: null,
  notes: '[]',
  gateway_profiles: '[]',
  customer_bans: '[]',
})

/** Selects the members that the body contains; an empty string removes a value, as null does. */
function changesOf(profile: Profile): Partial<PersonTable> {
  const changed: Partial<PersonTable> = {}
  for (const name of profileFields) if (profile[name] !== undefined) changed[name] = profile[name] || null
  return changed
}

const toPerson = (row: PersonTable) => ({
  id: row.id,
  subcompany_id: row.teamspace_id,
  provided_unique_id: row.provided_unique_id,
  external_customer_id: row.external_customer_id,
  name: row.name,
  location: row.location,
  email: row.email,
  phone_number: row.phone_number,
  avatar: row.avatar,
})

const withTags = async (trx: Db, row: PersonTable) => ({
  ...toPerson(row),
  tags: await tagsOf(trx, 'tag', row.id),
  tag_groups: await tagsOf(trx, 'tag_group', row.id),
})
