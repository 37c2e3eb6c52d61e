import type { OwnBodyOf } from '../../../contract/platform/index.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'

type TagKind = OwnBodyOf<'addTag'>['kind']
const tables = {
  tag: { names: 'pf_tag', links: 'pf_person_tag' },
  tag_group: { names: 'pf_tag_group', links: 'pf_person_tag_group' },
} as const

/** Creates the handlers for the tags and tag groups of a teamspace. */
export const createTagHandlers = ({
  units,
  ids,
}: RecordSettingsOptions): SandboxHandlers<'listTags' | 'addTag' | 'changeTag' | 'deleteTag'> => ({
  listTags: ({ query }) =>
    units.read(async ({ trx }) => {
      const teamspaceId = query.teamspace_id
      return {
        tags: await tagsIn(trx, 'tag', teamspaceId),
        tag_groups: await tagsIn(trx, 'tag_group', teamspaceId),
      }
    }),
  addTag: ({ principal, requestId, body: tag }) => {
    return units.write({ principal, requestId }, async (unit) => {
      await refuseTaken(unit.trx, tag)
      const row = { id: ids(), teamspace_id: tag.teamspace_id, name: tag.name }
      await unit.trx.insertInto(tables[tag.kind].names).values(row).execute()
      audit(unit, 'created', tag.kind, row.id)
      return { id: row.id, name: row.name }
    })
  },
  changeTag: ({ principal, requestId, body: tag }) => {
    return units.write({ principal, requestId }, async (unit) => {
      await refuseTaken(unit.trx, tag)
      const { numUpdatedRows } = await unit.trx
        .updateTable(tables[tag.kind].names)
        .set({ name: tag.name })
        .where('teamspace_id', '=', tag.teamspace_id)
        .where('id', '=', tag.id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('not-found')
      audit(unit, 'changed', tag.kind, tag.id)
      return { id: tag.id, name: tag.name }
    })
  },
  deleteTag: ({ principal, requestId, body: tag }) => {
    return units.write({ principal, requestId }, async (unit) => {
      const { numDeletedRows } = await unit.trx
        .deleteFrom(tables[tag.kind].names)
        .where('teamspace_id', '=', tag.teamspace_id)
        .where('id', '=', tag.id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refusal('not-found')
      await unit.trx.deleteFrom(tables[tag.kind].links).where('tag_id', '=', tag.id).execute()
      audit(unit, 'deleted', tag.kind, tag.id)
      return { success: true }
    })
  },
})

const audit = (unit: UnitOfWork, what: string, tagKind: TagKind, tagId: string) =>
  unit.audit({ action: `${tagKind}.${what}`, resourceType: tagKind, resourceId: tagId })

/** Reads the tags of a teamspace by name, each with the number of people who have it. */
async function tagsIn(trx: Db, tagKind: TagKind, teamspaceId: string) {
  const { names, links } = tables[tagKind]
  const rows = await trx
    .selectFrom(`${names} as name`)
    .leftJoin(`${links} as link`, 'link.tag_id', 'name.id')
    .select(({ fn }) => ['name.id', 'name.name', fn.count<number>('link.person_id').as('people')])
    .where('name.teamspace_id', '=', teamspaceId)
    .groupBy(['name.id', 'name.name'])
    .orderBy('name.name')
    .limit(1000)
    .execute()
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }))
}

async function refuseTaken(
  trx: Db,
  tag: { teamspace_id: string; kind: TagKind; name: string; id?: string },
): Promise<void> {
  const other = await trx
    .selectFrom(tables[tag.kind].names)
    .select('id')
    .where('teamspace_id', '=', tag.teamspace_id)
    .where('name', '=', tag.name)
    .executeTakeFirst()
  if (!other || other.id === tag.id) return
  throw new Problem('conflict', {
    errors: [{ field: 'name', code: 'taken', message: 'There is one of this name.' }],
  })
}
