import { type Context, Hono } from 'hono'
import type { Clock } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { answerFile, type BuiltFile, fileNamed } from '../../http/static-files.ts'
import type { Channel } from '../../relay/config/channel.ts'
import { createFirstViews, hashesOfScripts } from './first-view.ts'
import type { HelpDeps } from './help.ts'

/** Dependencies of the pages. */
export interface PagesDeps {
  /** The built chat page: `index.html` and its assets. */
  page: ReadonlyMap<string, BuiltFile>
  /** The built loader: `widget.js`. */
  loader: ReadonlyMap<string, BuiltFile>
  /** Returns the current configuration of a channel. */
  channelOf: (gwId: string) => Channel | undefined
  /** Returns the console for which a preview link to this channel was made. */
  previewOrigin: (token: string | undefined, gwId: string) => string | undefined
  /** Contact address for reporting vulnerabilities. */
  securityContact?: string | undefined
  /** Phone numbers that the citizen can call. */
  profile: HelpDeps['profile']
  clock: Clock
}

const year = 31_536_000
/** Lets every site embed a file, including sites with a Cross-Origin-Embedder-Policy. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }
/**
 * Sites with a Cross-Origin-Embedder-Policy can only frame pages that have one too. With `require-corp`, the
 * chat page could not show pictures of other sites.
 */
const isolated = { ...embeddable, 'cross-origin-embedder-policy': 'credentialless' }
/** Days after which security.txt expires. */
const contactDays = 180
/** A versioned loader next to `widget.js`, which never changes. */
const versioned = /^widget-[\w.+-]{1,64}\.js$/

/** Creates the routes of the loader, and of the chat page with its assets. */
export function createPages({
  page,
  loader,
  channelOf,
  previewOrigin,
  securityContact,
  profile,
  clock,
}: PagesDeps): Hono {
  const app = new Hono()
  const firstView = createFirstViews({ profile })
  const hashes = hashesOfScripts(page.get('index.html'))

  const forEverySite = {
    ...embeddable,
    // Also required for subresource integrity.
    'access-control-allow-origin': '*',
  }
  app.get('/widget.js', (c) =>
    // Sites embed this name in their pages, so it has no hash, and is revalidated after a few minutes.
    answerFile(fileNamed(loader, 'widget.js'), c.req.raw, {
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      ...forEverySite,
    }),
  )
  app.get('/:file{widget-.+}', (c) => {
    const name = c.req.param('file')
    if (!versioned.test(name)) throw new Problem('not-found')
    return answerFile(fileNamed(loader, name), c.req.raw, {
      'cache-control': `public, max-age=${year}, immutable`,
      ...forEverySite,
    })
  })
  app.get('/.well-known/security.txt', (c) => {
    if (securityContact === undefined) throw new Problem('not-found')
    const expires = new Date(Date.parse(clock()) + contactDays * 86_400_000).toISOString()
    return c.text(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\n`)
  })
  app.get('/chat', async (c) => {
    const { theme, locale, embed, gwId = '', preview } = c.req.query()
    const channel = channelOf(gwId)
    const console = previewOrigin(preview, gwId)
    const sites = channel ? [...(channel.allowedOrigins ?? []), ...(console ? [console] : [])] : ['*']
    const languages = locale ?? c.req.header('accept-language')
    // Without a channel it is the same page, on any site: its first call is refused, and it reports this to
    // the citizen in their language and to the customer's page.
    const view = { theme, languages, gwId: channel?.gwId, isFramed: embed !== undefined }
    const response = await answerFile(firstView(fileNamed(page, 'index.html'), view), c.req.raw, {
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(hashes, sites),
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      ...isolated,
    })
    if (channel || response.status !== 200) return response
    return new Response(response.body, { status: 404, headers: response.headers })
  })
  app.get('/chat-sw.js', (c) =>
    // Browsers that have it revalidate it at every start, so that a new page is found immediately.
    answerFile(fileNamed(page, 'chat-sw.js'), c.req.raw, {
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    }),
  )
  app.get('/assets/:file', (c) =>
    answerFile(fileNamed(page, `assets/${c.req.param('file')}`), c.req.raw, {
      'cache-control': `public, max-age=${year}, immutable`,
      // The page's workers are among these files, and must have the page's own policy.
      ...isolated,
    }),
  )
  return app
}

/** Responds at `/`: says what this server is and where to go, as a page or as JSON. */
export function answerFront(c: Context): Response {
  const headers = { 'cache-control': 'no-cache', vary: 'accept' }
  if (/^(?!.*text\/html).*json/.test(c.req.header('accept') ?? '')) return c.json(front, 200, headers)
  return c.html(frontPage, 200, {
    ...headers,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  })
}

const front = {
  service: 'Parley relay',
  description:
    'The server of a chat for people who have been scammed. The chat opens on the sites that embed it.',
  documentation: '/docs',
  openapi: '/openapi.json',
  health: '/healthz',
}

const frontPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${front.service}</title></head><body><main><h1>${front.service}</h1><p>${front.description}</p>
<p>Have you been scammed? Go back to the page of your bank or authority that led you here, and open the chat there. If money has left your
account, call your bank now.</p>
<p>Developers: <a href="${front.documentation}">documentation</a>, <a href="${front.openapi}">OpenAPI</a>.</p></main></body></html>
`

/** Builds the Content-Security-Policy: what the chat page may load, and which sites may frame it. */
function pagePolicy(hashes: readonly string[], allowedOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    // The MP3 encoder for voice notes is WebAssembly; the hash is that of the watchdog in the page's HTML.
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' https: data:",
    "media-src 'self' https: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors 'self' ${allowedOrigins.join(' ')}`.trimEnd(),
  ].join('; ')
}
