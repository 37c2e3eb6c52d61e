import type { Context } from 'hono'
import type { Logger } from 'pino'
import {
  isProblem,
  Problem,
  type ProblemDocument,
  toProblemDocument,
} from '../contract/primitives/problem.ts'

/** What every route of the relay finds on its context. */
export interface RelayEnv {
  Variables: { requestId: string }
}

/** Turns whatever was thrown into a problem answer. What is not a Problem stays in the log. */
export function answerProblem(error: unknown, c: Context<RelayEnv>, logger: Logger): Response {
  const requestId = c.get('requestId')
  if (!isProblem(error)) logger.error({ err: error, requestId }, 'a request failed unexpectedly')
  const problem = isProblem(error) ? error : new Problem('internal', { cause: error })
  return problemResponse(toProblemDocument(problem, requestId), problem.options.retryAfterMs)
}

/** A response of type `application/problem+json`. */
function problemResponse(document: ProblemDocument, retryAfterMs?: number): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (retryAfterMs !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterMs / 1000)))
  if (document.status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(document), { status: document.status, headers })
}
