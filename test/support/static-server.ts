import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The response for one path. */
export interface StaticAnswer {
  body: string
  /** Default `text/html`. */
  type?: string
  headers?: Record<string, string>
}

/** Starts a small site on 127.0.0.1, on a free port. Paths are matched without their query. */
export async function startSite(answers: Record<string, StaticAnswer>) {
  const requests: string[] = []
  const find = (request: IncomingMessage) => {
    requests.push(request.url ?? '/')
    return answers[new URL(request.url ?? '/', 'http://site').pathname]
  }
  const server = createServer((request, response) => {
    const answer = find(request)
    // Browsers request it automatically; its absence is not a complaint about the page.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    response.writeHead(answer ? 200 : 404, {
      'content-type': `${answer?.type ?? 'text/html'}; charset=utf-8`,
      ...answer?.headers,
    })
    response.end(answer?.body ?? 'not found')
  })
  // Closing an idle connection as the next request begins would be a reset.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    /** Addressed as `localhost`: another site than anything on `127.0.0.1`. */
    local: `http://localhost:${port}`,
    url: `http://127.0.0.1:${port}`,
    answers,
    /** Each path and query requested so far. */
    requests,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts a bank's site with a page, `/bank`, that contains the loader of a relay and nothing else. */
export function startBank(relayUrl: string): Promise<Site> {
  const script = `<script src="${relayUrl}/widget.js"></script>`
  return startSite({
    '/bank': { body: `<!doctype html><html lang="en"><title>A bank</title>${script}` },
  })
}
