import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { type EmbeddedCall, isForwarded, isLoopback } from './embedded-call.ts'

export interface SandboxDeps {
  call: EmbeddedCall
}

const maxBytes = 64 * 1024 * 1024

/**
 * The embedded platform's helpers for tests, `/sandbox/…`. Only for programs on this machine: a page in
 * a browser is refused, since it could have been written by anybody.
 */
export function createSandboxRoutes({ call }: SandboxDeps): Hono {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/sandbox/*', async (c) => {
    if (!isLoopback(c.env.incoming.socket.remoteAddress)) throw new Problem('not-found')
    if (c.req.header('origin') !== undefined || isForwarded(c.req.raw.headers)) {
      throw new Problem('forbidden', { detail: 'The sandbox is not for browsers or proxies.' })
    }
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new Problem('payload-too-large')
    const url = new URL(c.req.url)
    return call({
      method: c.req.method,
      path: url.pathname + url.search,
      role: 'admin',
      contentType: c.req.header('content-type'),
      body: c.req.method === 'GET' ? null : new Uint8Array(await c.req.arrayBuffer()),
    })
  })
  return app as unknown as Hono
}
