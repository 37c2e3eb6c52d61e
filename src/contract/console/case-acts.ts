import * as z from 'zod'
import {
  deliveryChannels,
  documentTypes,
  incidentTypes,
  notificationTypes,
  odrOutcomes,
  recoveryOutcomes,
  routingLogics,
  scamTypes,
  severities,
  traceSensitivities,
} from '../operations/vocabulary.ts'
import { payingOutcomes, proposalView, reason } from './cases.ts'

/**
 * Console calls for case actions that need no second person, and for account queries. After an action the
 * page reloads the case.
 */

const institution = z.string().min(1).max(64)
const accountHash = z.string().min(1).max(256)
const amount = z.number().positive()

/** Schema of a routing request. */
export const routeRequest = z.strictObject({
  logic: z.enum(routingLogics),
  institutions: z.array(institution).max(20).optional(),
  note: z.string().trim().max(4000).optional(),
})
/**
 * Schema of a trace request. Without a payment, the first of the case is traced; other omitted fields are
 * taken from the citizen's report.
 */
export const traceRequest = z.strictObject({
  transactionId: z.string().min(1).max(128).optional(),
  amount: amount.optional(),
  /** Institution that sent the money. */
  sender: institution.optional(),
  /** First account that received the money. */
  receiverHash: accountHash.optional(),
  depth: z.number().int().min(1).max(10).optional(),
  sensitivity: z.enum(traceSensitivities).optional(),
})
/** Schema of the classification that closes a case. */
export const classifyRequest = z.strictObject({
  scamType: z.enum(scamTypes),
  outcome: z.enum(recoveryOutcomes),
  /** In major units. */
  recovered: z.number().min(0),
  confirmMule: z.boolean().optional(),
})
/** Schema of a new dispute with an institution. */
export const disputeRequest = z.strictObject({
  institution,
  amount,
  hours: z.number().int().min(1).max(840).optional(),
})
/** Schema of a dispute answer that pays nothing; one that pays is a proposal. */
export const disputeAnswerRequest = z.strictObject({
  disputeId: z.string().regex(/^[\w-]{1,128}$/),
  outcome: z.enum(odrOutcomes).exclude(payingOutcomes),
  /** Amount that the institution offers with `respond`, in major units. */
  amount: amount.optional(),
  /** Who answered, and how. */
  reason,
})
/** Schema of a request to draft a document. */
export const documentRequest = z.strictObject({
  type: z.enum(documentTypes),
  institution: institution.optional(),
  accountHash: accountHash.optional(),
  amount: amount.optional(),
  days: z.number().int().min(1).max(365).optional(),
})
/** Schema of a notification to the citizen, and its delivery channels. */
export const notifyRequest = z.strictObject({
  type: z.enum(notificationTypes),
  channels: z.array(z.enum(deliveryChannels)).min(1).max(3),
})
/** Schema of a score query; the operation's answer is passed on unchanged. */
export const scoreRequest = z.strictObject({ accountHash, institution, withPeers: z.boolean().optional() })
/** Schema of a check of an account against a name; the operation's answer is passed on unchanged. */
export const verifyRequest = z.strictObject({
  accountHash,
  institution,
  name: z.string().trim().min(1).max(140),
})
/** Schema of an incident report. */
export const incidentRequest = z.strictObject({
  type: z.enum(incidentTypes),
  severity: z.enum(severities),
  institutions: z.array(institution).min(1).max(200),
  description: z.string().trim().min(10).max(4000),
})

/** The citizen's contact details, unmasked, for this one answer. */
const revealedContact = z.object({ contact: z.string() })
/** The detailed report in sections. */
const detailedReport = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
})

/** Schema of a proposal query: pending or decided ones. */
export const proposalQuery = z.object({
  state: z.enum(['waiting', 'decided']).default('waiting'),
  caseId: z.string().max(128).optional(),
  /** Lists only proposals that expire, or were decided, after this instant. */
  since: z.iso.datetime().optional(),
  cursor: z.string().max(200).optional(),
})
/** Page of proposals: pending ones by expiry, decided ones newest first. */
const proposalList = z.object({ rows: z.array(proposalView), next: z.string().nullable() })

/** Routing request for a case. */
export type RouteRequest = z.infer<typeof routeRequest>
/** Classification that closes a case. */
export type ClassifyRequest = z.infer<typeof classifyRequest>
/** New dispute with an institution. */
export type DisputeRequest = z.infer<typeof disputeRequest>
/** Answer in a dispute that pays nothing. */
export type DisputeAnswerRequest = z.infer<typeof disputeAnswerRequest>
/** Request to draft a document. */
export type DocumentRequest = z.infer<typeof documentRequest>
/** Notification to the citizen. */
export type NotifyRequest = z.infer<typeof notifyRequest>
/** Incident to report. */
export type IncidentRequest = z.infer<typeof incidentRequest>
/** The citizen's contact details, unmasked. */
export type RevealedContact = z.infer<typeof revealedContact>
/** The detailed report in sections. */
export type DetailedReport = z.infer<typeof detailedReport>
/** Page of proposals. */
export type ProposalList = z.infer<typeof proposalList>
