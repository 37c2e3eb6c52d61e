import * as z from 'zod'
import { documentStatuses, muleFactors, returnStatuses, riskCategories, signatories } from './answer-words.ts'
import { freezes } from './freezes.ts'
import { defineOperation } from './operation.ts'
import { trace } from './resources.ts'
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
import { documentTypes, returnMethods, traceSensitivities } from './vocabulary.ts'

/** Recovery: tracing, freezing and returning money. */

const common = {
  host: 'trust',
  area: 'recovery',
  auth: 'trust-layer',
  edition: 'current',
  latencyFrom: 'interface',
} as const

/** The operations that trace, freeze and return money. */
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
      body: trace,
    },
  }),
  ...freezes,
  [routes.returnFunds]: defineOperation({
    ...common,
    ...route('returnFunds'),
    summary: 'Return money to the verified victim',
    scope: 'recovery:write',
    // The interface's 30 minutes apply to the initiation at the institution, not to this response.
    latencyTargetMs: 30_000,
    latencyFrom: 'parley',
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
        status: answered(returnStatuses),
        return_amount: z.number(),
        beneficiary: answered(['victim', 'victim_fund_pool']),
        return_method: answered(returnMethods),
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
        mule_risk_category: answered(riskCategories),
        score_confidence: z.number(),
        insufficient_history: z.boolean(),
        risk_factors: z.array(answered(muleFactors)),
        contributions: z.array(
          z.object({
            factor: answered(muleFactors),
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
        document_type: answered(documentTypes),
        jurisdiction: z.string(),
        template_id: z.string(),
        template_version: z.string(),
        template_language: z.string(),
        language_fallback: z.boolean(),
        status: answered(documentStatuses),
        verified_legal_basis: z.boolean(),
        content_type: z.string(),
        content: z.string(),
        content_sha256: z.string(),
        signature_blocks: z.array(
          z.object({ role: answered(signatories), name: z.null(), signed_at: z.null() }),
        ),
        generated_at: z.string(),
        valid_until: z.string(),
        extensions,
      }),
    },
  }),
} as const
