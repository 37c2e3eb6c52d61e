import * as z from 'zod'
import { required } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { humanProfile } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import { identifier, jsonBytes, looseText, text } from './shapes.ts'

/** The human-profile gateway (legacy): end users of a customer's own web application. */

const bot = z.object({ company_id: identifier, bot_id: identifier })
const human = z.object({ company_id: identifier, bot_id: identifier, human_id: identifier })
const common = {
  host: 'gateway',
  area: 'humans',
  auth: 'service-token',
  edition: 'current',
  latencyTargetMs: 2_000,
  latencyFrom: 'parley',
} as const

const optional = {
  email: looseText(254).nullish(),
  uid: text(256).nullish(),
  phone_number: looseText(64).nullish(),
  profile_pic_id: looseText(256).nullish(),
  access_token: looseText(4096).nullish(),
}

const created = z.object({ result: z.object({ id: z.string() }) })

/** The three operations of the human-profile gateway. */
export const humans = {
  [routes.createHuman]: defineOperation({
    ...common,
    ...route('createHuman'),
    summary: 'Register an end user as a human profile',
    scope: 'humans:write',
    retry: 'never',
    request: {
      maxBytes: jsonBytes,
      params: bot,
      body: z.looseObject({
        fullname: required(text(200)),
        ...optional,
        tag_ids: z.array(identifier).max(500).optional(),
      }),
    },
    response: { status: 201, body: created },
  }),
  [routes.getHuman]: defineOperation({
    ...common,
    ...route('getHuman'),
    summary: 'Read a human profile',
    scope: 'humans:read',
    retry: 'safe',
    request: { maxBytes: 0, params: human },
    response: { status: 200, body: z.object({ result: humanProfile }) },
  }),
  [routes.updateHuman]: defineOperation({
    ...common,
    ...route('updateHuman'),
    summary: 'Update a human profile',
    scope: 'humans:write',
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      params: human,
      body: z.looseObject({ fullname: text(200).optional(), ...optional }),
    },
    response: { status: 200, body: created },
  }),
} as const
