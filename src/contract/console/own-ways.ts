import * as z from 'zod'
import { freshProof, newPassword, personView } from './people.ts'

/** What a person sets up for herself, and what the calls for people answer. */

const instant = z.string()
/** Checks a new password of her own. Whoever has a second factor shows it anew. */
export const passwordRequest = z.strictObject({ password: newPassword, proof: freshProof.optional() })
/** Checks the wish for codes. Whoever has a passkey shows it. */
export const codeWish = z.strictObject({ proof: freshProof.optional() })
/** Answers the wish for codes: what an authenticator scans, and the same to type. */
const codeOffer = z.object({ secret: z.string(), uri: z.string() })
/** Checks the first code of an authenticator. */
export const codeConfirmation = z.strictObject({ code: z.string().regex(/^\d{6}$/) })
/** Gives the backup codes, which are shown once. */
const backupCodes = z.object({ backupCodes: z.array(z.string()) })
/** Describes her ways in, and where she is signed in. */
const ownWays = z.object({
  hasPassword: z.boolean(),
  hasCode: z.boolean(),
  /** Backup codes that were not used. */
  backupCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The name of the console's address at which it works. */
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
      /** Browser and system in a few words; never an address. */
      device: z.string(),
      isThis: z.boolean(),
    }),
  ),
})

/** Describes the people of the console. */
const peopleView = z.object({ people: z.array(personView) })
/** Checks what is changed of a person; what is left out stays. */
export const personChange = z.strictObject({
  firstName: z.string().trim().min(1).max(40).optional(),
  role: personView.shape.role.optional(),
  channels: z.union([z.literal('all'), z.array(z.string().min(1).max(128)).max(200)]).optional(),
  isDisabled: z.boolean().optional(),
  /** Wanted for rights and for enabling, but in a demonstration. */
  proof: freshProof.optional(),
})
/** Checks the wish for a new link for somebody. */
export const personReset = z.strictObject({ proof: freshProof.optional() })
/** Gives a link that works once, shown to the administrator alone and never again. */
const onceLink = z.object({ person: personView, link: z.string() })

/** Answers the wish for codes. */
export type CodeOffer = z.infer<typeof codeOffer>
/** Gives the backup codes. */
export type BackupCodes = z.infer<typeof backupCodes>
/** Describes her ways in. */
export type OwnWays = z.infer<typeof ownWays>
/** Describes the people of the console. */
export type PeopleView = z.infer<typeof peopleView>
/** Describes what is changed of a person. */
export type PersonWish = Omit<z.infer<typeof personChange>, 'proof'>
/** Gives a link that works once. */
export type OnceLink = z.infer<typeof onceLink>
