import type { CallerRole, Role } from './operation.ts'
import type { RouteId } from './routes.ts'

/**
 * Which roles may call which operation. This is the only such table; the relay and the embedded platform both
 * use it.
 */

/** The operator's own staff and servers; communication with citizens goes through the chat. */
const staff = ['analyst'] as const
const recoverers = ['analyst', 'recovery_engine'] as const
const payers = ['ips', 'institution'] as const

/** The roles that may call each operation, in addition to `admin`, which may call all of them. */
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

/** Returns whether callers of a role may call an operation with these roles. */
export const mayCall = (role: CallerRole, roles: readonly CallerRole[]): boolean =>
  role === 'admin' || roles.includes(role)

/** Returns the kind of caller of a role: `institution` for `institution:UNTY`. */
export const toCallerRole = (role: Role): CallerRole => (isInstitution(role) ? 'institution' : role)

/** Returns the code of an institution's role; undefined for any other role. */
export const institutionOf = (role: Role): string | undefined =>
  isInstitution(role) ? role.slice(prefix.length) : undefined

const prefix = 'institution:'
const isInstitution = (role: Role): role is `institution:${string}` => role.startsWith(prefix)
