import { Hono } from 'hono'
import type { OwnReach } from '../../contract/openapi/platform.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import { answerFile, type BuiltFile, fileNamed } from '../../http/static-files.ts'

/** Names of the pages, which link to each other. */
export const pageNames = { '/docs': 'The 40 operations', '/docs/platform': 'The embedded platform' }

/** A file that the build has rendered for these pages. */
export type OperationFile =
  | 'openapi.json'
  | 'style.css'
  | 'script.js'
  | `docs${'' | '-linked'}.html`
  | `platform-${OwnReach}.${'html' | 'json'}`

/**
 * Creates `/openapi.json` and `/docs`, which document the operations. If the embedded platform offers more
 * calls to others than the relay (`platform`), there are `/openapi-platform.json` and `/docs/platform` too.
 */
export function createOperationPages(
  files: ReadonlyMap<string, BuiltFile>,
  platform?: OwnReach,
): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  const serve = (path: string, name: OperationFile) =>
    app.get(path, (c) => answerFile(fileNamed(files, name), c.req.raw, docsHeaders))
  serve('/openapi.json', 'openapi.json')
  serve('/docs', platform ? 'docs-linked.html' : 'docs.html')
  if (platform) {
    serve('/openapi-platform.json', `platform-${platform}.json`)
    serve('/docs/platform', `platform-${platform}.html`)
  }
  serve('/docs/style.css', 'style.css')
  serve('/docs/script.js', 'script.js')
  return app
}

/** Allows only its own style and script, and calls of this relay with the visitor's key. */
const docsHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
