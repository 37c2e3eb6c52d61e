import type { BodyInputOf, OperationId } from './index.ts'

type WithJsonBody = {
  [Id in OperationId]: BodyInputOf<Id> extends undefined ? never : Id
}[Exclude<OperationId, 'recogniseSpeech'>]

const victim = 'hm1:3f1c0d5a9be2'
const mule = 'hm1:a81d77c6e0f4'
const person = { name: 'Maria Example', phone_number: '+639170000000', location: 'Cebu' }

/** Example request body of each operation that accepts JSON; part of the OpenAPI document. */
export const examples = {
  textToSpeech: {
    text: 'Your case has been received.',
    lang: 'tl',
    response_format: 'mp3',
    gender: 'female',
  },
  createCustomField: {
    type: 'single_select',
    name: 'Channel',
    single_select_options: ['branch', 'telephone'],
  },
  setTicketCustomFields: { custom_fields: [{ id: 'field-1', value: 'CASE-1' }] },
  deleteCustomFields: { ids: ['field-1', 'field-2'] },
  deleteCustomFieldsEarlier: { ids: ['field-1'] },
  upsertCustomer: { ...person, add_tags_ids: ['tag-1'], remove_tags_ids: ['tag-2'] },
  addTags: { tags: [{ name: 'victim' }] },
  removeTags: { ids: ['tag-1'], tags: ['victim'] },
  setCustomerCustomFields: { custom_fields: [{ id: 'field-1', value: true }] },
  upsertCustomerEarlier: person,
  createCustomerV2: { ...person, tag_ids: ['tag-1'] },
  updateCustomerV2: { ...person, tag_ids: [] },
  createHuman: { fullname: 'Maria Example', uid: 'user-1', email: 'maria@example.com' },
  updateHuman: { phone_number: '+639170000000' },
  receiveComplaint: {
    citizen_id_hash: victim,
    scam_type: 'impersonation_bank_police',
    transaction_reference: 'TX-1001',
    amount: 25000,
    receiving_account_hint: mule,
    confidence_metadata: { channel: 'web', language: 'tl', confirmed_by_citizen: true },
  },
  routeCase: { routing_logic: 'auto' },
  initiateOdr: { institution_code: 'UNTY', dispute_amount: 4300, dispute_timeline_hours: 48 },
  classifyCase: {
    final_scam_type: 'impersonation_bank_police',
    recovery_outcome: 'full_recovery',
    recovery_amount: 25000,
    institutional_control_failure: ['no_payee_check'],
  },
  notifyCitizen: {
    notification_type: 'freeze_confirmed',
    delivery_channels: ['sms'],
    message_variables: { amount: '5,500.00' },
  },
  initiateTrace: {
    case_id: 'CASE-1',
    originating_transaction_id: 'TX-1001',
    originating_amount: 25000,
    sender_institution_code: 'UNTY',
    initial_receiver_account_hash: mule,
    trace_depth: 5,
    mule_detection_sensitivity: 'medium',
  },
  initiateFreeze: {
    case_id: 'CASE-1',
    trace_id: 'TRC-1',
    account_hash: mule,
    institution_code: 'BNKB',
    freeze_amount: 5500,
    freeze_type: 'administrative_hold',
    freeze_duration_hours: 72,
    legal_justification: 'Disputed funds of a reported impersonation scam.',
    freeze_authorization_token: 'token-of-a-second-person',
  },
  extendFreeze: {
    extension_hours: 24,
    extension_justification: 'The institution has asked for one more day.',
  },
  releaseFreeze: {
    release_reason: 'non_fraud_determination',
    release_authority: 'Anti-Scam Centre',
    release_authorization_token: 'token-of-a-second-person',
  },
  returnFunds: {
    case_id: 'CASE-1',
    freeze_id: 'FRZ-1',
    victim_account_identifier: victim,
    victim_institution_code: 'UNTY',
    return_amount: 5500,
    return_method: 'original_account_reversal',
  },
  getMuleScore: {
    account_hash: mule,
    institution_code: 'BNKB',
    include_peer_network: true,
    peer_network_depth: 1,
  },
  generateLegalDocument: {
    case_id: 'CASE-1',
    document_type: 'freeze_order',
    jurisdiction: 'PH',
    account_hash: mule,
    institution_code: 'BNKB',
    freeze_amount: 5500,
    freeze_duration_days: 3,
    template_language: 'en',
  },
  submitTransactionMetadata: {
    transaction_id: 'TX-1001',
    transaction_timestamp: '2026-11-20T09:00:00Z',
    amount: 25000,
    sender_institution_code: 'UNTY',
    receiver_institution_code: 'BNKB',
    high_value_flag: true,
  },
  getFraudRiskScore: { transaction_id: 'TX-1001' },
  registerParticipant: {
    institution_code: 'UNTY',
    institution_name: 'Unity Bank',
    contact_email: 'payments@unity.example',
    certificate_signing_request:
      '-----BEGIN CERTIFICATE REQUEST-----\n…\n-----END CERTIFICATE REQUEST-----\n',
    apis_to_enable: ['recovery', 'ips'],
    data_retention_days: 365,
  },
  reportIncident: {
    incident_type: 'outage',
    severity: 'high',
    affected_institutions: ['UNTY'],
    estimated_impact_percentage: 40,
    description: 'Instant payments cannot be sent.',
    estimated_resolution_time_minutes: 90,
  },
} as const satisfies { [Id in WithJsonBody]: BodyInputOf<Id> }
