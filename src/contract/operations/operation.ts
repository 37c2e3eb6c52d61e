import type * as z from 'zod'

/** HTTP method that an operation can use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One of the three hosts of the interface; each has its own base address and its own secret. */
export type Host = 'platform' | 'gateway' | 'trust'

/** Scopes that a Parley API key can have; each operation requires one of them. */
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
/** Scope that a Parley API key must have to call an operation. */
export type Scope = (typeof scopes)[number]

/** Kinds of callers; `admin` may call every operation. */
export const callerRoles = [
  'citizen_channel',
  'analyst',
  'recovery_engine',
  'ips',
  'institution',
  'admin',
] as const
/** Kind of caller. */
export type CallerRole = (typeof callerRoles)[number]

/** Role of the caller; `institution:<code>` carries the institution's code. */
export type Role = Exclude<CallerRole, 'institution'> | `institution:${string}`

/** How the upstream authenticates its caller. */
export type UpstreamAuth = 'takeover-secret' | 'platform-token' | 'service-token' | 'trust-layer'

interface Limit {
  /** Requests per minute for one key; no limit if absent. */
  perMinute: number
  /** Only keys with these roles are limited; every key if absent. */
  roles?: readonly string[]
}

interface RequestShape {
  /** Path parameters, all strings. */
  params?: z.ZodType
  query?: z.ZodType
  /** Optional headers of this operation, by their lower-case names, all strings; our addition. */
  headers?: Readonly<Record<string, z.ZodType>>
  /** JSON body, or the fields of a multipart form. */
  body?: z.ZodType
  /** Defaults to `json` if there is a body. */
  encoding?: 'json' | 'multipart'
  /** Maximum body size in bytes. */
  maxBytes: number
}

interface ResponseShape {
  /** The success status that the embedded platform returns; callers accept any 2xx. */
  status: 200 | 201 | 202
  body: z.ZodType
  /** Defaults to `json`. */
  encoding?: 'json' | 'text'
}

/** One operation of the interface: everything needed to route, validate, document or test it. */
export interface Operation {
  id: string
  method: Method
  /** As defined by the interface, with `{param}` for path parameters. */
  path: string
  host: Host
  area: 'voice' | 'fields' | 'people' | 'humans' | 'redress' | 'recovery' | 'ips'
  summary: string
  auth: UpstreamAuth
  scope: Scope
  /** Roles that may call it, in addition to `admin`; from the table in `roles.ts`. */
  roles: readonly CallerRole[]
  /** Operations of the earlier edition still work, and their responses point to the current one. */
  edition: 'current' | 'earlier'
  /** Method and path of the current operation that replaces one of the earlier edition. */
  successor?: `${Method} /${string}`
  /** Target response time, in milliseconds. */
  latencyTargetMs: number
  /** Source of the target: the interface, or Parley if the interface defines none. */
  latencyFrom: 'interface' | 'parley'
  limit?: Limit
  /**
   * Whether a request whose response was lost may be repeated. `safe`: yes, with the same response. `keyed`:
   * only with an Idempotency-Key. `never`: no. A deletion is `never`, because repeating it would return "not
   * found".
   */
  retry: 'safe' | 'keyed' | 'never'
  request: RequestShape
  response: ResponseShape
}

/** Preserves the literal types of an operation, so that handlers and the client are typed by it. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation
