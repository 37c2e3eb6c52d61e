import { Hono } from 'hono'
import pino from 'pino'
import { consoleRoutes } from '../../src/contract/console/routes.ts'
import { Problem } from '../../src/contract/primitives/problem.ts'
import { answerProblem } from '../../src/http/hono-answers.ts'
import type { Desk } from '../../src/relay/agent-api/cases/cases.ts'
import { type ConsoleHandlers, createConsoleApi } from '../../src/relay/agent-api/sign-in/console-api.ts'
import type { Operator } from '../../src/relay/agent-api/sign-in/operator.ts'
import type { OperatorEnv } from '../../src/relay/agent-api/sign-in/route-guards.ts'
import type { SecurityLog } from '../../src/relay/security/auth/security-log.ts'

const notThere = Object.fromEntries(
  Object.keys(consoleRoutes).map((name) => [
    name,
    () => {
      throw new Problem('not-found')
    },
  ]),
) as unknown as ConsoleHandlers

/**
 * Serves the console's calls with their access rules; the header `x-test-person` names the signed-in user.
 */
export function createDeskApp(
  desk: Desk,
  people: ReadonlyMap<string, Operator>,
  security: SecurityLog,
): Hono<OperatorEnv> {
  const api = createConsoleApi({
    handlers: { ...notThere, ...desk.handlers },
    ownPage: (_c, next) => next(),
    async signedIn(c, next) {
      const operator = people.get(c.req.header('x-test-person') ?? '')
      if (!operator) throw new Problem('unauthenticated')
      c.set('operator', operator)
      await next()
    },
    security,
  })
  const app = new Hono<OperatorEnv>()
  app.onError((error, c) => answerProblem(error, c as never, pino({ level: 'silent' })))
  app.route('/', api)
  return app
}
