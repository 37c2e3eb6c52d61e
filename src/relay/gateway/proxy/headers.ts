import type { IncomingHttpHeaders } from 'node:http'
import { formatReach, reachHeader } from '../../../contract/platform/key-reach.ts'
import type { Principal } from '../../security/auth/key-check.ts'
import type { Credential } from '../upstream/credentials.ts'
import type { AnswerHeaders } from '../upstream/upstream.ts'
import type { ProxiedCall } from './call.ts'

/**
 * Request headers that a caller may send to an upstream. An allow list, because an unknown header could have
 * a meaning there (an identity, another method, another path).
 */
const passing = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'traceparent',
  'tracestate',
  'user-agent',
] as const satisfies readonly (keyof IncomingHttpHeaders | 'idempotency-key')[]

/**
 * Returns the headers of the upstream request: the allowed ones, those of the operation, the caller's identity, and the upstream's
 * secret.
 */
export function toUpstreamHeaders(
  call: ProxiedCall,
  credential: Credential | undefined,
): Record<string, string> {
  const given = call.req.headers
  const headers: Record<string, string> = { 'x-request-id': call.requestId }
  for (const name of [...passing, ...Object.keys(call.operation.request.headers ?? {})]) {
    const value = given[name]
    if (typeof value === 'string') headers[name] = value
  }
  const { principal } = call
  if (call.host.identifies && principal) {
    headers['x-parley-role'] = principal.role
    headers['x-parley-principal'] = principal.id
    if (principal.citizenRef !== undefined) headers['x-citizen-ref'] = principal.citizenRef
    if (call.operation.host !== 'trust') headers[reachHeader] = reachOf(principal)
  }
  if (credential) headers[credential.header] = credential.value
  return headers
}

const reachOf = ({ scopes, teamspaces, companies }: Principal): string =>
  formatReach({ scopes: [...scopes], teamspaces, companies })

/**
 * Response headers that an upstream may send to a caller. An allow list, because an unknown header could be
 * an instruction to a proxy in front of the relay (`x-accel-redirect`), or to a browser about the relay's
 * whole origin (cookies, CORS, `clear-site-data`).
 */
const answering: ReadonlySet<string> = new Set([
  'allow',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'deprecation',
  'etag',
  'idempotency-replayed',
  'last-modified',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'sunset',
  'x-audio-seconds',
  'x-parley-voice',
  'x-privacy-warning',
])

/** Returns the headers of the response, as a flat list of names and values. */
export function toAnswerHeaders(
  call: ProxiedCall,
  headers: AnswerHeaders,
  credential: Credential | undefined,
): string[] {
  const list = [
    'x-request-id',
    call.requestId,
    'x-content-type-options',
    'nosniff',
    'cache-control',
    'no-store',
  ]
  if (call.limitHeaders) list.push(...call.limitHeaders)
  list.push(...call.editionHeaders)
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || !answering.has(name) || isOurs(call, name)) continue
    // If a header is repeated, different readers could pick different values.
    const one = typeof value === 'string' ? value : (value[0] ?? '')
    list.push(name, credential ? one.replace(credential.secretPattern, toStars) : one)
  }
  return list
}

/** Returns whether the relay has already set this header itself. */
const isOurs = ({ limitHeaders, editionHeaders }: ProxiedCall, name: string) =>
  (limitHeaders !== undefined && name.startsWith('ratelimit')) || editionHeaders.includes(name)

const toStars = (found: string) => '*'.repeat(found.length)
