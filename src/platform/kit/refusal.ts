import type { FieldError, ProblemDocument } from '../../contract/primitives/problem.ts'
import {
  type TrustProblemSlug,
  trustProblems,
  trustProblemType,
} from '../../contract/primitives/trust-problems.ts'
import type { WireResponse } from '../../contract/primitives/wire.ts'
import { documentAnswer } from '../../http/problem-answers.ts'

/** Reason for a refusal, as the last part of its document's type. */
export type RefusalSlug = TrustProblemSlug

/** Details of a refusal in addition to its slug. */
export interface RefusalOptions {
  detail?: string
  errors?: FieldError[]
  /** Further members of the document; never data that the caller sent. */
  extensions?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A refusal by the trust layer, with its reason. All changes of the same transaction are rolled back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly slug: RefusalSlug
  readonly status: number
  readonly options: RefusalOptions

  constructor(slug: RefusalSlug, options: RefusalOptions = {}) {
    super(slug)
    this.slug = slug
    this.status = trustProblems[slug].status
    this.options = options
  }
}

/** Converts a refusal to the wire form of RFC 9457, with the trust layer's own type names. */
export function toDocument({ slug, status, options }: Refusal, instance?: string): ProblemDocument {
  const { title } = trustProblems[slug]
  return {
    type: trustProblemType(slug),
    title,
    status,
    detail: options.detail ?? title,
    ...(instance !== undefined && { instance }),
    ...(options.errors && { errors: options.errors }),
    ...options.extensions,
  }
}

/** Creates the response for a refusal; `requestId` identifies the request in it. */
export const refusalAnswer = (refusal: Refusal, requestId: string): WireResponse =>
  documentAnswer(toDocument(refusal, `urn:request:${requestId}`), refusal.options.headers)

/** Creates the refusal of a method, naming the `allowed` ones. */
export const methodNotAllowed = (allowed: readonly string[]): Refusal =>
  new Refusal('method-not-allowed', { headers: { allow: allowed.join(', ') } })
