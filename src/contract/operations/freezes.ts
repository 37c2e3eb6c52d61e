import * as z from 'zod'
import { freezeStatuses, legalOrderStatuses } from './answer-words.ts'
import { defineOperation } from './operation.ts'
import { compliance, freeze } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import {
  answered,
  extensions,
  hash,
  identifier,
  institutionCode,
  jsonBytes,
  positiveAmount,
  text,
  vocabulary,
} from './shapes.ts'
import { freezeTypes, releaseReasons } from './vocabulary.ts'

/** Recovery: temporary holds on money at an institution. */

const freezeParams = z.object({ freeze_id: identifier })
const common = {
  host: 'trust',
  area: 'recovery',
  auth: 'trust-layer',
  edition: 'current',
  latencyFrom: 'interface',
} as const
const hours = z.number().int().min(1).max(1_000_000_000)

/** The operations on freezes, which are temporary holds on money at an institution. */
export const freezes = {
  [routes.initiateFreeze]: defineOperation({
    ...common,
    ...route('initiateFreeze'),
    summary: 'Order an institution to hold an amount on an account',
    scope: 'recovery:write',
    latencyTargetMs: 30_000,
    limit: { perMinute: 1_000 },
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        case_id: identifier,
        trace_id: identifier,
        account_hash: hash,
        institution_code: institutionCode,
        freeze_amount: positiveAmount,
        freeze_type: vocabulary(freezeTypes),
        freeze_duration_hours: hours,
        legal_justification: text(4000).min(20),
        freeze_authorization_token: text(512),
      }),
    },
    response: {
      status: 201,
      body: z.object({
        freeze_id: z.string(),
        case_id: z.string(),
        freeze_status: answered(freezeStatuses),
        freeze_amount_requested: z.number(),
        funds_frozen_amount: z.number(),
        freeze_type: answered(freezeTypes),
        freeze_expiry_timestamp: z.string().nullable(),
        hours_remaining: z.number(),
        order_issued_at: z.string(),
        acknowledgement_due_at: z.string(),
        institution_compliance: compliance,
        legal_order_status: answered(legalOrderStatuses),
        extensions,
      }),
    },
  }),
  [routes.getFreezeStatus]: defineOperation({
    ...common,
    ...route('getFreezeStatus'),
    summary: 'Get the status of a freeze',
    scope: 'recovery:read',
    latencyTargetMs: 500,
    retry: 'safe',
    request: { maxBytes: 0, params: freezeParams },
    response: {
      status: 200,
      body: freeze,
    },
  }),
  [routes.extendFreeze]: defineOperation({
    ...common,
    ...route('extendFreeze'),
    summary: 'Extend a freeze by a legal order or renewed authority',
    scope: 'recovery:write',
    latencyTargetMs: 5_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: freezeParams,
      body: z.looseObject({
        extension_hours: hours,
        extension_justification: text(4000).min(20),
        legal_order_reference: text(128).optional(),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        freeze_id: z.string(),
        freeze_status: answered(freezeStatuses),
        previous_expiry_timestamp: z.string(),
        freeze_expiry_timestamp: z.string(),
        hours_remaining: z.number(),
        total_hours: z.number(),
        extension_count: z.number().int(),
        legal_order_status: answered(legalOrderStatuses),
        extensions,
      }),
    },
  }),
  [routes.releaseFreeze]: defineOperation({
    ...common,
    ...route('releaseFreeze'),
    summary: 'Release a freeze',
    scope: 'recovery:write',
    latencyTargetMs: 10_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: freezeParams,
      body: z.looseObject({
        release_reason: vocabulary(releaseReasons),
        release_authority: text(128),
        release_authorization_token: text(512),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        freeze_id: z.string(),
        freeze_status: answered(freezeStatuses),
        release_reason: answered(releaseReasons),
        released_amount: z.number(),
        released_at: z.string(),
        release_order_id: z.string(),
        extensions,
      }),
    },
  }),
} as const
