import * as z from 'zod'
import { type OdrOutcome, releaseReasons } from '../operations/vocabulary.ts'
import { freshProof } from './people.ts'

/** Console calls for cases: the list, a single case, and proposals with their approval. */

const instant = z.string()
const id = z.string().regex(/^[\w-]{1,128}$/)
/** Schema of the reason for an action, written for later readers. */
export const reason = z.string().trim().min(10, 'must say why, in at least 10 characters').max(500)
const person = z.object({ id: z.string(), firstName: z.string() })
/** In major units, with at most the currency's number of decimals. */
const amount = z.number().positive()

/** Sort orders of the list; `urgency` is the amount that can still be recovered per hour. */
const caseOrders = ['urgency', 'newest', 'amount', 'due'] as const

/** Schema of a case list query. */
export const caseListQuery = z.object({
  /** Case number, its last digits, an account, or a reference. */
  search: z.string().trim().max(100).optional(),
  /** A status, or `open` for all cases that can still change. */
  status: z.string().max(40).optional(),
  assignee: z.enum(['me', 'nobody', 'all']).default('all'),
  scamType: z.string().max(40).optional(),
  order: z.enum(caseOrders).default('urgency'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/** Case in a list. */
const caseRow = z.object({
  caseId: z.string(),
  number: z.string(),
  gwId: z.string(),
  status: z.string(),
  scamType: z.string(),
  amount: z.number(),
  currency: z.string(),
  openedAt: instant,
  /** When the payment was made, as the citizen stated. */
  paidAt: instant.nullable(),
  /** Whether the citizen knows only the day. */
  isPaidDay: z.boolean(),
  /** Amounts in major units: held now, and returned. */
  held: z.number(),
  returned: z.number(),
  /** Next expiry: of a freeze, or of a dispute's deadline. */
  dueAt: instant.nullable(),
  dueWhat: z.string().nullable(),
  urgency: z.number(),
  assignee: person.nullable(),
  /** Null if no person has, or had, the chat. */
  chatId: z.string().nullable(),
  version: z.number().int(),
})

/** Page of the case list. */
const caseList = z.object({
  rows: z.array(caseRow),
  next: z.string().nullable(),
  total: z.number().int(),
})

/** Schema of a case assignment; `version` is the one that the page displayed. */
export const caseAssignRequest = z.strictObject({ version: z.number().int(), to: id.nullable() })

/** Schema of a request to read the citizen's contact details unmasked. */
export const revealRequest = z.strictObject({ reason })

/**
 * Actions that a proposal may be for. The last has no operation in the interface, and works only if the host
 * supports it.
 */
const proposalActions = ['freeze', 'extend', 'release', 'return', 'end-dispute'] as const
/** Outcomes of a dispute that pay the citizen, or finally pay nothing. */
export const payingOutcomes = ['settle', 'accept', 'decide'] as const satisfies readonly OdrOutcome[]
/** States of a proposal. */
export const proposalStates = [
  'proposed',
  'approved',
  'executing',
  'executed',
  'failed',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
] as const

const account = { accountHash: z.string().min(1).max(256), institution: z.string().min(1).max(64) }
/** Schema of a proposal: the exact action, with its reason. */
export const proposalRequest = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('freeze'),
      caseId: id,
      traceId: id,
      amount,
      ...account,
      hours: z.number().int().min(1).max(72),
      reason,
    }),
    z.strictObject({
      action: z.literal('extend'),
      caseId: id,
      freezeId: id,
      hours: z.number().int().min(1).max(720),
      reason,
    }),
    z.strictObject({
      action: z.literal('release'),
      caseId: id,
      freezeId: id,
      because: z.enum(releaseReasons).exclude(['expiry']),
      reason,
    }),
    z.strictObject({
      action: z.literal('return'),
      caseId: id,
      freezeId: id,
      amount,
      /** Account that the citizen paid from; by default the account at which the trace started. */
      to: z.strictObject(account).optional(),
      reason,
    }),
    z.strictObject({
      action: z.literal('end-dispute'),
      caseId: id,
      disputeId: id,
      outcome: z.enum(payingOutcomes),
      /** Amount paid to the citizen, in major units. `accept`: the amount offered. Only `decide` allows 0. */
      amount: z.number().min(0),
      reason,
    }),
  ])
  .meta({ id: 'ProposalRequest' })

const hold = { caseId: id, traceId: id, amount, ...account, reason }
const shortHold = z.strictObject(hold)
/**
 * Schema of a short hold by one person, which lapses unless a second person confirms it; `proof` as for an
 * approval.
 */
export const holdRequest = z.strictObject({ ...hold, proof: freshProof.optional() })

