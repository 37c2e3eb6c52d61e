import * as z from 'zod'
import { freezeStatuses, incidentStatuses, odrStatuses, refusalReasons } from '../operations/answer-words.ts'
import { answered } from '../operations/shapes.ts'
import { incidentTypes, odrOutcomes, severities } from '../operations/vocabulary.ts'
import { behaviour } from './ledger-bodies.ts'
import { idempotencyHeader, major, own, participantCode, pathId } from './own-route.ts'

const odrParams = z.object({ odr_id: pathId })
const freezeParams = z.object({ freeze_id: pathId })

const freezeAnswer = z.union([
  z.strictObject({ refusal_reason: z.enum(refusalReasons) }),
  z.strictObject({ held_amount: z.number().min(0) }),
])
const freezeAnswered = z.object({
  freeze_id: z.string(),
  freeze_status: answered(freezeStatuses),
  requested_amount: major,
  held_amount: major,
})
const freezeExample = {
  body: { held_amount: 5500 },
  answer: { freeze_id: 'FRZ-1', freeze_status: 'active', requested_amount: 5500, held_amount: 5500 },
}

const dispute = z
  .object({
    odr_id: z.string(),
    case_id: z.string(),
    institution_code: z.string(),
    status: answered(odrStatuses),
    dispute_amount: major,
    offered_amount: major.nullable(),
    settled_amount: major,
    settlement_authority: z.string(),
    opened_at: z.string(),
    response_due_at: z.string(),
    resolution_due_at: z.string(),
    ended_at: z.string().nullable(),
    answers: z.array(z.enum(odrOutcomes)),
  })
  .meta({ id: 'Dispute' })
const disputeExample = {
  odr_id: 'ODR-1',
  case_id: 'CASE-1',
  institution_code: 'UNTY',
  status: 'opened',
  dispute_amount: 4300,
  offered_amount: null,
  settled_amount: 0,
  settlement_authority: 'Anti-Scam Centre',
  opened_at: '2026-11-20T10:00:00Z',
  response_due_at: '2026-11-21T10:00:00Z',
  resolution_due_at: '2026-11-22T10:00:00Z',
  ended_at: null,
  answers: ['respond', 'settle', 'reject', 'escalate', 'withdraw'],
}

/** Identifiers to hash in one call. */
const identifiers = z.array(z.string().trim().min(1).max(128)).max(100)
const hashed = z.object({ identifier: z.string(), hash: z.string().nullable() })

const misfit = z.object({
  line: z.number().int(),
  element: z.string().optional(),
  field: z.string(),
  code: z.string(),
  message: z.string(),
  transaction_id: z.string().optional(),
})

