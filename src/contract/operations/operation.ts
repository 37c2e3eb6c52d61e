import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The three hosts of the interface; each has its own base address and its own secret. */
export type Host = 'platform' | 'gateway' | 'trust'

/** What a Parley API key must hold to call an operation. */
export const scopes = [
  'voice',
  'people:read',
  'people:write',
  'fields:read',
  'fields:write',
  'humans:read',
  'humans:write',
  'redress:read',
  'redress:write',
  'recovery:read',
  'recovery:write',
  'ips:read',
  'ips:write',
] as const
export type Scope = (typeof scopes)[number]

/** Who is calling the trust layer; `institution:<code>` carries the institution's code. */
export type Role =
  | 'citizen_channel'
  | 'analyst'
  | 'recovery_engine'
  | 'ips'
  | 'admin'
  | `institution:${string}`

/** How the upstream recognises its caller. */
export type UpstreamAuth = 'takeover-secret' | 'platform-token' | 'service-token' | 'trust-layer'

interface Limit {
  /** Requests a minute for one key; absent means no limit. */
  perMinute: number
  /** Only keys with these roles are limited; absent means every key. */
  roles?: readonly string[]
}

interface RequestShape {
  /** Path parameters, all strings. */
  params?: z.ZodType
  query?: z.ZodType
  /** JSON body, or the fields of a multipart form. */
  body?: z.ZodType
  /** Default `json` when there is a body. */
  encoding?: 'json' | 'multipart'
  /** Largest body accepted, in bytes. */
  maxBytes: number
}

interface ResponseShape {
  /** The success status that the embedded platform answers; callers accept any 2xx. */
  status: 200 | 201 | 202
  body: z.ZodType
  /** Default `json`. */
  encoding?: 'json' | 'text'
}

/** One operation of the interface: everything that routes, checks, documents or tests it. */
export interface Operation {
  id: string
  method: Method
  /** As in the interface, with `{param}` for path parameters. */
  path: string
  host: Host
  area: 'voice' | 'fields' | 'people' | 'humans' | 'redress' | 'recovery' | 'ips'
  summary: string
  auth: UpstreamAuth
  scope: Scope
  /** Operations of the earlier edition work, and say that there is a newer one. */
  edition: 'current' | 'earlier'
  /** Target for the answer, in milliseconds. */
  latencyTargetMs: number
  /** Whose target it is: where the interface states none, ours. */
  latencyFrom: 'interface' | 'parley'
  limit?: Limit
  /**
   * `safe`: may be sent twice, and the second answer is the first; `keyed`: only with an
   * Idempotency-Key; `never`: not at all. A deletion is `never`: had only its answer been lost, the
   * repetition would tell of something that is not there.
   */
  retry: 'safe' | 'keyed' | 'never'
  request: RequestShape
  response: ResponseShape
}

/** Keeps the literal types of an operation, so that handlers and the client are typed by it. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation
