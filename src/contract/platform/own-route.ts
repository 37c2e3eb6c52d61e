import * as z from 'zod'
import type { CallerRole } from '../operations/operation.ts'
import type { TrustProblemSlug } from '../primitives/trust-problems.ts'
import { type OwnRouteId, ownAddresses } from './addresses.ts'

/** Names what a call of the embedded platform is about. */
export type OwnArea = 'chats' | 'cases' | 'institutions' | 'settings' | 'lists' | 'simulation' | 'tests'

/** Names a problem that parts of the embedded platform answer as the relay does. */
type OwnRefusal = 'conflict' | 'not-found' | 'validation-error'

/** Describes a call of the embedded platform that the interface does not have: what routes, checks and documents it. */
export interface OwnRoute {
  id: OwnRouteId
  method: 'GET' | 'POST'
  path: string
  area: OwnArea
  summary: string
  description?: string
  /** Who may call it besides `admin`. Default: nobody. */
  roles?: readonly CallerRole[]
  /** Whether it is there without `SANDBOX=1` too. */
  always?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** Headers that it reads, by their names in lower case. */
  headers?: Readonly<Record<string, { description: string; required?: true }>>
  /** A schema of JSON, or the media types of a body that it reads itself. */
  body?: z.ZodType | readonly string[]
  /** Largest JSON body, in bytes. Default 64 KB. */
  maxBytes?: number
  /** Default 200. */
  status?: 201 | 202
  /** A schema of JSON, or the media type of bytes. */
  answer: z.ZodType | string
  /** What it refuses besides what all calls do. */
  problems?: readonly TrustProblemSlug[]
  /** What it refuses in the relay's own words. */
  refusals?: readonly OwnRefusal[]
  /** A request and an answer. */
  example: { body?: unknown; answer?: unknown }
}

type Parts = Omit<OwnRoute, 'id' | 'method' | 'path'>

/** Makes the row of a call, with the address that its id has. */
export function own<Id extends OwnRouteId, const P extends Parts>(id: Id, parts: P) {
  const [method, path] = ownAddresses[id].split(' ')
  // The compiler cannot follow the split.
  return { id, method, path, ...parts } as { id: Id; method: 'GET' | 'POST'; path: string } & P
}

/** Checks an identifier of the platform in a path. */
export const pathId = z.string().regex(/^[\w-]{1,128}$/)
/** Describes amounts of a list, which are major units of the deployment's currency. */
export const major = z.number()
/** Describes the code of an institution that takes part. */
export const participantCode = z.string().regex(/^[A-Z0-9]{3,12}$/)
/** Checks an id that callers choose. */
export const ownId = z.string().min(1).max(128)
/** Says which key makes a repeated call one. */
export const idempotencyHeader = {
  'idempotency-key': { description: 'The same key again is the same call: nothing is done twice.' },
} as const
