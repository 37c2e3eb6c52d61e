import fc from 'fast-check'
import type { OperationId } from '../../src/contract/operations/index.ts'

/**
 * The members of each request as the interface specifies them, transcribed from its tables and not from
 * the contract: `name:type`, with `!` if it is required.
 */

/** The types of the interface. */
type MemberType = 'string' | 'number' | 'boolean' | 'array' | 'strings' | 'objects' | 'object' | Listed
interface Listed {
  /** Values that the interface lists. */
  of: readonly string[]
}

/** A member as the interface specifies it. */
export interface Member {
  name: string
  type: MemberType
  isRequired: boolean
}

const words = (text: string): Member[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [name = '', type = 'string'] = word.replace('!', '').split(':')
      return { name, type: type as MemberType, isRequired: word.endsWith('!') }
    })
const listed = (name: string, of: readonly string[], isRequired = false): Member => ({
  name,
  type: { of },
  isRequired,
})

const profile = 'external_customer_id name location email phone_number avatar '
const profileV2 = words(`${profile}tag_ids:array tag_group_ids:array`)
const human = 'email uid phone_number profile_pic_id access_token '

/** The members of bodies. */
export const bodyMembers = {
  textToSpeech: [
    ...words('lang'),
    listed('response_format', ['mp3', 'wav']),
    listed('gender', ['male', 'female']),
  ],
  createCustomField: [
    listed('type', ['text', 'number', 'boolean', 'select', 'single_select', 'datetime'], true),
    ...words('name! description select_options:array single_select_options:array default_value'),
  ],
  setTicketCustomFields: words('custom_fields:objects!'),
  deleteCustomFields: words('ids:strings!'),
  deleteCustomFieldsEarlier: words('ids:strings!'),
  upsertCustomer: words(
    `${profile}add_tags_ids:array remove_tags_ids:array add_tag_groups_ids:array remove_tag_groups_ids:array`,
  ),
  addTags: words('tags:objects!'),
  removeTags: words('ids:array tags:array'),
  setCustomerCustomFields: words('custom_fields:objects!'),
  upsertCustomerEarlier: words(profile),
  createCustomerV2: profileV2,
  updateCustomerV2: profileV2,
  createHuman: words(`fullname! ${human}tag_ids:array`),
  updateHuman: words(`fullname ${human}`),
  receiveComplaint: words(
    'citizen_id_hash scam_type transaction_reference amount:number receiving_account_hint confidence_metadata:object',
  ),
  routeCase: words('routing_logic target_institution_codes:array assigned_analyst_id internal_notes'),
  initiateOdr: words(
    'institution_code dispute_amount:number settlement_authority dispute_timeline_hours:number',
  ),
  classifyCase: words(
    'final_scam_type recovery_outcome recovery_amount:number primary_institution_code institutional_control_failure:array repeat_victim:boolean case_duration_hours:number',
  ),
  notifyCitizen: words('notification_type delivery_channels:array message_variables:object'),
  initiateTrace: words(
    'case_id originating_transaction_id originating_amount:number sender_institution_code initial_receiver_account_hash trace_depth:number mule_detection_sensitivity',
  ),
  initiateFreeze: words(
    'case_id trace_id account_hash institution_code freeze_amount:number freeze_type freeze_duration_hours:number legal_justification freeze_authorization_token',
  ),
  extendFreeze: words('extension_hours:number extension_justification legal_order_reference'),
  releaseFreeze: words('release_reason release_authority release_authorization_token'),
  returnFunds: words(
    'case_id freeze_id victim_account_identifier victim_institution_code return_amount:number return_method return_narrative',
  ),
  getMuleScore: words('account_hash institution_code include_peer_network:boolean peer_network_depth:number'),
  generateLegalDocument: words(
    'case_id document_type jurisdiction account_hash institution_code freeze_amount:number freeze_duration_days:number template_language',
  ),
  submitTransactionMetadata: words(
    'transaction_id transaction_timestamp amount:number sender_institution_code receiver_institution_code high_value_flag:boolean geographic_anomaly_detected:boolean time_of_day_anomaly_detected:boolean transaction_narrative',
  ),
  registerParticipant: words(
    'institution_code institution_name contact_email certificate_signing_request apis_to_enable:array data_retention_days:number',
  ),
  reportIncident: words(
    'incident_type severity affected_institutions:array estimated_impact_percentage:number description estimated_resolution_time_minutes:number',
  ),
} as const satisfies Partial<Record<OperationId, readonly Member[]>>

/** The members of queries. */
export const queryMembers = {
  listCustomersByModified: words('modified_start modified_end'),
  verifyAccount: words(
    'receiver_account_identifier receiver_institution_code receiver_account_holder_name_candidate query_context',
  ),
  getTransactionStatus: words('transaction_id'),
} as const satisfies Partial<Record<OperationId, readonly Member[]>>

const text = fc.string({ unit: 'grapheme', maxLength: 300 })
const object = fc.dictionary(fc.string({ maxLength: 10 }).filter(isPlain), fc.jsonValue({ maxDepth: 1 }), {
  maxKeys: 5,
})
function isPlain(name: string): boolean {
  // The JSON reader rejects names that could change an object's prototype.
  return !/^(__proto__|constructor|prototype)$/.test(name)
}

const valuesOf: Record<Exclude<MemberType, Listed>, fc.Arbitrary<unknown>> = {
  string: fc.oneof(text, fc.constantFrom('2026-11-20', '1763596800', '')),
  number: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), fc.integer()),
  boolean: fc.boolean(),
  array: fc.array(fc.oneof(text, fc.integer(), object), { maxLength: 5 }),
  strings: fc.array(text, { maxLength: 5 }),
  objects: fc.array(object, { maxLength: 5 }),
  object,
}
const others: Record<Exclude<MemberType, Listed>, readonly unknown[]> = {
  string: [7, true, {}, ['a']],
  number: ['7', true, {}, [7]],
  boolean: ['true', 1, {}],
  array: ['a', 1, {}],
  strings: ['a', {}, [1]],
  objects: ['a', {}, ['a'], [1]],
  object: ['a', 1, ['a']],
}

/** Generates values that the interface allows for a member. */
const allowed = ({ type }: Member): fc.Arbitrary<unknown> =>
  typeof type === 'object' ? fc.constantFrom(...type.of) : valuesOf[type]

/** Generates values that the interface forbids for a member. */
export const forbidden = ({ type, isRequired }: Member): fc.Arbitrary<unknown> =>
  fc.constantFrom(
    ...(typeof type === 'object' ? ['another', 7] : others[type]),
    ...(isRequired ? [undefined, null] : []),
  )

/** Generates a request's members as the interface allows them; optional ones may be absent. */
export const allowedMembers = (members: readonly Member[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(members.map((member) => [member.name, allowed(member)])), {
    requiredKeys: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    noNullPrototype: true,
  } as never)
