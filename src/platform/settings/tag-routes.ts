import * as z from 'zod'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Db } from '../../storage/database/storage.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'
import { settingRoute } from './setting-route.ts'

const id = z.string().min(1).max(128)
const kind = z.enum(['tag', 'tag_group'])
const name = z.string().trim().min(1).max(200)
const newTagBody = z.strictObject({ teamspace_id: id, kind, name })
const changedTagBody = z.strictObject({ teamspace_id: id, kind, id, name })
const goneTagBody = z.strictObject({ teamspace_id: id, kind, id })

type TagKind = z.output<typeof kind>
const tables = {
  tag: { names: 'pf_tag', links: 'pf_person_tag' },
  tag_group: { names: 'pf_tag_group', links: 'pf_person_tag_group' },
} as const

/** Creates the routes for the tags and tag groups of a teamspace. */
export const createTagRoutes = ({ units, ids }: RecordSettingsOptions): SandboxRoute[] => [
  settingRoute('GET', 'tags', ({ query }) =>
    units.read(async ({ trx }) => {
      const teamspaceId = query.get('teamspace_id') ?? ''
      return {
        tags: await tagsIn(trx, 'tag', teamspaceId),
        tag_groups: await tagsIn(trx, 'tag_group', teamspaceId),
      }
    }),
  ),
  settingRoute('POST', 'tags', ({ principal, requestId, body }) => {
    const tag = parseBody(newTagBody, body)
    return units.write({ principal, requestId }, async (unit) => {
      await refuseTaken(unit.trx, tag)
      const row = { id: ids(), teamspace_id: tag.teamspace_id, name: tag.name }
      await unit.trx.insertInto(tables[tag.kind].names).values(row).execute()
      audit(unit, 'created', tag.kind, row.id)
      return { id: row.id, name: row.name }
    })
  }),
  settingRoute('POST', 'tags/change', ({ principal, requestId, body }) => {
    const tag = parseBody(changedTagBody, body)
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
  }),
  settingRoute('POST', 'tags/delete', ({ principal, requestId, body }) => {
    const tag = parseBody(goneTagBody, body)
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
  }),
]

const audit = (unit: UnitOfWork, what: string, tagKind: TagKind, tagId: string) =>
  unit.audit({ action: `${tagKind}.${what}`, resourceType: tagKind, resourceId: tagId })

/** The tags of a teamspace by their names, each with how many people have it. */
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
