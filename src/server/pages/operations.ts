import { Hono } from 'hono'
import type { OwnReach } from '../../contract/openapi/platform.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import { answerFile, type BuiltFile, fileNamed } from '../../http/static-files.ts'

/** Names of the reference pages, which link to each other. */
export const pageNames = { '/docs/api': 'The 40 operations', '/docs/api/platform': 'The embedded platform' }

/** A file that the build has rendered for these pages. */
export type OperationFile =
  | 'openapi.json'
  | 'style.css'
  | 'script.js'
  | `docs${'' | '-linked'}.html`
  | `platform-${OwnReach}.${'html' | 'json'}`

/** Folder of the documentation site among the files of the build. */
const site = 'site'

/**
 * Creates `/openapi.json`, the reference of the operations at `/docs/api`, and the documentation site at
 * `/docs/`, which a quick build leaves out. If the embedded platform offers more calls to others than the
 * relay (`platform`), there are `/openapi-platform.json` and `/docs/api/platform` too.
 */
export function createDocsPages(files: ReadonlyMap<string, BuiltFile>, platform?: OwnReach): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  const serve = (path: string, name: OperationFile) =>
    app.get(path, (c) => answerFile(fileNamed(files, name), c.req.raw, referenceHeaders))
  serve('/openapi.json', 'openapi.json')
  serve('/docs/api', platform ? 'docs-linked.html' : 'docs.html')
  if (platform) {
    serve('/openapi-platform.json', `platform-${platform}.json`)
    serve('/docs/api/platform', `platform-${platform}.html`)
  }
  serve('/docs/api/style.css', 'style.css')
  serve('/docs/api/script.js', 'script.js')
  const hasSite = files.has(`${site}/index.html`)
  app.get('/docs', (c) => c.redirect(hasSite ? '/docs/' : '/docs/api'))
  app.get('/docs/*', (c) => {
    const path = c.req.path.slice('/docs/'.length)
    // The address of a page is the name of its file without `.html`.
    const page = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`
    const name = files.has(`${site}/${path}`) ? path : page
    const headers = path.startsWith('assets/') ? { ...siteHeaders, 'cache-control': forever } : siteHeaders
    return answerFile(fileNamed(files, `${site}/${name}`), c.req.raw, headers)
  })
  return app
}

/** Names of assets contain a hash of their content. */
const forever = 'public, max-age=31536000, immutable'

/** Allows only its own style and script, and calls of this relay with the visitor's key. */
const referenceHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** The site hides parts of its pages by `style` attributes; its files come from this project alone. */
const siteHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
