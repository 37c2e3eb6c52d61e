import type * as z from 'zod'
import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import {
  type FieldList,
  fieldRequest,
  newFieldRequest,
  ofTeamspaceRequest,
} from '../../../contract/console/records.ts'
import { answering, bodyOf } from '../cases/answer.ts'
import { idIn } from '../cases/visible-case.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { RecordDeps } from './record-deps.ts'

type FieldRouteName = Extract<RecordRouteName, 'listFields' | 'addField' | 'changeField' | 'deleteField'>

/**
 * Creates the handlers for custom fields. Fields of people are created by the API operation; fields of
 * conversations and tickets, and changes, require a host that supports them.
 */
export const createFieldHandlers = ({ platform, note }: RecordDeps): ConsoleHandlers<FieldRouteName> => ({
  listFields: answering(async (c): Promise<FieldList> => {
    const params = { subcompany_id: idIn(c) }
    const { custom_fields } = await platform.call('listCustomFields', { params }, c.get('operator').id)
    return { canChange: platform.hasMore, fields: custom_fields }
  }),
  addField: answering(async (c) => {
    const teamspace = idIn(c)
    const field = await bodyOf(c, newFieldRequest)
    const by = c.get('operator').id
    const made =
      field.entity === 'customer'
        ? await platform.call(
            'createCustomField',
            { params: { subcompany_id: teamspace }, body: toNewField(field) },
            by,
          )
        : await platform.change(
            'addField',
            { teamspace_id: teamspace, type: field.type, ...toWords(field) },
            by,
          )
    note(c, `field added: ${field.entity} ${field.type} in ${teamspace}`)
    return made
  }),
  changeField: answering(async (c) => {
    const field = await bodyOf(c, fieldRequest)
    const wish = { teamspace_id: field.teamspace, id: idIn(c), ...toWords(field) }
    const changed = await platform.change('changeField', wish, c.get('operator').id)
    note(c, `field changed: ${idIn(c)}`)
    return changed
  }),
  deleteField: answering(async (c) => {
    const { teamspace } = await bodyOf(c, ofTeamspaceRequest)
    const ask = { params: { subcompany_id: teamspace }, body: { ids: [idIn(c)] } }
    const gone = await platform.call('deleteCustomFields', ask, c.get('operator').id)
    note(c, `field deleted: ${idIn(c)}`)
    return gone
  }),
})

type Words = Pick<z.output<typeof newFieldRequest>, 'name' | 'description' | 'options' | 'defaultValue'>

const toWords = ({ name, description, options, defaultValue }: Words) => ({
  name,
  description: description || null,
  options,
  default_value: defaultValue,
})

const toNewField = ({
  type,
  name,
  description,
  options,
  defaultValue,
}: z.output<typeof newFieldRequest>) => ({
  type,
  name,
  ...(description && { description }),
  ...(type === 'select' && { select_options: options }),
  ...(type === 'single_select' && { single_select_options: options }),
  ...(defaultValue !== null && { default_value: defaultValue }),
})
