import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { Problem } from '../../contract/problem.ts'
import type { KeyCheck } from '../auth/key-check.ts'
import type { RelayEnv } from '../http/answers.ts'

export interface OperationPagesDeps {
  registry: Registry
  keys: KeyCheck
}

type Env = RelayEnv & { Bindings: HttpBindings }

/** `/metrics`, for a scraper on the same machine, or with a key of the role `admin`. */
export function createOperationPages({ registry, keys }: OperationPagesDeps): Hono<RelayEnv> {
  const app = new Hono<Env>()
  app.get('/metrics', async (c) => {
    if (!isNeighbour(c.env.incoming.socket.remoteAddress, c.req.raw.headers)) {
      const principal = await keys(c.req.header('authorization'))
      if (principal?.role !== 'admin') throw new Problem('unauthenticated')
    }
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
  return app as unknown as Hono<RelayEnv>
}

/** Whether the request comes from this machine itself, and not through a proxy that runs on it. */
function isNeighbour(address: string | undefined, headers: Headers): boolean {
  if (headers.has('x-forwarded-for') || headers.has('forwarded') || headers.has('x-real-ip')) return false
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
}
