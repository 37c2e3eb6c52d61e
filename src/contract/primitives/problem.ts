/**
 * Every reason for which Parley itself refuses a request: code → status and title. Codes are never renamed.
 * Those of the trust layer are in `trust-problems.ts`, in the same form.
 */
export const problems = {
  'malformed-json': { status: 400, title: 'Malformed JSON' },
  'validation-error': { status: 400, title: 'Validation failed' },
  unauthenticated: { status: 401, title: 'Authentication required' },
  'session-expired': { status: 401, title: 'Session expired' },
  forbidden: { status: 403, title: 'Forbidden' },
  'scope-missing': { status: 403, title: 'Missing scope' },
  'self-approval-refused': { status: 403, title: 'Self-approval refused' },
  'proof-refused': { status: 403, title: 'Proof of presence refused' },
  'credits-exhausted': { status: 403, title: 'Voice credits exhausted' },
  'not-found': { status: 404, title: 'Not found' },
  'channel-not-found': { status: 404, title: 'Channel not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-timeout': { status: 408, title: 'Request timeout' },
  conflict: { status: 409, title: 'Already exists' },
  /** Someone else claimed the chat first. */
  claimed: { status: 409, title: 'Claimed by somebody else' },
  /** Only the owner of the chat may do this. */
  'not-owner': { status: 409, title: 'Not the owner of the chat' },
  /** The chat has changed since the caller last read it. */
  stale: { status: 409, title: 'The chat has gone on' },
  'step-changed': { status: 409, title: 'Dialogue step changed' },
  'evidence-changed': { status: 409, title: 'Evidence changed' },
  'proposal-decided': { status: 409, title: 'Proposal already decided' },
  'version-changed': { status: 409, title: 'Changed by somebody else' },
  'payload-too-large': { status: 413, title: 'Payload too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'range-not-satisfiable': { status: 416, title: 'Range not satisfiable' },
  'events-unusable': { status: 422, title: 'No event can be used' },
  'challenge-required': { status: 429, title: 'Challenge required' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'client-closed': { status: 499, title: 'Client closed request' },
  internal: { status: 500, title: 'Internal server error' },
  'upstream-unreachable': { status: 502, title: 'Upstream unreachable' },
  'upstream-invalid': { status: 502, title: 'Invalid upstream response' },
  'engine-unavailable': { status: 503, title: 'Speech engine unavailable' },
  overloaded: { status: 503, title: 'Server overloaded' },
  'storage-unavailable': { status: 503, title: 'Storage unavailable' },
  'upstream-timeout': { status: 504, title: 'Upstream timeout' },
} as const satisfies Record<string, { status: number; title: string }>

/** Code of a reason for which Parley refuses a request. */
export type ProblemCode = keyof typeof problems

/** One wrong field: a dotted path (`$` is the whole body), a code, and a message for people. */
export interface FieldError {
  field: string
  code: string
  message: string
}

/** Wire form of an error (RFC 9457). */
export interface ProblemDocument {
  type: string
  title: string
  status: number
  detail?: string
  instance?: string
  errors?: FieldError[]
  [extension: string]: unknown
}

/** Additional details of a problem. */
export interface ProblemOptions {
  detail?: string
  errors?: FieldError[]
  /** When a retry makes sense, in milliseconds. */
  retryAfterMs?: number
  /** Further members of the document. */
  extensions?: Record<string, unknown>
  cause?: unknown
}

/** Error that may be shown to the caller. Any other error is returned as `internal`. */
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

/** Returns whether an error is a {@link Problem}. */
export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Builds the document that is sent; `instance` is the request's id. */
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
