import type { BodyOf } from '../../../contract/operations/index.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { FieldTable } from '../../../storage/tables/people.ts'
import { faultOf } from './field-values.ts'
import { fieldProblem, type RecordHandlers, type RecordsDeps } from './record.ts'

type FieldOperation =
  | 'createCustomField'
  | 'listCustomFields'
  | 'setTicketCustomFields'
  | 'deleteCustomFields'
  | 'deleteCustomFieldsEarlier'

/** Entities whose fields belong to tickets; the legacy names are synonyms. */
const conversationEntities: ReadonlySet<string> = new Set(['conversation', 'ticket', 'livechat'])

/** Creates the handlers of custom fields. The interface can only create fields of people. */
export const createFieldHandlers = ({ ids }: Pick<RecordsDeps, 'ids'>): RecordHandlers<FieldOperation> => ({
  async createCustomField({ trx, now, params, body }) {
    checkField(body)
    const row: FieldTable = {
      id: ids(),
      teamspace_id: params.subcompany_id,
      entity: 'customer',
      type: body.type,
      name: body.name,
      description: body.description ?? null,
      select_options: body.type === 'select' ? JSON.stringify(body.select_options) : null,
      single_select_options:
        body.type === 'single_select' ? JSON.stringify(body.single_select_options) : null,
      default_value: body.default_value ?? null,
      created_at: now,
    }
    await trx.insertInto('pf_field').values(row).execute()
    return toField(row)
  },
  async listCustomFields({ trx, params }) {
    const rows = await trx
      .selectFrom('pf_field')
      .selectAll()
      .where('teamspace_id', '=', params.subcompany_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return { custom_fields: rows.map(toField) }
  },
  async setTicketCustomFields({ trx, params, body }) {
    const ticket = await trx
      .selectFrom('pf_ticket')
      .select('id')
      .where('teamspace_id', '=', params.subcompany_id)
      .where('id', '=', params.ticket_id)
      .executeTakeFirst()
    if (!ticket) {
      throw fieldProblem('not-found', {
        field: 'ticket_id',
        code: 'unknown',
        message: 'There is no such ticket.',
      })
    }
    await setValues(trx, {
      teamspaceId: params.subcompany_id,
      owner: { kind: 'ticket', id: `${params.subcompany_id}/${params.ticket_id}` },
      values: body.custom_fields,
      entities: conversationEntities,
    })
    return { success: true }
  },
  deleteCustomFields: ({ trx, params, body }) => deleteFields(trx, params.subcompany_id, namedIds(body.ids)),
  deleteCustomFieldsEarlier: ({ trx, params, body }) =>
    deleteFields(trx, params.subcompany_id, [
      { name: 'custom_field_id', id: params.custom_field_id },
      ...namedIds(body.ids),
    ]),
})

/** Rejects contradictory members of a field. @throws Problem `validation-error` naming them */
export function checkField(
  body: Pick<
    BodyOf<'createCustomField'>,
    'type' | 'select_options' | 'single_select_options' | 'default_value'
  >,
): void {
  const errors: FieldError[] = []
  for (const type of ['select', 'single_select'] as const) {
    const field = `${type}_options` as const
    const options = body[field]
    if (body.type === type && !options?.length) {
      errors.push({ field, code: 'required', message: 'A field of this type needs options.' })
    }
    if (options && new Set(options).size !== options.length) {
      errors.push({ field, code: 'repeated', message: 'The options must differ from each other.' })
    }
  }
  const shape = {
    type: body.type,
    select_options: JSON.stringify(body.select_options ?? []),
    single_select_options: JSON.stringify(body.single_select_options ?? []),
  }
  const fault = body.default_value === undefined ? undefined : faultOf(shape, body.default_value)
  if (fault) errors.push({ field: 'default_value', code: 'wrong_type', message: fault })
  if (errors.length > 0) throw new Problem('validation-error', { errors })
}

/** An id, and its path in the body. */
interface NamedId {
  name: string
  id: string
}

const namedIds = (ids: readonly string[]): NamedId[] => ids.map((id, index) => ({ name: `ids.${index}`, id }))

/** Deletes all of the fields with their values, or none of them. */
async function deleteFields(
  trx: Db,
  teamspaceId: string,
  wanted: readonly NamedId[],
): Promise<{ success: boolean }> {
  const gone = await trx
    .deleteFrom('pf_field')
    .where('teamspace_id', '=', teamspaceId)
    .where('id', 'in', [...new Set(wanted.map(({ id }) => id))])
    .returning('id')
    .execute()
  const known = new Set(gone.map((row) => row.id))
  const errors = wanted.flatMap(({ name, id }): FieldError[] =>
    known.has(id) ? [] : [{ field: name, code: 'unknown', message: 'There is no such field.' }],
  )
  // Thrown so that the transaction rolls back the deletions above.
  if (errors.length > 0) throw new Problem('not-found', { errors })
  return { success: true }
}

/** Values to set on a person or a ticket. */
export interface ValuesToSet {
  teamspaceId: string
  owner: { kind: 'customer' | 'ticket'; id: string }
  values: readonly { id: string; value: unknown }[]
  /** Only fields of these entities may be set. */
  entities: ReadonlySet<string>
}

/**
 * Sets values by field id, all of them or none; null removes a value.
 * @throws Problem naming each field that is unknown or whose value is invalid
 */
export async function setValues(
  trx: Db,
  { teamspaceId, owner, values, entities }: ValuesToSet,
): Promise<void> {
  const rows = await trx
    .selectFrom('pf_field')
    .selectAll()
    .where('teamspace_id', '=', teamspaceId)
    .where(
      'id',
      'in',
      values.map((value) => value.id),
    )
    .execute()
  const fields = new Map(rows.filter((row) => entities.has(row.entity)).map((row) => [row.id, row]))
  const errors = values.flatMap(({ id, value }, index): FieldError[] => {
    if (values.findIndex((other) => other.id === id) !== index) {
      return [{ field: `custom_fields.${index}.id`, code: 'repeated', message: 'This field is named twice.' }]
    }
    const field = fields.get(id)
    if (!field) {
      return [
        { field: `custom_fields.${index}.id`, code: 'unknown', message: 'There is no such field here.' },
      ]
    }
    const fault = value === null ? undefined : faultOf(field, value)
    return fault ? [{ field: `custom_fields.${index}.value`, code: 'wrong_type', message: fault }] : []
  })
  if (errors.length > 0) throw new Problem('validation-error', { errors })
  for (const { id, value } of values) {
    const key = { owner_kind: owner.kind, owner_id: owner.id, field_id: id }
    const text = JSON.stringify(value)
    if (value === null) {
      await trx
        .deleteFrom('pf_field_value')
        .where('owner_kind', '=', owner.kind)
        .where('owner_id', '=', owner.id)
        .where('field_id', '=', id)
        .execute()
    } else {
      await trx
        .insertInto('pf_field_value')
        .values({ ...key, value: text })
        .onConflict((conflict) =>
          conflict.columns(['owner_kind', 'owner_id', 'field_id']).doUpdateSet({ value: text }),
        )
        .execute()
    }
  }
}

const parseList = (json: string | null): string[] | null => (json === null ? null : JSON.parse(json))

/** Converts a row to a custom field of the interface. */
export const toField = (row: FieldTable) => ({
  id: row.id,
  entity: row.entity as 'customer' | 'conversation' | 'ticket' | 'livechat',
  type: row.type as BodyOf<'createCustomField'>['type'],
  name: row.name,
  description: row.description,
  select_options: parseList(row.select_options),
  single_select_options: parseList(row.single_select_options),
  default_value: row.default_value,
})
