import * as z from 'zod'
import { consoleRoles } from './roles.ts'

/** Console calls for signing in and for managing people. */

/** Schema of a login name. */
const loginName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@-]{1,63}$/, 'must be 2 to 64 letters, digits, or . _ @ -')
/** Schema of a chosen password. Length protects; character classes do not. */
export const newPassword = z.string().min(12, 'must have at least 12 characters').max(256)
const oneTimeCode = z
  .string()
  .regex(/^(\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, 'must be six digits or a backup code')
/** Schema of a sign-in: with a single-use link, or with a password and a code. */
export const signInRequest = z.union([
  z.strictObject({ once: z.string().min(1).max(64) }),
  z.strictObject({ login: loginName, password: z.string().min(1).max(256), code: oneTimeCode.optional() }),
])

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
/** Schema of a passkey's signature, as the browser encodes it. */
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
/**
 * Schema of a request to sign in through the provider; `isFresh` requires the user to authenticate there
 * again.
 */
export const providerWish = z.strictObject({ isFresh: z.boolean().default(false) })
/** Schema of the provider's answer: the query of the address that it redirected the browser to. */
export const providerAnswer = z.strictObject({ query: z.string().regex(/^\?/).max(4096) })
/** Schema of a sign-in with only a passkey. */
export const passkeySignIn = z.strictObject({ passkey: assertion })

/**
 * Schema of the proof that the user is present now: an unused code, or a passkey's signature over exactly
 * this action.
 */
export const freshProof = z.union([
  /** The sign-in itself, if a provider whose second factor is accepted has just authenticated the user. */
  z.strictObject({ provider: z.literal(true) }),
  z.strictObject({ code: oneTimeCode }),
  z.strictObject({ passkey: assertion }),
])

/** Schema of a new person. Without a password, the person sets one through a single-use link. */
export const personRequest = z.strictObject({
  login: loginName,
  firstName: z.string().trim().min(1).max(40),
  role: z.enum(consoleRoles),
  /** Channels whose chats and cases the person may see. */
  channels: z.union([z.literal('all'), z.array(z.string().min(1).max(128)).max(200)]).default('all'),
  /** Optional only in a demonstration. */
  proof: freshProof.optional(),
})

/** Person, as visible to others at the console. */
export const personView = z.object({
  id: z.string(),
  login: z.string(),
  firstName: z.string(),
  role: z.enum(consoleRoles),
  channels: z.union([z.literal('all'), z.array(z.string())]),
  hasPassword: z.boolean(),
  hasCode: z.boolean(),
  hasPasskey: z.boolean(),
  /** ISO instant, or null if the person may sign in. */
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
})

/** The signed-in user and the session. */
const sessionView = z.object({
  operator: z
    .object({
      id: z.string(),
      login: z.string(),
      firstName: z.string(),
      role: z.enum(consoleRoles),
      channels: z.union([z.literal('all'), z.array(z.string())]),
      /** Milliseconds without user action after which the session ends. */
      idleMs: z.number(),
      /** True until a second factor is set up; nothing else is allowed before that. */
      mustEnrol: z.boolean(),
      /** False only in a demonstration, which requires no proof of identity. */
      asksProof: z.boolean(),
      /**
       * Accepted proofs: a passkey that works at this address, a code, or a recent authentication at the
       * provider.
       */
      proofs: z.array(z.enum(['passkey', 'code', 'provider'])),
      /** Whether the provider's confirmation is accepted after the user authenticates there again. */
      byProvider: z.boolean(),
    })
    .nullable(),
  /** Provider for signing in; null if there is none. */
  provider: z.object({ name: z.string(), isAway: z.boolean() }).nullable(),
  /** Sent back with every change in the header `x-parley-csrf`; null if no user is signed in. */
  csrf: z.string().nullable(),
})

/** Sign-in request. */
export type SignInRequest = z.infer<typeof signInRequest>
/** Signature of a passkey. */
export type Assertion = z.infer<typeof assertion>
/** Proof that the user is present now. */
export type FreshProof = z.infer<typeof freshProof>
/** New person. */
export type PersonRequest = Omit<z.infer<typeof personRequest>, 'proof'>
/** Person at the console. */
export type PersonView = z.infer<typeof personView>
/** The signed-in user and the session, or that no user is signed in. */
export type SessionView = z.infer<typeof sessionView>
