import * as z from 'zod'
import { callerRoles, type Scope, scopes } from '../operations/operation.ts'
import { freshProof } from './people.ts'

/** Console calls for API keys. */

const names = z.string().trim().min(1).max(2_000)

/** Schema of a new key. Keys with the role admin can only be created by the command. */
export const keyRequest = z.strictObject({
  scopes: z.array(z.enum(scopes)).min(1),
  role: z.enum(callerRoles).exclude(['admin']),
  /** Comma-separated names, or `all`. */
  teamspaces: names.optional(),
  companies: names.optional(),
  institution: z.string().min(1).max(64).optional(),
  citizenRef: z.string().min(1).max(256).optional(),
  /** A date, or a number of days such as `90d`. */
  expires: z.string().min(1).max(40),
  /** The person or the system that holds the key. */
  owner: z.string().trim().min(1).max(64).optional(),
  /** Optional only in a demonstration. */
  proof: freshProof.optional(),
})

/** Properties of a new key. */
export type KeyWish = Omit<z.infer<typeof keyRequest>, 'proof'>

/** Key without its secret. */
export interface KeyView {
  prefix: string
  state: 'valid' | 'expired' | 'revoked'
  role: string
  scopes: readonly string[]
  teamspaces: 'all' | readonly string[]
  companies: 'all' | readonly string[]
  environment: string
  createdAt: string
  /** Null for keys that predate this field. */
  madeBy: string | null
  /** Null if nobody was named. */
  owner: string | null
  expiresAt: string | null
  revokedAt: string | null
}

/** All keys, and the options for a new one. */
export interface KeysView {
  keys: readonly KeyView[]
  scopes: readonly Scope[]
  roles: readonly string[]
  environment: string
}

/** New key, shown only once. */
export interface MadeKey {
  key: string
  prefix: string
}
