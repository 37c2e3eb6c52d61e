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

/** What the console does in a case without a second person, and the accounts. After an act the page reads the case anew. */

const institution = z.string().min(1).max(64)
const accountHash = z.string().min(1).max(256)
const amount = z.number().positive()

/** Checks where a case shall go. */
export const routeRequest = z.strictObject({
  logic: z.enum(routingLogics),
  institutions: z.array(institution).max(20).optional(),
  note: z.string().trim().max(4000).optional(),
})
/** Checks a trace; without a payment the first of the case is followed, and what else is left out is as she reported it. */
export const traceRequest = z.strictObject({
  transactionId: z.string().min(1).max(128).optional(),
  amount: amount.optional(),
  /** The institution that the money left. */
  sender: institution.optional(),
  /** The account that it reached first. */
  receiverHash: accountHash.optional(),
  depth: z.number().int().min(1).max(10).optional(),
  sensitivity: z.enum(traceSensitivities).optional(),
})
/** Checks the end of a case. */
export const classifyRequest = z.strictObject({
  scamType: z.enum(scamTypes),
  outcome: z.enum(recoveryOutcomes),
  /** Major units. */
  recovered: z.number().min(0),
  confirmMule: z.boolean().optional(),
})
/** Checks a dispute with an institution. */
export const disputeRequest = z.strictObject({
  institution,
  amount,
  hours: z.number().int().min(1).max(840).optional(),
})
/** Checks what was said in a dispute that pays nothing; what pays is a proposal. */
export const disputeAnswerRequest = z.strictObject({
  disputeId: z.string().regex(/^[\w-]{1,128}$/),
  outcome: z.enum(odrOutcomes).exclude(payingOutcomes),
  /** What the institution offers with `respond`, in major units. */
  amount: amount.optional(),
  /** Who has said so, and how. */
  reason,
})
/** Checks a document to draft. */
export const documentRequest = z.strictObject({
  type: z.enum(documentTypes),
  institution: institution.optional(),
  accountHash: accountHash.optional(),
  amount: amount.optional(),
  days: z.number().int().min(1).max(365).optional(),
})
/** Checks what the citizen is told, and how. */
export const notifyRequest = z.strictObject({
  type: z.enum(notificationTypes),
  channels: z.array(z.enum(deliveryChannels)).min(1).max(3),
})
/** Checks which account is asked about; the answer is the operation's. */
export const scoreRequest = z.strictObject({ accountHash, institution, withPeers: z.boolean().optional() })
/** Checks an account against a name; the answer is the operation's. */
export const verifyRequest = z.strictObject({
  accountHash,
  institution,
  name: z.string().trim().min(1).max(140),
})
/** Checks an incident to report. */
export const incidentRequest = z.strictObject({
  type: z.enum(incidentTypes),
  severity: z.enum(severities),
  institutions: z.array(institution).min(1).max(200),
  description: z.string().trim().min(10).max(4000),
})

/** Gives her contact in clear, once. */
const revealedContact = z.object({ contact: z.string() })
/** Gives the detailed report in sections. */
const detailedReport = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
})

/** Checks which proposals are wanted: those that wait, or those that were decided. */
export const proposalQuery = z.object({
  state: z.enum(['waiting', 'decided']).default('waiting'),
  caseId: z.string().max(128).optional(),
  cursor: z.string().max(200).optional(),
})
/** Lists proposals, the one that ends first at the top, or the newest decision. */
const proposalList = z.object({ rows: z.array(proposalView), next: z.string().nullable() })

/** Describes where a case shall go. */
export type RouteRequest = z.infer<typeof routeRequest>
/** Describes the end of a case. */
export type ClassifyRequest = z.infer<typeof classifyRequest>
/** Describes a dispute. */
export type DisputeRequest = z.infer<typeof disputeRequest>
/** Describes what was said in a dispute. */
export type DisputeAnswerRequest = z.infer<typeof disputeAnswerRequest>
/** Describes a document to draft. */
export type DocumentRequest = z.infer<typeof documentRequest>
/** Describes what the citizen is told. */
export type NotifyRequest = z.infer<typeof notifyRequest>
/** Describes an incident. */
export type IncidentRequest = z.infer<typeof incidentRequest>
/** Gives her contact in clear. */
export type RevealedContact = z.infer<typeof revealedContact>
/** Gives the detailed report. */
export type DetailedReport = z.infer<typeof detailedReport>
/** Lists proposals. */
export type ProposalList = z.infer<typeof proposalList>
