import type * as z from 'zod'

/** Names an HTTP method that an operation can use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Names one of the three hosts of the interface; each has its own base address and its own secret. */
export type Host = 'platform' | 'gateway' | 'trust'

/** Lists what a Parley API key can hold; each operation asks for one of them. */
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
/** Names what a Parley API key must hold to call an operation. */
export type Scope = (typeof scopes)[number]

/** Lists the kinds of callers; `admin` may call every operation. */
export const callerRoles = [
  'citizen_channel',
  'analyst',
  'recovery_engine',
  'ips',
  'institution',
  'admin',
] as const
/** Names a kind of caller. */
export type CallerRole = (typeof callerRoles)[number]

/** Names who is calling; `institution:<code>` carries the institution's code. */
export type Role = Exclude<CallerRole, 'institution'> | `institution:${string}`

/** Names how the upstream recognises its caller. */
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

/** Describes one operation of the interface: everything that routes, checks, documents or tests it. */
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
  /** Who may call it besides `admin`; from the table in `roles.ts`. */
  roles: readonly CallerRole[]
  /** Operations of the earlier edition work, and their answers point to the current one. */
  edition: 'current' | 'earlier'
  /** Method and path of the current operation that takes the place of one of the earlier edition. */
  successor?: `${Method} /${string}`
  /** Target for the answer, in milliseconds. */
  latencyTargetMs: number
  /** Who set the target: the interface, or Parley where the interface states none. */
  latencyFrom: 'interface' | 'parley'
  limit?: Limit
  /**
   * Whether a request whose answer was lost may be repeated. `safe`: yes, with the same answer. `keyed`: only
   * with an Idempotency-Key. `never`: no. A deletion is `never`, because its repetition would answer "not
   * found".
   */
  retry: 'safe' | 'keyed' | 'never'
  request: RequestShape
  response: ResponseShape
}

/** Keeps the literal types of an operation, so that handlers and the client are typed by it. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation
