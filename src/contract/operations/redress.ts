import * as z from 'zod'
import { caseStatuses, deliveryStatuses, failureReasons, odrStatuses, priorities } from './answer-words.ts'
import { added } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { caseStatus } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import {
  amount,
  answered,
  extensions,
  hash,
  identifier,
  institutionCode,
  jsonBytes,
  oneLine,
  openObject,
  positiveAmount,
  text,
  vocabulary,
} from './shapes.ts'
import {
  controlFailures,
  deliveryChannels,
  notificationTypes,
  recoveryOutcomes,
  routingLogics,
  scamTypes,
} from './vocabulary.ts'

/** Redress: a citizen's case from intake to closure. */

/**
 * The reporter's own number of the case. It is read where the case does not exist yet; afterwards, the same
 * header of our own calls names the case by its id.
 */
const ownCaseNumber = z
  .string()
  .regex(
    /^(?=[^,]*$)[!-~](?:[ -~]{0,62}[!-~])?$/,
    'must be 1 to 64 printable ASCII characters, without commas',
  )
  .meta({
    description:
      'Your own number of this case, such as that of the call centre or the branch. It is stored with the case and with its detailed report.',
    examples: ['BNKA-2026-004711'],
  })

const caseParams = z.object({ case_id: identifier })
const common = {
  host: 'trust',
  area: 'redress',
  auth: 'trust-layer',
  edition: 'current',
  latencyFrom: 'interface',
} as const

/** The operations on a citizen's case, from intake to classification. */
export const redress = {
  [routes.receiveComplaint]: defineOperation({
    ...common,
    ...route('receiveComplaint'),
    summary: 'Receive a complaint and create a case',
    scope: 'redress:write',
    latencyTargetMs: 2_000,
    limit: { perMinute: 1_000 },
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      headers: { 'x-case-id': ownCaseNumber },
      body: z
        .looseObject({
          citizen_id_hash: hash,
          scam_type: vocabulary(scamTypes),
          transaction_reference: oneLine(64).optional(),
          amount,
          receiving_account_hint: hash.optional(),
          confidence_metadata: openObject(4).optional(),
        })
        .superRefine((body, context) => {
          if (body.amount === 0 || body.transaction_reference || body.receiving_account_hint) return
          for (const field of ['transaction_reference', 'receiving_account_hint']) {
            context.addIssue({
              code: 'custom',
              path: [field],
              params: { code: 'one_required' },
              message: 'Give the transaction reference or the receiving account.',
            })
          }
        })
        .meta({ description: 'Above an amount of 0, a reference or an account is needed.' }),
    },
    response: { status: 201, body: z.object({ case_id: z.string() }) },
  }),
  [routes.getCaseStatus]: defineOperation({
    ...common,
    ...route('getCaseStatus'),
    summary: 'Get the status of a case',
    scope: 'redress:read',
    latencyTargetMs: 500,
    limit: { perMinute: 100, roles: ['analyst'] },
    retry: 'safe',
    request: { maxBytes: 0, params: caseParams },
    response: {
      status: 200,
      body: caseStatus,
    },
  }),
  [routes.routeCase]: defineOperation({
    ...common,
    ...route('routeCase'),
    summary: 'Route a case to the recovery engine, an analyst or an institution',
    scope: 'redress:write',
    latencyTargetMs: 1_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: caseParams,
      body: z.looseObject({
        routing_logic: vocabulary(routingLogics).optional(),
        target_institution_codes: z.array(institutionCode).max(20).optional(),
        assigned_analyst_id: text(64).optional(),
        internal_notes: text(4000).optional(),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        case_id: z.string(),
        status: answered(caseStatuses),
        routing_id: z.string(),
        routed_to: z.array(
          z.object({ type: answered(routingLogics.filter((logic) => logic !== 'auto')), ref: z.string() }),
        ),
        priority: answered(priorities),
        priority_score: z.number(),
        sla_due_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.initiateOdr]: defineOperation({
    ...common,
    ...route('initiateOdr'),
    summary: 'Open an online dispute between the citizen and an institution',
    scope: 'redress:write',
    latencyTargetMs: 2_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: caseParams,
      body: z.looseObject({
        institution_code: institutionCode,
        dispute_amount: positiveAmount,
        settlement_authority: text(128).optional(),
        dispute_timeline_hours: z.number().int().min(1).max(840).optional(),
      }),
    },
    response: {
      status: 201,
      body: z.object({
        odr_id: z.string(),
        case_id: z.string(),
        institution_code: z.string(),
        status: answered(odrStatuses),
        dispute_amount: z.number(),
        settlement_authority: z.string(),
        opened_at: z.string(),
        response_due_at: z.string(),
        resolution_due_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.classifyCase]: defineOperation({
    ...common,
    ...route('classifyCase'),
    summary: 'Give a case its final classification',
    scope: 'redress:write',
    latencyTargetMs: 5_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: caseParams,
      body: z.looseObject({
        final_scam_type: vocabulary(scamTypes),
        recovery_outcome: vocabulary(recoveryOutcomes),
        recovery_amount: amount,
        primary_institution_code: institutionCode.optional(),
        institutional_control_failure: z.array(vocabulary(controlFailures)).max(20).optional(),
        repeat_victim: z.boolean().optional(),
        case_duration_hours: z.number().min(0).max(1_000_000).optional(),
        extensions: added(z.looseObject({ confirm_mule: z.boolean().optional() })).optional(),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        case_id: z.string(),
        status: z.literal('closed'),
        final_scam_type: answered(scamTypes),
        recovery_outcome: answered(recoveryOutcomes),
        recovery_amount: z.number(),
        recovery_rate: z.number(),
        case_duration_hours: z.number(),
        classified_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.notifyCitizen]: defineOperation({
    ...common,
    ...route('notifyCitizen'),
    summary: 'Notify the citizen by SMS, call-back or e-mail, in their language',
    scope: 'redress:write',
    latencyTargetMs: 3_000,
    limit: { perMinute: 100_000 },
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      params: caseParams,
      body: z.looseObject({
        notification_type: vocabulary(notificationTypes),
        delivery_channels: z
          .array(vocabulary(deliveryChannels))
          .min(1)
          .max(3)
          .refine((channels) => new Set(channels).size === channels.length, 'must not repeat a channel'),
        message_variables: z
          .record(z.string().max(64), z.union([z.string().max(256), z.number(), z.boolean()]))
          .refine((variables) => Object.keys(variables).length <= 30, 'must have at most 30 members')
          .optional(),
        template_language: added(text(35)).optional(),
      }),
    },
    response: {
      status: 202,
      body: z.object({
        notification_id: z.string(),
        case_id: z.string(),
        notification_type: answered(notificationTypes),
        language: z.string(),
        deliveries: z.array(
          z.object({
            channel: answered(deliveryChannels),
            status: answered(deliveryStatuses),
            failure_reason: answered(failureReasons).nullable(),
            expected_by: z.string(),
          }),
        ),
        extensions,
      }),
    },
  }),
} as const
