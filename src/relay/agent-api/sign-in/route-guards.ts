import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import { isForwarded } from '../../../http/loopback.ts'
import type { KeyCheck } from '../../security/auth/key-check.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Operator } from './operator.ts'
import type { OwnNames } from './own-names.ts'

/** Environment of operator routes. */
export type OperatorEnv = {
  Bindings: HttpBindings
  Variables: RelayEnv['Variables'] & {
    /** By a name of this machine, or by one from the settings, which is served over HTTPS. */
    reachedBy: 'local' | 'named'
    /** Signed-in person; only on routes of the console. */
    operator: Operator
  }
}

/** Context of a request to operator routes. */
export type OperatorContext = Context<OperatorEnv>

/** Dependencies of the route guards. */
export interface DoorsDeps {
  ownNames: OwnNames
  keys: KeyCheck
  security: SecurityLog
}

/** Middleware that guards all operator routes. A request's network origin never grants access. */
export interface Doors {
  /**
   * Accepts requests to a name of this deployment; through a proxy, only to a name from its settings.
   * @throws Problem `not-found`
   */
  ownName: MiddlewareHandler<OperatorEnv>
  /**
   * Accepts programs with an API key of the role `admin`, but no pages in a browser.
   * @throws Problem `unauthenticated` or `forbidden`
   */
  adminKey: MiddlewareHandler<OperatorEnv>
  /**
   * Accepts only pages of this origin; a request that changes something must prove that it comes from one.
   * @throws Problem `forbidden`
   */
  ownPage: MiddlewareHandler<OperatorEnv>
}

/**
 * Time for which a known key still works while the database is down, so that metrics can report it, in
 * milliseconds.
 */
const keyWhileAwayMs = 3_600_000

/** Creates the route guards. */
export function createDoors({ ownNames, keys, security }: DoorsDeps): Doors {
  return {
    async ownName(c, next) {
      const name = ownNames(c.env.incoming)
      if (!name || (name === 'local' && isForwarded(c.req.raw.headers))) {
        security.record({ kind: 'host-refused', detail: name ? 'forwarded' : 'host' })
        throw new Problem('not-found')
      }
      c.set('reachedBy', name)
      await next()
    },
    async adminKey(c, next) {
      const detail = placeOf(c.req.path)
      if (isOfPage(c.req.raw.headers)) {
        security.record({ kind: 'operation-refused', detail: `${detail}: page` })
        throw new Problem('forbidden', { detail: 'This is for programs, not for pages in a browser.' })
      }
      const authorization = c.req.header('authorization')
      const principal = await keys(authorization, { whileAwayMs: keyWhileAwayMs })
      if (!principal) {
        // A key that was presented is recorded where it is checked.
        if (authorization === undefined) security.record({ kind: 'key-refused', detail })
        throw new Problem('unauthenticated', { detail: 'Send an API key of the role admin.' })
      }
      if (principal.role !== 'admin') {
        security.record({ kind: 'operation-refused', actor: principal.id, detail })
        throw new Problem('forbidden', { detail: 'An API key of the role admin is needed.' })
      }
      await next()
    },
    async ownPage(c, next) {
      if (!isOfOwnPage(c)) {
        security.record({ kind: 'operation-refused', detail: `${placeOf(c.req.path)}: page` })
        throw new Problem('forbidden', { detail: 'The console answers its own page only.' })
      }
      await next()
    },
  }
}

/** Returns the first segment of a path, which names the resource without any ids. */
const placeOf = (path: string): string => `/${path.split('/')[1]}`

/**
 * Returns whether a page in a browser sent the request. Sec-Fetch-Mode alone proves nothing: the `fetch` of
 * Node sends it too.
 */
const isOfPage = (headers: Headers): boolean =>
  ['origin', 'sec-fetch-site', 'sec-fetch-dest', 'sec-fetch-user'].some((name) => headers.has(name))

/** Returns the origin of a request's page: a name from the settings is served only over HTTPS. */
export const ownOriginOf = (c: OperatorContext): string =>
  `${c.get('reachedBy') === 'named' ? 'https' : 'http'}://${c.req.header('host')}`

/** Requests of other pages carry their origin or Sec-Fetch-Site, and a form cannot send JSON. */
function isOfOwnPage(c: OperatorContext): boolean {
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = c.req.header()
  const isForeign =
    (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== ownOriginOf(c))
  if (isForeign || c.req.method === 'GET') return !isForeign
  return (site !== undefined || origin !== undefined) && /^application\/json\b/.test(type)
}
