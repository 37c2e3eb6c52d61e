import type { OperationId } from '../operations/index.ts'
import { type ProblemCode, problems } from '../primitives/problem.ts'
import { type TrustProblemSlug, trustProblems, trustProblemType } from '../primitives/trust-problems.ts'

/** Says what a caller does about a problem. */
export interface ProblemHelp {
  type: string
  status: number
  title: string
  /** What to do. */
  help: string
  /** The operations that it belongs to; undefined for any. */
  operations?: readonly OperationId[]
}

/** What to do about what the relay itself refuses to callers of the operations. */
const parleyHelp: Partial<Record<ProblemCode, string>> = {
  'malformed-json': 'Send JSON in UTF-8.',
  'validation-error': 'Correct the fields that `errors` names.',
  unauthenticated: 'Send `Authorization: Bearer KEY` with a key that is valid and of this environment.',
  forbidden: 'Use a key that reaches what `errors` names, or whose role may call the operation.',
  'scope-missing': 'Use a key with the scope that `detail` names.',
  'credits-exhausted': 'Buy voice credits, then call again; nothing was deducted.',
  'not-found': 'Compare the path with the document.',
  'method-not-allowed': 'Use a method that `Allow` names.',
  'request-timeout': 'Send the body without pauses.',
  'payload-too-large': 'Send less.',
  'unsupported-media-type': 'Send the content type that the document names.',
  'rate-limited': 'Wait for the seconds of `Retry-After`.',
  internal: 'Tell the operator the id in `instance`.',
  'upstream-unreachable': 'Call again later; an `Idempotency-Key` makes that safe.',
  'upstream-invalid': 'Tell the operator the id in `instance`: the host answers what it should not.',
  'engine-unavailable': 'Call again in some seconds.',
  overloaded: 'Wait for the seconds of `Retry-After`.',
  'shutting-down': 'Call again at once: another relay answers.',
  'storage-unavailable': 'Wait for the seconds of `Retry-After`.',
  'upstream-timeout': 'Call again with the same `Idempotency-Key`: it may have been done.',
}

const freezing = ['initiateFreeze', 'generateLegalDocument'] as const
const ofToken = ['initiateFreeze', 'releaseFreeze'] as const

