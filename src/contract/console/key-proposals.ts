import * as z from 'zod'
import type { CallerRole, Scope } from '../operations/operation.ts'
import { hash, identifier, institutionCode, positiveAmount } from '../operations/shapes.ts'
import { releaseReasons } from '../operations/vocabulary.ts'
import { proposalStates, reason } from './cases.ts'

/**
 * Calls by which servers with API keys propose and approve freezes and releases: the key of one owner proposes,
 * the key of another approves. The console shows and decides the same proposals.
 */

/** Addresses of the calls. */
export const keyProposalRoutes = {
  proposeFreezeOrRelease: 'POST /recovery/v1/proposals',
  listProposals: 'GET /recovery/v1/proposals',
  getProposal: 'GET /recovery/v1/proposals/{proposal_id}',
  approveProposal: 'POST /recovery/v1/proposals/{proposal_id}/approve',
  rejectProposal: 'POST /recovery/v1/proposals/{proposal_id}/reject',
} as const

/** Roles of the keys that take part, in addition to admin. */
export const keyProposalRoles = ['analyst', 'recovery_engine'] as const satisfies readonly CallerRole[]

/** Scopes that a key needs to read proposals, and to make and decide them. */
export const keyProposalScopes = { read: 'recovery:read', write: 'recovery:write' } as const satisfies Record<
  string,
  Scope
>

/** Requests per minute for one key. */
export const keyProposalsPerMinute = 120

const shared = {
  case_id: identifier.meta({ description: 'The case.' }),
  reason: reason.meta({ description: 'Why, for those who read it later. It is sent with the order.' }),
}
const freezeWish = z
  .strictObject({
    action: z.literal('freeze').meta({ description: 'Hold money.' }),
    ...shared,
    trace_id: identifier.meta({ description: 'The trace that found the account.' }),
    account_hash: hash.meta({ description: 'The account that holds the money.' }),
    institution_code: institutionCode.meta({ description: 'The institution that has the account.' }),
    freeze_amount: positiveAmount.meta({ description: 'How much to hold.' }),
    freeze_duration_hours: z
      .number()
      .int()
      .min(1)
      .max(72)
      .meta({ description: 'For how long, as an administrative hold.' }),
  })
  .meta({ id: 'FreezeProposal', description: 'A freeze to be approved.' })
const releaseWish = z
  .strictObject({
    action: z.literal('release').meta({ description: 'Let held money go.' }),
    ...shared,
    freeze_id: identifier.meta({ description: 'The freeze.' }),
    release_reason: z
      .enum(releaseReasons)
      .exclude(['expiry'])
      .meta({ description: 'Why it ends. A release by a court names its order in `reason`.' }),
  })
  .meta({ id: 'ReleaseProposal', description: 'A release to be approved.' })

/** Schema of a proposal by a key. */
export const keyProposalRequest = z.discriminatedUnion('action', [freezeWish, releaseWish])

/** Schema of an approval by a key. */
export const keyApprovalRequest = z.strictObject({
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the digest of the proposal')
    .meta({ description: 'Digest of the proposal that you have read. Another one is refused.' }),
  authorization_token: z
    .string()
    .min(8)
    .max(512)
    .optional()
    .meta({ description: 'Token of the authority, if the proposal says `needs_token`.' }),
})

/** Schema of a rejection by a key. */
export const keyRejectionRequest = z.strictObject({
  note: reason.meta({ description: 'Why it is rejected or withdrawn.' }),
})

const who = z
  .object({
    id: z.string().meta({ description: '`key:` and the prefix of the key, or the id of a console user.' }),
    name: z.string().meta({ description: 'Owner of the key, or first name of the console user.' }),
  })
  .meta({ id: 'ProposalPerson' })

/** Schema of a proposal as keys see it. */
export const keyProposal = z
  .object({
    proposal_id: z.string().meta({ description: 'Id of the proposal.' }),
    action: z.string().meta({ description: '`freeze`, `release`, or another action of the console.' }),
    case_id: z.string().meta({ description: 'The case.' }),
    state: z.enum(proposalStates).meta({ description: 'Only `proposed` can be approved.' }),
    what: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: 'Exactly what will be done.' }),
    reason: z.string().meta({ description: 'Why.' }),
    digest: z.string().meta({ description: 'SHA-256 over the proposal and its evidence; approve this.' }),
    proposed_by: who.meta({ description: 'Who has proposed it.' }),
    proposed_at: z.string().meta({ description: 'When it was proposed.' }),
    expires_at: z.string().meta({ description: 'Until when it can be approved.' }),
    decided_by: who.nullable().meta({ description: 'Who has decided; null before.' }),
    decided_at: z.string().nullable().meta({ description: 'When it was decided; null before.' }),
    note: z.string().nullable().meta({ description: 'Why it was rejected, superseded, or failed.' }),
    needs_token: z.boolean().meta({ description: 'Whether an approval must have an `authorization_token`.' }),
    result: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'Answer of the trust layer, such as the `freeze_id`; null before it is done.' }),
  })
  .meta({ id: 'KeyProposal', description: 'A proposal and its decision.' })

/** Schema of the list of open proposals. */
export const keyProposalList = z.object({
  proposals: z.array(keyProposal).meta({
    description: 'Open freezes and releases that keys have proposed, at most 50, the next to expire first.',
  }),
})

/** Proposal by a key. */
export type KeyProposalRequest = z.infer<typeof keyProposalRequest>
/** Proposal as keys see it. */
export type KeyProposal = z.infer<typeof keyProposal>
