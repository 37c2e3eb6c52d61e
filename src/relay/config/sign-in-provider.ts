import * as z from 'zod'
import { isLoopbackHost } from '../../http/loopback.ts'

const words = z.array(z.string().min(1).max(200)).min(1).max(20)

/** Schema of console sign-in through the institution's identity provider (OpenID Connect). */
export const signInProviderSettings = z.strictObject({
  name: z.string().min(1).max(40).describe('what the button calls it: "Sign in with …"'),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine((issuer) => issuer.startsWith('https:') || isLoopbackHost(new URL(issuer).hostname), {
      message: 'must be an https address',
    })
    .describe('its issuer; `/.well-known/openid-configuration` is read behind it'),
  clientId: z.string().min(1).max(255).describe('the name of this relay there'),
  loginClaim: z
    .string()
    .min(1)
    .max(64)
    .default('preferred_username')
    .describe(
      'the claim that is the name for signing in of somebody who was added here; `email` counts only with `email_verified`',
    ),
  secondFactor: z
    .strictObject({
      acr: words.optional().describe('one of these must be its `acr`'),
      amr: words.optional().describe('one of these must be among its `amr`, such as `hwk`'),
    })
    .refine(({ acr, amr }) => acr !== undefined || amr !== undefined, { message: 'must name acr or amr' })
    .optional()
    .describe(
      'what it must say of a sign-in that counts as both factors; without it, a passkey or code of ours is asked for before anything that moves money',
    ),
})

/** Settings of the identity provider. */
export type SignInProviderSettings = z.infer<typeof signInProviderSettings>
