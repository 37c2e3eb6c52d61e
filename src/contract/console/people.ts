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

/** Checks the proof that the person herself is there now: a code that was not used before. */
export const freshProof = z.strictObject({ code: oneTimeCode })

/** Checks a person who is to be added. Without a password she sets one by a link that works once. */
export const personRequest = z.strictObject({
  login: loginName,
  firstName: z.string().trim().min(1).max(40),
  role: z.enum(consoleRoles),
  /** The channels whose chats and cases she sees. */
  channels: z.union([z.literal('all'), z.array(z.string().min(1).max(128)).max(200)]).default('all'),
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
    })
    .nullable(),
  /** Sent back with whatever changes something, in the header `x-parley-csrf`; null while nobody is signed in. */
  csrf: z.string().nullable(),
})

/** Checks how somebody signs in. */
export type SignInRequest = z.infer<typeof signInRequest>
/** Carries the proof that the person herself is there now. */
export type FreshProof = z.infer<typeof freshProof>
/** Describes a person who is to be added. */
export type PersonRequest = z.infer<typeof personRequest>
/** Describes a person. */
export type PersonView = z.infer<typeof personView>
/** Describes who is signed in, or that nobody is. */
export type SessionView = z.infer<typeof sessionView>
