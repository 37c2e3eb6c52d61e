import { Hono, type MiddlewareHandler } from 'hono'
import { mayDo } from '../../../contract/console/roles.ts'
import { type ConsoleRoute, type ConsoleRouteName, consoleRoutes } from '../../../contract/console/routes.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { OperatorContext, OperatorEnv } from './route-guards.ts'

/**
 * Handles one call of the console. The signed-in person is in the context, and has the route's permission.
 */
export type ConsoleHandler = (c: OperatorContext) => Response | Promise<Response>

/** Handlers of some console routes. */
export type ConsoleHandlers<Name extends ConsoleRouteName = ConsoleRouteName> = Record<Name, ConsoleHandler>

/** Dependencies of the console API. */
export interface ConsoleApiDeps {
  handlers: ConsoleHandlers
  /** Accepts only requests of the console's own page; changes require its CSRF token. */
  ownPage: MiddlewareHandler<OperatorEnv>
  /** Accepts only requests of a signed-in person. */
  signedIn: MiddlewareHandler<OperatorEnv>
  security: SecurityLog
}

/** Creates the console API from its route table, so that every route has its access rule. */
export function createConsoleApi({
  handlers,
  ownPage,
  signedIn,
  security,
}: ConsoleApiDeps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>()
  app.use('/console/api/*', ownPage, async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('cross-origin-resource-policy', 'same-origin')
  })
  const allowed = (name: ConsoleRouteName, act: ConsoleRoute['act']): MiddlewareHandler<OperatorEnv>[] => {
    if (act === 'open') return []
    if (act === 'signed-in') return [signedIn]
    return [
      signedIn,
      async (c, next) => {
        const { role, login } = c.get('operator')
        if (!mayDo(role, act)) {
          security.record({ kind: 'operation-refused', actor: login, detail: `console: ${name}` })
          throw new Problem('forbidden', { detail: `The role ${role} may not do this.` })
        }
        await next()
      },
    ]
  }
  for (const [name, { call, act }] of Object.entries(consoleRoutes) as [ConsoleRouteName, ConsoleRoute][]) {
    const [method = '', path = ''] = call.split(' ')
    app.on([method], [path.replaceAll(/\{(\w+)\}/g, ':$1')], ...allowed(name, act), (c) =>
      handlers[name](c as OperatorContext),
    )
  }
  app.all('/console/api/*', () => {
    throw new Problem('not-found')
  })
  return app
}
