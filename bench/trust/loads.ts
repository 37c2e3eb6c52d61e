import { type RouteId, routes } from '../../src/contract/operations/routes.ts'
import {
  at,
  type BenchRole,
  bystanderOf,
  complaint,
  newcomerOf,
  payments,
  receiverOf,
  traceOrder,
  victimOf,
  type World,
} from './world.ts'

/** The requests of one operation, by number. */
export interface Load {
  id: RouteId
  role: BenchRole
  /** Default: the interface's limit, or an ordinary rate if it states none. */
  perMinute?: number
  request(index: number): { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  /** Stores from a response what later loads need. */
  keep?(body: Record<string, string>): void
}

/** Each payment is described and scored once. */
const paymentsPerMinute = 100_000

/**
 * Creates loads in an order in which each finds what it needs: holds before their extension, payments from
 * them before their release.
 */
export function createLoads({ cases, requests }: World): Load[] {
  const freezes: { freezeId: string; caseId: string }[] = []
  const indexOf = new Map(cases.map(({ caseId }, index) => [caseId, index]))
  const caseOf = (index: number) => cases[index % cases.length] ?? { caseId: '', traceId: '' }
  const ofCase = (index: number) => ({ case_id: caseOf(index).caseId })
  const freezeOf = (index: number) => freezes[index % freezes.length] ?? { freezeId: 'none', caseId: 'none' }
  const ofFreeze = (index: number) => ({ freeze_id: freezeOf(index).freezeId })
  // Cases that end, or are disputed, are different from those whose money is held.
  const [disputedFrom, endedFrom] = [300, 600]
  return [
    { id: 'receiveComplaint', role: 'analyst', request: (i) => ({ body: complaint(i, 'new') }) },
    { id: 'getCaseStatus', role: 'recovery_engine', request: (i) => ({ params: ofCase(i) }) },
    {
      id: 'routeCase',
      role: 'analyst',
      request: (i) => ({
        params: ofCase(i),
        body: { routing_logic: 'analyst_queue', assigned_analyst_id: 'a1' },
      }),
    },
    {
      id: 'notifyCitizen',
      role: 'analyst',
      request: (i) => ({
        params: ofCase(i),
        body: {
          notification_type: 'information_request',
          delivery_channels: ['sms'],
          message_variables: { question: `Question ${i}` },
        },
      }),
    },
    {
      id: 'initiateTrace',
      role: 'recovery_engine',
      request: (i) => ({
        body: { ...traceOrder(caseOf(i).caseId, i % cases.length), trace_depth: 1 + (i % 10) },
      }),
    },
    { id: 'getTraceResults', role: 'analyst', request: (i) => ({ params: { trace_id: caseOf(i).traceId } }) },
    {
      id: 'initiateFreeze',
      role: 'recovery_engine',
      request: (i) => ({
        body: {
          ...ofCase(i),
          trace_id: caseOf(i).traceId,
          account_hash: receiverOf(i),
          institution_code: 'BNKB',
          freeze_amount: 100,
          freeze_type: 'administrative_hold',
          freeze_duration_hours: 24,
          legal_justification: 'Traced money of a reported scam.',
          freeze_authorization_token: 'sbx-freeze',
        },
      }),
      keep: ({ freeze_id: freezeId, case_id: caseId }) =>
        freezeId && caseId && freezes.push({ freezeId, caseId }),
    },
    { id: 'getFreezeStatus', role: 'analyst', request: (i) => ({ params: ofFreeze(i) }) },
    {
      id: 'extendFreeze',
      role: 'recovery_engine',
      request: (i) => ({
        params: ofFreeze(i),
        body: { extension_hours: 24, extension_justification: 'The institution is still checking it.' },
      }),
    },
    {
      id: 'generateLegalDocument',
      role: 'analyst',
      request: (i) => ({
        body: {
          ...ofCase(i),
          document_type: 'police_hold',
          jurisdiction: 'PH',
          institution_code: 'BNKB',
          freeze_amount: 100,
          freeze_duration_days: 3,
          account_hash: receiverOf(i % cases.length),
        },
      }),
    },
    {
      id: 'returnFunds',
      role: 'recovery_engine',
      request: (i) => ({
        body: {
          case_id: freezeOf(i).caseId,
          freeze_id: freezeOf(i).freezeId,
          victim_account_identifier: victimOf(indexOf.get(freezeOf(i).caseId) ?? 0),
          victim_institution_code: 'BNKA',
          return_amount: 20,
          return_method: 'original_account_reversal',
        },
      }),
    },
    {
      id: 'releaseFreeze',
      role: 'recovery_engine',
      request: (i) => ({
        params: ofFreeze(i),
        body: {
          release_reason: 'non_fraud_determination',
          release_authority: 'Court of the benchmark',
          release_authorization_token: 'sbx-release',
        },
      }),
    },
    {
      id: 'initiateOdr',
      role: 'analyst',
      request: (i) => ({
        params: ofCase(disputedFrom + i),
        body: { institution_code: 'BNKB', dispute_amount: 100 },
      }),
    },
    {
      id: 'classifyCase',
      role: 'analyst',
      request: (i) => ({
        params: ofCase(endedFrom + i),
        body: { final_scam_type: 'investment', recovery_outcome: 'no_recovery', recovery_amount: 0 },
      }),
    },
    {
      id: 'getMuleScore',
      role: 'ips',
      request: (i) => ({ body: { account_hash: receiverOf(i % payments), institution_code: 'BNKB' } }),
    },
    {
      id: 'submitTransactionMetadata',
      role: 'ips',
      perMinute: paymentsPerMinute,
      request: (i) => ({
        body: {
          transaction_id: `META-${i}`,
          transaction_timestamp: at(1),
          amount: 10,
          sender_institution_code: 'BNKA',
          receiver_institution_code: 'BNKB',
        },
      }),
    },
    {
      id: 'getFraudRiskScore',
      role: 'ips',
      perMinute: paymentsPerMinute,
      request: (i) => ({ body: { transaction_id: `TX-${i % payments}` } }),
    },
    {
      id: 'verifyAccount',
      role: 'ips',
      request: (i) => ({
        query: {
          receiver_account_identifier: receiverOf(i % payments),
          receiver_institution_code: 'BNKB',
          receiver_account_holder_name_candidate: 'Maria Santos',
        },
      }),
    },
    {
      id: 'getTransactionStatus',
      role: 'ips',
      request: (i) => ({ query: { transaction_id: `TX-${i % payments}` } }),
    },
    {
      id: 'registerParticipant',
      role: 'ips',
      request: (i) => ({
        body: {
          institution_code: newcomerOf(i % requests.length),
          institution_name: 'New Bank',
          contact_email: 'fraud@new.example',
          certificate_signing_request: requests[i % requests.length],
          apis_to_enable: ['ips'],
          data_retention_days: 365,
        },
      }),
    },
    {
      id: 'reportIncident',
      role: 'ips',
      request: (i) => ({
        body: {
          incident_type: 'degradation',
          severity: 'low',
          affected_institutions: [bystanderOf(i)],
          description: 'Answers come late.',
        },
      }),
    },
  ]
}

/** Returns the method and filled-in path of a request. */
export function toAddress(id: RouteId, { params = {}, query = {} }: ReturnType<Load['request']>) {
  const [method = '', template = ''] = routes[id].split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return { method: method as 'GET' | 'POST', path: search ? `${path}?${search}` : path }
}
