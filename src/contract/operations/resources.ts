import * as z from 'zod'
import {
  caseStatuses,
  freezeEvents,
  freezeOutcomes,
  freezeStatuses,
  ipsActions,
  legalOrderStatuses,
  muleFactors,
  overlays,
  recommendedActions,
  recoveryUrgencies,
  refusalReasons,
  riskCategories,
  traceStatuses,
  transactionStatuses,
  withdrawalMethods,
} from './answer-words.ts'
import { answered, extensions } from './shapes.ts'
import { fieldEntities, fieldTypes } from './vocabulary.ts'

/** The resources of the interface, as they appear in responses. */

const open = z.record(z.string(), z.unknown())
const nullable = z.string().nullable()

/** Schema of a custom field. */
export const customField = z
  .object({
    id: z.string(),
    entity: z
      .enum(fieldEntities)
      .meta({ description: 'ticket and livechat are older words for conversation.' }),
    type: z.enum(fieldTypes),
    name: z.string(),
    description: nullable,
    select_options: z.array(z.string()).nullable(),
    single_select_options: z.array(z.string()).nullable(),
    default_value: nullable,
  })
  .meta({ id: 'CustomField' })
/** Example of a custom field, used in the documents. */
export const customFieldExample = {
  id: 'field-1',
  entity: 'customer',
  type: 'single_select',
  name: 'Channel',
  description: null,
  select_options: null,
  single_select_options: ['branch', 'telephone'],
  default_value: null,
} satisfies z.infer<typeof customField>

/** The interface does not define the shape of tags and tag groups; this one is ours (docs/gaps.md). */
const named = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Tag' })

const personFields = {
  id: z.string(),
  subcompany_id: z.string(),
  provided_unique_id: z.string().meta({ description: 'The caller’s own key for the person.' }),
  external_customer_id: nullable,
  name: nullable,
  location: nullable,
  email: nullable,
  phone_number: nullable,
  avatar: nullable,
}
const tagFields = { tags: z.array(named), tag_groups: z.array(named) }

/** Schema of a person as the earliest edition returns it. */
export const personWithoutTags = z.object(personFields).meta({ id: 'PersonWithoutTags' })
/** Schema of a person with their tags. */
export const person = z.object({ ...personFields, ...tagFields }).meta({ id: 'Person' })
/** Schema of a person in the list of changed people. */
export const changedPerson = z
  .object({ ...personFields, ...tagFields, modified_at: z.string() })
  .meta({ id: 'ChangedPerson' })

/** Schema of a person with everything stored about them. */
export const fullPerson = z
  .object({
    ...personFields,
    ...tagFields,
    notes: z.array(open),
    gateway_profiles: z.array(open),
    customer_bans: z.array(open),
    custom_fields: z.array(open).optional(),
  })
  .meta({ id: 'FullPerson' })

