import type { IncomingHttpHeaders } from 'node:http'
import type { Operation } from '../../../contract/operations/operation.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import { prefixOf } from '../../security/auth/api-keys.ts'

/**
 * The credentials that callers of the hosts themselves used to send, and the relay setting where they belong
 * now.
 */
const formerly: Record<Operation['auth'], { what: string; setting: string }> = {
  'takeover-secret': { what: 'a takeover secret', setting: 'TAKEOVER_SECRETS' },
  'platform-token': { what: 'a token of the platform', setting: 'PLATFORM_TOKEN' },
  'service-token': { what: 'the token of a platform user', setting: 'SERVICE_TOKEN' },
  'trust-layer': { what: 'a token of the trust layer', setting: 'TRUST_LAYER_TOKEN' },
}

const way = (setting: string) =>
  `Send an API key of the relay as Authorization: Bearer (npm run key -- create); what you sent so far belongs to the relay, in ${setting}.`

/**
 * Creates the refusal of a call without a valid key. A caller who sends a host's own credential gets a hint
 * on how to migrate. The credential is judged by its form alone, so that no response reveals whether a secret
 * is the right one.
 */
export function unauthenticated({ auth }: Operation, headers: IncomingHttpHeaders): Problem {
  const error = errorOf(auth, headers)
  return new Problem('unauthenticated', {
    ...(error.code === 'host_credential' && { detail: `${error.message} See docs/migrating.md.` }),
    errors: [error],
  })
}

function errorOf(auth: Operation['auth'], headers: IncomingHttpHeaders): FieldError {
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined && prefixOf(bearer) === undefined) {
    const { what, setting } = formerly[auth]
    const message = `This is no API key of the relay; it may be ${what}. ${way(setting)}`
    return { field: 'authorization', code: 'host_credential', message }
  }
  if (bearer === undefined && headers['x-service-token'] !== undefined) {
    const message = `The relay takes no X-SERVICE-TOKEN. ${way(formerly['service-token'].setting)}`
    return { field: 'x-service-token', code: 'host_credential', message }
  }
  return {
    field: 'authorization',
    code: 'invalid',
    message: 'Send a valid API key as Authorization: Bearer.',
  }
}
