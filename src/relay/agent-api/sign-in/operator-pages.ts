import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { KeyCheck } from '../../security/auth/key-check.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import { createOwnNames } from './own-names.ts'
import { createDoors, type Doors, type OperatorEnv } from './route-guards.ts'

/** Where the operator pages are served, and under which names. */
export interface OperatorPlace {
  /** `main`: alongside the chat; `apart`: on a separate server; `nowhere`. */
  at: 'main' | 'apart' | 'nowhere'
  /** Address that their server listens on. */
  host: string
  /** Host names by which it can be reached. */
  names: readonly string[]
  /** `/sandbox/…`, if this deployment has it. */
  sandbox?: Hono
}

/** Dependencies of the operator pages. */
export interface OperatorPagesDeps {
  place: OperatorPlace
  registry: Registry
  keys: KeyCheck
  security: SecurityLog
  /** Creates `/console/…` behind its route guard. */
  console(doors: Pick<Doors, 'ownPage'>): Hono<OperatorEnv>
}

/** Creates `/metrics`, `/sandbox/…` and `/console`, each behind its route guards. */
export function createOperatorPages(deps: OperatorPagesDeps): Hono<OperatorEnv> {
  const { place, registry, keys, security } = deps
  const doors = createDoors({ ownNames: createOwnNames(place.host, place.names), keys, security })
  const app = new Hono<OperatorEnv>()
  app.use('/metrics', doors.ownName, doors.adminKey)
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    }),
  )
  if (place.sandbox) {
    app.use('/sandbox/*', doors.ownName, doors.adminKey)
    app.route('/', place.sandbox)
  }
  app.use('/console', doors.ownName)
  app.use('/console/*', doors.ownName)
  app.route('/', deps.console(doors))
  return app
}
