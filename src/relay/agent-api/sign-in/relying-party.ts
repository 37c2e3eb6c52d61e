import { isIP } from 'node:net'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type OperatorContext, ownOriginOf } from './route-guards.ts'

/** Address of the console at which a passkey is created or used. */
export interface RelyingParty {
  /** Host name of the address, to which passkeys belong. */
  rpId: string
  origin: string
}

/**
 * Returns the address that a request was sent to, which is one of this deployment's own names.
 * @throws Problem `validation-error` if the console was requested by IP address
 */
export function relyingPartyOf(c: OperatorContext): RelyingParty {
  const rpId = rpIdOf(c)
  if (rpId !== undefined) return { rpId, origin: ownOriginOf(c) }
  const message = 'Passkeys belong to a name. Open the console by its name; on this machine by localhost.'
  throw new Problem('validation-error', { errors: [{ field: 'host', code: 'no_name', message }] })
}

/**
 * Returns the host name to which passkeys belong at the address of a request; undefined for an IP address.
 */
export function rpIdOf(c: OperatorContext): string | undefined {
  const { hostname } = new URL(ownOriginOf(c))
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? undefined : hostname
}
