import * as z from 'zod'
import { limits } from '../primitives/limits.ts'
import { incidentStatuses, participantStatuses, verificationReasons } from './answer-words.ts'
import { added } from './interface-rules.ts'
import { defineOperation } from './operation.ts'
import { fraudRiskScore, transactionStatus } from './resources.ts'
import { route } from './route.ts'
import { routes } from './routes.ts'
import {
  answered,
  extensions,
  hash,
  identifier,
  institutionCode,
  jsonBytes,
  looseText,
  paymentInstant,
  positiveAmount,
  text,
  vocabulary,
} from './shapes.ts'
import { incidentTypes, participantApis, queryContexts, severities } from './vocabulary.ts'

/** The instant payment system: transaction metadata, fraud scores, account checks, participants. */

const common = {
  host: 'trust',
  area: 'ips',
  auth: 'trust-layer',
  edition: 'current',
  latencyFrom: 'interface',
} as const

const metadata = {
  transaction_timestamp: paymentInstant,
  amount: positiveAmount,
  sender_institution_code: institutionCode,
  receiver_institution_code: institutionCode,
}
const flags = {
  high_value_flag: z.boolean().optional(),
  geographic_anomaly_detected: z.boolean().optional(),
  time_of_day_anomaly_detected: z.boolean().optional(),
  transaction_narrative: looseText(140).optional(),
}

/** The six operations of the instant payment system. */
export const ips = {
  [routes.submitTransactionMetadata]: defineOperation({
    ...common,
    ...route('submitTransactionMetadata'),
    summary: 'Submit what is known of a payment; never holds the payment up',
    scope: 'ips:write',
    latencyTargetMs: 500,
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({ transaction_id: identifier, ...metadata, ...flags }),
    },
    response: {
      status: 202,
      body: z.object({
        transaction_id: z.string(),
        accepted: z.literal(true),
        received_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.getFraudRiskScore]: defineOperation({
    ...common,
    ...route('getFraudRiskScore'),
    summary: 'Get the fraud risk score of a payment',
    scope: 'ips:read',
    latencyTargetMs: 5_000,
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      body: added(
        z.looseObject({
          transaction_id: identifier,
          ...z.object(metadata).partial().shape,
          ...flags,
          sender_account_hash: hash.optional(),
          receiver_account_hash: hash.optional(),
        }),
      ),
    },
    response: {
      status: 200,
      body: fraudRiskScore,
    },
  }),
  [routes.verifyAccount]: defineOperation({
    ...common,
    ...route('verifyAccount'),
    summary: 'Check whether an account belongs to the name given',
    scope: 'ips:read',
    latencyTargetMs: 1_000,
    limit: { perMinute: 1_000_000 },
    retry: 'safe',
    request: {
      maxBytes: 0,
      query: z.looseObject({
        receiver_account_identifier: text(256),
        receiver_institution_code: institutionCode,
        receiver_account_holder_name_candidate: text(140),
        query_context: vocabulary(queryContexts).optional(),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        verification_id: z.string(),
        match_result: answered(['match', 'close_match', 'no_match', 'unable_to_verify']),
        reason_code: answered(verificationReasons),
        suggested_name: z.string().nullable(),
        account_status: answered(['active', 'not_active']).nullable(),
        verified_at: z.string(),
        valid_until: z.string(),
        extensions,
      }),
    },
  }),
  [routes.getTransactionStatus]: defineOperation({
    ...common,
    ...route('getTransactionStatus'),
    summary: 'Get the status of a payment, and whether it can still be reversed',
    scope: 'ips:read',
    latencyTargetMs: 500,
    retry: 'safe',
    request: { maxBytes: 0, query: z.looseObject({ transaction_id: identifier }) },
    response: {
      status: 200,
      body: transactionStatus,
    },
  }),
  [routes.registerParticipant]: defineOperation({
    ...common,
    ...route('registerParticipant'),
    summary: 'Register an institution and issue its client certificate',
    scope: 'ips:write',
    latencyTargetMs: 10_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        institution_code: z.string().regex(/^[A-Z0-9]{3,12}$/, 'must be 3 to 12 capital letters or digits'),
        institution_name: text(200),
        contact_email: z.email().max(254),
        certificate_signing_request: z.string().min(1).max(limits.signingRequestChars),
        apis_to_enable: z.array(z.enum(participantApis)).min(1).max(participantApis.length),
        data_retention_days: z.number().int().min(1).max(3650),
      }),
    },
    response: {
      status: 201,
      body: z.object({
        participant_id: z.string(),
        institution_code: z.string(),
        status: answered(participantStatuses),
        client_certificate: z.string(),
        ca_certificate: z.string(),
        certificate_serial: z.string(),
        certificate_expires_at: z.string(),
        api_credentials: z.object({ client_id: z.string(), client_secret: z.string().optional() }),
        apis_enabled: z.array(answered(participantApis)),
        data_retention_days: z.number().int(),
        registered_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.reportIncident]: defineOperation({
    ...common,
    ...route('reportIncident'),
    summary: 'Report an outage or a spike of fraud',
    scope: 'ips:write',
    latencyTargetMs: 2_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        incident_type: vocabulary(incidentTypes),
        severity: vocabulary(severities),
        affected_institutions: z.array(institutionCode).min(1).max(200),
        estimated_impact_percentage: z.number().min(0).max(100).optional(),
        description: text(4000).min(10),
        estimated_resolution_time_minutes: z.number().int().min(0).max(43_200).optional(),
      }),
    },
    response: {
      status: 201,
      body: z.object({
        incident_id: z.string(),
        status: answered(incidentStatuses),
        incident_type: answered(incidentTypes),
        severity: answered(severities),
        acknowledged_at: z.string(),
        expected_resolution_at: z.string().nullable(),
        notified_institutions: z.array(z.string()),
        extensions,
      }),
    },
  }),
} as const
