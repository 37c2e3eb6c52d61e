import type { OperationId } from '../../src/contract/operations/index.ts'

/**
 * The members that the interface names in each response, as `name:type`, copied from its tables; empty if the
 * response is not shown, `text` if it is not JSON. A dot leads into an object, `[]` into the first element of
 * a list.
 */
const person =
  'id subcompany_id provided_unique_id external_customer_id:string? name:string? location:string? email:string? phone_number:string? avatar:string?'
const tagged = `${person} tags:array tag_groups:array`

/** Response of each operation. */
export const answers: Readonly<Record<OperationId, string>> = {
  textToSpeech: 'text',
  recogniseSpeech: 'text',
  createCustomField:
    'id entity type name description:string? select_options:array? single_select_options:array? default_value:string?',
  listCustomFields: 'custom_fields:array custom_fields[].id custom_fields[].entity custom_fields[].type',
  setTicketCustomFields: 'success:boolean',
  deleteCustomFields: 'success:boolean',
  deleteCustomFieldsEarlier: 'success:boolean',
  upsertCustomer: tagged,
  getCustomer: `${tagged} notes:array gateway_profiles:array customer_bans:array`,
  listCustomersByModified: '',
  addTags: 'success:boolean',
  removeTags: 'success:boolean',
  setCustomerCustomFields: '',
  upsertCustomerEarlier: person,
  createCustomerV2: tagged,
  updateCustomerV2: tagged,
  createHuman: 'result.id',
  getHuman:
    'result.access_token:string? result.created_at result.email:string? result.fullname result.human_id result.id result.notes:any result.phone_number:string? result.profile_pic_id:string? result.tags:any result.uid:string? result.updated_at',
  updateHuman: 'result.id',
  receiveComplaint: 'case_id',
  getCaseStatus: 'case_id status recovery_trace_summary:object freeze_status_timeline:array next_milestone',
  routeCase: '',
  initiateOdr: '',
  classifyCase: '',
  notifyCitizen: '',
  initiateTrace: 'trace_id',
  getTraceResults:
    'trace_id status account_chain:array intervention_recommendations:array account_chain[].account_hash account_chain[].institution_code account_chain[].balance:number account_chain[].risk_score:number account_chain[].risk_factors:array account_chain[].withdrawal_method intervention_recommendations[].rank:number intervention_recommendations[].account_hash intervention_recommendations[].funds_present:boolean intervention_recommendations[].recommended_action intervention_recommendations[].time_to_recovery_risk',
  initiateFreeze: '',
  getFreezeStatus:
    'freeze_id freeze_status freeze_expiry_timestamp:string? hours_remaining:number funds_frozen_amount:number institution_compliance:object legal_order_status',
  extendFreeze: '',
  releaseFreeze: '',
  returnFunds: '',
  getMuleScore: '',
  generateLegalDocument: '',
  submitTransactionMetadata: '',
  getFraudRiskScore:
    'transaction_id fraud_risk_score:number fraud_risk_category scoring_timestamp score_reason recommended_ips_action overlay_message_template_id:string?',
  verifyAccount: '',
  getTransactionStatus:
    'transaction_id status status_timestamp clearing_timestamp:string? hours_until_irreversible:number sender_received_credit:boolean receiver_received_credit:boolean',
  registerParticipant: '',
  reportIncident: '',
}

/** Lists the members of a response that are missing or of another type than in the interface. */
export function wrongMembers(words: string, body: unknown): string[] {
  return words.split(' ').filter((word) => {
    const [path = '', type = 'string'] = word.split(':')
    const value = path
      .replaceAll('[]', '.0')
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body)
    if (value === undefined) return true
    if (type === 'any') return false
    if (value === null) return !type.endsWith('?')
    return (Array.isArray(value) ? 'array' : typeof value) !== type.replace('?', '')
  })
}

/** Targets of the interface, in milliseconds. For *return funds*, it states none for the response itself. */
export const latencyTargets: Partial<Record<OperationId, number>> = {
  receiveComplaint: 2000,
  getCaseStatus: 500,
  routeCase: 1000,
  initiateOdr: 2000,
  classifyCase: 5000,
  notifyCitizen: 3000,
  initiateTrace: 30_000,
  getTraceResults: 500,
  initiateFreeze: 30_000,
  getFreezeStatus: 500,
  extendFreeze: 5000,
  releaseFreeze: 10_000,
  returnFunds: 1_800_000,
  getMuleScore: 2000,
  generateLegalDocument: 3000,
  submitTransactionMetadata: 500,
  getFraudRiskScore: 5000,
  verifyAccount: 1000,
  getTransactionStatus: 500,
  registerParticipant: 10_000,
  reportIncident: 2000,
}

/** Requests per minute that the interface allows one caller; `null` is no limit. */
export const rateLimits: Partial<Record<OperationId, number | null>> = {
  receiveComplaint: 1000,
  notifyCitizen: 100_000,
  initiateTrace: 10_000,
  getTraceResults: null,
  initiateFreeze: 1000,
  getFreezeStatus: null,
  getMuleScore: 100_000,
  submitTransactionMetadata: null,
  getFraudRiskScore: null,
  verifyAccount: 1_000_000,
  getTransactionStatus: null,
}
