import * as z from 'zod'
import { fieldTypes, participantApis } from '../operations/vocabulary.ts'
import { limits } from '../primitives/limits.ts'

/** Console calls for teamspaces, custom fields, tags, tickets, voice credits and participants. */

const id = z.string().min(1).max(128)
const name = z.string().trim().min(1, 'must not be empty').max(200)

/** Schema of a call without a body. */
export const nothingMore = z.strictObject({})
/** Schema of a new teamspace. */
export const teamspaceRequest = z.strictObject({
  id: z.string().regex(/^[\w-]{3,64}$/, 'must be 3 to 64 letters, digits, - or _'),
})

const fieldWords = {
  name,
  description: z.string().trim().max(2000).default(''),
  /** For types that have options. */
  options: z.array(z.string().trim().min(1).max(500)).max(500).default([]),
  defaultValue: z.string().max(10_000).nullable().default(null),
}
/** Schema of a new custom field. */
export const newFieldRequest = z.strictObject({
  entity: z.enum(['customer', 'conversation']),
  type: z.enum(fieldTypes),
  ...fieldWords,
})
/** Schema of a change to a custom field; its type cannot change. */
export const fieldRequest = z.strictObject({ teamspace: id, ...fieldWords })
/** Schema of the teamspace that a field or tag belongs to. */
export const ofTeamspaceRequest = z.strictObject({ teamspace: id })

const tagKind = z.enum(['tag', 'tag_group'])
/** Schema of a new tag or tag group. */
export const newTagRequest = z.strictObject({ kind: tagKind, name })
/** Schema of a new name for a tag. */
export const tagRequest = z.strictObject({ teamspace: id, kind: tagKind, name })
/** Schema of the tag to delete. */
export const goneTagRequest = z.strictObject({ teamspace: id, kind: tagKind })

/** Schema of a new ticket. */
export const ticketRequest = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,128}$/, 'must be letters, digits, - _ or .'),
})
const fieldValue = z.union([z.string().max(10_000), z.number(), z.boolean(), z.array(z.string()).max(500)])
/** Schema of the values of a ticket's fields; null deletes one. */
export const ticketValuesRequest = z.strictObject({
  teamspace: id,
  values: z
    .array(z.strictObject({ id, value: fieldValue.nullable() }))
    .min(1)
    .max(500),
})

/** Schema of the threshold and the billing contacts. */
export const creditsRequest = z.strictObject({
  /** Balance below which credits are bought automatically; null disables that. */
  autoTopUpBelow: z.number().int().min(1).max(10_000).nullable(),
  billingEmails: z.array(z.email().max(254)).max(20),
})
/** Schema of a purchase; the host determines which amounts are possible. */
export const purchaseRequest = z.strictObject({ credits: z.number().int().min(1) })

const signingRequest = z
  .string()
  .trim()
  .min(1, 'must be a certificate signing request')
  .max(limits.signingRequestChars)
/** Schema of an institution to register. */
export const participantRequest = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,12}$/, 'must be 3 to 12 capital letters or digits'),
  name,
  email: z.email().max(254),
  signingRequest,
  apis: z.array(z.enum(participantApis)).min(1),
  retentionDays: z.number().int().min(1).max(3650),
})
/** Schema of a request for another certificate. */
export const certificateRequest = z.strictObject({ signingRequest })
/** Schema of the certificate to revoke. */
export const goneCertificateRequest = z.strictObject({ serial: z.string().regex(/^[0-9A-F]{1,64}$/) })
/** Schema of a participant's new status. */
export const participantStatusRequest = z.strictObject({
  status: z.enum(['active', 'suspended', 'revoked']),
})

/** Teamspaces known to the relay. */
export interface TeamspaceList {
  /** Whether the host accepts new ones from the console. */
  canAdd: boolean
  teamspaces: readonly {
    id: string
    /** When its takeover secret was created; null if it has none, or the host does not report it. */
    secretMadeAt: string | null
  }[]
}

/** Takeover secret, shown once. */
export interface TakeoverSecret {
  id: string
  secret: string
}

/** Custom field, as the operation lists it. */
export interface FieldView {
  id: string
  entity: string
  type: string
  name: string
  description: string | null
  select_options: readonly string[] | null
  single_select_options: readonly string[] | null
  default_value: string | null
}

/** Custom fields of a teamspace. */
export interface FieldList {
  /** Whether the host lets the console create conversation fields and change fields. */
  canChange: boolean
  fields: readonly FieldView[]
}

/** Tag or tag group. */
export interface TagView {
  id: string
  name: string
  /** Number of people who have it. */
  people: number
}

/** Tags and tag groups of a teamspace. */
export interface TagList {
  /** Whether the host lists them. */
  isListed: boolean
  tags: readonly TagView[]
  groups: readonly TagView[]
}

/** Tickets of a teamspace, with their values. */
export interface TicketList {
  /** Whether the host lists them. */
  isListed: boolean
  tickets: readonly { id: string; values: readonly { id: string; value: unknown }[] }[]
}

/** Voice credits of the workspace. Money is in the smallest unit of its currency. */
export interface CreditsView {
  credits: number
  isUnlimited: boolean
  isLow: boolean
  priceMinor: number
  currency: string
  step: number
  minimum: number
  topUpCredits: number
  autoTopUpBelow: number | null
  billingEmails: readonly string[]
  /** Purchases and adjustments, newest first. */
  movements: readonly { kind: string; amount: number; priceMinor: number; at: string; by: string | null }[]
}

/** Voice credits; null if the host does not report them. */
export interface CreditsAnswer {
  credits: CreditsView | null
}

/** Participating institution. */
export interface ParticipantView {
  code: string
  name: string
  email: string | null
  status: string
  /** False for an institution without credentials. */
  isRegistered: boolean
  apis: readonly string[]
  retentionDays: number
  clientId: string | null
  certificates: readonly {
    serial: string
    /** SHA-256 of the certificate, hexadecimal. */
    fingerprint: string
    expiresAt: string
    revokedAt: string | null
  }[]
}

/** Participating institutions. */
export interface ParticipantList {
  /** Whether the host lists them. */
  isListed: boolean
  participants: readonly ParticipantView[]
}

/** Credentials issued to an institution, shown once. */
export interface ParticipantGift {
  code: string
  /** PEM. */
  certificate?: string
  /** PEM, of the certificate authority. */
  authority?: string
  clientId?: string
  clientSecret?: string
}

/** Institution to register. */
export type ParticipantRequest = z.input<typeof participantRequest>
