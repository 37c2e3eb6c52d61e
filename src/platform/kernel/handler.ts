import type {
  BodyOf,
  OperationById,
  OperationId,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../contract/operations/index.ts'
import type { Principal, PrincipalRole } from './principal.ts'
import { Refusal } from './refusal.ts'
import type { Snapshot, UnitOfWork } from './unit-of-work.ts'

/** The operations of the trust layer. */
export type TrustId = Extract<OperationById<OperationId>, { host: 'trust' }>['id']

/** One checked request. */
export interface Call<Id extends TrustId> {
  principal: Principal
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>
  /** Money of the body as minor units; its decimals have been checked. */
  minor(amount: number): number
}

export interface Answer<Body = unknown> {
  /** Default: the operation's own. */
  status?: number
  headers?: Record<string, string>
  body: Body
}

/** An operation that changes something. */
export interface ChangeHandler<Id extends TrustId> {
  kind: 'change'
  roles: readonly PrincipalRole[]
  /**
   * What the request names, and then what to do with it. The second part comes after a repeated
   * request has been recognised.
   * @throws Refusal
   */
  prepare(unit: UnitOfWork, call: Call<Id>): Promise<(call: Call<Id>) => Promise<Answer<ResponseOf<Id>>>>
}

/** An operation that only looks. */
export interface ViewHandler<Id extends TrustId> {
  kind: 'view'
  roles: readonly PrincipalRole[]
  view(snapshot: Snapshot, call: Call<Id>): Promise<Answer<ResponseOf<Id>>>
}

/** An operation that arranges reading and writing by itself. */
export interface FreeHandler<Id extends TrustId> {
  kind: 'free'
  roles: readonly PrincipalRole[]
  answer(call: Call<Id>, requestId: string): Promise<Answer<ResponseOf<Id>>>
}

export type Handler<Id extends TrustId> = ChangeHandler<Id> | ViewHandler<Id> | FreeHandler<Id>

/** One handler for each operation; a forgotten one does not compile. */
export type Handlers = { [Id in TrustId]: Handler<Id> }

interface Change<Id extends TrustId, Found> {
  roles: readonly PrincipalRole[]
  /** @throws Refusal for what is not there */
  find(unit: UnitOfWork, call: Call<Id>): Promise<Found>
  /** @throws Refusal for what is not allowed, not now, or not like this */
  run(unit: UnitOfWork, call: Call<Id>, found: Found): Promise<Answer<ResponseOf<Id>>>
}

/** Makes a {@link ChangeHandler} of its two parts. */
export const change = <Id extends TrustId, Found>({
  roles,
  find,
  run,
}: Change<Id, Found>): ChangeHandler<Id> => ({
  kind: 'change',
  roles,
  prepare: async (unit, call) => {
    const found = await find(unit, call)
    return (again) => run(unit, again, found)
  },
})

/** @throws Refusal forbidden */
export function assertRole(principal: Principal, roles: readonly PrincipalRole[]): void {
  if (principal.role !== 'admin' && !roles.includes(principal.role)) throw new Refusal('forbidden')
}

/** @throws Refusal unknown-enum-value, with the words that are allowed */
export function oneOf<T extends string>(field: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === value)
  if (found !== undefined) return found
  throw new Refusal('unknown-enum-value', {
    errors: [{ field, code: 'unknown_value', message: `Known values: ${allowed.join(', ')}.` }],
    extensions: { allowed },
  })
}
