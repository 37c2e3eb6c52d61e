import type { OperationId } from '../../src/contract/operations/index.ts'
import { createWav } from './audio.ts'

/** A call that passes every check. */
export interface ValidCall {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  form?: () => FormData
}

const teamspace = { subcompany_id: 'demo-teamspace' }
const person = { ...teamspace, provided_unique_id: 'customer-1' }
const bot = { company_id: 'c1', bot_id: 'b1' }
const hash = `hm1:${'a'.repeat(64)}`
const profile = { name: 'Ana Reyes', email: 'ana@mail.example' }

function speechForm(): FormData {
  const form = new FormData()
  form.append('lang', 'tl')
  form.append('file', new Blob([new Uint8Array(createWav(0.5))], { type: 'audio/wav' }), 'speech.wav')
  return form
}

/** One for each operation; a missing one does not compile. */
export const validCalls = {
  textToSpeech: {
    params: { teamspace_id: 'demo-teamspace' },
    body: { text: 'Your money is safe.', lang: 'en' },
  },
  recogniseSpeech: { params: { teamspace_id: 'demo-teamspace' }, form: speechForm },
  createCustomField: { params: teamspace, body: { type: 'text', name: 'District' } },
  listCustomFields: { params: teamspace },
  setTicketCustomFields: {
    params: { ...teamspace, ticket_id: 'ticket-1' },
    body: { custom_fields: [{ id: 'field-1', value: 'North' }] },
  },
  deleteCustomFields: { params: teamspace, body: { ids: ['field-1'] } },
  deleteCustomFieldsEarlier: {
    params: { ...teamspace, custom_field_id: 'field-1' },
    body: { ids: ['field-1'] },
  },
  upsertCustomer: { params: person, body: { ...profile, add_tags_ids: [] } },
  getCustomer: { params: person },
  listCustomersByModified: { params: teamspace, query: { modified_start: '2026-01-01T00:00:00Z' } },
  addTags: { params: person, body: { tags: [{ name: 'victim' }] } },
  removeTags: { params: person, body: { tags: ['victim'] } },
  setCustomerCustomFields: { params: person, body: { custom_fields: [{ id: 'field-1', value: 'North' }] } },
  upsertCustomerEarlier: { params: person, body: profile },
  createCustomerV2: { params: person, body: { ...profile, tag_ids: [] } },
  updateCustomerV2: { params: person, body: { ...profile, tag_ids: [] } },
  createHuman: { params: bot, body: { fullname: 'Ana Reyes', uid: 'ana-1' } },
  getHuman: { params: { ...bot, human_id: 'human-1' } },
  updateHuman: { params: { ...bot, human_id: 'human-1' }, body: { fullname: 'Ana Reyes' } },
  receiveComplaint: {
    body: {
      citizen_id_hash: hash,
      scam_type: 'investment',
      transaction_reference: 'TX-1',
      amount: 1500.5,
      confidence_metadata: { channel: 'web' },
    },
  },
  getCaseStatus: { params: { case_id: 'CASE-1' } },
  routeCase: { params: { case_id: 'CASE-1' }, body: { routing_logic: 'auto' } },
  initiateOdr: { params: { case_id: 'CASE-1' }, body: { institution_code: 'UNTY', dispute_amount: 100 } },
  classifyCase: {
    params: { case_id: 'CASE-1' },
    body: { final_scam_type: 'investment', recovery_outcome: 'no_recovery', recovery_amount: 0 },
  },
  notifyCitizen: {
    params: { case_id: 'CASE-1' },
    body: { notification_type: 'case_received', delivery_channels: ['sms'] },
  },
  initiateTrace: {
    body: {
      case_id: 'CASE-1',
      originating_transaction_id: 'TX-1',
      originating_amount: 1500.5,
      sender_institution_code: 'UNTY',
      initial_receiver_account_hash: hash,
    },
  },
  getTraceResults: { params: { trace_id: 'TRC-1' } },
  initiateFreeze: {
    body: {
      case_id: 'CASE-1',
      trace_id: 'TRC-1',
      account_hash: hash,
      institution_code: 'HRBR',
      freeze_amount: 100,
      freeze_type: 'administrative_hold',
      freeze_duration_hours: 24,
      legal_justification: 'A reported scam, traced to this account.',
      freeze_authorization_token: 'a-token',
    },
  },
  getFreezeStatus: { params: { freeze_id: 'FRZ-1' } },
  extendFreeze: {
    params: { freeze_id: 'FRZ-1' },
    body: { extension_hours: 24, extension_justification: 'The court has not decided yet.' },
  },
  releaseFreeze: {
    params: { freeze_id: 'FRZ-1' },
    body: {
      release_reason: 'court_order',
      release_authority: 'Court',
      release_authorization_token: 'a-token',
    },
  },
  returnFunds: {
    body: {
      case_id: 'CASE-1',
      freeze_id: 'FRZ-1',
      victim_account_identifier: '1234',
      victim_institution_code: 'UNTY',
      return_amount: 100,
      return_method: 'instant_credit',
    },
  },
  getMuleScore: { body: { account_hash: hash, institution_code: 'HRBR' } },
  generateLegalDocument: {
    body: { case_id: 'CASE-1', document_type: 'freeze_order', jurisdiction: 'PH', account_hash: hash },
  },
  submitTransactionMetadata: {
    body: {
      transaction_id: 'TX-1',
      transaction_timestamp: '2026-11-20T09:00:00Z',
      amount: 10,
      sender_institution_code: 'UNTY',
      receiver_institution_code: 'HRBR',
    },
  },
  getFraudRiskScore: { body: { transaction_id: 'TX-1' } },
  verifyAccount: {
    query: {
      receiver_account_identifier: '1234',
      receiver_institution_code: 'HRBR',
      receiver_account_holder_name_candidate: 'Ana Reyes',
      query_context: 'pre_payment',
    },
  },
  getTransactionStatus: { query: { transaction_id: 'TX-1' } },
  registerParticipant: {
    body: {
      institution_code: 'UNTY',
      institution_name: 'Unity Bank',
      contact_email: 'fraud@unity.example',
      certificate_signing_request: '-----BEGIN CERTIFICATE REQUEST-----',
      apis_to_enable: ['ips'],
      data_retention_days: 365,
    },
  },
  reportIncident: {
    body: {
      incident_type: 'fraud_spike',
      severity: 'high',
      affected_institutions: ['UNTY'],
      description: 'Many reports within an hour.',
    },
  },
} as const satisfies Record<OperationId, ValidCall>
