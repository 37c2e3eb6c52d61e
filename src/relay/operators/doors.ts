import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import { isForwarded } from '../../http/loopback.ts'
import { prefixOf } from '../auth/api-keys.ts'
import type { KeyCheck } from '../auth/key-check.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { OwnNames } from './own-names.ts'

/** What routes for operators find on their context. */
export type OperatorEnv = RelayEnv & { Bindings: HttpBindings }

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
}

/** Creates the doors. */
export function createDoors({ ownNames, keys, security }: DoorsDeps): Doors {
  return {
    async ownName(c, next) {
      const name = ownNames(c.env.incoming)
      if (!name || (name === 'local' && isForwarded(c.req.raw.headers))) {
        security.record({ kind: 'host-refused', detail: name ? 'forwarded' : 'host' })
        throw new Problem('not-found')
      }
      await next()
    },
    async adminKey(c, next) {
      const detail = placeOf(c.req.path)
      if (isOfPage(c.req.raw.headers)) {
        security.record({ kind: 'operation-refused', detail: `${detail}: page` })
        throw new Problem('forbidden', { detail: 'This is for programs, not for pages in a browser.' })
      }
      const authorization = c.req.header('authorization')
      const principal = await keys(authorization)
      if (!principal) {
        const actor = prefixOf(authorization?.replace(/^bearer +/i, '') ?? '')
        security.record({ kind: 'key-refused', detail, ...(actor && { actor }) })
        throw new Problem('unauthenticated', { detail: 'Send an API key of the role admin.' })
      }
      if (principal.role !== 'admin') {
        security.record({ kind: 'operation-refused', actor: principal.id, detail })
        throw new Problem('forbidden', { detail: 'An API key of the role admin is needed.' })
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