/** Calls of institutions on the mTLS listener, and the calls that simulate institutions in tests. */
export const institutionRows = {
  listFreezeOrders: own('listFreezeOrders', {
    area: 'institutions',
    summary: 'Read the orders to hold money that wait for your answer, the most urgent first',
    roles: ['institution'],
    always: true,
    answer: z.object({
      orders: z.array(
        z.object({
          freeze_id: z.string(),
          case_id: z.string(),
          account_hash: z.string(),
          account_number: z.string().nullable(),
          requested_amount: major,
          freeze_duration_hours: z.number(),
          acknowledgement_due_at: z.string(),
          order_valid_until: z.string(),
        }),
      ),
    }),
    example: {
      answer: {
        orders: [
          {
            freeze_id: 'FRZ-1',
            case_id: 'CASE-1',
            account_hash: 'hm1:a81d77c6e0f4',
            account_number: '0012-3456-78',
            requested_amount: 5500,
            freeze_duration_hours: 72,
            acknowledgement_due_at: '2026-11-20T09:40:00Z',
            order_valid_until: '2026-11-21T09:10:00Z',
          },
        ],
      },
    },
  }),
  answerFreezeOrder: own('answerFreezeOrder', {
    area: 'institutions',
    summary: 'Say how much you hold, or why you hold nothing',
    description:
      'The amount is at most that of the order. The answer says how much of it the ledger holds: less, if less is there.',
    roles: ['institution'],
    always: true,
    params: freezeParams,
    body: freezeAnswer,
    answer: freezeAnswered,
    problems: ['freeze-not-found', 'invalid-state'],
    example: freezeExample,
  }),
  listNotices: own('listNotices', {
    area: 'institutions',
    summary: 'Read what you were told of incidents, the newest 200',
    roles: ['institution'],
    always: true,
    answer: z.object({
      notices: z.array(
        z.object({
          notice_id: z.string(),
          created_at: z.string(),
          incident_id: z.string(),
          incident_type: answered(incidentTypes),
          severity: answered(severities),
          status: answered(incidentStatuses),
          description: z.string(),
          affected_institutions: z.array(z.string()),
          estimated_impact_percentage: z.number().nullable(),
          expected_resolution_at: z.string().nullable(),
        }),
      ),
    }),
    example: {
      answer: {
        notices: [
          {
            notice_id: 'NTC-1',
            created_at: '2026-11-20T09:00:00Z',
            incident_id: 'INC-1',
            incident_type: 'outage',
            severity: 'high',
            status: 'acknowledged',
            description: 'Instant payments cannot be sent.',
            affected_institutions: ['UNTY'],
            estimated_impact_percentage: 40,
            expected_resolution_at: '2026-11-20T10:30:00Z',
          },
        ],
      },
    },
  }),
  makeHashes: own('makeHashes', {
    area: 'institutions',
    summary: 'Get the hashes by which the operations name accounts and citizens',
    description:
      'An institution gets those of its own accounts, of accounts that nobody has stated, and of accounts that paid one of its own or were paid by one.',
    roles: ['institution'],
    always: true,
    body: z.strictObject({ accounts: identifiers.optional(), citizens: identifiers.optional() }),
    answer: z.object({ accounts: z.array(hashed), citizens: z.array(hashed) }),
    example: {
      body: { accounts: ['0012-3456-78'], citizens: ['+639171234567'] },
      answer: {
        accounts: [{ identifier: '0012-3456-78', hash: 'hm1:a81d77c6e0f4' }],
        citizens: [{ identifier: '+639171234567', hash: 'hm1:5f2c9d01b7aa' }],
      },
    },
  }),
  listDisputes: own('listDisputes', {
    area: 'institutions',
    summary: 'Read the disputes that concern you, the newest 200',
    description: 'An institution sees its own, a citizen those of the case that is named, staff all.',
    roles: ['institution', 'citizen_channel', 'analyst', 'recovery_engine'],
    always: true,
    query: z.object({ case_id: z.string().max(128).optional() }),
    answer: z.object({ disputes: z.array(dispute) }),
    problems: ['case-not-found'],
    example: { answer: { disputes: [disputeExample] } },
  }),
  answerDispute: own('answerDispute', {
    area: 'institutions',
    summary: 'Say your word in a dispute',
    description:
      'Which word is whose: `respond`, `settle` and `reject` the institution’s; `accept`, `escalate` and `withdraw` the citizen’s; `decide` the authority’s, recorded by an analyst. A rejection can be escalated for 14 days.',
    roles: ['institution', 'citizen_channel', 'analyst', 'recovery_engine'],
    always: true,
    params: odrParams,
    headers: idempotencyHeader,
    body: z.strictObject({ outcome: z.enum(odrOutcomes), amount: z.number().min(0).optional() }),
    answer: dispute,
    problems: [
      'odr-not-found',
      'invalid-state',
      'case-closed',
      'odr-already-open',
      'amount-out-of-range',
      'return-exceeds-loss',
      'idempotency-key-reused',
      'request-in-progress',
    ],
    example: {
      body: { outcome: 'respond', amount: 2000 },
      answer: {
        ...disputeExample,
        status: 'institution_responded',
        offered_amount: 2000,
        answers: ['settle', 'reject', 'accept', 'escalate', 'withdraw'],
      },
    },
  }),
  importLedger: own('importLedger', {
    area: 'institutions',
    summary: 'Take statements and payments into the ledger',
    description:
      'The file is read as it comes, up to 1 GB, and may be sent again: what is there stays as it is. An institution speaks of its own accounts alone.',
    roles: ['institution'],
    always: true,
    query: z.strictObject({
      institution: participantCode.optional(),
      agent: z.array(z.string().regex(/^[A-Z0-9]{1,35}:[A-Z0-9]{3,12}$/, 'must be BIC:CODE')).max(1000),
    }),
    body: ['text/csv', 'application/xml', 'text/plain'],
    answer: z.object({
      complete: z.boolean(),
      accounts_opened: z.number().int(),
      accounts_changed: z.number().int(),
      transactions_added: z.number().int(),
      transactions_changed: z.number().int(),
      unchanged: z.number().int(),
      entries_pending: z.number().int(),
      entries_informational: z.number().int(),
      recall_requests: z.number().int(),
      recall_answers: z.number().int(),
      openings_assumed: z.number().int(),
      misfit_count: z.number().int(),
      misfits: z.array(misfit),
    }),
    problems: ['request-in-progress', 'nothing-imported'],
    example: {
      answer: {
        complete: true,
        accounts_opened: 2,
        accounts_changed: 0,
        transactions_added: 118,
        transactions_changed: 3,
        unchanged: 0,
        entries_pending: 0,
        entries_informational: 0,
        recall_requests: 0,
        recall_answers: 0,
        openings_assumed: 1,
        misfit_count: 1,
        misfits: [
          { line: 42, field: 'amount', code: 'not_an_amount', message: 'This is no amount of the currency.' },
        ],
      },
    },
  }),
  setBehaviour: own('setBehaviour', {
    area: 'simulation',
    summary: 'Say how a simulated institution answers, and whether it takes part',
    params: z.object({ institution_code: participantCode }),
    body: z.object({
      behaviour: behaviour.optional(),
      status: z.enum(['active', 'suspended', 'revoked']).optional(),
    }),
    answer: z.object({
      institution_code: z.string(),
      behaviour: z.string().optional(),
      status: z.enum(['active', 'suspended', 'revoked']).optional(),
    }),
    problems: ['institution-not-found'],
    example: {
      body: { behaviour: 'partial:50' },
      answer: { institution_code: 'BNKB', behaviour: 'partial:50' },
    },
  }),
  respondToDispute: own('respondToDispute', {
    area: 'simulation',
    summary: 'Say any word in a dispute, whose ever it is',
    params: odrParams,
    body: z.object({ outcome: z.enum(odrOutcomes), amount: z.number().min(0).optional() }),
    answer: z.object({ odr_id: z.string(), status: answered(odrStatuses) }),
    problems: ['odr-not-found', 'invalid-state', 'return-exceeds-loss'],
    example: { body: { outcome: 'reject' }, answer: { odr_id: 'ODR-1', status: 'rejected' } },
  }),
  answerFreeze: own('answerFreeze', {
    area: 'simulation',
    summary: 'Answer an order to hold money in an institution’s place',
    params: freezeParams,
    body: freezeAnswer,
    answer: freezeAnswered,
    problems: ['freeze-not-found', 'invalid-state'],
    example: freezeExample,
  }),
  failReturn: own('failReturn', {
    area: 'simulation',
    summary: 'Let a return of money fail',
    params: z.object({ return_id: pathId }),
    answer: z.object({ return_id: z.string(), status: z.literal('failed') }),
    problems: ['invalid-state'],
    example: { answer: { return_id: 'RET-1', status: 'failed' } },
  }),
  resolveIncident: own('resolveIncident', {
    area: 'simulation',
    summary: 'End an incident',
    params: z.object({ incident_id: pathId }),
    answer: z.object({ incident_id: z.string(), status: z.literal('resolved') }),
    problems: ['not-found'],
    example: { answer: { incident_id: 'INC-1', status: 'resolved' } },
  }),
} as const