/** What to do about what the embedded trust layer refuses, and where it does. */
const trustHelp: Record<TrustProblemSlug, [help: string, operations?: readonly OperationId[]]> = {
  'malformed-json': ['Send JSON in UTF-8.'],
  'validation-error': ['Correct the fields that `errors` names.'],
  unauthenticated: ['Tell the operator: the relay’s own credentials are refused.'],
  forbidden: ['Use a key that may speak for this citizen or institution.'],
  'invalid-authorization-token': ['Take the token as it was issued, for this very act.', ofToken],
  'authorization-token-expired': ['Have a new token issued.', ofToken],
  'authorization-token-scope': ['Have a token issued for this account, amount and time.', ofToken],
  'self-approval-refused': ['Let somebody else approve than who has proposed.', [...ofToken, 'extendFreeze']],
  'case-not-found': ['Take the `case_id` that the complaint was answered with.'],
  'trace-not-found': [
    'Take the `trace_id` that the trace was answered with.',
    ['getTraceResults', 'initiateFreeze'],
  ],
  'freeze-not-found': [
    'Take the `freeze_id` that the freeze was answered with.',
    ['getFreezeStatus', 'extendFreeze', 'releaseFreeze', 'returnFunds'],
  ],
  'transaction-not-found': [
    'Submit the metadata of the payment first, or correct its id.',
    ['receiveComplaint', 'getFraudRiskScore', 'getTransactionStatus', 'initiateTrace'],
  ],
  'account-not-found': ['Compare the hash of the account with the trace.', ['initiateTrace', 'getMuleScore']],
  'institution-not-found': [
    'Take the code of an institution that takes part.',
    ['routeCase', 'reportIncident', 'registerParticipant', 'generateLegalDocument'],
  ],
  'method-not-allowed': ['Use a method that `Allow` names.'],
  'invalid-state': ['Read the case or freeze again; it has gone on.'],
  'case-closed': ['Nothing more can be done in this case.'],
  'freeze-already-active': ['Extend the freeze that is there.', ['initiateFreeze']],
  'freeze-expired': ['Order a new freeze.', ['extendFreeze']],
  'freeze-not-active': ['Read the freeze again; it has ended.', ['extendFreeze', 'releaseFreeze']],
  'odr-already-open': ['Wait until the dispute that is there has ended.', ['initiateOdr']],
  'already-classified': ['Read the case; its classification stands.', ['classifyCase']],
  'open-obligations': ['End the freezes, returns and disputes that `detail` names first.', ['classifyCase']],
  'transaction-conflict': [
    'The payment is known with other values; correct its id.',
    ['submitTransactionMetadata'],
  ],
  'participant-exists': ['The institution, or its key, is registered already.', ['registerParticipant']],
  'return-in-progress': ['Wait until the return that is under way has ended.', ['returnFunds']],
  'request-in-progress': [
    'The same call is under way: call again in a second with the same `Idempotency-Key`.',
  ],
  'payload-too-large': ['Send less.'],
  'unsupported-media-type': ['Send the content type that the document names.'],
  'unknown-enum-value': ['Take one of the values that `errors` names.'],
  'idempotency-key-reused': ['Take a new `Idempotency-Key` for another body.'],
  'amount-out-of-range': ['Take an amount that the case allows.', ['initiateOdr']],
  'originating-amount-mismatch': ['Take the amount of the payment itself.', ['initiateTrace']],
  'account-not-in-trace': ['Take an account of the trace.', freezing],
  'freeze-exceeds-traced-amount': ['Hold no more than the trace has found there.', freezing],
  'freeze-exceeds-case-amount': ['Hold no more than was lost.', freezing],
  'duration-exceeds-limit': ['Ask for less time, or bring a legal order.', [...freezing, 'extendFreeze']],
  'legal-order-required': [
    'Bring the reference of a legal order.',
    ['initiateFreeze', 'extendFreeze', 'releaseFreeze'],
  ],
  'return-exceeds-frozen': ['Return no more than is held.', ['returnFunds']],
  'return-exceeds-loss': ['Return no more than was lost.', ['returnFunds']],
  'pool-insufficient': ['Return from a freeze; the victim fund pool has too little.', ['returnFunds']],
  'victim-not-verified': ['Have the victim’s account verified first.', ['returnFunds']],
  'recovery-amount-mismatch': ['Take the sum of what came back.', ['classifyCase']],
  'institution-mismatch': [
    'Take the institution that holds the account.',
    ['initiateOdr', 'initiateTrace', 'returnFunds', ...freezing],
  ],
  'csr-invalid': ['Send a PKCS #10 request in PEM whose signature is right.', ['registerParticipant']],
  'insufficient-available-balance': ['Take an amount that the account can bear.'],
  'future-timestamp': ['Send a time that has been.', ['receiveComplaint', 'submitTransactionMetadata']],
  'missing-template-variable': ['Give the variables that `errors` names.', ['notifyCitizen']],
  'rate-limited': ['Wait for the seconds of `Retry-After`.'],
  'internal-error': ['Tell the operator the id in `instance`.'],
  'storage-unavailable': ['Call again in some seconds.'],
}

/** Lists the problems that a caller of the operations may meet, first the relay's own. */
export const problemHelp: readonly ProblemHelp[] = [
  ...Object.entries(parleyHelp).map(([code, help]) => ({
    type: `urn:parley:problem:${code}`,
    ...problems[code as ProblemCode],
    help,
  })),
  ...Object.entries(trustHelp).map(([slug, [help, operations]]) => ({
    type: trustProblemType(slug as TrustProblemSlug),
    ...trustProblems[slug as TrustProblemSlug],
    help,
    ...(operations && { operations }),
  })),
]
