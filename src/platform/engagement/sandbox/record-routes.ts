import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toField } from '../customers/fields.ts'
import { touch } from '../customers/people.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

/** Dependencies of the record routes. */
export interface RecordRoutesOptions {
  storage: Storage
  clock: Clock
  ids: Ids
}

type RecordRouteId = 'makeFields' | 'makeTicket' | 'getTicket' | 'makeTags' | 'setPersonLists'

/**
 * Creates the handlers for what is usually done on a settings page: fields of conversations, tickets, tags,
 * and people's values.
 */
export function createRecordHandlers({
  storage,
  clock,
  ids,
}: RecordRoutesOptions): SandboxHandlers<RecordRouteId> {
  const write = <T>(work: (trx: Db) => Promise<T>) => storage.write('records', work)
  return {
    async makeFields({ body: seed }) {
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
      return { custom_fields: rows.map(toField) }
    },
    async makeTicket({ body }) {
      const { teamspace_id, id } = body
      await write((trx) =>
        trx
          .insertInto('pf_ticket')
          .values({ teamspace_id, id })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      return { teamspace_id, id }
    },
    async getTicket({ params, query }) {
      const ticket = `${query.teamspace_id}/${params.ticket_id}`
      const rows = await storage.db
        .selectFrom('pf_field_value')
        .select(['field_id', 'value'])
        .where('owner_kind', '=', 'ticket')
        .where('owner_id', '=', ticket)
        .orderBy('field_id')
        .execute()
      const values = rows.map((row) => ({ id: row.field_id, value: JSON.parse(row.value) }))
      return { custom_fields: values }
    },
    async makeTags({ body: seed }) {
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
      return { tags: rows.map(({ id, name }) => ({ id, name })) }
    },
    async setPersonLists({ params, body }) {
      const { teamspace_id, ...lists } = body
      await write(async (trx) => {
        const person = await trx
          .selectFrom('pf_person')
          .select('id')
          .where('teamspace_id', '=', teamspace_id)
          .where('provided_unique_id', '=', params.provided_unique_id)
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
      return { success: true }
    },
  }
}

const toJson = (list: readonly string[] | undefined) => (list ? JSON.stringify(list) : null)
