import * as z from 'zod'
import { freshProof } from './people.ts'

/**
 * Console calls for passkeys (WebAuthn). Data from an authenticator is passed on as the browser encodes it.
 */

/** Schema of a request to add a passkey; users with a second factor must prove one first. */
export const passkeyWish = z.strictObject({ proof: freshProof.optional() })

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')

/** Schema of a new passkey as the browser created it, with the name that its owner chose. */
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

/** Schema of a request to sign with a passkey. */
export const proofWish = z.strictObject({
  /** SHA-256 of the action, in hexadecimal, as the page computed or received it. */
  digest: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
})

/**
 * Challenge for a signature: the page signs the SHA-256 of `signedText`, which binds what it shows to this
 * one request.
 */
const proofOffer = z.object({
  nonce: z.string(),
  rpId: z.string(),
  /** The user's passkeys that work at this address. */
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
  ),
})

/** Challenge for signing in with any passkey that the device has for this address. */
const passkeyOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})

/** New passkey. */
export type NewPasskey = z.infer<typeof newPasskey>
/** Challenge for a signature. */
export type ProofOffer = z.infer<typeof proofOffer>
/** Challenge for signing in with a passkey. */
export type PasskeyOffer = z.infer<typeof passkeyOffer>
