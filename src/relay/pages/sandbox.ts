import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { isForwarded, isLoopback } from '../../http/loopback.ts'
import { readBytes } from '../../http/read-bytes.ts'
import type { EmbeddedCall } from './embedded-call.ts'

/** Lists what the sandbox's routes need. */
export interface SandboxDeps {
  call: EmbeddedCall
}

const maxBytes = 64 * 1024 * 1024

/**
 * Creates the routes of the embedded platform's helpers for tests, `/sandbox/…`. Only for programs on this
 * machine: pages in a browser are refused, because anybody could have written them.
 */
export function createSandboxRoutes({ call }: SandboxDeps): Hono {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/sandbox/*', async (c) => {
    if (!isLoopback(c.env.incoming.socket.remoteAddress)) throw new Problem('not-found')
    if (c.req.header('origin') !== undefined || isForwarded(c.req.raw.headers)) {
      throw new Problem('forbidden', { detail: 'The sandbox is not for browsers or proxies.' })
    }
    const { body, headers } = c.req.raw
    const url = new URL(c.req.url)
    return call({
      method: c.req.method,
      path: url.pathname + url.search,
      role: 'admin',
      contentType: c.req.header('content-type'),
      body:
        c.req.method === 'GET'
          ? null
          : await readBytes(body, { maxBytes, declared: headers.get('content-length') }),
    })
  })
  return app as unknown as Hono
}
