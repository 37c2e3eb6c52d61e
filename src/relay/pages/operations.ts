import { Hono } from 'hono'
import { toOpenApi } from '../../contract/openapi/document.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import { type DocsDocument, drawDocs } from './docs.ts'
import { docsScript } from './docs-script.ts'
import { docsStyle } from './docs-style.ts'

/** Creates `/docs`, which says what the operations are. */
export function createOperationPages(): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  const page = drawDocs(toOpenApi() as unknown as DocsDocument)
  app.get('/docs', (c) => c.body(page, 200, { ...docsHeaders, 'content-type': 'text/html; charset=utf-8' }))
  app.get('/docs/style.css', (c) =>
    c.body(docsStyle, 200, { ...docsHeaders, 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/docs/script.js', (c) =>
    c.body(docsScript, 200, { ...docsHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
  )
  return app
}

/** Its own style and script, and calls of this relay, with the visitor's key; nothing else. */
const docsHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
