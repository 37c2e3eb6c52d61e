import type {
  BodyInputOf,
  OperationId,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '../contract/operations/index.ts'

export type { OperationId, ResponseOf }

/** A member that the operation has; it may be left out when nothing in it is required. */
type Member<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** What is given to an operation: its path parameters, its query and its body. */
export type CallInput<Id extends OperationId> = Member<'params', ParamsOf<Id>> &
  Member<'query', QueryInputOf<Id>> &
  Member<'body', BodyInputOf<Id>>

export interface CallOptions {
  /**
   * Marks one intention, so that it is carried out once however often it is sent. Operations of the
   * trust layer get one of their own when none is given.
   */
  idempotencyKey?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

export interface ClientOptions {
  /** Where the relay (or a host of the interface) is; may have a path of its own. */
  baseUrl: string
  /** The API key, or what fetches it before each call. */
  key: string | (() => string | Promise<string>)
  /** For one call with all its tries; default 60,000. */
  timeoutMs?: number
  /** How often a call that may be sent again is sent again; default 2. */
  retries?: number
  /** Default: the platform's own. */
  fetch?: typeof globalThis.fetch
  /** Makes idempotency keys; default random UUIDs. */
  ids?: () => string
}

/** Calls the operations of the interface by their names. */
export interface Client {
  /**
   * @throws ProblemError when the answer is no success
   * @throws TypeError when a path parameter is missing or could lead to another path
   */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>, options?: CallOptions): Promise<ResponseOf<Id>>
}
