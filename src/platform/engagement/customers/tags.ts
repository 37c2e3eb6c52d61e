import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** Tags or tag groups, which are stored alike in separate tables. */
export type TagKind = 'tag' | 'tag_group'

const tables = {
  tag: { names: 'pf_tag', links: 'pf_person_tag' },
  tag_group: { names: 'pf_tag_group', links: 'pf_person_tag_group' },
} as const

/** A tag or a tag group. */
export interface NamedTag {
  id: string
  name: string
}

/** Reads the tags or groups of a person, ordered by name. */
export const tagsOf = (trx: Db, kind: TagKind, personId: string): Promise<NamedTag[]> =>
  trx
    .selectFrom(`${tables[kind].names} as name`)
    .innerJoin(`${tables[kind].links} as link`, 'link.tag_id', 'name.id')
    .select(['name.id', 'name.name'])
    .where('link.person_id', '=', personId)
    .orderBy('name.name')
    .execute()

/**
 * Rejects ids that the teamspace does not have.
 * @throws Problem `validation-error` naming each such id of `field`
 */
export async function checkTagIds(
  trx: Db,
  options: { kind: TagKind; teamspaceId: string; ids: readonly string[] | undefined; field: string },
): Promise<void> {
  const { kind, teamspaceId, ids = [], field } = options
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom(tables[kind].names)
    .select('id')
    .where('teamspace_id', '=', teamspaceId)
    .where('id', 'in', [...ids])
    .execute()
  const known = new Set(rows.map((row) => row.id))
  const errors = ids.flatMap((id, index): FieldError[] =>
    known.has(id) ? [] : [{ field: `${field}.${index}`, code: 'unknown', message: 'There is no such tag.' }],
  )
  if (errors.length > 0) throw new Problem('validation-error', { errors })
}

/** Adds tags or groups to a person, and keeps those that the person already has. */
export async function addTagIds(trx: Db, kind: TagKind, personId: string, ids: readonly string[] = []) {
  if (ids.length === 0) return
  await trx
    .insertInto(tables[kind].links)
    .values([...new Set(ids)].map((id) => ({ person_id: personId, tag_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes tags or groups from a person; all of them without `ids`. */
export async function removeTagIds(trx: Db, kind: TagKind, personId: string, ids?: readonly string[]) {
  if (ids?.length === 0) return
  await trx
    .deleteFrom(tables[kind].links)
    .where('person_id', '=', personId)
    .$if(ids !== undefined, (query) => query.where('tag_id', 'in', [...(ids ?? [])]))
    .execute()
}

/** Finds the tag with this name, or creates it if the teamspace has none. */
export async function tagIdByName(
  trx: Db,
  { teamspaceId, name, newId }: { teamspaceId: string; name: string; newId: string },
): Promise<string> {
  await trx
    .insertInto('pf_tag')
    .values({ id: newId, teamspace_id: teamspaceId, name })
    .onConflict((conflict) => conflict.columns(['teamspace_id', 'name']).doNothing())
    .execute()
  const row = await trx
    .selectFrom('pf_tag')
    .select('id')
    .where('teamspace_id', '=', teamspaceId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Finds the teamspace's tags with any of these names. */
export async function tagIdsNamed(trx: Db, teamspaceId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await trx
    .selectFrom('pf_tag')
    .select('id')
    .where('teamspace_id', '=', teamspaceId)
    .where('name', 'in', [...names])
    .execute()
  return rows.map((row) => row.id)
}
