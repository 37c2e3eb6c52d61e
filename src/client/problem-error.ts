import type { FieldError, ProblemDocument } from '../contract/primitives/problem.ts'

/** Error thrown when the server refuses a call, with the server's own message. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  /** HTTP status of the response. */
  readonly status: number
  /** Last part of the document's `type`, such as `case-not-found`; `unknown` if there is none. */
  readonly code: string
  /** The invalid fields; empty if the refusal is not about fields. */
  readonly errors: readonly FieldError[]
  /** The whole problem document (RFC 9457), including its extension members. */
  readonly document: ProblemDocument
  /** Time to wait before retrying, in milliseconds, if the server gave one. */
  readonly retryAfterMs: number | undefined

  constructor(document: ProblemDocument, retryAfterMs?: number) {
    super(document.detail ?? document.title)
    this.status = document.status
    this.code = /^urn:[\w-]+:problem:([\w-]+)$/.exec(document.type)?.[1] ?? 'unknown'
    this.errors = document.errors ?? []
    this.document = document
    this.retryAfterMs = retryAfterMs
  }
}

/** Returns whether a caught error is a `ProblemError`. */
export const isProblemError = (error: unknown): error is ProblemError => error instanceof ProblemError

/**
 * Converts an error response into a `ProblemError`. A response without a problem document is given the form
 * of one.
 */
export async function toProblemError(response: Response): Promise<ProblemError> {
  const document = await readDocument(response)
  const after = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ProblemError(
    { ...document, status: response.status },
    Number.isFinite(after) ? after * 1000 : undefined,
  )
}

async function readDocument(response: Response): Promise<ProblemDocument> {
  const plain = {
    type: 'about:blank',
    title: response.statusText || 'The call failed',
    status: response.status,
  }
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return plain
  try {
    const value: unknown = await response.json()
    return typeof value === 'object' && value !== null ? { ...plain, ...value } : plain
  } catch {
    return plain
  }
}
