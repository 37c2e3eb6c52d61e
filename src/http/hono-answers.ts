import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isProblem, Problem } from '../contract/primitives/problem.ts'
import { problemResponse } from './problem-answers.ts'

/** What every route of the relay finds on its context. */
export interface RelayEnv {
  Variables: {
    requestId: string
    /** The keyed hash of the network that the request comes from. */
    address: string
  }
}

/** Gives what every answer says beside its own headers, for one that is written by its route. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
})

/** Turns whatever was thrown into a problem answer. What is not a Problem stays in the log. */
export function answerProblem(error: unknown, c: Context<RelayEnv>, logger: Logger): Response {
  const requestId = c.get('requestId')
  if (!isProblem(error)) logger.error({ err: error, requestId }, 'a request failed unexpectedly')
  return problemResponse(isProblem(error) ? error : new Problem('internal', { cause: error }), requestId)
}
