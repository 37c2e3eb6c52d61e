import type { DeliveryChannel, Seal } from '../../kit/ports.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { plusDays } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { reporterCaseIdsMember } from './reporter-case-ids.ts'

/** A citizen's contact details. Stored encrypted. */
export interface CitizenContact {
  /** A telephone number, or a reference by which the channel's own service finds one. */
  phone?: string
  email?: string
}

/** Members of a complaint's open part that contain contact details. */
const contactMembers = ['callback_ref', 'contact_phone', 'contact_email'] as const

/** Reads the contact details from a complaint's open part. */
export function toContact(metadata: Record<string, unknown>): CitizenContact {
  const text = (name: (typeof contactMembers)[number]) => {
    const value = metadata[name]
    return typeof value === 'string' && value.length > 0 && value.length <= 254 ? value : undefined
  }
  const reference = text('callback_ref')
  const email = text('contact_email') ?? (reference?.includes('@') ? reference : undefined)
  const phone = text('contact_phone') ?? (reference?.includes('@') ? undefined : reference)
  return { ...(phone && { phone }), ...(email && isEmail(email) && { email }) }
}

const isEmail = (text: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(text)

/**
 * Members of a complaint's open part that are not stored verbatim; a hash of an old pepper is of no further
 * use, and the numbers of reporters come from their headers alone.
 */
const passingMembers: readonly string[] = [...contactMembers, 'earlier_account_hints', reporterCaseIdsMember]

/**
 * Returns the part of a complaint's open part that is stored: everything but contact details and hashes of
 * old peppers.
 */
export const toKept = (metadata: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => !passingMembers.includes(name)))

/** Encrypts contact details for a case; null if there are none. */
export const sealContact = (seal: Seal, caseId: string, contact: CitizenContact): string | null =>
  contact.phone || contact.email ? seal.encrypt(contact, sealContexts.contact(caseId)) : null

/** Decrypts contact details; empty if there are none. */
export const openContact = (seal: Seal, caseId: string, sealed: string | null): CitizenContact =>
  sealed === null ? {} : seal.decrypt<CitizenContact>(sealed, sealContexts.contact(caseId))

/** Returns the address for a channel; null if there is none. */
export const addressFor = (channel: DeliveryChannel, { phone, email }: CitizenContact): string | null =>
  (channel === 'email' ? email : phone) ?? null

/** Schedules the deletion of the citizen's contact details, `days` from now. */
export const scheduleForgetting = (unit: UnitOfWork, caseId: string, days: number): Promise<void> =>
  unit.schedule({
    kind: 'contact.forget',
    subject_id: caseId,
    due_at: plusDays(unit.now, days),
    lane: 'exact',
  })

/** Deletes the citizen's contact details at the end of their retention. */
export async function forgetContact(unit: UnitOfWork, caseId: string): Promise<void> {
  const { numUpdatedRows } = await unit.trx
    .updateTable('pf_case')
    .set({ contact_sealed: null })
    .where('case_id', '=', caseId)
    .where('contact_sealed', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  unit.audit({ action: 'contact.deleted', resourceType: 'case', resourceId: caseId, caseId })
}
