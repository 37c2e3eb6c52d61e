import * as z from 'zod'
import { freshProof } from './people.ts'

/** The calls of the console for passkeys (WebAuthn). What an authenticator makes passes through as the browser writes it. */

/** Checks the wish to add a passkey: whoever has a second factor shows one first. */
export const passkeyWish = z.strictObject({ proof: freshProof.optional() })

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')

/** Checks a new passkey as the browser made it, with the name that its owner gives it. */
export const newPasskey = z.strictObject({
  name: z.string().trim().min(1).max(40),
  made: z.object({
    id: base64url.max(1400),
    rawId: base64url.max(1400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url.max(4000),
      attestationObject: base64url.max(16_000),
      transports: z.array(z.string().max(32)).max(8).optional(),
    }),
  }),
})

/** Checks the wish to sign something by a passkey. */
export const proofWish = z.strictObject({
  /** SHA-256 of what will be done, in hexadecimal, as the page computed it or was shown it. */
  digest: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
})

/** Offers a signature: the page signs the SHA-256 of `signedText`, which binds what it shows to this one wish. */
const proofOffer = z.object({
  nonce: z.string(),
  rpId: z.string(),
  /** Her passkeys that work at this address. */
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
  ),
})

/** Offers to sign in by whichever passkey the device has for this address. */
const passkeyOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})

/** Carries a new passkey. */
export type NewPasskey = z.infer<typeof newPasskey>
/** Offers a signature. */
export type ProofOffer = z.infer<typeof proofOffer>
/** Offers to sign in by a passkey. */
export type PasskeyOffer = z.infer<typeof passkeyOffer>
