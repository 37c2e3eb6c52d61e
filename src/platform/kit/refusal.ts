import type { FieldError, ProblemDocument } from '../../contract/primitives/problem.ts'
import {
  type TrustProblemSlug,
  trustProblems,
  trustProblemType,
} from '../../contract/primitives/trust-problems.ts'
import type { WireResponse } from '../../contract/primitives/wire.ts'
import { documentAnswer } from '../../http/problem-answers.ts'

/** Names a reason to refuse, as the last part of the type of its document. */
export type RefusalSlug = TrustProblemSlug

/** Says more about a refusal than its slug. */
export interface RefusalOptions {
  detail?: string
  errors?: FieldError[]
  /** Further members of the document; never what the caller sent. */
  extensions?: Record<string, unknown>
  headers?: Record<string, string>
}

/** The trust layer says no, and why. Nothing of what the same change did before is kept. */
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

/** The wire form, RFC 9457, with the trust layer's own type names. */
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

/** Makes the answer that tells of a refusal; `requestId` names the request in it. */
export const refusalAnswer = (refusal: Refusal, requestId: string): WireResponse =>
  documentAnswer(toDocument(refusal, `urn:request:${requestId}`), refusal.options.headers)

/** Makes the refusal of a method where others are `allowed`. */
export const methodNotAllowed = (allowed: readonly string[]): Refusal =>
  new Refusal('method-not-allowed', { headers: { allow: allowed.join(', ') } })
