import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { toPlatformOpenApi } from '../../src/contract/openapi/platform.ts'
import { operationProblems, type ProblemHelp } from '../../src/contract/openapi/problem-places.ts'
import { matchOperation } from '../../src/contract/operations/match.ts'
import { matchOwn } from '../../src/contract/platform/match.ts'
import type { OwnRoute } from '../../src/contract/platform/own-route.ts'
import type { Answer } from './platform.ts'

const ownProblems = toPlatformOpenApi()['x-problems'] as readonly ProblemHelp[]

/**
 * Checks a response of the embedded platform against the documents: an error must be one of those listed for
 * the call, and the response to one of the platform's own calls must have exactly the members of its row.
 * @throws Error naming the call and what is not documented
 */
export function assertDocumented(method: string, path: string, answer: Answer): Answer {
  const { pathname } = new URL(path, 'http://platform')
  const operation = matchOperation(method, pathname)
  if (operation?.found === 'operation') assertListed(operation.operation.id, answer, operationProblems)
  const own = matchOwn(method, pathname)
  if (own?.found === 'call') {
    assertListed(own.route.id, answer, ownProblems)
    if (answer.status < 400) assertShape(own.route, answer)
  }
  return answer
}

function assertListed(id: string, { status, body }: Answer, problems: readonly ProblemHelp[]): void {
  if (status < 400) return
  const problem = problems.find(({ type }) => type === body?.type)
  if (problem?.operations.includes(id)) return
  throw new Error(`${id} answers ${body?.type}, which the document does not say`)
}

function assertShape({ id, answer, status }: OwnRoute, given: Answer): void {
  if (!(answer instanceof z.ZodType)) return
  if (given.status !== (status ?? 200)) throw new Error(`${id} answers ${given.status}, and not ${status}`)
  const parsed = answer.safeParse(given.body)
  if (parsed.success && isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), given.body)) return
  const why = parsed.success ? JSON.stringify(given.body) : parsed.error.message
  throw new Error(`${id} answers what the document does not say: ${why}`)
}
