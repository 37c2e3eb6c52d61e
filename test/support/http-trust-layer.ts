import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a server has received. */
interface HeardRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A trust layer, or another upstream service, as an HTTP server that records its requests. */
export interface HttpTrustLayer {
  url: string
  heard: HeardRequest[]
  stop(): Promise<void>
}

/** Starts a server that opens one case per caller, and accepts everything else. */
export async function startHttpTrustLayer(): Promise<HttpTrustLayer> {
  const heard: HeardRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    heard.push({ method, path, headers, body: Buffer.concat(chunks).toString('utf8') })
    response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        case_id: 'CASE-1',
        status: 'tracing',
        recovery_trace_summary: {},
        freeze_status_timeline: [],
        next_milestone: 'none',
      }),
    )
  })
  // Closing an idle connection as the next request begins would be a reset.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
