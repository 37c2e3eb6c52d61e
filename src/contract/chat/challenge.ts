import * as z from 'zod'

const hexOf = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `must be ${2 * bytes} hexadecimal digits`)

/**
 * Schema of a challenge signed by the relay: an ALTCHA version 2 proof of work. The solution is the number
 * whose key, derived with PBKDF2, begins with `keyPrefix`.
 */
export const challenge = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      /** Iterations for each number tried. */
      cost: z.number().int().min(1).max(1_000_000),
      data: z.object({
        /** Channel in which it opens a chat. */
        gwId: z.string().min(1).max(128),
        /** ISO instant. */
        expiresAt: z.iso.datetime(),
      }),
      keyLength: z.literal(32),
      keyPrefix: hexOf(16),
      keySignature: hexOf(32),
      nonce: hexOf(16),
      salt: hexOf(16),
    }),
    signature: hexOf(32),
  })
  .meta({ id: 'Challenge' })

/** Schema of a solved challenge: the challenge as issued, plus the number found and its key. */
export const proof = z
  .object({
    challenge,
    solution: z.object({ counter: z.number().int().min(0).max(0xff_ff_ff_ff), derivedKey: hexOf(32) }),
  })
  .meta({ id: 'Proof' })

/** Challenge a page must solve before it can open a chat; validated by {@link challenge}. */
export type Challenge = z.infer<typeof challenge>
/** Solution of a challenge; validated by {@link proof}. */
export type Proof = z.infer<typeof proof>