/** Schema of an end user of a customer's own web application. */
export const humanProfile = z
  .object({
    id: z.string(),
    human_id: z.string(),
    fullname: z.string(),
    email: nullable,
    uid: nullable,
    phone_number: nullable,
    profile_pic_id: nullable,
    access_token: nullable,
    notes: z.unknown(),
    tags: z.unknown(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'HumanProfile' })

const embedded = {
  description: 'The members are those of the embedded platform; another host may have others.',
}

/** Results of a trace in figures; amounts are in major units. */
const traceSummary = z
  .looseObject({
    trace_id: z.string(),
    trace_status: answered(traceStatuses),
    as_of: z.string(),
    amount_reported: z.number(),
    amount_located: z.number(),
    amount_frozen: z.number(),
    amount_returned: z.number(),
    amount_withdrawn: z.number(),
    amount_unlocated: z.number(),
    accounts_traced: z.number().int(),
    institutions_involved: z.number().int(),
    hops: z.number().int(),
  })
  .partial()
  .meta({ id: 'TraceSummary', ...embedded })

const timelineEntry = z
  .looseObject({
    freeze_id: z.string(),
    institution_code: z.string(),
    event: answered(freezeEvents),
    freeze_status: answered(freezeStatuses),
    amount: z.number(),
    at: z.string(),
  })
  .partial()
  .meta({ id: 'FreezeTimelineEntry', ...embedded })

/** Schema of the state of a citizen's case. */
export const caseStatus = z
  .object({
    case_id: z.string(),
    status: answered(caseStatuses),
    recovery_trace_summary: traceSummary,
    freeze_status_timeline: z.array(timelineEntry),
    next_milestone: z.string(),
    extensions,
  })
  .meta({ id: 'CaseStatus' })

const accountTracing = z
  .looseObject({
    hop: z.number().int(),
    received: z.number(),
    remaining: z.number(),
    forwarded: z.number(),
    withdrawn: z.number(),
    first_credit_at: z.string().nullable(),
    last_debit_at: z.string().nullable(),
    haircut_remaining: z.number(),
    ceiling: z.number(),
    frozen: z.number(),
    priority: z.number(),
    recommended_amount: z.number(),
  })
  .partial()
  .meta({ id: 'AccountTracing', ...embedded })

const chainEntry = z
  .object({
    account_hash: z.string(),
    institution_code: z.string(),
    balance: z.number(),
    risk_score: z.number(),
    risk_factors: z.array(answered(muleFactors)),
    withdrawal_method: answered(withdrawalMethods),
    tracing: accountTracing.optional(),
  })
  .meta({ id: 'AccountChainEntry' })

const recommendation = z
  .object({
    rank: z.number().int(),
    account_hash: z.string(),
    funds_present: z.boolean(),
    recommended_action: answered(recommendedActions),
    time_to_recovery_risk: answered(recoveryUrgencies),
  })
  .meta({ id: 'InterventionRecommendation' })

/** Schema of a trace: the accounts that the money passed through, and what to do next. */
export const trace = z
  .object({
    trace_id: z.string(),
    status: answered(traceStatuses),
    account_chain: z.array(chainEntry),
    intervention_recommendations: z.array(recommendation),
    extensions,
  })
  .meta({ id: 'Trace' })

/** Schema of an institution's response to an order to hold money; amounts are in major units. */
export const compliance = z
  .looseObject({
    acknowledged: z.boolean(),
    acknowledged_at: z.string().nullable(),
    outcome: answered(freezeOutcomes),
    requested_amount: z.number(),
    frozen_at_ack: z.number(),
    shortfall: z.number(),
    refusal_reason: answered(refusalReasons).nullable(),
    sla_due_at: z.string(),
    sla_breached: z.boolean(),
  })
  .partial()
  .meta({ id: 'InstitutionCompliance', ...embedded })

/** Schema of a freeze. */
export const freeze = z
  .object({
    freeze_id: z.string(),
    freeze_status: answered(freezeStatuses),
    freeze_expiry_timestamp: nullable,
    hours_remaining: z.number(),
    funds_frozen_amount: z.number(),
    institution_compliance: compliance,
    legal_order_status: answered(legalOrderStatuses),
    extensions,
  })
  .meta({ id: 'Freeze' })

/** Schema of the state of a payment. */
export const transactionStatus = z
  .object({
    transaction_id: z.string(),
    status: answered(transactionStatuses),
    status_timestamp: z.string(),
    clearing_timestamp: nullable,
    hours_until_irreversible: z.number().min(0),
    sender_received_credit: z.boolean(),
    receiver_received_credit: z.boolean(),
    extensions,
  })
  .meta({ id: 'TransactionStatus' })

/** Schema of a payment's fraud risk score and its reasons. */
export const fraudRiskScore = z
  .object({
    transaction_id: z.string(),
    fraud_risk_score: z.number().min(0).max(1),
    fraud_risk_category: answered(riskCategories),
    scoring_timestamp: z.string(),
    score_reason: z.string(),
    recommended_ips_action: answered(ipsActions),
    overlay_message_template_id: answered(overlays).nullable(),
    extensions,
  })
  .meta({ id: 'FraudRiskScore' })

/** Schema of the response of operations that only report success. */
export const success = z.object({ success: z.boolean() }).meta({ id: 'Success' })
