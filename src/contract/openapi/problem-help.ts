import type { ProblemCode } from '../primitives/problem.ts'
import type { TrustProblemSlug } from '../primitives/trust-problems.ts'

/** Advice to callers of the operations about refusals by the relay itself. */
export const parleyHelp = {
  'malformed-json': 'Send JSON in UTF-8.',
  'validation-error': 'Correct the fields that `errors` names.',
  unauthenticated: 'Send `Authorization: Bearer KEY` with a key that is valid and of this environment.',
  forbidden: 'Use a key that reaches what `errors` names, or whose role may call the operation.',
  'scope-missing': 'Use a key with the scope that `detail` names.',
  'credits-exhausted': 'Buy voice credits, then call again; nothing was deducted.',
  'not-found': 'Compare the path with the document.',
  conflict: 'Take another key: `errors` names what is taken. Or change what has it.',
  'method-not-allowed': 'Use a method that `Allow` names.',
  'request-timeout': 'Send the body without pauses.',
  'payload-too-large': 'Send less.',
  'unsupported-media-type': 'Send the content type that the document names.',
  'rate-limited': 'Wait for the seconds of `Retry-After`.',
  internal: 'Tell the operator the id in `instance`.',
  'upstream-unreachable': 'Call again later; where the operation takes an `Idempotency-Key`, that is safe.',
  'upstream-invalid': 'Tell the operator the id in `instance`: the host answers what it should not.',
  'engine-unavailable': 'Call again in some seconds.',
  overloaded: 'Wait for the seconds of `Retry-After`.',
  'storage-unavailable': 'Wait for the seconds of `Retry-After`.',
  'upstream-timeout':
    'It may have been done: call again with the same `Idempotency-Key`; where there is none, look first.',
} as const satisfies Partial<Record<ProblemCode, string>>

/** A problem of the relay that a caller of the operations may get. */
export type ParleyProblem = keyof typeof parleyHelp

/** Advice to callers about refusals by the embedded trust layer. */
export const trustHelp: Readonly<Record<TrustProblemSlug, string>> = {
  'malformed-json': 'Send JSON in UTF-8.',
  'validation-error': 'Correct the fields that `errors` names.',
  unauthenticated:
    'At the door, send your certificate or credentials. Else tell the operator: the relay’s own are refused.',
  forbidden: 'Use a key that may speak for this citizen or institution.',
  'invalid-authorization-token': 'Take the token as it was issued, for this very act.',
  'authorization-token-expired': 'Have a new token issued.',
  'authorization-token-scope': 'Have a token issued for this account, amount and time.',
  'self-approval-refused': 'Let somebody else approve than who has proposed.',
  'not-found': 'Compare what the path names with what you were answered.',
  'case-not-found': 'Take the `case_id` that the complaint was answered with.',
  'trace-not-found': 'Take the `trace_id` that the trace was answered with.',
  'freeze-not-found': 'Take the `freeze_id` that the freeze was answered with.',
  'transaction-not-found': 'Submit the metadata of the payment first, or correct its id.',
  'account-not-found': 'Compare the hash of the account with the trace.',
  'institution-not-found': 'Take the code of an institution that takes part.',
  'odr-not-found': 'Take the `odr_id` that the dispute was answered with; you must have a part in it.',
  'method-not-allowed': 'Use a method that `Allow` names.',
  'invalid-state': 'Read the case or freeze again; it has gone on.',
  'case-closed': 'Nothing more can be done in this case.',
  'freeze-already-active':
    'Extend the freeze that is there. Where it is another case’s, hold no more than `max`, or wait for its end.',
  'freeze-expired': 'Order a new freeze.',
  'freeze-not-active': 'Read the freeze again; it has ended.',
  'odr-already-open': 'Wait until the dispute that is there has ended.',
  'already-classified': 'Read the case; its classification stands.',
  'open-obligations': 'End the freezes, returns and disputes that `detail` names first.',
  'transaction-conflict': 'The payment is known with other values; correct its id.',
  'participant-exists': 'The institution, or its key, is registered already.',
  'return-in-progress': 'Wait until the return that is under way has ended.',
  'request-in-progress':
    'The same call is under way: call again in a second with the same `Idempotency-Key`.',
  'payload-too-large': 'Send less.',
  'unsupported-media-type': 'Send the content type that the document names.',
  'unknown-enum-value': 'Take one of the values that `errors` names.',
  'idempotency-key-reused': 'Take a new `Idempotency-Key` for another body.',
  'amount-out-of-range': 'Take an amount that the case allows.',
  'originating-amount-mismatch': 'Take the amount of the payment itself.',
  'account-not-in-trace': 'Take an account of the trace.',
  'freeze-exceeds-traced-amount': 'Hold no more than the trace has found there.',
  'freeze-exceeds-case-amount': 'Hold no more than was lost.',
  'duration-exceeds-limit': 'Ask for less time, or bring a legal order.',
  'legal-order-required': 'Bring the reference of a legal order.',
  'return-exceeds-frozen': 'Return no more than is held.',
  'return-exceeds-loss': 'Return no more than was lost.',
  'pool-insufficient': 'Return from a freeze; the victim fund pool has too little.',
  'victim-not-verified': 'Have the victim’s account verified first, with the context `post_complaint`.',
  'recovery-amount-mismatch': 'Take the sum of what came back.',
  'institution-mismatch': 'Take the institution that holds the account.',
  'csr-invalid': 'Send a PKCS #10 request in PEM whose signature is right.',
  'nothing-imported': 'Correct the first entry of `misfits`, or send a file with entries.',
  'insufficient-available-balance': 'Take an amount that the account can bear.',
  'future-timestamp': 'Send a time that has been.',
  'missing-template-variable': 'Give the variables that `errors` names.',
  'foreign-link': 'Leave links out of `message_variables`, or take one of the deployment’s own.',
  'no-delivery-possible':
    'Name a channel by which this citizen can be reached, and for which the deployment has a way out.',
  'rate-limited': 'Wait for the seconds of `Retry-After`.',
  'internal-error': 'Tell the operator the id in `instance`.',
  'storage-unavailable': 'Call again in some seconds.',
}
