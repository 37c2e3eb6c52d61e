import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import { isForwarded } from '../../../http/loopback.ts'
import type { KeyCheck } from '../../security/auth/key-check.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Operator } from './operator.ts'
import type { OwnNames } from './own-names.ts'

/** What routes for operators find on their context. */
export type OperatorEnv = {
  Bindings: HttpBindings
  Variables: RelayEnv['Variables'] & {
    /** By a name of this machine, or by one of the settings, which then has https before it. */
    reachedBy: 'local' | 'named'
    /** Who is signed in; behind the console's own door only. */
    operator: Operator
  }
}

/** Holds one request for operators. */
export type OperatorContext = Context<OperatorEnv>

/** Lists what the doors need. */
export interface DoorsDeps {
  ownNames: OwnNames
  keys: KeyCheck
  security: SecurityLog
}

/** Stand before whatever is for operators. Where a request comes from opens none of them. */
export interface Doors {
  /**
   * Lets in who calls by a name of this deployment, and by way of a proxy only under a name of its settings.
   * @throws Problem `not-found`
   */
  ownName: MiddlewareHandler<OperatorEnv>
  /**
   * Lets in programs with an API key of the role `admin`; no page in a browser.
   * @throws Problem `unauthenticated` or `forbidden`
   */
  adminKey: MiddlewareHandler<OperatorEnv>
  /**
   * Lets in the pages of this origin alone; a request that changes something must prove that it is from one.
   * @throws Problem `forbidden`
   */
  ownPage: MiddlewareHandler<OperatorEnv>
}

/** Metrics say for so long that the database is away, in milliseconds. */
const keyWhileAwayMs = 3_600_000

/** Creates the doors. */
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
        // A key that was shown is recorded where it is checked.
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

/** Gives the first step of a path, which names what was asked for without the identifiers below it. */
const placeOf = (path: string): string => `/${path.split('/')[1]}`

/**
 * Tells whether a page in a browser sends this. Sec-Fetch-Mode alone proves nothing: the `fetch` of Node
 * sends it too.
 */
const isOfPage = (headers: Headers): boolean =>
  ['origin', 'sec-fetch-site', 'sec-fetch-dest', 'sec-fetch-user'].some((name) => headers.has(name))

/** Gives the origin that the page of a request has: a name of the settings is reached by https alone. */
export const ownOriginOf = (c: OperatorContext): string =>
  `${c.get('reachedBy') === 'named' ? 'https' : 'http'}://${c.req.header('host')}`

/** Other pages' requests carry their origin or Sec-Fetch-Site, and a form cannot send JSON. */
function isOfOwnPage(c: OperatorContext): boolean {
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = c.req.header()
  const isForeign =
    (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== ownOriginOf(c))
  if (isForeign || c.req.method === 'GET') return !isForeign
  return (site !== undefined || origin !== undefined) && /^application\/json\b/.test(type)
}
