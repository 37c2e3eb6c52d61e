import { Hono } from 'hono'
import { readBytes } from '../../http/read-bytes.ts'
import type { EmbeddedCall } from './embedded-call.ts'

/** Dependencies of the sandbox's routes. */
export interface SandboxDeps {
  call: EmbeddedCall
}

const maxBytes = 64 * 1024 * 1024

/**
 * Creates the routes of the embedded platform's test helpers, `/sandbox/…`. The caller must check access
 * first.
 */
export function createSandboxRoutes({ call }: SandboxDeps): Hono {
  const app = new Hono()
  app.all('/sandbox/*', async (c) => {
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
  return app
}
