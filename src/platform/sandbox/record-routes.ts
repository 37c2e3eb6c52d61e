import * as z from 'zod'
import { fieldEntities, fieldTypes } from '../../contract/operations/vocabulary.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import { Refusal } from '../kernel/refusal.ts'
import { toField } from '../records/fields.ts'
import { touch } from '../records/people.ts'
import { demoTeamspace } from '../records/seed.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

/** Lists what the routes of records need. */
export interface RecordRoutesOptions {
  storage: Storage
  clock: Clock
  ids: Ids
}

const id = z.string().min(1).max(128)
const teamspace = { teamspace_id: id.default(demoTeamspace) }
const options = z.array(z.string().min(1).max(500)).max(500)

const fieldBody = z.object({
  ...teamspace,
  fields: z
    .array(
      z.object({
        id: id.optional(),
        entity: z.enum(fieldEntities),
        type: z.enum(fieldTypes),
        name: z.string().min(1).max(200),
        description: z.string().max(2000).optional(),
        select_options: options.optional(),
        single_select_options: options.optional(),
        default_value: z.string().max(10_000).optional(),
      }),
    )
    .min(1)
    .max(500),
})
const ticketBody = z.object({ ...teamspace, id })
const tagsBody = z.object({
  ...teamspace,
  kind: z.enum(['tag', 'tag_group']).default('tag'),
  tags: z
    .array(z.object({ id: id.optional(), name: z.string().min(1).max(200) }))
    .min(1)
    .max(500),
})
const objects = z.array(z.record(z.string(), z.unknown())).max(500).optional()
const personBody = z.object({
  ...teamspace,
  notes: objects,
  gateway_profiles: objects,
  customer_bans: objects,
})

/**
 * Creates the routes for what a settings page does elsewhere: fields of conversations, tickets, tags, and
 * people's values.
 */
export function createRecordRoutes({ storage, clock, ids }: RecordRoutesOptions): SandboxRoute[] {
  const write = <T>(work: (trx: Db) => Promise<T>) => storage.write('records', work)
  return [
    {
      method: 'POST',
      path: /^\/sandbox\/fields$/,
      answer: async ({ body }) => {
        const seed = parseBody(fieldBody, body)
        const rows = seed.fields.map((field) => ({
          id: field.id ?? ids(),
          teamspace_id: seed.teamspace_id,
          entity: field.entity,
          type: field.type,
          name: field.name,
          description: field.description ?? null,
          select_options: toJson(field.select_options),
          single_select_options: toJson(field.single_select_options),
          default_value: field.default_value ?? null,
          created_at: clock(),
        }))
        await write((trx) =>
          trx
            .insertInto('pf_field')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        )
        return { status: 201, body: { custom_fields: rows.map(toField) } }
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/tickets$/,
      answer: async ({ body }) => {
        const { teamspace_id, id } = parseBody(ticketBody, body)
        await write((trx) =>
          trx
            .insertInto('pf_ticket')
            .values({ teamspace_id, id })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        )
        return { status: 201, body: { teamspace_id, id } }
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/tickets\/([^/]{1,128})$/,
      answer: async ({ params, query }) => {
        const ticket = `${query.get('teamspace_id') ?? demoTeamspace}/${params[0] ?? ''}`
        const rows = await storage.db
          .selectFrom('pf_field_value')
          .select(['field_id', 'value'])
          .where('owner_kind', '=', 'ticket')
          .where('owner_id', '=', ticket)
          .orderBy('field_id')
          .execute()
        const values = rows.map((row) => ({ id: row.field_id, value: JSON.parse(row.value) }))
        return { body: { custom_fields: values } }
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/tags$/,
      answer: async ({ body }) => {
        const seed = parseBody(tagsBody, body)
        const rows = seed.tags.map((tag) => ({
          id: tag.id ?? ids(),
          teamspace_id: seed.teamspace_id,
          name: tag.name,
        }))
        await write((trx) =>
          trx
            .insertInto(`pf_${seed.kind}`)
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        )
        return { status: 201, body: { tags: rows.map(({ id, name }) => ({ id, name })) } }
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/customers\/([^/]{1,384})$/,
      answer: async ({ params, body }) => {
        const { teamspace_id, ...lists } = parseBody(personBody, body)
        await write(async (trx) => {
          const person = await trx
            .selectFrom('pf_person')
            .select('id')
            .where('teamspace_id', '=', teamspace_id)
            .where('provided_unique_id', '=', decodeURIComponent(params[0] ?? ''))
            .executeTakeFirst()
          if (!person) throw new Refusal('not-found')
          for (const [name, list] of Object.entries(lists)) {
            await trx
              .updateTable('pf_person')
              .set({ [name]: JSON.stringify(list) })
              .where('id', '=', person.id)
              .execute()
          }
          await touch(trx, person.id, clock())
        })
        return { body: { success: true } }
      },
    },
  ]
}

const toJson = (list: readonly string[] | undefined) => (list ? JSON.stringify(list) : null)
