import type { fieldTypes } from '../../../contract/operations/vocabulary.ts'
import type { OwnBodyOf } from '../../../contract/platform/index.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { FieldTable } from '../../../storage/tables/people.ts'
import { Refusal } from '../../kit/refusal.ts'
import { checkField, toField } from '../customers/fields.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'

type Words = Pick<OwnBodyOf<'addField'>, 'name' | 'description' | 'options' | 'default_value'>

/**
 * Creates the handlers for what the interface leaves to a settings page: creating fields of conversations and
 * tickets, and changing a field. The type cannot change, since values may already be set.
 */
export const createFieldHandlers = ({
  units,
  ids,
}: RecordSettingsOptions): SandboxHandlers<'addField' | 'changeField'> => ({
  addField: ({ principal, requestId, body }) => {
    const { teamspace_id, type, ...given } = body
    const columns = toColumns(type, given)
    return units.write({ principal, requestId }, async (unit) => {
      const row: FieldTable = {
        id: ids(),
        teamspace_id,
        entity: 'conversation',
        type,
        created_at: unit.now,
        ...columns,
      }
      await unit.trx.insertInto('pf_field').values(row).execute()
      unit.audit({ action: 'field.created', resourceType: 'field', resourceId: row.id, after: row })
      return toField(row)
    })
  },
  changeField: ({ principal, requestId, body }) => {
    const { teamspace_id, id: fieldId, ...given } = body
    return units.write({ principal, requestId }, async (unit) => {
      const row = await findField(unit.trx, teamspace_id, fieldId)
      const after = { ...row, ...toColumns(row.type as FieldType, given) }
      await unit.trx.updateTable('pf_field').set(after).where('id', '=', row.id).execute()
      unit.audit({ action: 'field.changed', resourceType: 'field', resourceId: row.id, before: row, after })
      return toField(after)
    })
  },
})

type FieldType = (typeof fieldTypes)[number]

/**
 * Converts a field to its columns. @throws Problem `validation-error` if options or default do not match the
 * type
 */
function toColumns(type: FieldType, { name, description, options, default_value }: Words) {
  checkField({
    type,
    select_options: type === 'select' ? options : undefined,
    single_select_options: type === 'single_select' ? options : undefined,
    default_value: default_value ?? undefined,
  })
  return {
    name,
    description: description || null,
    select_options: type === 'select' ? JSON.stringify(options) : null,
    single_select_options: type === 'single_select' ? JSON.stringify(options) : null,
    default_value,
  }
}

async function findField(trx: Db, teamspaceId: string, fieldId: string): Promise<FieldTable> {
  const row = await trx
    .selectFrom('pf_field')
    .selectAll()
    .where('teamspace_id', '=', teamspaceId)
    .where('id', '=', fieldId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found')
  return row
}
