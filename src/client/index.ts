/** A typed client of the 40 operations, for servers and pages. */
export { createClient } from './client.ts'
export type { Operations } from './operations.ts'
export { isProblemError, ProblemError } from './problem-error.ts'
export type { CallInput, CallOptions, Client, ClientOptions, OperationId, ResponseOf } from './types.ts'
