import * as z from 'zod'
import { fieldValues } from './fields.ts'
import { added, required } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { changedPerson, fullPerson, person, personWithoutTags, success } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import { identifier, instant, jsonBytes, looseText, text } from './shapes.ts'

/** People, called customers in the interface. */

const params = z.object({ subcompany_id: identifier, provided_unique_id: identifier })
const common = {
  host: 'platform',
  area: 'people',
  auth: 'platform-token',
  latencyTargetMs: 2_000,
  latencyFrom: 'parley',
} as const
const write = { ...common, scope: 'people:write' } as const

/** Null or an empty string removes a value; an omitted field stays unchanged. */
const profile = {
  external_customer_id: looseText(256).nullish(),
  name: looseText(500).nullish(),
  location: looseText(500).nullish(),
  email: looseText(254).nullish(),
  phone_number: looseText(64).nullish(),
  avatar: looseText(2048).nullish(),
}
const ids = z.array(identifier).max(500).optional()
const v2Body = z.looseObject({ ...profile, tag_ids: ids, tag_group_ids: ids })

const tagToAdd = z
  .looseObject({ id: identifier.optional(), name: text(200).optional() })
  .refine((tag) => tag.id !== undefined || tag.name !== undefined, 'must have an id or a name')

/** The operations on people, which the interface calls customers, in both editions. */
export const people = {
  [routes.upsertCustomer]: defineOperation({
    ...write,
    ...route('upsertCustomer'),
    summary: 'Create or update a person; tags are added and removed one by one',
    edition: 'current',
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      params,
      body: z.looseObject({
        ...profile,
        add_tags_ids: ids,
        remove_tags_ids: ids,
        add_tag_groups_ids: ids,
        remove_tag_groups_ids: ids,
      }),
    },
    response: { status: 200, body: person },
  }),
  [routes.getCustomer]: defineOperation({
    ...common,
    ...route('getCustomer'),
    summary: 'Get a person',
    scope: 'people:read',
    edition: 'current',
    retry: 'safe',
    request: { maxBytes: 0, params },
    response: { status: 200, body: fullPerson },
  }),
  [routes.listCustomersByModified]: defineOperation({
    ...common,
    ...route('listCustomersByModified'),
    summary: 'List people whose records changed within a range of time',
    scope: 'people:read',
    edition: 'current',
    retry: 'safe',
    request: {
      maxBytes: 0,
      params: z.object({ subcompany_id: identifier }),
      query: z.looseObject({
        /** Inclusive. */
        modified_start: instant.optional(),
        /** Exclusive. */
        modified_end: instant.optional(),
        limit: added(z.coerce.number().int().min(1).max(500).optional()),
        cursor: added(text(512).optional()),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        customers: z.array(changedPerson),
        next_cursor: z.string().nullable(),
      }),
    },
  }),
  [routes.addTags]: defineOperation({
    ...write,
    ...route('addTags'),
    summary: 'Add tags to a person',
    edition: 'current',
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      params,
      body: z.looseObject({
        tags: required(z.array(required(tagToAdd)).min(1).max(500)),
      }),
    },
    response: { status: 200, body: success },
  }),
  [routes.removeTags]: defineOperation({
    ...write,
    ...route('removeTags'),
    summary: 'Remove tags from a person, by id or by name',
    edition: 'current',
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      params,
      body: z.looseObject({ ids, tags: z.array(text(200)).max(500).optional() }),
    },
    response: { status: 200, body: success },
  }),
  [routes.setCustomerCustomFields]: defineOperation({
    ...write,
    ...route('setCustomerCustomFields'),
    summary: 'Set custom field values of a person',
    edition: 'current',
    retry: 'safe',
    request: { maxBytes: jsonBytes, params, body: fieldValues },
    response: { status: 200, body: success },
  }),
  [routes.upsertCustomerEarlier]: defineOperation({
    ...write,
    ...route('upsertCustomerEarlier'),
    summary: 'Create or update a person (earlier platform, no tags)',
    edition: 'earlier',
    successor: routes.upsertCustomer,
    retry: 'safe',
    request: { maxBytes: jsonBytes, params, body: z.looseObject(profile) },
    response: { status: 200, body: personWithoutTags },
  }),
  [routes.createCustomerV2]: defineOperation({
    ...write,
    ...route('createCustomerV2'),
    summary: 'Create a person (v2, earlier platform); tags are set as a whole',
    edition: 'earlier',
    successor: routes.upsertCustomer,
    retry: 'never',
    request: { maxBytes: jsonBytes, params, body: v2Body },
    response: { status: 201, body: person },
  }),
  [routes.updateCustomerV2]: defineOperation({
    ...write,
    ...route('updateCustomerV2'),
    summary: 'Update a person (v2, earlier platform); tags are set as a whole',
    edition: 'earlier',
    successor: routes.upsertCustomer,
    retry: 'safe',
    request: { maxBytes: jsonBytes, params, body: v2Body },
    response: { status: 200, body: person },
  }),
} as const
