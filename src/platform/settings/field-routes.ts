import * as z from 'zod'
import { fieldTypes } from '../../contract/operations/vocabulary.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { FieldTable } from '../../storage/tables/people.ts'
import { Refusal } from '../kernel/refusal.ts'
import { checkField, toField } from '../records/fields.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'
import { settingRoute } from './setting-route.ts'

const id = z.string().min(1).max(128)
const words = {
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2000).nullable(),
  options: z.array(z.string().trim().min(1).max(500)).max(500),
  default_value: z.string().max(10_000).nullable(),
}
const newFieldBody = z.strictObject({ teamspace_id: id, type: z.enum(fieldTypes), ...words })
const changedFieldBody = z.strictObject({ teamspace_id: id, id, ...words })

type Words = Pick<z.output<typeof newFieldBody>, keyof typeof words>

/**
 * Creates the routes for what the interface leaves to a settings page: making fields of conversations and tickets, and
 * changing a field. Its type stays, since values of it may be set.
 */
export const createFieldRoutes = ({ units, ids }: RecordSettingsOptions): SandboxRoute[] => [
  settingRoute('POST', 'fields', ({ principal, requestId, body }) => {
    const { teamspace_id, type, ...given } = parseBody(newFieldBody, body)
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
  }),
  settingRoute('POST', 'fields/change', ({ principal, requestId, body }) => {
    const { teamspace_id, id: fieldId, ...given } = parseBody(changedFieldBody, body)
    return units.write({ principal, requestId }, async (unit) => {
      const row = await findField(unit.trx, teamspace_id, fieldId)
      const after = { ...row, ...toColumns(row.type as FieldType, given) }
      await unit.trx.updateTable('pf_field').set(after).where('id', '=', row.id).execute()
      unit.audit({ action: 'field.changed', resourceType: 'field', resourceId: row.id, before: row, after })
      return toField(after)
    })
  }),
]

type FieldType = (typeof fieldTypes)[number]

/** Brings a field into its columns. @throws Problem `validation-error` when options or default do not fit the type */
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
