/**
 * Lists every way in which the trust layer refuses a request: slug → status and title. Slugs are never
 * renamed.
 */
export const trustProblems = {
  'malformed-json': { status: 400, title: 'Malformed JSON' },
  'validation-error': { status: 400, title: 'Validation failed' },
  unauthenticated: { status: 401, title: 'Authentication required' },
  forbidden: { status: 403, title: 'Forbidden' },
  'invalid-authorization-token': { status: 403, title: 'Invalid authorization token' },
  'authorization-token-expired': { status: 403, title: 'Authorization token expired' },
  'authorization-token-scope': { status: 403, title: 'Authorization token out of scope' },
  'self-approval-refused': { status: 403, title: 'Self-approval refused' },
  'case-not-found': { status: 404, title: 'Case not found' },
  'trace-not-found': { status: 404, title: 'Trace not found' },
  'freeze-not-found': { status: 404, title: 'Freeze not found' },
  'transaction-not-found': { status: 404, title: 'Transaction not found' },
  'account-not-found': { status: 404, title: 'Account not found' },
  'institution-not-found': { status: 404, title: 'Institution not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'invalid-state': { status: 409, title: 'Invalid state' },
  'case-closed': { status: 409, title: 'Case closed' },
  'freeze-already-active': { status: 409, title: 'Freeze already active' },
  'freeze-expired': { status: 409, title: 'Freeze expired' },
  'freeze-not-active': { status: 409, title: 'Freeze not active' },
  'odr-already-open': { status: 409, title: 'Dispute already open' },
  'already-classified': { status: 409, title: 'Case already classified' },
  'open-obligations': { status: 409, title: 'Case has open obligations' },
  'transaction-conflict': { status: 409, title: 'Transaction conflict' },
  'participant-exists': { status: 409, title: 'Participant already exists' },
  'return-in-progress': { status: 409, title: 'Return in progress' },
  'request-in-progress': { status: 409, title: 'Request in progress' },
  'payload-too-large': { status: 413, title: 'Payload too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'unknown-enum-value': { status: 422, title: 'Unknown enum value' },
  'idempotency-key-reused': { status: 422, title: 'Idempotency key reused' },
  'amount-out-of-range': { status: 422, title: 'Amount out of range' },
  'originating-amount-mismatch': { status: 422, title: 'Originating amount mismatch' },
  'account-not-in-trace': { status: 422, title: 'Account not in trace' },
  'freeze-exceeds-traced-amount': { status: 422, title: 'Freeze exceeds traced amount' },
  'freeze-exceeds-case-amount': { status: 422, title: 'Freeze exceeds case amount' },
  'duration-exceeds-limit': { status: 422, title: 'Duration exceeds limit' },
  'legal-order-required': { status: 422, title: 'Legal order required' },
  'return-exceeds-frozen': { status: 422, title: 'Return exceeds frozen amount' },
  'return-exceeds-loss': { status: 422, title: 'Return exceeds loss' },
  'pool-insufficient': { status: 422, title: 'Insufficient pool' },
  'victim-not-verified': { status: 422, title: 'Victim not verified' },
  'recovery-amount-mismatch': { status: 422, title: 'Recovery amount mismatch' },
  'institution-mismatch': { status: 422, title: 'Institution mismatch' },
  'csr-invalid': { status: 422, title: 'Invalid certificate signing request' },
  'insufficient-available-balance': { status: 422, title: 'Insufficient available balance' },
  'future-timestamp': { status: 422, title: 'Timestamp in the future' },
  'missing-template-variable': { status: 422, title: 'Missing template variable' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Internal server error' },
  'storage-unavailable': { status: 503, title: 'Storage unavailable' },
} as const satisfies Record<string, { status: number; title: string }>

/** Names a way in which the trust layer refuses a request. */
export type TrustProblemSlug = keyof typeof trustProblems

/** Builds the `type` of a problem of the trust layer. */
export const trustProblemType = (slug: TrustProblemSlug) => `urn:trust-layer:problem:${slug}`
