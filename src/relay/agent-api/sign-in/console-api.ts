import { Hono, type MiddlewareHandler } from 'hono'
import { mayDo } from '../../../contract/console/roles.ts'
import { type ConsoleRoute, type ConsoleRouteName, consoleRoutes } from '../../../contract/console/routes.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { OperatorContext, OperatorEnv } from './route-guards.ts'

/** Answers one call of the console. Who is signed in stands on the context, and may do the act. */
export type ConsoleHandler = (c: OperatorContext) => Response | Promise<Response>

/** Holds the handlers of some calls of the console. */
export type ConsoleHandlers<Name extends ConsoleRouteName = ConsoleRouteName> = Record<Name, ConsoleHandler>

/** Lists what the console's calls need. */
export interface ConsoleApiDeps {
  handlers: ConsoleHandlers
  /** Lets the console's own page in, and who changes something by its token. */
  ownPage: MiddlewareHandler<OperatorEnv>
  /** Lets on who is signed in. */
  signedIn: MiddlewareHandler<OperatorEnv>
  security: SecurityLog
}

/** Creates the calls of the console from their table, so that none is without its rule. */
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
