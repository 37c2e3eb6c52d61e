import type { CallerRole } from './operation.ts'
import type { RouteId } from './routes.ts'

/** What of a request belongs to somebody, so that a key of another may not name it. */

/** Lists the dimensions in which a key names what it may touch. */
export const keyBounds = ['teamspaces', 'companies'] as const
/** Names a dimension in which a key names what it may touch. */
export type KeyBound = (typeof keyBounds)[number]
/** Says what a key reaches in one dimension: what is named, or everything. */
export type Reach = 'all' | readonly string[]

/** Says which path parameter names a teamspace, and which a company. */
export const boundParams: Readonly<Record<string, KeyBound>> = {
  teamspace_id: 'teamspaces',
  /** The interface's other word for a teamspace, in custom fields and customers. */
  subcompany_id: 'teamspaces',
  company_id: 'companies',
}

/** Lists the dimensions that a path such as `/gateway/{company_id}/…` has. */
export const boundsOf = (path: string): KeyBound[] =>
  keyBounds.filter((bound) =>
    Object.entries(boundParams).some(([name, of]) => of === bound && path.includes(`{${name}}`)),
  )

/** Says in which members of a body callers of a role must name themselves. */
export interface OwnFields {
  role: CallerRole
  fields: readonly string[]
  /** `each`: all that is named there is the caller. `one`: the caller is among what is named, if anything is. */
  rule: 'each' | 'one'
}

/** Lists the operations in whose bodies a citizen or an institution is named. */
export const ownFields: Partial<Record<RouteId, OwnFields>> = {
  receiveComplaint: { role: 'citizen_channel', fields: ['citizen_id_hash'], rule: 'each' },
  getMuleScore: { role: 'institution', fields: ['institution_code'], rule: 'each' },
  submitTransactionMetadata: { role: 'institution', fields: ['sender_institution_code'], rule: 'each' },
  getFraudRiskScore: {
    role: 'institution',
    fields: ['sender_institution_code', 'receiver_institution_code'],
    rule: 'one',
  },
  reportIncident: { role: 'institution', fields: ['affected_institutions'], rule: 'each' },
}
