import * as z from 'zod'
import type { CallerRole } from '../operations/operation.ts'
import type { TrustProblemSlug } from '../primitives/trust-problems.ts'
import { type OwnRouteId, ownAddresses } from './addresses.ts'

/** Subject area of a call of the embedded platform. */
export type OwnArea = 'chats' | 'cases' | 'institutions' | 'settings' | 'lists' | 'simulation' | 'tests'

/** Problem that parts of the embedded platform return in the same form as the relay. */
type OwnRefusal = 'conflict' | 'not-found' | 'validation-error'

/**
 * A call of the embedded platform that is not part of the interface: everything needed to route, validate and
 * document it.
 */
export interface OwnRoute {
  id: OwnRouteId
  method: 'GET' | 'POST'
  path: string
  area: OwnArea
  summary: string
  description?: string
  /** Roles that may call it, in addition to `admin`. Default: none. */
  roles?: readonly CallerRole[]
  /** Whether it also exists without `SANDBOX=1`. */
  always?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** Headers that it reads, by their lower-case names. */
  headers?: Readonly<Record<string, { description: string; required?: true }>>
  /** A JSON schema, or the media types of a body that it reads itself. */
  body?: z.ZodType | readonly string[]
  /** Maximum size of the JSON body, in bytes. Default 64 KB. */
  maxBytes?: number
  /** Default 200. */
  status?: 201 | 202
  /** A JSON schema, or the media type of binary data. */
  answer: z.ZodType | string
  /** Problems it can return in addition to those of all calls. */
  problems?: readonly TrustProblemSlug[]
  /** Problems it returns in the relay's form. */
  refusals?: readonly OwnRefusal[]
  /** Example request and response. */
  example: { body?: unknown; answer?: unknown }
}

type Parts = Omit<OwnRoute, 'id' | 'method' | 'path'>

/** Creates the row of a call with the address of its id. */
export function own<Id extends OwnRouteId, const P extends Parts>(id: Id, parts: P) {
  const [method, path] = ownAddresses[id].split(' ')
  // The compiler cannot follow the split.
  return { id, method, path, ...parts } as { id: Id; method: 'GET' | 'POST'; path: string } & P
}

/** Schema of a platform identifier in a path. */
export const pathId = z.string().regex(/^[\w-]{1,128}$/)
/** Schema of amounts in lists, in major units of the deployment's currency. */
export const major = z.number()
/** Schema of a participating institution's code. */
export const participantCode = z.string().regex(/^[A-Z0-9]{3,12}$/)
/** Schema of an id chosen by the caller. */
export const ownId = z.string().min(1).max(128)
/** Definition of the header that makes a call idempotent. */
export const idempotencyHeader = {
  'idempotency-key': { description: 'The same key again is the same call: nothing is done twice.' },
} as const
