import type { CallerRole } from './operation.ts'
import type { RouteId } from './routes.ts'

/** Which parts of a request belong to someone, so that another owner's key may not name them. */

/** Dimensions in which a key is restricted. */
export const keyBounds = ['teamspaces', 'companies'] as const
/** Dimension in which a key is restricted. */
export type KeyBound = (typeof keyBounds)[number]
/** Access of a key in one dimension: the named items, or everything. */
export type Reach = 'all' | readonly string[]

/** Path parameters that name a teamspace or a company. */
export const boundParams: Readonly<Record<string, KeyBound>> = {
  teamspace_id: 'teamspaces',
  /** The interface's other term for a teamspace, in custom fields and customers. */
  subcompany_id: 'teamspaces',
  company_id: 'companies',
}

/** Returns the dimensions in a path such as `/gateway/{company_id}/…`. */
export const boundsOf = (path: string): KeyBound[] =>
  keyBounds.filter((bound) =>
    Object.entries(boundParams).some(([name, of]) => of === bound && path.includes(`{${name}}`)),
  )

/** Body members in which callers of a role must name themselves. */
export interface OwnFields {
  role: CallerRole
  fields: readonly string[]
  /**
   * `each`: every name there must be the caller. `one`: the caller must be among the names, if there are any.
   */
  rule: 'each' | 'one'
}

/** Operations whose bodies name a citizen or an institution. */
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
