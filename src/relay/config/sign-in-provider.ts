import * as z from 'zod'
import { isLoopbackHost } from '../../http/loopback.ts'

const words = z.array(z.string().min(1).max(200)).min(1).max(20)

/** Schema of console sign-in through the institution's identity provider (OpenID Connect). */
export const signInProviderSettings = z.strictObject({
  name: z.string().min(1).max(40).describe('name on the button: "Sign in with …"'),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine((issuer) => issuer.startsWith('https:') || isLoopbackHost(new URL(issuer).hostname), {
      message: 'must be an https address',
    })
    .describe('issuer; `/.well-known/openid-configuration` is appended'),
  clientId: z.string().min(1).max(255).describe('client id of this relay at the provider'),
  loginClaim: z
    .string()
    .min(1)
    .max(64)
    .default('preferred_username')
    .describe(
      'claim that contains the sign-in name of a console user; `email` counts only with `email_verified`',
    ),
  secondFactor: z
    .strictObject({
      acr: words.optional().describe('one of these must be its `acr`'),
      amr: words.optional().describe('one of these must be among its `amr`, such as `hwk`'),
    })
    .refine(({ acr, amr }) => acr !== undefined || amr !== undefined, { message: 'must name acr or amr' })
    .optional()
    .describe(
      'what the provider must report for a sign-in to count as both factors; without it, the console asks for a passkey or code before any action that moves money',
    ),
})

/** Settings of the identity provider. */
export type SignInProviderSettings = z.infer<typeof signInProviderSettings>
