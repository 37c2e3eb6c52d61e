import { isIP } from 'node:net'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type OperatorContext, ownOriginOf } from './route-guards.ts'

/** Says at which address of the console a passkey is made or used. */
export interface RelyingParty {
  /** The name of the address, which passkeys belong to. */
  rpId: string
  origin: string
}

/**
 * Gives the address that a request came to, which is one of this deployment's own names.
 * @throws Problem `validation-error` where the console was asked for by a bare address
 */
export function relyingPartyOf(c: OperatorContext): RelyingParty {
  const rpId = rpIdOf(c)
  if (rpId !== undefined) return { rpId, origin: ownOriginOf(c) }
  const message = 'Passkeys belong to a name. Open the console by its name; on this machine by localhost.'
  throw new Problem('validation-error', { errors: [{ field: 'host', code: 'no_name', message }] })
}

/** Gives the name that passkeys belong to at the address of a request; undefined where it is a bare address. */
export function rpIdOf(c: OperatorContext): string | undefined {
  const { hostname } = new URL(ownOriginOf(c))
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? undefined : hostname
}
