import type { CallerRole, Role } from './operation.ts'
import type { RouteId } from './routes.ts'

/** Who may call which operation. The relay and the embedded platform both ask this table, and no other. */

/** The operator's own people and servers; what citizens are told and asked goes through the chat. */
const staff = ['analyst'] as const
const recoverers = ['analyst', 'recovery_engine'] as const
const payers = ['ips', 'institution'] as const

/** Lists who may call each operation, besides `admin`, who may call them all. */
export const operationRoles = {
  textToSpeech: staff,
  recogniseSpeech: staff,

  createCustomField: staff,
  listCustomFields: staff,
  setTicketCustomFields: staff,
  deleteCustomFields: staff,
  deleteCustomFieldsEarlier: staff,

  upsertCustomer: staff,
  getCustomer: staff,
  listCustomersByModified: staff,
  addTags: staff,
  removeTags: staff,
  setCustomerCustomFields: staff,
  upsertCustomerEarlier: staff,
  createCustomerV2: staff,
  updateCustomerV2: staff,

  createHuman: staff,
  getHuman: staff,
  updateHuman: staff,

  receiveComplaint: ['citizen_channel', ...recoverers, 'institution'],
  getCaseStatus: ['citizen_channel', ...recoverers, ...payers],
  routeCase: recoverers,
  initiateOdr: recoverers,
  classifyCase: staff,
  notifyCitizen: ['citizen_channel', ...recoverers],

  initiateTrace: recoverers,
  getTraceResults: recoverers,
  initiateFreeze: recoverers,
  getFreezeStatus: [...recoverers, ...payers],
  extendFreeze: recoverers,
  releaseFreeze: [...recoverers, 'institution'],
  returnFunds: recoverers,
  getMuleScore: [...recoverers, ...payers],
  generateLegalDocument: recoverers,

  submitTransactionMetadata: payers,
  getFraudRiskScore: [...payers, ...recoverers],
  verifyAccount: [...payers, 'citizen_channel', ...recoverers],
  getTransactionStatus: [...payers, ...recoverers],
  registerParticipant: ['ips'],
  reportIncident: [...payers, 'analyst'],
} as const satisfies Record<RouteId, readonly Exclude<CallerRole, 'admin'>[]>

/** Tells whether callers of a role may call an operation with these roles. */
export const mayCall = (role: CallerRole, roles: readonly CallerRole[]): boolean =>
  role === 'admin' || roles.includes(role)

/** Reads the kind of caller out of a role: `institution` out of `institution:UNTY`. */
export const toCallerRole = (role: Role): CallerRole => (isInstitution(role) ? 'institution' : role)

/** Reads the code out of the role of an institution; undefined for any other role. */
export const institutionOf = (role: Role): string | undefined =>
  isInstitution(role) ? role.slice(prefix.length) : undefined

const prefix = 'institution:'
const isInstitution = (role: Role): role is `institution:${string}` => role.startsWith(prefix)
