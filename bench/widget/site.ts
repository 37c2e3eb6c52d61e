import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import { startFakeRelay } from '../../test/support/fake-relay.ts'
import type { Bundle } from './bundle.ts'
import type { Product } from './products.ts'

/** A customer's page with one product on it, and the back end of the product. */
export interface Site {
  url: string
  close(): Promise<void>
}

/** Delay after the page's `load` until the product's script is requested. */
const settleMs = 500

/** Returns message `n` of the conversation that is there when the panel opens. */
export const messageOf = (n: number): string =>
  `Message number ${n} says what a message of middle length says.`

/** Starts the page of a product whose conversation has `count` messages. */
export async function startSite(product: Product, { folder }: Bundle, count: number): Promise<Site> {
  const history = Array.from({ length: count }, (_, n) => messageOf(n))
  const relay = product.host ? undefined : await startRelay(folder, history)
  const html = toHtml(product, relay?.url, history, existsSync(join(folder, 'host.css')))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test')
    if (pathname === '/') return answer(response, 'text/html; charset=utf-8', html)
    if (pathname === '/n8n') return answer(response, 'application/json', toN8n(history))
    const file = join(folder, pathname)
    if (!/\.(js|css)$/.test(file) || !existsSync(file)) return void response.writeHead(404).end()
    answer(response, file.endsWith('.css') ? 'text/css' : 'text/javascript', readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Another origin than the relay's, as in production.
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await relay?.close()
    },
  }
}

const dialog = createScamReport(parseConfig(demoConfig).profile, { can: ['send-report'] })

const startRelay = (folder: string, history: readonly string[]) =>
  startFakeRelay({
    webDir: join(folder, 'web'),
    // As a relay does: the page has the whole report ready for when there is no network.
    outline: (lang) => dialog.offline.outline(lang),
    greeting: history.map((text, n) => ({
      type: 'text',
      data: { text },
      ...(n % 2 === 1 && { author: { kind: 'visitor' as const } }),
    })),
    answer: (message) => [{ type: 'text', data: { text: `Answer to ${message.text}` } }],
  })

/**
 * Returns the chat's previous messages, in the format of n8n's webhook; for a new message, the answer to it.
 */
const toN8n = (history: readonly string[]): string =>
  JSON.stringify({
    output: 'Answer',
    data: history.map((content, n) => ({
      id: ['langchain_core', 'messages', n % 2 ? 'HumanMessage' : 'AIMessage'],
      kwargs: { content },
    })),
  })

/**
 * The product loads once the page has settled: the page's own cost is the same for all, and would randomly
 * fall before or after a launcher.
 */
function toHtml(product: Product, relay: string | undefined, history: readonly string[], hasStyle: boolean) {
  const source = product.host ? '/host.js' : '/widget.js'
  const onLoad = product.host
    ? ''
    : `script.onload = () => Parley.init({ gwId: 'demo', relayUrl: '${relay}' })`
  return `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1"><title>A customer's page</title>
    <body><h1>A customer's page</h1>${'<p>Some words of the page, as every page has them.</p>'.repeat(40)}
    <script>
      ${product.host ? `benchHistory = ${JSON.stringify(history)}` : ''}
      onload = () => setTimeout(() => {
        benchStart = performance.now()
        ${hasStyle ? `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/host.css' }))` : ''}
        const script = document.createElement('script')
        script.src = '${source}'
        ${onLoad}
        document.head.append(script)
      }, ${settleMs})
    </script></body></html>`
}

function answer(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
