import type { Operations } from './operations.ts'

/** Name of an operation, such as `getCaseStatus`. */
export type OperationId = keyof Operations

/** What is given to an operation: its path parameters, its query and its body. */
export type CallInput<Id extends OperationId> = Operations[Id]['input']

/** What an operation answers. */
export type ResponseOf<Id extends OperationId> = Operations[Id]['answer']

/** How one call is sent. */
export interface CallOptions {
  /**
   * Marks one intention, so that it is carried out once however often it is sent. Operations of the
   * trust layer get one of their own when none is given.
   */
  idempotencyKey?: string
  /** Gives the call up. */
  signal?: AbortSignal
  /** Further headers of the request. */
  headers?: Record<string, string>
}

/** What a client needs to know. */
export interface ClientOptions {
  /** Address of the relay, or of a host of the interface; may have a path. */
  baseUrl: string
  /** The API key, or a function that fetches it before each call. */
  key: string | (() => string | Promise<string>)
  /** Limit of one call with all its retries, in milliseconds; default 60,000. */
  timeoutMs?: number
  /** Number of retries of a call that may be repeated; default 2. */
  retries?: number
  /** Sends the requests; default: the runtime's own `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Makes idempotency keys; default: random UUIDs. */
  ids?: () => string
}

/** Calls the operations of the interface by their names. */
export interface Client {
  /**
   * Calls an operation and gives back the body of its answer: JSON as a value, anything else as text.
   * @throws ProblemError when the answer is not a success
   * @throws TypeError when a path parameter is missing or could lead to another path
   */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>, options?: CallOptions): Promise<ResponseOf<Id>>
}
