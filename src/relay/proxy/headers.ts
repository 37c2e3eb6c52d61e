import type { IncomingHttpHeaders } from 'node:http'
import type { Credential } from '../upstream/credentials.ts'
import type { AnswerHeaders } from '../upstream/upstream.ts'
import type { ProxiedCall } from './call.ts'

/**
 * What a caller may say to an upstream. A list of what passes, not of what is kept back: an unknown
 * header could mean something there (an identity, another method, another path).
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

/** Makes the headers of the upstream request: what passes, who is calling, and the upstream's secret. */
export function toUpstreamHeaders(
  call: ProxiedCall,
  credential: Credential | undefined,
): Record<string, string> {
  const given = call.req.headers
  const headers: Record<string, string> = { 'x-request-id': call.requestId }
  for (const name of passing) {
    const value = given[name]
    if (typeof value === 'string') headers[name] = value
  }
  const { principal } = call
  if (call.host.identifies && principal) {
    headers['x-parley-role'] = principal.role
    headers['x-parley-principal'] = principal.id
    if (principal.citizenRef !== undefined) headers['x-citizen-ref'] = principal.citizenRef
  }
  if (credential) headers[credential.header] = credential.value
  return headers
}

/** What an upstream's answer does not bring along: about the connection, about us, or about itself. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // A redirect is the relay's to follow or not, and its target is inside.
  'location',
  'content-location',
  'refresh',
  // Of its conversation with us.
  'set-cookie',
  'authorization',
  'x-service-token',
  'www-authenticate',
  'authentication-info',
  'alt-svc',
  'strict-transport-security',
  'server',
  'x-powered-by',
  'via',
  // Set by the relay.
  'date',
  'x-request-id',
  'x-content-type-options',
])

/** Makes the headers of the answer, as a flat list of names and values. */
export function toAnswerHeaders(
  call: ProxiedCall,
  headers: AnswerHeaders,
  secret: string | undefined,
): string[] {
  const list = ['x-request-id', call.requestId, 'x-content-type-options', 'nosniff']
  if (call.limitHeaders) list.push(...call.limitHeaders)
  const named = namedByConnection(headers)
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || dropped.has(name) || isLimit(call, name) || named?.has(name)) continue
    if (typeof value === 'string') list.push(name, clean(value, secret))
    else for (const one of value) list.push(name, clean(one, secret))
  }
  return list
}

const isLimit = (call: ProxiedCall, name: string) =>
  call.limitHeaders !== undefined && name.startsWith('ratelimit')

const clean = (value: string, secret: string | undefined): string =>
  secret !== undefined && value.includes(secret) ? value.replaceAll(secret, '*'.repeat(secret.length)) : value

/** A Connection header can name more headers that are about the connection alone. */
function namedByConnection({ connection }: AnswerHeaders): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  return new Set(
    String(connection)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
}
