import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { answerFile, type BuiltFile } from '../../http/static-files.ts'
import { hashesOfScripts } from './first-view.ts'

const year = 31_536_000

/**
 * Creates the routes of the console's page: `index.html`, which is always revalidated, and its hashed assets.
 * @param chatUrl address of the chat page, the only one that it shows in a frame
 */
export function createConsolePage(files: ReadonlyMap<string, BuiltFile>, chatUrl: () => string): Hono {
  const app = new Hono()
  const hashes = hashesOfScripts(files.get('index.html'))
  app.get('/console', (c) => c.redirect('/console/'))
  app.get('/console/*', (c) => {
    const path = c.req.path.slice('/console/'.length) || 'index.html'
    const file = files.get(path)
    if (!file) throw new Problem('not-found')
    return answerFile(file, c.req.raw, {
      ...consolePageHeaders(new URL(chatUrl()).origin, hashes),
      'cache-control': path.startsWith('assets/') ? `private, max-age=${year}, immutable` : 'no-cache',
    })
  })
  return app
}

/** Headers that isolate the console's page: no foreign scripts or forms, and no frame except the chat's. */
const consolePageHeaders = (chatOrigin: string, hashes: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${chatOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})
