import { createHash } from 'node:crypto'
import { type CallerRole, callerRoles } from '../../contract/operations/operation.ts'
import { equalSecrets } from '../../http/secrets.ts'

/** Role of a caller; `system` is the platform itself. */
export type PrincipalRole = CallerRole | 'system'

/** Identifies a caller. */
export interface Principal {
  /**
   * Distinguishes callers in tokens, buckets and the audit trail; begins with the role, and is never a
   * secret.
   */
  id: string
  role: PrincipalRole
  /** Code of the institution, for the role `institution`. */
  institution?: string
  /** The citizen on whose behalf the citizen channel acts. */
  citizenRef?: string
}

/** The platform as the cause of automatic events. */
export const system: Principal = { id: 'system', role: 'system' }

/** Returns the role in a caller's id; undefined for the platform itself. */
export const roleOf = (id: string): CallerRole | undefined =>
  callerRoles.find((role) => role === id.split(':', 1)[0])

/** Ways to prove a caller's identity. */
export interface AuthenticateOptions {
  /** The bearer token of the relay and the operator's own servers. */
  secret: string
  /** Finds the institution that has these API credentials, or null. */
  findClient(clientId: string, clientSecret: string): Promise<string | null>
  /** Institution of the caller's client certificate, taken from the connection and not from a header. */
  certified?: string | undefined
}

/**
 * Identifies the caller by the deployment's secret with the role that its holder names, by a client
 * certificate, or by an institution's own API credentials. Returns null if nothing proves who it is. The
 * secret overrides a certificate, because a gateway has both and acts for many; with the certificate alone,
 * the caller is its institution.
 */
export async function authenticate(
  headers: Record<string, string>,
  options: AuthenticateOptions,
): Promise<Principal | null> {
  const authorization = headers.authorization ?? ''
  const [scheme = '', value = ''] = authorization.split(/\s+/, 2)
  if (/^bearer$/i.test(scheme)) return equalSecrets(value, options.secret) ? named(headers) : null
  if (options.certified !== undefined) return institutionPrincipal(options.certified)
  if (/^basic$/i.test(scheme)) return byCredentials(value, options)
  return null
}

/** Builds the principal of an institution. */
const institutionPrincipal = (code: string): Principal => ({
  id: `institution:${code}`,
  role: 'institution',
  institution: code,
})

/** An institution must also name its code. */
const roles: ReadonlySet<string> = new Set(callerRoles.filter((role) => role !== 'institution'))

/**
 * Returns the principal on whose behalf the holder of the secret acts; the relay has already checked that
 * caller's key.
 */
function named(headers: Record<string, string>): Principal | null {
  const role = headers['x-parley-role'] ?? ''
  const code = /^institution:([A-Z0-9]{3,12})$/.exec(role)?.[1]
  if (code) return institutionPrincipal(code)
  if (!roles.has(role)) return null
  const caller = headers['x-parley-principal']
  const citizenRef = headers['x-citizen-ref']
  const id = caller && /^[\w.:-]{1,64}$/.test(caller) ? `${role}:${caller}` : role
  if (role !== 'citizen_channel') return { id, role: role as PrincipalRole }
  // Each citizen has a separate bucket and separate idempotency keys.
  return citizenRef ? { id: `${id}:${digest(citizenRef).slice(0, 16)}`, role, citizenRef } : { id, role }
}

async function byCredentials(value: string, options: AuthenticateOptions): Promise<Principal | null> {
  const text = Buffer.from(value, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return null
  const code = await options.findClient(text.slice(0, colon), text.slice(colon + 1))
  return code === null ? null : institutionPrincipal(code)
}

/** Computes the SHA-256 of a text, in hexadecimal. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex')
