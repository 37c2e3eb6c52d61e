import * as z from 'zod'
import { fieldTypes, participantApis } from '../operations/vocabulary.ts'
import { limits } from '../primitives/limits.ts'

/** The calls of the console for teamspaces, custom fields, tags, tickets, voice credits and participants. */

const id = z.string().min(1).max(128)
const name = z.string().trim().min(1, 'must not be empty').max(200)

/** Checks a call that says nothing but what it is about. */
export const nothingMore = z.strictObject({})
/** Checks a teamspace to add. */
export const teamspaceRequest = z.strictObject({
  id: z.string().regex(/^[\w-]{3,64}$/, 'must be 3 to 64 letters, digits, - or _'),
})

const fieldWords = {
  name,
  description: z.string().trim().max(2000).default(''),
  /** For the types that choose from some. */
  options: z.array(z.string().trim().min(1).max(500)).max(500).default([]),
  defaultValue: z.string().max(10_000).nullable().default(null),
}
/** Checks a custom field to add. */
export const newFieldRequest = z.strictObject({
  entity: z.enum(['customer', 'conversation']),
  type: z.enum(fieldTypes),
  ...fieldWords,
})
/** Checks a change of a custom field, whose type stays. */
export const fieldRequest = z.strictObject({ teamspace: id, ...fieldWords })
/** Checks whose field or tag is meant. */
export const ofTeamspaceRequest = z.strictObject({ teamspace: id })

const tagKind = z.enum(['tag', 'tag_group'])
/** Checks a tag or a tag group to add. */
export const newTagRequest = z.strictObject({ kind: tagKind, name })
/** Checks another name of a tag. */
export const tagRequest = z.strictObject({ teamspace: id, kind: tagKind, name })
/** Checks which tag is meant. */
export const goneTagRequest = z.strictObject({ teamspace: id, kind: tagKind })

/** Checks a ticket to add. */
export const ticketRequest = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,128}$/, 'must be letters, digits, - _ or .'),
})
const fieldValue = z.union([z.string().max(10_000), z.number(), z.boolean(), z.array(z.string()).max(500)])
/** Checks the values of a ticket's fields; null takes one away. */
export const ticketValuesRequest = z.strictObject({
  teamspace: id,
  values: z
    .array(z.strictObject({ id, value: fieldValue.nullable() }))
    .min(1)
    .max(500),
})

/** Checks the threshold and the billing contacts. */
export const creditsRequest = z.strictObject({
  /** Credits are bought by themselves below this balance; null: they are not. */
  autoTopUpBelow: z.number().int().min(1).max(10_000).nullable(),
  billingEmails: z.array(z.email().max(254)).max(20),
})
/** Checks a purchase; the host says which amounts can be bought. */
export const purchaseRequest = z.strictObject({ credits: z.number().int().min(1) })

const signingRequest = z
  .string()
  .trim()
  .min(1, 'must be a certificate signing request')
  .max(limits.signingRequestChars)
/** Checks an institution to register. */
export const participantRequest = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,12}$/, 'must be 3 to 12 capital letters or digits'),
  name,
  email: z.email().max(254),
  signingRequest,
  apis: z.array(z.enum(participantApis)).min(1),
  retentionDays: z.number().int().min(1).max(3650),
})
/** Checks a request for another certificate. */
export const certificateRequest = z.strictObject({ signingRequest })
/** Checks which certificate is meant. */
export const goneCertificateRequest = z.strictObject({ serial: z.string().regex(/^[0-9A-F]{1,64}$/) })
/** Checks what becomes of a participant. */
export const participantStatusRequest = z.strictObject({
  status: z.enum(['active', 'suspended', 'revoked']),
})

/** Lists the teamspaces that the relay knows. */
export interface TeamspaceList {
  /** Whether the host takes others from here. */
  canAdd: boolean
  teamspaces: readonly {
    id: string
    /** When its takeover secret was made; null where it has none of its own, or the host does not say. */
    secretMadeAt: string | null
  }[]
}

/** Shows a takeover secret, once. */
export interface TakeoverSecret {
  id: string
  secret: string
}

/** Describes a custom field as the operation lists it. */
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

/** Lists the custom fields of a teamspace. */
export interface FieldList {
  /** Whether the host has fields of conversations made, and fields changed, from here. */
  canChange: boolean
  fields: readonly FieldView[]
}

/** Describes a tag or a tag group. */
export interface TagView {
  id: string
  name: string
  /** How many people have it. */
  people: number
}

/** Lists the tags and tag groups of a teamspace. */
export interface TagList {
  /** Whether the host lists them. */
  isListed: boolean
  tags: readonly TagView[]
  groups: readonly TagView[]
}

/** Lists the tickets of a teamspace, with their values. */
export interface TicketList {
  /** Whether the host lists them. */
  isListed: boolean
  tickets: readonly { id: string; values: readonly { id: string; value: unknown }[] }[]
}

/** Describes the voice credits of the workspace. Money is in the smallest unit of its currency. */
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
  /** What was bought and set, newest first. */
  movements: readonly { kind: string; amount: number; priceMinor: number; at: string; by: string | null }[]
}

/** Holds the voice credits, or null where the host does not say. */
export interface CreditsAnswer {
  credits: CreditsView | null
}

/** Describes an institution that takes part. */
export interface ParticipantView {
  code: string
  name: string
  email: string | null
  status: string
  /** False for one that has no way in of its own. */
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

/** Lists the institutions that take part. */
export interface ParticipantList {
  /** Whether the host lists them. */
  isListed: boolean
  participants: readonly ParticipantView[]
}

/** Shows what an institution is given, once. */
export interface ParticipantGift {
  code: string
  /** PEM. */
  certificate?: string
  /** PEM, of the authority. */
  authority?: string
  clientId?: string
  clientSecret?: string
}

/** Describes an institution to register. */
export type ParticipantRequest = z.input<typeof participantRequest>
