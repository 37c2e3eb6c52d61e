import * as z from 'zod'
import { defineOperation } from '../operation.ts'
import { route, routes } from '../routes.ts'
import {
  extensions,
  hash,
  identifier,
  institutionCode,
  jsonBytes,
  positiveAmount,
  text,
  vocabulary,
} from './shapes.ts'

/** Recovery: following the money, holding it, giving it back. */

export const traceSensitivities = ['low', 'medium', 'high'] as const
export const freezeTypes = ['administrative_hold', 'legal_order'] as const
export const releaseReasons = [
  'expiry',
  'court_order',
  'non_fraud_determination',
  'funds_returned',
  'victim_withdrawal',
  'duplicate_freeze',
] as const
export const returnMethods = ['original_account_reversal', 'instant_credit', 'victim_fund_pool'] as const
export const documentTypes = [
  'freeze_order',
  'police_hold',
  'regulatory_directive',
  'reimbursement_warrant',
] as const

const freezeParams = z.object({ freeze_id: identifier })
const common = { host: 'trust', area: 'recovery', auth: 'trust-layer', edition: 'current' } as const
const compliance = z.record(z.string(), z.unknown())
const hours = z.number().int().min(1).max(1_000_000_000)

export const recovery = {
  [routes.initiateTrace]: defineOperation({
    ...common,
    ...route('initiateTrace'),
    summary: 'Start to follow a payment across institutions',
    scope: 'recovery:write',
    latencyTargetMs: 30_000,
    limit: { perMinute: 10_000 },
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        case_id: identifier,
        originating_transaction_id: identifier,
        originating_amount: positiveAmount,
        sender_institution_code: institutionCode,
        initial_receiver_account_hash: hash,
        trace_depth: z.number().int().min(1).max(10).optional(),
        mule_detection_sensitivity: vocabulary(traceSensitivities).optional(),
      }),
    },
    response: { status: 202, body: z.object({ trace_id: z.string() }) },
  }),
  [routes.getTraceResults]: defineOperation({
    ...common,
    ...route('getTraceResults'),
    summary: 'Get what a trace found',
    scope: 'recovery:read',
    latencyTargetMs: 500,
    retry: 'safe',
    request: { maxBytes: 0, params: z.object({ trace_id: identifier }) },
    response: {
      status: 200,
      body: z.object({
        trace_id: z.string(),
        status: z.string(),
        account_chain: z.array(
          z.object({
            account_hash: z.string(),
            institution_code: z.string(),
            balance: z.number(),
            risk_score: z.number(),
            risk_factors: z.array(z.string()),
            withdrawal_method: z.string(),
            tracing: z.record(z.string(), z.unknown()).optional(),
          }),
        ),
        intervention_recommendations: z.array(
          z.object({
            rank: z.number().int(),
            account_hash: z.string(),
            funds_present: z.boolean(),
            recommended_action: z.string(),
            time_to_recovery_risk: z.string(),
          }),
        ),
        extensions,
      }),
    },
  }),
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
        freeze_status: z.string(),
        freeze_amount_requested: z.number(),
        funds_frozen_amount: z.number(),
        freeze_type: z.string(),
        freeze_expiry_timestamp: z.string().nullable(),
        hours_remaining: z.number(),
        order_issued_at: z.string(),
        acknowledgement_due_at: z.string(),
        institution_compliance: compliance,
        legal_order_status: z.string(),
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
      body: z.object({
        freeze_id: z.string(),
        freeze_status: z.string(),
        freeze_expiry_timestamp: z.string().nullable(),
        hours_remaining: z.number(),
        funds_frozen_amount: z.number(),
        institution_compliance: compliance,
        legal_order_status: z.string(),
        extensions,
      }),
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
        freeze_status: z.string(),
        previous_expiry_timestamp: z.string(),
        freeze_expiry_timestamp: z.string(),
        hours_remaining: z.number(),
        total_hours: z.number(),
        extension_count: z.number().int(),
        legal_order_status: z.string(),
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
        freeze_status: z.string(),
        release_reason: z.string(),
        released_amount: z.number(),
        released_at: z.string(),
        release_order_id: z.string(),
        extensions,
      }),
    },
  }),
  [routes.returnFunds]: defineOperation({
    ...common,
    ...route('returnFunds'),
    summary: 'Return money to the verified victim',
    scope: 'recovery:write',
    // The 30 minutes of the interface are for the initiation at the institution, not for this answer.
    latencyTargetMs: 30_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        case_id: identifier,
        freeze_id: identifier.optional(),
        victim_account_identifier: text(256),
        victim_institution_code: institutionCode,
        return_amount: positiveAmount,
        return_method: vocabulary(returnMethods),
        return_narrative: text(140).optional(),
      }),
    },
    response: {
      status: 202,
      body: z.object({
        return_id: z.string(),
        case_id: z.string(),
        freeze_id: z.string().nullable(),
        status: z.string(),
        return_amount: z.number(),
        beneficiary: z.enum(['victim', 'victim_fund_pool']),
        return_method: z.string(),
        initiated_at: z.string(),
        expected_delivery_by: z.string(),
        freeze_remaining_amount: z.number().nullable(),
        extensions,
      }),
    },
  }),
  [routes.getMuleScore]: defineOperation({
    ...common,
    ...route('getMuleScore'),
    summary: 'Get the mule score of an account',
    scope: 'recovery:read',
    latencyTargetMs: 2_000,
    limit: { perMinute: 100_000 },
    retry: 'safe',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        account_hash: hash,
        institution_code: institutionCode,
        include_peer_network: z.boolean().optional(),
        peer_network_depth: z.number().int().min(1).max(3).optional(),
      }),
    },
    response: {
      status: 200,
      body: z.object({
        account_hash: z.string(),
        institution_code: z.string(),
        mule_score: z.number().min(0).max(1),
        mule_risk_category: z.string(),
        score_confidence: z.number(),
        insufficient_history: z.boolean(),
        risk_factors: z.array(z.string()),
        contributions: z.array(
          z.object({
            factor: z.string(),
            value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
            points: z.number().int(),
            max_points: z.number().int(),
          }),
        ),
        peer_network: z.object({
          included: z.boolean(),
          depth: z.number().int(),
          network_risk: z.number(),
          accounts_examined: z.number().int(),
        }),
        model_version: z.string(),
        scored_at: z.string(),
        extensions,
      }),
    },
  }),
  [routes.generateLegalDocument]: defineOperation({
    ...common,
    ...route('generateLegalDocument'),
    summary: 'Draft a legal document, ready for signature',
    scope: 'recovery:write',
    latencyTargetMs: 3_000,
    retry: 'keyed',
    request: {
      maxBytes: jsonBytes,
      body: z.looseObject({
        case_id: identifier,
        document_type: vocabulary(documentTypes),
        jurisdiction: text(64),
        account_hash: hash.optional(),
        institution_code: institutionCode.optional(),
        freeze_amount: positiveAmount.optional(),
        freeze_duration_days: z.number().int().min(1).max(1_000_000).optional(),
        template_language: text(35).optional(),
      }),
    },
    response: {
      status: 201,
      body: z.object({
        document_id: z.string(),
        case_id: z.string(),
        document_type: z.string(),
        jurisdiction: z.string(),
        template_id: z.string(),
        template_version: z.string(),
        template_language: z.string(),
        language_fallback: z.boolean(),
        status: z.string(),
        verified_legal_basis: z.boolean(),
        content_type: z.string(),
        content: z.string(),
        content_sha256: z.string(),
        signature_blocks: z.array(z.object({ role: z.string(), name: z.null(), signed_at: z.null() })),
        generated_at: z.string(),
        valid_until: z.string(),
        extensions,
      }),
    },
  }),
} as const
