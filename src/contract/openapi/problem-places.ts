import { type OperationId, operations } from '../operations/index.ts'
import type { Operation } from '../operations/operation.ts'
import { type ProblemCode, problems } from '../primitives/problem.ts'
import { type TrustProblemSlug, trustProblems, trustProblemType } from '../primitives/trust-problems.ts'
import { type ParleyProblem, parleyHelp, trustHelp } from './problem-help.ts'

/** Advice to callers about a problem, and which operations return it. */
export interface ProblemHelp {
  type: string
  status: number
  title: string
  /** What to do. */
  help: string
  /** The operations that return it. */
  operations: readonly string[]
}

type Where = readonly OperationId[] | ((operation: Operation) => boolean)

const always: Where = () => true
const hasBody: Where = ({ request }) => request.body !== undefined
const isVoice: Where = ({ area }) => area === 'voice'
const isTrust = ({ host }: Operation) => host === 'trust'
const hasTrustBody: Where = (operation) => isTrust(operation) && operation.request.body !== undefined

/** Where the relay itself refuses calls, as well as the embedded platform's voice and records. */
const parleyPlaces: Record<ParleyProblem, Where> = {
  'malformed-json': hasBody,
  'validation-error': always,
  unauthenticated: always,
  forbidden: always,
  'scope-missing': always,
  'credits-exhausted': isVoice,
  'not-found': (operation) => !isTrust(operation),
  conflict: ['createCustomerV2', 'createHuman', 'updateHuman'],
  'method-not-allowed': [],
  'request-timeout': hasBody,
  'payload-too-large': hasBody,
  'unsupported-media-type': hasBody,
  'rate-limited': always,
  internal: always,
  'upstream-unreachable': always,
  'upstream-invalid': always,
  'engine-unavailable': isVoice,
  overloaded: always,
  'storage-unavailable': always,
  'upstream-timeout': always,
}

const inCases = [
  'getCaseStatus',
  'routeCase',
  'initiateOdr',
  'classifyCase',
  'notifyCitizen',
  'initiateTrace',
  'initiateFreeze',
  'returnFunds',
  'generateLegalDocument',
] as const
const freezing = ['initiateFreeze', 'generateLegalDocument'] as const
const ofToken = ['initiateFreeze', 'releaseFreeze'] as const

/** Where the embedded trust layer refuses calls; a real one uses its own wording. */
const trustPlaces: Record<TrustProblemSlug, Where> = {
  'malformed-json': hasTrustBody,
  'validation-error': isTrust,
  unauthenticated: isTrust,
  forbidden: isTrust,
  'invalid-authorization-token': ofToken,
  'authorization-token-expired': ofToken,
  'authorization-token-scope': ofToken,
  'self-approval-refused': [...ofToken, 'extendFreeze'],
  'not-found': [],
  'case-not-found': inCases,
  'trace-not-found': ['getTraceResults', 'initiateFreeze'],
  'freeze-not-found': ['getFreezeStatus', 'extendFreeze', 'releaseFreeze', 'returnFunds'],
  'transaction-not-found': [
    'receiveComplaint',
    'submitTransactionMetadata',
    'getFraudRiskScore',
    'getTransactionStatus',
    'initiateTrace',
  ],
  'account-not-found': ['initiateTrace', 'getMuleScore'],
  'institution-not-found': ['routeCase', 'initiateOdr', 'reportIncident', 'generateLegalDocument'],
  'odr-not-found': [],
  'method-not-allowed': [],
  'invalid-state': ['routeCase', 'initiateOdr', 'initiateTrace', 'initiateFreeze', 'generateLegalDocument'],
  'case-closed': [
    'routeCase',
    'initiateOdr',
    'classifyCase',
    'initiateTrace',
    'initiateFreeze',
    'returnFunds',
    'generateLegalDocument',
  ],
  'freeze-already-active': ['initiateFreeze'],
  'freeze-expired': ['extendFreeze', 'returnFunds'],
  'freeze-not-active': ['extendFreeze', 'releaseFreeze', 'returnFunds'],
  'odr-already-open': ['initiateOdr'],
  'already-classified': ['classifyCase'],
  'open-obligations': ['classifyCase'],
  'transaction-conflict': ['submitTransactionMetadata'],
  'participant-exists': ['registerParticipant'],
  'return-in-progress': ['returnFunds'],
  'request-in-progress': hasTrustBody,
  'payload-too-large': hasTrustBody,
  'unsupported-media-type': hasTrustBody,
  'unknown-enum-value': [
    'routeCase',
    'classifyCase',
    'notifyCitizen',
    'initiateTrace',
    'initiateFreeze',
    'releaseFreeze',
    'returnFunds',
    'generateLegalDocument',
    'reportIncident',
  ],
  'idempotency-key-reused': hasTrustBody,
  'amount-out-of-range': ['initiateOdr'],
  'originating-amount-mismatch': ['initiateTrace'],
  'account-not-in-trace': ['initiateTrace', ...freezing],
  'freeze-exceeds-traced-amount': freezing,
  'freeze-exceeds-case-amount': freezing,
  'duration-exceeds-limit': [...freezing, 'extendFreeze'],
  'legal-order-required': ['initiateFreeze', 'extendFreeze', 'releaseFreeze'],
  'return-exceeds-frozen': ['returnFunds'],
  'return-exceeds-loss': ['returnFunds'],
  'pool-insufficient': ['returnFunds'],
  'victim-not-verified': ['returnFunds'],
  'recovery-amount-mismatch': ['classifyCase'],
  'institution-mismatch': ['initiateOdr', 'initiateTrace', 'returnFunds', ...freezing],
  'csr-invalid': ['registerParticipant'],
  'insufficient-available-balance': [],
  'nothing-imported': [],
  'future-timestamp': ['receiveComplaint', 'submitTransactionMetadata'],
  'missing-template-variable': ['notifyCitizen'],
  'foreign-link': ['notifyCitizen'],
  'no-delivery-possible': ['notifyCitizen'],
  'rate-limited': ['verifyAccount'],
  'internal-error': isTrust,
  'storage-unavailable': isTrust,
}

const idsAt = (where: Where): readonly string[] =>
  typeof where === 'function'
    ? Object.values<Operation>(operations)
        .filter(where)
        .map(({ id }) => id)
    : where

/** Describes a problem of the relay that the operations in `at` return. */
export const parleyProblem = (code: ParleyProblem, at: readonly string[]): ProblemHelp => ({
  type: `urn:parley:problem:${code}`,
  ...problems[code],
  help: parleyHelp[code],
  operations: at,
})

/** Describes a problem of the embedded trust layer that the operations in `at` return. */
export const trustProblem = (slug: TrustProblemSlug, at: readonly string[]): ProblemHelp => ({
  type: trustProblemType(slug),
  ...trustProblems[slug],
  help: trustHelp[slug],
  operations: at,
})

/** The problems that callers of the operations may get, starting with the relay's own. */
export const operationProblems: readonly ProblemHelp[] = [
  ...entries(parleyPlaces).map(([code, where]) => parleyProblem(code, idsAt(where))),
  ...entries(trustPlaces).map(([slug, where]) => trustProblem(slug, idsAt(where))),
].filter(({ operations: at }) => at.length > 0)

function entries<K extends ProblemCode | TrustProblemSlug>(places: Record<K, Where>): [K, Where][] {
  return Object.entries(places) as [K, Where][]
}
