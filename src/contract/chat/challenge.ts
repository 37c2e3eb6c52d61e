import * as z from 'zod'

const hexOf = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `must be ${2 * bytes} hexadecimal digits`)

/**
 * Checks a challenge as the relay has signed it: a proof of work of ALTCHA, version 2. Its solution is the number
 * whose key, derived with PBKDF2, begins with `keyPrefix`.
 */
export const challenge = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      /** Iterations for each number that is tried. */
      cost: z.number().int().min(1).max(1_000_000),
      data: z.object({
        /** The channel that it opens a chat of. */
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

/** Checks a solved challenge: the challenge as it came, with the number that was looked for and its key. */
export const proof = z
  .object({
    challenge,
    solution: z.object({ counter: z.number().int().min(0).max(0xff_ff_ff_ff), derivedKey: hexOf(32) }),
  })
  .meta({ id: 'Proof' })

/** Asks a page for some work before a chat is opened; checked by {@link challenge}. */
export type Challenge = z.infer<typeof challenge>
/** Shows that the work was done; checked by {@link proof}. */
export type Proof = z.infer<typeof proof>