/** Proposal, and who decided on it. */
export const proposalView = z.object({
  id: z.string(),
  action: z.enum(proposalActions),
  caseId: z.string(),
  caseNumber: z.string(),
  /** Version of the case on which the proposal is based. */
  caseVersion: z.number().int(),
  state: z.enum(proposalStates),
  /** Exactly what will be done, as the approver signs it. */
  what: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string(),
  /** SHA-256 over the proposal and the evidence it is based on; this is what a passkey signs. */
  digest: z.string(),
  proposedBy: person,
  proposedAt: instant,
  expiresAt: instant,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was rejected or failed. */
  note: z.string().nullable(),
  isHold: z.boolean(),
  /** When a hold lapses unless a second person extends it. */
  lapsesAt: instant.nullable(),
  /** True if the trust layer requires its own token, which the approver must provide. */
  needsToken: z.boolean(),
  /** Answer of the trust layer, such as the id of the freeze; null before execution. */
  result: z.record(z.string(), z.unknown()).nullable(),
})

/** Schema of an approval: of exactly this digest, by the approver personally, now. */
export const approvalRequest = z.strictObject({
  digest: z.string().length(64),
  /** Optional only in a demonstration. */
  proof: freshProof.optional(),
  /** Token of the person with authority, if the trust layer accepts no other. */
  authorizationToken: z.string().min(8).max(512).optional(),
})
/** Schema of a rejection. */
export const rejectionRequest = z.strictObject({ note: reason })

/** Entry in the timeline of a case. */
const timelineEntry = z.object({
  at: instant,
  kind: z.string(),
  text: z.string(),
  actor: z.string().nullable(),
})

/** `reporter` is the code of an institution, or the role of a key. */
const reporterCaseId = z.object({ id: z.string(), reporter: z.string() })

/** Case with all its data. Answers of the 40 operations are passed on unchanged. */
const caseFile = z.object({
  row: caseRow,
  /** The citizen's own first description and the facts, from the chat while it still exists. */
  story: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Masked, such as `+63 ••• ••• 4477`. */
  contact: z.string().nullable(),
  hasReport: z.boolean(),
  /** Numbers that call centres, branches and banks have for the case in their own systems. */
  reporterCaseIds: z.array(reporterCaseId),
  /** Names of institutions by their code, where known. */
  institutions: z.record(z.string(), z.string()),
  /** Account that the money was sent from. */
  sender: z.object({ accountHash: z.string().nullable(), institution: z.string().nullable() }),
  status: z.record(z.string(), z.unknown()),
  trace: z.record(z.string(), z.unknown()).nullable(),
  /** As in the ledger: `transaction_id`, `amount`, `receiver_hash`, where known. */
  payments: z.array(z.record(z.string(), z.unknown())),
  /**
   * Each with `account_hash`, `institution_code` and `issued_at`, which the relay adds to the operation's
   * answer.
   */
  freezes: z.array(z.record(z.string(), z.unknown())),
  /**
   * As the operation opened them, with `standing` and `response_overdue`. If the host returns them, also with
   * their status (`status`, `offered_amount`, `settled_amount`, `ended_at`) and the answers possible now
   * (`answers`).
   */
  disputes: z.array(z.record(z.string(), z.unknown())),
  /** Each with `document_id`, `document_type`, `generated_at`. */
  documents: z.array(z.record(z.string(), z.unknown())),
  /** Each with `notification_id`, `notification_type`, `language`, `created_at`, `deliveries`. */
  messages: z.array(z.record(z.string(), z.unknown())),
  notes: z.array(z.object({ id: z.string(), by: person, text: z.string(), at: instant })),
  proposals: z.array(proposalView),
  timeline: z.array(timelineEntry),
})

/** Schema of the numbers in a host's answer, which may leave them out. */
export const reporterCaseIds = z.array(reporterCaseId).catch([])

/** Query of the case list. */
export type CaseListQuery = z.infer<typeof caseListQuery>
/** Case in a list. */
export type CaseRow = z.infer<typeof caseRow>
/** Page of the case list. */
export type CaseList = z.infer<typeof caseList>
/** Case with all its data. */
export type CaseFile = z.infer<typeof caseFile>
/** Proposal to hold, release or move money, or to end a dispute. */
export type ProposalRequest = z.infer<typeof proposalRequest>
/** Request for a short hold, with the proof of identity. */
export type HoldWish = z.infer<typeof holdRequest>
/** Short hold, without the proof. */
export type HoldRequest = z.infer<typeof shortHold>
/** Action that a proposal is for. */
export type ProposalAction = (typeof proposalActions)[number]
/** Proposal, and who decided on it. */
export type ProposalView = z.infer<typeof proposalView>
/** State of a proposal. */
export type ProposalState = (typeof proposalStates)[number]
