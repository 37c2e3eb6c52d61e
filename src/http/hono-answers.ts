import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isProblem, Problem } from '../contract/primitives/problem.ts'
import { problemResponse } from './problem-answers.ts'

/** Values that every route of the relay finds on its context. */
export interface RelayEnv {
  Variables: {
    requestId: string
    /** Keyed hash of the network that the request comes from. */
    address: string
  }
}

/** Returns the headers common to all responses, for a response that its route writes itself. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
})

/** Converts any thrown error to a problem response. An error that is not a Problem is only logged. */
export function answerProblem(error: unknown, c: Context<RelayEnv>, logger: Logger): Response {
  const requestId = c.get('requestId')
  if (!isProblem(error)) logger.error({ err: error, requestId }, 'a request failed unexpectedly')
  return problemResponse(isProblem(error) ? error : new Problem('internal', { cause: error }), requestId)
}
