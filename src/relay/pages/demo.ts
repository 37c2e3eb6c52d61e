import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { answerFile, type BuiltFile, toBuiltFile } from './files.ts'

/**
 * Creates the pages of the demonstration: a customer's site, to be opened under another origin than the
 * relay's (`localhost` beside `127.0.0.1`). `%RELAY%` in a page becomes the relay's address.
 */
export function createDemoPages(files: ReadonlyMap<string, BuiltFile>, relayUrl: () => string): Hono {
  const app = new Hono()
  const serve = (path: string, request: Request): Promise<Response> => {
    const file =
      files.get(path) ?? files.get(`${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`)
    if (!file) throw new Problem('not-found')
    const filled = file.type.startsWith('text/html')
      ? toBuiltFile(file.path, Buffer.from(file.body.toString('utf8').replaceAll('%RELAY%', relayUrl())))
      : file
    return answerFile(filled, request, {
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'self'; script-src 'self' ${relayUrl()}; frame-src ${relayUrl()}; style-src 'self'`,
    })
  }
  app.get('/', (c) => c.redirect('/demo/'))
  app.get('/demo', (c) => c.redirect('/demo/'))
  app.get('/demo/*', (c) => serve(`site/${c.req.path.slice('/demo/'.length)}`, c.req.raw))
  return app
}
