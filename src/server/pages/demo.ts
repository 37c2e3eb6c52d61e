import { Hono } from 'hono'
import { Problem } from '../../contract/primitives/problem.ts'
import { answerFile, type BuiltFile, fillIn } from '../../http/static-files.ts'
import type { Channel } from '../../relay/config/channel.ts'
import type { RelayConfig } from '../../relay/config/file.ts'

/** Dependencies of the demonstration pages. */
export interface DemoPagesDeps {
  files: ReadonlyMap<string, BuiltFile>
  /** Addresses without a trailing slash. */
  relayUrl(): string
  consoleUrl(): string
  /** The gwId of the channel that is shown. */
  channel(): string
}

/** Returns the channel that a demonstration shows: `demo`, or else the first of the file. */
export function demoChannelOf({ channels }: Pick<RelayConfig, 'channels'>): Channel {
  const channel = channels.find(({ gwId }) => gwId === 'demo') ?? channels[0]
  if (channel) return channel
  throw new Error('a configuration has a channel')
}

/**
 * Creates the pages of the demonstration: a customer's site, which is opened under another origin than the
 * relay's (`localhost` instead of `127.0.0.1`). `%RELAY%` and `%CONSOLE%` in a page become the addresses of
 * the relay and of the operators' pages, `%CHANNEL%` the channel.
 */
export function createDemoPages({ files, relayUrl, consoleUrl, channel }: DemoPagesDeps): Hono {
  const app = new Hono()
  const serve = (path: string, request: Request): Promise<Response> => {
    const file =
      files.get(path) ?? files.get(`${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`)
    if (!file) throw new Problem('not-found')
    const values = { RELAY: relayUrl(), CONSOLE: consoleUrl(), CHANNEL: channel() }
    return answerFile(fillIn(file, values), request, {
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'self'; script-src 'self' ${relayUrl()}; frame-src ${relayUrl()}; style-src 'self'`,
    })
  }
  app.get('/', (c) => c.redirect('/demo/'))
  app.get('/demo', (c) => c.redirect('/demo/'))
  app.get('/demo/*', (c) => serve(`site/${c.req.path.slice('/demo/'.length)}`, c.req.raw))
  return app
}
