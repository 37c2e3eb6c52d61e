import * as z from 'zod'
import { required, stated } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { customField, success } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import { identifier, jsonBytes, looseText, text } from './shapes.ts'
import { fieldTypes } from './vocabulary.ts'

/** Custom fields of a teamspace. */

const teamspace = z.object({ subcompany_id: identifier })
const options = z.array(text(500)).max(500)
const common = {
  host: 'platform',
  area: 'fields',
  auth: 'platform-token',
  latencyTargetMs: 2_000,
  latencyFrom: 'parley',
} as const

/** Sets one field by its id. The interface does not show this shape (docs/gaps.md). */
const fieldValue = z.looseObject({
  id: identifier,
  value: z.union([looseText(10_000), z.number(), z.boolean(), z.array(looseText(500)).max(500), z.null()]),
})
/** Schema of the values to set, at most 500. */
export const fieldValues = z.looseObject({
  custom_fields: required(z.array(required(fieldValue)).min(1).max(500)),
})

const ids = z.looseObject({ ids: required(z.array(required(identifier)).min(1).max(500)) })

/** The operations on the custom fields of a teamspace. */
export const fields = {
  [routes.createCustomField]: defineOperation({
    ...common,
    ...route('createCustomField'),
    summary: 'Create a people custom field',
    scope: 'fields:write',
    edition: 'current',
    retry: 'never',
    request: {
      maxBytes: jsonBytes,
      params: teamspace,
      body: z.looseObject({
        type: required(stated(z.enum(fieldTypes))),
        name: required(text(200)),
        description: looseText(2000).optional(),
        select_options: options.optional(),
        single_select_options: options.optional(),
        default_value: looseText(10_000).optional(),
      }),
    },
    response: { status: 201, body: customField },
  }),
  [routes.listCustomFields]: defineOperation({
    ...common,
    ...route('listCustomFields'),
    summary: 'List the custom fields of a teamspace',
    scope: 'fields:read',
    edition: 'current',
    retry: 'safe',
    request: { maxBytes: 0, params: teamspace },
    response: { status: 200, body: z.object({ custom_fields: z.array(customField) }) },
  }),
  [routes.setTicketCustomFields]: defineOperation({
    ...common,
    ...route('setTicketCustomFields'),
    summary: 'Set custom field values of a ticket',
    scope: 'fields:write',
    edition: 'current',
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      params: z.object({ subcompany_id: identifier, ticket_id: identifier }),
      body: fieldValues,
    },
    response: { status: 200, body: success },
  }),
  [routes.deleteCustomFields]: defineOperation({
    ...common,
    ...route('deleteCustomFields'),
    summary: 'Delete custom fields',
    scope: 'fields:write',
    edition: 'current',
    retry: 'never',
    request: { maxBytes: jsonBytes, params: teamspace, body: ids },
    response: { status: 200, body: success },
  }),
  [routes.deleteCustomFieldsEarlier]: defineOperation({
    ...common,
    ...route('deleteCustomFieldsEarlier'),
    summary: 'Delete custom fields (earlier platform)',
    scope: 'fields:write',
    edition: 'earlier',
    successor: routes.deleteCustomFields,
    retry: 'never',
    request: {
      maxBytes: jsonBytes,
      params: z.object({ subcompany_id: identifier, custom_field_id: identifier }),
      body: ids,
    },
    response: { status: 200, body: success },
  }),
} as const
