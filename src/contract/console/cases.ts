import * as z from 'zod'
import { type OdrOutcome, releaseReasons } from '../operations/vocabulary.ts'
import { freshProof } from './people.ts'

/** The calls of the console for cases: the list, one case, and what is proposed and approved. */

const instant = z.string()
const id = z.string().regex(/^[\w-]{1,128}$/)
/** Checks why something is done, in words for whoever reads it later. */
export const reason = z.string().trim().min(10, 'must say why, in at least 10 characters').max(500)
const person = z.object({ id: z.string(), firstName: z.string() })
/** Major units with at most the currency's decimals. */
const amount = z.number().positive()

/** Lists the orders of the list; `urgency` is what can still be saved per hour. */
const caseOrders = ['urgency', 'newest', 'amount', 'due'] as const

/** Checks which cases are wanted. */
export const caseListQuery = z.object({
  /** A number, its last digits, an account, a reference. */
  search: z.string().trim().max(100).optional(),
  /** One status, or `open` for all in which something can still happen. */
  status: z.string().max(40).optional(),
  assignee: z.enum(['me', 'nobody', 'all']).default('all'),
  scamType: z.string().max(40).optional(),
  order: z.enum(caseOrders).default('urgency'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/** Describes one case in a list. */
const caseRow = z.object({
  caseId: z.string(),
  number: z.string(),
  gwId: z.string(),
  status: z.string(),
  scamType: z.string(),
  amount: z.number(),
  currency: z.string(),
  openedAt: instant,
  /** When the money left, as she said. */
  paidAt: instant.nullable(),
  /** She knows the day of it alone. */
  isPaidDay: z.boolean(),
  /** Major units: held now, and returned. */
  held: z.number(),
  returned: z.number(),
  /** The next thing that ends by itself: a freeze, a dispute's time. */
  dueAt: instant.nullable(),
  dueWhat: z.string().nullable(),
  urgency: z.number(),
  assignee: person.nullable(),
  /** Null where no person has, or had, the chat. */
  chatId: z.string().nullable(),
  version: z.number().int(),
})

/** Describes a page of the list. */
const caseList = z.object({
  rows: z.array(caseRow),
  next: z.string().nullable(),
  total: z.number().int(),
})

/** Checks an assignment; `version` is the one that the page saw. */
export const caseAssignRequest = z.strictObject({ version: z.number().int(), to: id.nullable() })

/** Checks the wish to read her contact in clear. */
export const revealRequest = z.strictObject({ reason })

/** Lists what a proposal may be for. The last has no operation of the interface, and is done where the host takes it. */
const proposalActions = ['freeze', 'extend', 'release', 'return', 'end-dispute'] as const
/** Lists the ends of a dispute by which she is paid, or told for good that she is not. */
export const payingOutcomes = ['settle', 'accept', 'decide'] as const satisfies readonly OdrOutcome[]
/** Lists where a proposal stands. */
const proposalStates = [
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
/** Checks what is proposed: the exact act, with its reason. */
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
      /** The account that she paid from; by default the one that the trace began at. */
      to: z.strictObject(account).optional(),
      reason,
    }),
    z.strictObject({
      action: z.literal('end-dispute'),
      caseId: id,
      disputeId: id,
      outcome: z.enum(payingOutcomes),
      /** What she is paid, in major units: with `accept`, what was offered; a decision may be that it is nothing. */
      amount: z.number().min(0),
      reason,
    }),
  ])
  .meta({ id: 'ProposalRequest' })

const hold = { caseId: id, traceId: id, amount, ...account, reason }
const shortHold = z.strictObject(hold)
/** Checks a short hold by one person, which lapses by itself unless a second one confirms it; `proof` as for an approval. */
export const holdRequest = z.strictObject({ ...hold, proof: freshProof.optional() })

/** Describes a proposal with whoever decided on it. */
export const proposalView = z.object({
  id: z.string(),
  action: z.enum(proposalActions),
  caseId: z.string(),
  caseNumber: z.string(),
  /** The version of the case that it was made on. */
  caseVersion: z.number().int(),
  state: z.enum(proposalStates),
  /** Exactly what will be done, as the approver signs it. */
  what: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string(),
  /** SHA-256 over the proposal and the evidence that it was made on: what a passkey signs. */
  digest: z.string(),
  proposedBy: person,
  proposedAt: instant,
  expiresAt: instant,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was rejected or has failed. */
  note: z.string().nullable(),
  isHold: z.boolean(),
  /** When a hold lapses, until somebody else has extended it. */
  lapsesAt: instant.nullable(),
  /** True where the trust layer wants a token of its own, which the approver brings. */
  needsToken: z.boolean(),
  /** What the trust layer answered, such as the id of the freeze; null before. */
  result: z.record(z.string(), z.unknown()).nullable(),
})

/** Checks an approval: of this digest and no other, by the person herself, now. */
export const approvalRequest = z.strictObject({
  digest: z.string().length(64),
  /** May be left out in a demonstration alone. */
  proof: freshProof.optional(),
  /** The token of whoever has the authority, where the trust layer takes no other. */
  authorizationToken: z.string().min(8).max(512).optional(),
})
/** Checks a rejection. */
export const rejectionRequest = z.strictObject({ note: reason })

/** Describes one line of a case's timeline. */
const timelineEntry = z.object({
  at: instant,
  kind: z.string(),
  text: z.string(),
  actor: z.string().nullable(),
})

/** Describes a case. What the 40 operations say is passed on as they say it. */
const caseFile = z.object({
  row: caseRow,
  /** Her own first words and the facts, from the chat while it is there. */
  story: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Masked, such as `+63 ••• ••• 4477`. */
  contact: z.string().nullable(),
  hasReport: z.boolean(),
  /** Names of institutions by their code, as far as they are known. */
  institutions: z.record(z.string(), z.string()),
  /** The account that the money left. */
  sender: z.object({ accountHash: z.string().nullable(), institution: z.string().nullable() }),
  status: z.record(z.string(), z.unknown()),
  trace: z.record(z.string(), z.unknown()).nullable(),
  /** As the ledger has them: `transaction_id`, `amount`, `receiver_hash`, where they are known. */
  payments: z.array(z.record(z.string(), z.unknown())),
  /** Each with `account_hash`, `institution_code` and `issued_at`, which the relay adds to the operation's answer. */
  freezes: z.array(z.record(z.string(), z.unknown())),
  /**
   * As the operation opened them, with `standing` and `response_overdue`; where the host gives them back also with how they stand
   * (`status`, `offered_amount`, `settled_amount`, `ended_at`) and what can be said now (`answers`).
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

/** Checks which cases are wanted. */
export type CaseListQuery = z.infer<typeof caseListQuery>
/** Describes one case in a list. */
export type CaseRow = z.infer<typeof caseRow>
/** Describes a page of the list. */
export type CaseList = z.infer<typeof caseList>
/** Describes a case. */
export type CaseFile = z.infer<typeof caseFile>
/** Describes what is proposed. */
export type ProposalRequest = z.infer<typeof proposalRequest>
/** Checks a short hold with the proof that its person is there. */
export type HoldWish = z.infer<typeof holdRequest>
/** Describes a short hold. */
export type HoldRequest = z.infer<typeof shortHold>
/** Names what a proposal is for. */
export type ProposalAction = (typeof proposalActions)[number]
/** Describes a proposal. */
export type ProposalView = z.infer<typeof proposalView>
/** Names where a proposal stands. */
export type ProposalState = (typeof proposalStates)[number]
