import type { Method } from './operation.ts'

/**
 * The 40 operations by name: method and path, as the interface defines them. Plain data, so that a client can
 * call them without the schemas.
 */

const voiceRoutes = {
  textToSpeech: 'POST /api/platform/v1/voice/{teamspace_id}/tts',
  recogniseSpeech: 'POST /api/platform/v1/voice/{teamspace_id}/asr',
} as const

const fieldsRoutes = {
  createCustomField: 'POST /api/platform/v1/custom-fields/{subcompany_id}/create-custom-field',
  listCustomFields: 'GET /api/platform/v1/custom-fields/{subcompany_id}/list-custom-fields',
  setTicketCustomFields:
    'PATCH /api/platform/v1/custom-fields/{subcompany_id}/ticket/{ticket_id}/update-ticket-custom-fields',
  deleteCustomFields: 'DELETE /api/platform/v1/custom-fields/{subcompany_id}/delete-custom-fields',
  deleteCustomFieldsEarlier:
    'DELETE /api/platform/v1/custom-fields/{subcompany_id}/custom-field/{custom_field_id}/delete-custom-fields',
} as const

const peopleRoutes = {
  upsertCustomer: 'PATCH /api/platform/v1/customers/{subcompany_id}/update-customer/{provided_unique_id}/v3',
  getCustomer: 'GET /api/platform/v1/customers/{subcompany_id}/customer/{provided_unique_id}/get-customer',
  listCustomersByModified:
    'GET /api/platform/v1/customers/{subcompany_id}/customer/get-customer-by-modified-at-range',
  addTags: 'PUT /api/platform/v1/customers/{subcompany_id}/customer/{provided_unique_id}/add-tags',
  removeTags: 'PUT /api/platform/v1/customers/{subcompany_id}/customer/{provided_unique_id}/remove-tags',
  setCustomerCustomFields:
    'PUT /api/platform/v1/customers/{subcompany_id}/customer/{provided_unique_id}/add-custom-fields',
  upsertCustomerEarlier:
    'PUT /api/platform/v1/customers/{subcompany_id}/create-customer/{provided_unique_id}',
  createCustomerV2: 'POST /api/platform/v1/customers/{subcompany_id}/create-customer/{provided_unique_id}/v2',
  updateCustomerV2: 'PUT /api/platform/v1/customers/{subcompany_id}/update-customer/{provided_unique_id}/v2',
} as const

const humansRoutes = {
  createHuman: 'POST /gateway/{company_id}/{bot_id}/crm/human',
  getHuman: 'GET /gateway/{company_id}/{bot_id}/crm/human/{human_id}',
  updateHuman: 'PUT /gateway/{company_id}/{bot_id}/crm/human/{human_id}',
} as const

const redressRoutes = {
  receiveComplaint: 'POST /v1/cases/intake',
  getCaseStatus: 'GET /v1/cases/{case_id}',
  routeCase: 'POST /v1/cases/{case_id}/route',
  initiateOdr: 'POST /v1/cases/{case_id}/odr',
  classifyCase: 'POST /v1/cases/{case_id}/classify',
  notifyCitizen: 'POST /v1/cases/{case_id}/notify',
} as const

const recoveryRoutes = {
  initiateTrace: 'POST /v1/recovery/trace',
  getTraceResults: 'GET /v1/recovery/trace/{trace_id}',
  initiateFreeze: 'POST /v1/recovery/freeze',
  getFreezeStatus: 'GET /v1/recovery/freeze/{freeze_id}',
  extendFreeze: 'POST /v1/recovery/freeze/{freeze_id}/extend',
  releaseFreeze: 'POST /v1/recovery/freeze/{freeze_id}/release',
  returnFunds: 'POST /v1/recovery/fund-return',
  getMuleScore: 'POST /v1/recovery/mule-score',
  generateLegalDocument: 'POST /v1/recovery/legal-document',
} as const

const ipsRoutes = {
  submitTransactionMetadata: 'POST /v1/ips/transaction-metadata',
  getFraudRiskScore: 'POST /v1/ips/fraud-risk-score',
  verifyAccount: 'GET /v1/ips/verify-account',
  getTransactionStatus: 'GET /v1/ips/transaction-status',
  registerParticipant: 'POST /v1/ips/participant-register',
  reportIncident: 'POST /v1/ips/incident-report',
} as const

/** Method and path of each operation, by its id. */
export const routes = {
  ...voiceRoutes,
  ...fieldsRoutes,
  ...peopleRoutes,
  ...humansRoutes,
  ...redressRoutes,
  ...recoveryRoutes,
  ...ipsRoutes,
} as const satisfies Record<string, `${Method} /${string}`>

/** Id of an operation. */
export type RouteId = keyof typeof routes
