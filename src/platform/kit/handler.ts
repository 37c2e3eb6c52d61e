import type {
  BodyOf,
  OperationById,
  OperationId,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../contract/operations/index.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { Principal, PrincipalRole } from './principal.ts'
import { Refusal } from './refusal.ts'
import type { Snapshot, UnitOfWork } from './unit-of-work.ts'

/** Id of an operation of the trust layer. */
export type TrustId = Extract<OperationById<OperationId>, { host: 'trust' }>['id']

/** One validated request. */
export interface OperationRequest<Id extends TrustId> {
  principal: Principal
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>
  /** Converts an amount of the body to minor units; its decimals have already been checked. */
  minor(amount: number): number
  /** Ids of what {@link Postponed} work has created for this request; undefined until there was any. */
  created?: readonly string[]
}

/**
 * Thrown by a change that requires other work first, outside its transaction. The change is rolled back, the
 * work is done, and the change runs again with the ids of what the work created.
 */
export class Postponed extends Error {
  override readonly name = 'Postponed'
  readonly work: () => Promise<readonly string[]>

  constructor(work: () => Promise<readonly string[]>) {
    super('other work comes first')
    this.work = work
  }
}

/** Response of a handler. */
export interface Answer<Body = unknown> {
  /** Default: the operation's success status. */
  status?: number
  headers?: Record<string, string>
  body: Body
}

/** Handles an operation that changes state, within one unit of work. */
export interface ChangeHandler<Id extends TrustId> {
  kind: 'change'
  /**
   * Finds what the request names, and returns the function that performs it. In between, the caller looks up
   * the stored response of a repeated request.
   * @throws Refusal
   */
  prepare(
    unit: UnitOfWork,
    call: OperationRequest<Id>,
  ): Promise<(call: OperationRequest<Id>) => Promise<Answer<ResponseOf<Id>>>>
}

/** Handles an operation that only reads, on one snapshot. */
export interface ViewHandler<Id extends TrustId> {
  kind: 'view'
  view(snapshot: Snapshot, call: OperationRequest<Id>): Promise<Answer<ResponseOf<Id>>>
}

/** Handles an operation that arranges its reads and writes itself. */
export interface FreeHandler<Id extends TrustId> {
  kind: 'free'
  /** Set if the caller is waiting to pay: limit for additional database queries, in milliseconds. */
  patienceMs?: number
  answer(call: OperationRequest<Id>, requestId: string): Promise<Answer<ResponseOf<Id>>>
}

/** Handles an operation, in one of three ways. */
export type Handler<Id extends TrustId> = ChangeHandler<Id> | ViewHandler<Id> | FreeHandler<Id>

/** Handlers by operation; a missing one does not compile. */
export type Handlers = { [Id in TrustId]: Handler<Id> }

interface Change<Id extends TrustId, Found> {
  /** Finds what the request names. @throws Refusal if it does not exist */
  find(unit: UnitOfWork, call: OperationRequest<Id>): Promise<Found>
  /** Performs the operation on it. @throws Refusal if the role, the state or the input does not allow it */
  run(unit: UnitOfWork, call: OperationRequest<Id>, found: Found): Promise<Answer<ResponseOf<Id>>>
}

/** Creates a {@link ChangeHandler} from its two parts. */
export const change = <Id extends TrustId, Found>({ find, run }: Change<Id, Found>): ChangeHandler<Id> => ({
  kind: 'change',
  prepare: async (unit, call) => {
    const found = await find(unit, call)
    return (again) => run(unit, again, found)
  },
})

/**
 * Rejects callers without one of the roles.
 * @throws Refusal `forbidden`
 */
export function assertRole(principal: Principal, roles: readonly PrincipalRole[]): void {
  if (principal.role !== 'admin' && !roles.includes(principal.role)) throw new Refusal('forbidden')
}

/**
 * Rejects an institution that is not registered for an area.
 * @throws Refusal `forbidden`
 */
export async function assertEnabled(trx: Db, { institution }: Principal, area: string): Promise<void> {
  if (institution === undefined) return
  const row = await trx
    .selectFrom('pf_participant')
    .select('apis')
    .where('institution_code', '=', institution)
    .executeTakeFirst()
  if (!row || (JSON.parse(row.apis) as string[]).includes(area)) return
  throw new Refusal('forbidden', { detail: `Your institution is not registered for ${area}` })
}

/**
 * Rejects an institution that names others where it must name itself.
 * @throws Refusal `forbidden`, naming the field
 */
export function assertOwn(
  { institution }: Principal,
  field: string,
  codes: readonly (string | undefined)[],
): void {
  if (codes.every((code) => code === institution)) return
  throw new Refusal('forbidden', {
    detail: 'An institution speaks for itself only',
    errors: [{ field, code: 'bound', message: 'Name your own institution.' }],
  })
}

/**
 * Narrows a value to the allowed ones.
 * @throws Refusal `unknown-enum-value`, naming the allowed values
 */
export function oneOf<T extends string>(field: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === value)
  if (found !== undefined) return found
  throw new Refusal('unknown-enum-value', {
    errors: [{ field, code: 'unknown_value', message: `Known values: ${allowed.join(', ')}.` }],
    extensions: { allowed },
  })
}
