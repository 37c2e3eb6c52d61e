import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { toOpenApi } from '../../contract/openapi/document.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import { isFromHere } from '../../http/loopback.ts'
import type { KeyCheck } from '../auth/key-check.ts'
import { type DocsDocument, drawDocs } from './docs.ts'
import { docsStyle } from './docs-style.ts'

/** Lists what these pages need. */
export interface OperationPagesDeps {
  registry: Registry
  keys: KeyCheck
}

type Env = RelayEnv & { Bindings: HttpBindings }

/** Creates `/docs`, and `/metrics` for a scraper on the same machine or with a key of the role `admin`. */
export function createOperationPages({ registry, keys }: OperationPagesDeps): Hono<RelayEnv> {
  const app = new Hono<Env>()
  app.get('/metrics', async (c) => {
    if (!isFromHere(c.env.incoming.socket.remoteAddress, c.req.raw.headers)) {
      const principal = await keys(c.req.header('authorization'))
      if (principal?.role !== 'admin') throw new Problem('unauthenticated')
    }
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
  const page = drawDocs(toOpenApi() as unknown as DocsDocument)
  app.get('/docs', (c) => c.body(page, 200, { ...docsHeaders, 'content-type': 'text/html; charset=utf-8' }))
  app.get('/docs/style.css', (c) =>
    c.body(docsStyle, 200, { ...docsHeaders, 'content-type': 'text/css; charset=utf-8' }),
  )
  return app as unknown as Hono<RelayEnv>
}

/** The page has no script, and its style is its only request. */
const docsHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
