import type { Operations } from './operations.ts'

/** Name of an operation, such as `getCaseStatus`. */
export type OperationId = keyof Operations

/** Input of an operation: its path parameters, query and body. */
export type CallInput<Id extends OperationId> = Operations[Id]['input']

/** Response body of an operation. */
export type ResponseOf<Id extends OperationId> = Operations[Id]['answer']

/** Options of a single call. */
export interface CallOptions {
  /**
   * Key that identifies one intention, so that it is carried out only once however often it is sent.
   * Operations of the trust layer get a generated key if none is given.
   */
  idempotencyKey?: string
  /** Cancels the call. */
  signal?: AbortSignal
  /** Additional request headers. */
  headers?: Record<string, string>
}

/** Options of a client. */
export interface ClientOptions {
  /** Base URL of the relay, or of a host of the interface; may include a path. */
  baseUrl: string
  /** The API key, or a function that fetches it before each call. */
  key: string | (() => string | Promise<string>)
  /** Time limit of a call including all its retries, in milliseconds; default 60,000. */
  timeoutMs?: number
  /** Maximum number of retries of a retryable call; default 2. */
  retries?: number
  /** Function that sends the requests; default: the runtime's own `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Function that generates idempotency keys; default: random UUIDs. */
  ids?: () => string
}

/** Client that calls the operations of the interface by name. */
export interface Client {
  /**
   * Calls an operation and returns the body of its answer: JSON as a value, anything else as text.
   * @throws ProblemError when the answer is not a success
   * @throws TypeError when a path parameter is missing or could lead to another path
   */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>, options?: CallOptions): Promise<ResponseOf<Id>>
}
