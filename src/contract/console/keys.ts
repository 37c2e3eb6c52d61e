import * as z from 'zod'
import { callerRoles, type Scope, scopes } from '../operations/operation.ts'
import { freshProof } from './people.ts'

/** The calls of the console for API keys. */

const names = z.string().trim().min(1).max(2_000)

/** Checks which key is to be made. A key of the role admin is made by the command alone. */
export const keyRequest = z.strictObject({
  scopes: z.array(z.enum(scopes)).min(1),
  role: z.enum(callerRoles).exclude(['admin']),
  /** Names with commas between, or `all`. */
  teamspaces: names.optional(),
  companies: names.optional(),
  institution: z.string().min(1).max(64).optional(),
  citizenRef: z.string().min(1).max(256).optional(),
  /** A date, or days such as `90d`. */
  expires: z.string().min(1).max(40),
  /** Left out in a demonstration alone. */
  proof: freshProof.optional(),
})

/** Names which key is to be made. */
export type KeyWish = Omit<z.infer<typeof keyRequest>, 'proof'>

/** Describes a key, without the key itself. */
export interface KeyView {
  prefix: string
  state: 'valid' | 'expired' | 'revoked'
  role: string
  scopes: readonly string[]
  teamspaces: 'all' | readonly string[]
  companies: 'all' | readonly string[]
  environment: string
  createdAt: string
  /** Null for keys from before it was kept. */
  madeBy: string | null
  expiresAt: string | null
  revokedAt: string | null
}

/** Describes all keys, and what a new one can be. */
export interface KeysView {
  keys: readonly KeyView[]
  scopes: readonly Scope[]
  roles: readonly string[]
  environment: string
}

/** Gives a new key, this once. */
export interface MadeKey {
  key: string
  prefix: string
}
