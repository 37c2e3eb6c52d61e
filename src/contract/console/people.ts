import * as z from 'zod'
import { consoleRoles } from './roles.ts'

/** The calls of the console for signing in and for the people who work at it. */

/** Checks the name under which a person signs in. */
const loginName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@-]{1,63}$/, 'must be 2 to 64 letters, digits, or . _ @ -')
/** Checks a chosen password. Length protects; kinds of characters do not. */
export const newPassword = z.string().min(12, 'must have at least 12 characters').max(256)
const oneTimeCode = z
  .string()
  .regex(/^(\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, 'must be six digits or a backup code')
/** Checks how somebody signs in: a link that works once, or a password with a code. */
export const signInRequest = z.union([
  z.strictObject({ once: z.string().min(1).max(64) }),
  z.strictObject({ login: loginName, password: z.string().min(1).max(256), code: oneTimeCode.optional() }),
])

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
/** Checks what a passkey has signed, as the browser writes it. */
const assertion = z.object({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url.max(4000),
    authenticatorData: base64url.max(4000),
    signature: base64url.max(4000),
    userHandle: base64url.max(128).optional(),
  }),
})
/** Checks the wish to sign in by the provider; `isFresh` has it see her anew. */
export const providerWish = z.strictObject({ isFresh: z.boolean().default(false) })
/** Checks what the provider has sent the browser back with: the query of that address. */
export const providerAnswer = z.strictObject({ query: z.string().regex(/^\?/).max(4096) })
/** Checks how somebody signs in by a passkey alone. */
export const passkeySignIn = z.strictObject({ passkey: assertion })

/**
 * Checks the proof that the person herself is there now: a code that was not used before, or what one of her passkeys
 * has signed over exactly this.
 */
export const freshProof = z.union([
  /** The sign-in itself, where a provider whose second factor counts has just seen her. */
  z.strictObject({ provider: z.literal(true) }),
  z.strictObject({ code: oneTimeCode }),
  z.strictObject({ passkey: assertion }),
])

/** Checks a person who is to be added. Without a password she sets one by a link that works once. */
export const personRequest = z.strictObject({
  login: loginName,
  firstName: z.string().trim().min(1).max(40),
  role: z.enum(consoleRoles),
  /** The channels whose chats and cases she sees. */
  channels: z.union([z.literal('all'), z.array(z.string().min(1).max(128)).max(200)]).default('all'),
  /** Left out in a demonstration alone. */
  proof: freshProof.optional(),
})

/** Describes a person, as others at the console may see her. */
export const personView = z.object({
  id: z.string(),
  login: z.string(),
  firstName: z.string(),
  role: z.enum(consoleRoles),
  channels: z.union([z.literal('all'), z.array(z.string())]),
  hasPassword: z.boolean(),
  hasCode: z.boolean(),
  hasPasskey: z.boolean(),
  /** ISO instant, or null while she may sign in. */
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
})

/** Describes who is signed in. */
const sessionView = z.object({
  operator: z
    .object({
      id: z.string(),
      login: z.string(),
      firstName: z.string(),
      role: z.enum(consoleRoles),
      channels: z.union([z.literal('all'), z.array(z.string())]),
      /** Milliseconds without a deed after which the session ends. */
      idleMs: z.number(),
      /** True until a second factor is set up; nothing else is allowed before. */
      mustEnrol: z.boolean(),
      /** False in a demonstration alone, which asks nobody to show that she is there. */
      asksProof: z.boolean(),
      /** What she can show it by: a passkey that works at this address, a code, that her provider has just seen her. */
      proofs: z.array(z.enum(['passkey', 'code', 'provider'])),
      /** Whether her provider's word counts, once it has seen her anew. */
      byProvider: z.boolean(),
    })
    .nullable(),
  /** By whom one may sign in besides; null where there is nobody. */
  provider: z.object({ name: z.string(), isAway: z.boolean() }).nullable(),
  /** Sent back with whatever changes something, in the header `x-parley-csrf`; null while nobody is signed in. */
  csrf: z.string().nullable(),
})

/** Checks how somebody signs in. */
export type SignInRequest = z.infer<typeof signInRequest>
/** Carries what a passkey has signed. */
export type Assertion = z.infer<typeof assertion>
/** Carries the proof that the person herself is there now. */
export type FreshProof = z.infer<typeof freshProof>
/** Describes a person who is to be added. */
export type PersonRequest = Omit<z.infer<typeof personRequest>, 'proof'>
/** Describes a person. */
export type PersonView = z.infer<typeof personView>
/** Describes who is signed in, or that nobody is. */
export type SessionView = z.infer<typeof sessionView>
