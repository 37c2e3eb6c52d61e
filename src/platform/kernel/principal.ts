import { createHash, timingSafeEqual } from 'node:crypto'

export type PrincipalRole =
  | 'citizen_channel'
  | 'analyst'
  | 'recovery_engine'
  | 'ips'
  | 'admin'
  | 'institution'
  | 'system'

/** Who is calling. */
export interface Principal {
  /** Tells callers apart in tokens, buckets and the audit trail; never a secret. */
  id: string
  role: PrincipalRole
  /** Of an institution. */
  institution?: string
  /** The citizen for whom the citizen channel speaks. */
  citizenRef?: string
}

/** What happens by itself is done by the platform. */
export const system: Principal = { id: 'system', role: 'system' }

export interface AuthenticateOptions {
  /** What the relay and the operator's own servers present as a bearer token. */
  secret: string
  /** The institution whose API credentials these are, or null. */
  findClient(clientId: string, clientSecret: string): Promise<string | null>
  /** The institution of the caller's client certificate, which no header can pretend to be. */
  certified?: string | undefined
}

/**
 * Recognises the caller by the deployment's secret and the role that its holder names, by a client
 * certificate, or by an institution's own API credentials. Null when nothing proves who it is. Behind
 * a certificate too the secret says more than the certificate: a gateway has both, and speaks for
 * many; without the secret nobody is anything but the certificate's institution.
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

/** An institution that has proved to be one. */
const institutionPrincipal = (code: string): Principal => ({
  id: `institution:${code}`,
  role: 'institution',
  institution: code,
})

const roles: ReadonlySet<string> = new Set(['citizen_channel', 'analyst', 'recovery_engine', 'ips', 'admin'])

/** The holder of the secret says for whom it asks; the relay has checked that person's key. */
function named(headers: Record<string, string>): Principal | null {
  const role = headers['x-parley-role'] ?? ''
  const code = /^institution:([A-Z0-9]{3,12})$/.exec(role)?.[1]
  if (code) return institutionPrincipal(code)
  if (!roles.has(role)) return null
  const caller = headers['x-parley-principal']
  const citizenRef = headers['x-citizen-ref']
  const id = caller && /^[\w.:-]{1,64}$/.test(caller) ? `${role}:${caller}` : role
  if (role !== 'citizen_channel') return { id, role: role as PrincipalRole }
  // One bucket and one set of idempotency keys for each citizen.
  return citizenRef ? { id: `${id}:${digest(citizenRef).slice(0, 16)}`, role, citizenRef } : { id, role }
}

async function byCredentials(value: string, options: AuthenticateOptions): Promise<Principal | null> {
  const text = Buffer.from(value, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return null
  const code = await options.findClient(text.slice(0, colon), text.slice(colon + 1))
  return code === null ? null : institutionPrincipal(code)
}

/** SHA-256, hexadecimal. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Compares in a time that tells nothing of where two texts differ. */
export const equalSecrets = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
