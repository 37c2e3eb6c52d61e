import { Buffer } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import { type Problem, type ProblemDocument, toProblemDocument } from '../contract/primitives/problem.ts'
import type { WireResponse } from '../contract/primitives/wire.ts'

/** Returns the value of `Allow` for a path with these methods: HEAD works wherever GET does. */
export const allowHeader = (methods: readonly string[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')

/** Returns the headers for a problem: when to retry, how to authenticate, whether to close the connection. */
export function problemHeaders({ status, options: { retryAfterMs } }: Problem): Record<string, string> {
  return {
    ...(retryAfterMs !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    // The body that was too slow may never end.
    ...(status === 408 && { connection: 'close' }),
  }
}

const documentHeaders = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** A response whose body is JSON. */
export interface JsonAnswer extends WireResponse {
  body: Buffer<ArrayBuffer>
}

/** Creates a JSON response that must not be cached. */
export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): JsonAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: Buffer.from(JSON.stringify(value)),
})

/** Creates the response for a problem document. */
export const documentAnswer = (
  document: ProblemDocument,
  headers: Readonly<Record<string, string>> = {},
): JsonAnswer => jsonAnswer(document.status, document, { ...documentHeaders, ...headers })

/** Creates the response for a problem; `requestId` identifies the request in it. */
export const problemAnswer = (problem: Problem, requestId?: string): JsonAnswer =>
  documentAnswer(toProblemDocument(problem, requestId), problemHeaders(problem))

/** Creates the web `Response` for a problem. */
export function problemResponse(problem: Problem, requestId?: string): Response {
  const { status, headers, body } = problemAnswer(problem, requestId)
  return new Response(body, { status, headers })
}

/**
 * Writes a problem document to a Node response, with the id of its request. `headers` is a flat list of names
 * and values.
 */
export function sendDocument(res: ServerResponse, document: ProblemDocument, headers: string[]): void {
  const body = Buffer.from(JSON.stringify(document))
  const own = ['content-length', String(body.length)]
  if (document.instance !== undefined) own.push('x-request-id', document.instance)
  res.writeHead(document.status, [...Object.entries(documentHeaders).flat(), ...own, ...headers])
  res.end(body)
}
