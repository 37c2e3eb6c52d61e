import * as z from 'zod'
import { freshProof, newPassword, personView } from './people.ts'

/** Console calls for a user's own sign-in methods, and answers of the calls for managing people. */

const instant = z.string()
/** Schema of the user's new password. Users with a second factor must prove it again. */
export const passwordRequest = z.strictObject({ password: newPassword, proof: freshProof.optional() })
/** Schema of a request to set up an authenticator. Users with a passkey must prove it. */
export const codeWish = z.strictObject({ proof: freshProof.optional() })
/** Secret for the authenticator app: as a URI to scan, and as text to type. */
const codeOffer = z.object({ secret: z.string(), uri: z.string() })
/** Schema of an authenticator's first code. */
export const codeConfirmation = z.strictObject({ code: z.string().regex(/^\d{6}$/) })
/** Backup codes, which are shown once. */
const backupCodes = z.object({ backupCodes: z.array(z.string()) })
/** The user's sign-in methods and sessions. */
const ownWays = z.object({
  hasPassword: z.boolean(),
  hasCode: z.boolean(),
  /** Number of unused backup codes. */
  backupCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Host name of the console at which it works. */
      rpId: z.string(),
      worksHere: z.boolean(),
      createdAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      startedAt: instant,
      lastSeenAt: instant,
      /** Short name of browser and system; never an IP address. */
      device: z.string(),
      isThis: z.boolean(),
    }),
  ),
})

/** People who may use the console. */
const peopleView = z.object({ people: z.array(personView) })
/** Schema of a change to a person; omitted fields stay unchanged. */
export const personChange = z.strictObject({
  firstName: z.string().trim().min(1).max(40).optional(),
  role: personView.shape.role.optional(),
  channels: z.union([z.literal('all'), z.array(z.string().min(1).max(128)).max(200)]).optional(),
  isDisabled: z.boolean().optional(),
  /** Required for changing rights and for enabling, except in a demonstration. */
  proof: freshProof.optional(),
})
/** Schema of a request for a new single-use link for a person. */
export const personReset = z.strictObject({ proof: freshProof.optional() })
/** Single-use link, shown only to the administrator and only once. */
const onceLink = z.object({ person: personView, link: z.string() })

/** Secret for the authenticator app. */
export type CodeOffer = z.infer<typeof codeOffer>
/** Backup codes, which are shown once. */
export type BackupCodes = z.infer<typeof backupCodes>
/** The user's sign-in methods and sessions. */
export type OwnWays = z.infer<typeof ownWays>
/** People who may use the console. */
export type PeopleView = z.infer<typeof peopleView>
/** Change to a person. */
export type PersonWish = Omit<z.infer<typeof personChange>, 'proof'>
/** Single-use link. */
export type OnceLink = z.infer<typeof onceLink>
