import type * as z from 'zod'
import {
  keyApprovalRequest,
  keyProposal,
  keyProposalList,
  keyProposalRequest,
  keyProposalRoles,
  keyProposalRoutes,
  keyProposalScopes,
  keyProposalsPerMinute,
  keyRejectionRequest,
} from '../console/key-proposals.ts'
import { problemResponses } from './problems.ts'
import type { Json, Schemas } from './schemas.ts'

interface KeyProposalCall {
  /** Method and path. */
  address: string
  summary: string
  description?: string
  body?: z.ZodType
  status: 200 | 201
  answer: z.ZodType
  example: { request?: object; answer: object }
}

const wish = {
  action: 'freeze',
  case_id: 'CASE-1',
  trace_id: 'TRC-1',
  account_hash: 'hm1:a81d77c6e0f4',
  institution_code: 'UNTY',
  freeze_amount: 5500,
  freeze_duration_hours: 72,
  reason: 'The account received the stolen money an hour ago.',
}
const digest = '5f2c'.repeat(16)
const proposed = {
  proposal_id: '01J0PROPOSAL',
  action: 'freeze',
  case_id: 'CASE-1',
  state: 'proposed',
  what: {
    amount: 5500,
    currency: 'PHP',
    account: 'hm1:a81d77c6e0f4',
    institution: 'UNTY',
    hours: 72,
    trace: 'TRC-1',
  },
  reason: wish.reason,
  digest,
  proposed_by: { id: 'key:0a1b2c3d4e5f', name: 'Recovery desk' },
  proposed_at: '2026-11-20T09:10:00.000Z',
  expires_at: '2026-11-20T09:40:00.000Z',
  decided_by: null,
  decided_at: null,
  note: null,
  needs_token: false,
  result: null,
}
const decided = {
  ...proposed,
  decided_by: { id: 'key:5e4d3c2b1a0f', name: 'Duty officer' },
  decided_at: '2026-11-20T09:14:00.000Z',
}
const note = 'The citizen has confirmed the payment as genuine.'

/** The calls by which two keys freeze and release money. */
const calls: Readonly<Record<keyof typeof keyProposalRoutes, KeyProposalCall>> = {
  proposeFreezeOrRelease: {
    address: keyProposalRoutes.proposeFreezeOrRelease,
    summary: 'Propose a freeze or a release',
    description:
      'Nothing is held or released until the key of another owner approves it, within 30 minutes. A second proposal for the same account or freeze is refused with 409 while this one is open.',
    body: keyProposalRequest,
    status: 201,
    answer: keyProposal,
    example: { request: wish, answer: proposed },
  },
  listProposals: {
    address: keyProposalRoutes.listProposals,
    summary: 'List the open proposals of keys',
    status: 200,
    answer: keyProposalList,
    example: { answer: { proposals: [proposed] } },
  },
  getProposal: {
    address: keyProposalRoutes.getProposal,
    summary: 'Read a proposal and its decision',
    status: 200,
    answer: keyProposal,
    example: { answer: proposed },
  },
  approveProposal: {
    address: keyProposalRoutes.approveProposal,
    summary: 'Approve a proposal of another owner’s key, which then is carried out once',
    description:
      'Refused with `self-approval-refused` for the same key, the same owner and keys that one console user has created; with `evidence-changed` for another digest or a case that has changed since; with `proposal-decided` if it has expired or was decided before.',
    body: keyApprovalRequest,
    status: 200,
    answer: keyProposal,
    example: {
      request: { digest },
      answer: { ...decided, state: 'executed', result: { freeze_id: 'FRZ-1', freeze_status: 'pending_ack' } },
    },
  },
  rejectProposal: {
    address: keyProposalRoutes.rejectProposal,
    summary: 'Reject a proposal, or withdraw one’s own',
    body: keyRejectionRequest,
    status: 200,
    answer: keyProposal,
    example: { request: { note }, answer: { ...decided, state: 'rejected', note } },
  },
}

/** Tag of the calls. */
export const keyProposalTag = {
  name: 'proposals',
  description: 'Freezes and releases that the key of one owner proposes and the key of another approves.',
}

/** Builds the `paths` of the calls. */
export function keyProposalPaths(schemas: Schemas): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = call.address.split(' ')
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: toDocument({ name, method, path }, call, schemas),
    }
  }
  return paths
}

function toDocument(
  { name, method, path }: Readonly<Record<'name' | 'method' | 'path', string>>,
  { summary, description, body, status, answer, example }: KeyProposalCall,
  schemas: Schemas,
): Json {
  const parameter = {
    name: 'proposal_id',
    in: 'path',
    required: true,
    description: 'Id of the proposal.',
    schema: { type: 'string' },
  }
  return {
    operationId: name,
    summary,
    ...(description !== undefined && { description }),
    tags: [keyProposalTag.name],
    security: [{ parleyKey: [] }],
    parameters: path.includes('{') ? [parameter] : [],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.schema(body, 'input'), example: example.request } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        content: {
          'application/json': { schema: schemas.schema(answer, 'output'), example: example.answer },
        },
      },
      ...problemResponses(
        method === 'GET'
          ? [401, 403, ...(path.includes('{') ? ([404] as const) : []), 429, 503]
          : [400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504],
      ),
    },
    'x-scope': method === 'GET' ? keyProposalScopes.read : keyProposalScopes.write,
    'x-roles': [...keyProposalRoles, 'admin'],
    'x-rate-limit': { perMinute: keyProposalsPerMinute },
  }
}
