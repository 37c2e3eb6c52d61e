/**
 * Every way in which Parley itself can say no: code → status and title. Codes are never renamed.
 * The trust layer adds its own in the same form (its table stands beside it).
 */
export const problems = {
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'validation-error': { status: 400, title: 'Some fields are missing or wrong' },
  unauthenticated: { status: 401, title: 'A valid token or key is needed' },
  'session-expired': { status: 401, title: 'The chat session has expired' },
  forbidden: { status: 403, title: 'This is not allowed' },
  'scope-missing': { status: 403, title: 'The key lacks a scope' },
  'origin-not-allowed': { status: 403, title: 'This site may not embed the channel' },
  'credits-exhausted': { status: 403, title: 'The voice credits of the workspace are exhausted' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'channel-not-found': { status: 404, title: 'There is no such channel' },
  'method-not-allowed': { status: 405, title: 'This method is not offered here' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'There is one already' },
  'step-changed': { status: 409, title: 'The conversation has moved on to another question' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'This kind of content is not accepted' },
  'range-not-satisfiable': { status: 416, title: 'That part does not exist' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'client-closed': { status: 499, title: 'The caller has left' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  'upstream-unreachable': { status: 502, title: 'The service behind could not be reached' },
  'upstream-invalid': { status: 502, title: 'The service behind gave an answer that makes no sense' },
  'engine-unavailable': { status: 503, title: 'No speech engine is available' },
  'shutting-down': { status: 503, title: 'The server is shutting down' },
  'storage-unavailable': { status: 503, title: 'The storage cannot be reached' },
  'upstream-timeout': { status: 504, title: 'The service behind took too long' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** One wrong field: a dotted path (`$` is the whole body), a code, and words for a person. */
export interface FieldError {
  field: string
  code: string
  message: string
}

/** The wire form of an error, RFC 9457. */
export interface ProblemDocument {
  type: string
  title: string
  status: number
  detail?: string
  instance?: string
  errors?: FieldError[]
  [extension: string]: unknown
}

export interface ProblemOptions {
  detail?: string
  errors?: FieldError[]
  /** When it is worth trying again, in milliseconds. */
  retryAfterMs?: number
  /** Further members of the document. */
  extensions?: Record<string, unknown>
  cause?: unknown
}

/** An error that may be shown to the caller. Everything else becomes `internal`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly options: ProblemOptions

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? problems[code].title, { cause: options.cause })
    this.code = code
    this.status = problems[code].status
    this.options = options
  }
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Builds the document that goes over the wire; `instance` is the request's id. */
export function toProblemDocument(problem: Problem, instance?: string): ProblemDocument {
  const { detail, errors, extensions } = problem.options
  return {
    type: `urn:parley:problem:${problem.code}`,
    title: problems[problem.code].title,
    status: problem.status,
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    ...(errors !== undefined && { errors }),
    ...extensions,
  }
}
