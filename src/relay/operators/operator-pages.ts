import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { KeyCheck } from '../auth/key-check.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { RefusalCount } from '../limits/refusal-count.ts'
import { createMemoryBuckets } from '../limits/token-buckets.ts'
import { createDoors, type Doors, type OperatorEnv } from './doors.ts'
import type { OnceLinks } from './once-links.ts'
import { createOperatorSessions } from './operator-sessions.ts'
import { createOwnNames } from './own-names.ts'
import { createSignIn, type SignIn } from './sign-in.ts'

/** Says where the pages for operators are, and what they are called. */
export interface OperatorPlace {
  /** `main`: beside the chat; `apart`: on a server of their own; `nowhere`. */
  at: 'main' | 'apart' | 'nowhere'
  /** The address that their server listens at. */
  host: string
  /** Names by which others reach it. */
  names: readonly string[]
  /** `/sandbox/…`, where this deployment has it. */
  sandbox?: Hono
  /** `/console/`, where this deployment has it. */
  console?: {
    links: OnceLinks
    pages(tools: ConsoleTools): Hono
  }
}

/** Holds what keeps the console for those who may use it. */
export interface ConsoleTools {
  ownPage: Doors['ownPage']
  signIn: SignIn
}

/** Lists what the pages for operators need. */
export interface OperatorPagesDeps {
  place: OperatorPlace
  registry: Registry
  storage: Storage
  clock: Clock
  keys: KeyCheck
  security: SecurityLog
  refusals: RefusalCount
}

/** Creates `/metrics`, `/sandbox/…` and `/console`, each behind its doors. */
export function createOperatorPages(deps: OperatorPagesDeps): Hono {
  const { place, registry, storage, clock, keys, security, refusals } = deps
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
  if (place.console) {
    app.use('/console/*', doors.ownName)
    const { links, pages } = place.console
    const sessions = createOperatorSessions({ db: storage.db, clock })
    const signIn = createSignIn({
      sessions,
      links,
      keys,
      security,
      refusals,
      buckets: createMemoryBuckets(),
    })
    app.route('/', pages({ ownPage: doors.ownPage, signIn }))
  }
  return app as unknown as Hono
}
