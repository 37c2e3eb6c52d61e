import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Problem } from '../../contract/problem.ts'
import type { Dispatch } from '../../contract/wire.ts'

export interface SandboxDeps {
  dispatch: Dispatch
  /** The embedded platform's secret. */
  secret: string
}

const maxBytes = 64 * 1024 * 1024

/**
 * The embedded platform's helpers for tests, `/sandbox/…`. Only for programs on this machine: a page in
 * a browser is refused, since it could have been written by anybody.
 */
export function createSandboxRoutes({ dispatch, secret }: SandboxDeps): Hono {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/sandbox/*', async (c) => {
    if (!isLoopback(c.env.incoming.socket.remoteAddress)) throw new Problem('not-found')
    if (c.req.header('origin') !== undefined || c.req.header('x-forwarded-for') !== undefined) {
      throw new Problem('forbidden', { detail: 'The sandbox is not for browsers or proxies.' })
    }
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new Problem('payload-too-large')
    const url = new URL(c.req.url)
    const contentType = c.req.header('content-type')
    const answer = await dispatch({
      method: c.req.method,
      path: url.pathname + url.search,
      headers: {
        authorization: `Bearer ${secret}`,
        'x-parley-role': 'admin',
        ...(contentType && { 'content-type': contentType }),
      },
      body: c.req.method === 'GET' ? null : new Uint8Array(await c.req.arrayBuffer()),
    })
    const body = answer.body instanceof Uint8Array ? Buffer.from(answer.body) : null
    return new Response(body, { status: answer.status, headers: answer.headers })
  })
  return app as unknown as Hono
}

const isLoopback = (address: string | undefined) =>
  address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
