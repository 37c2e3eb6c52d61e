import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A delivery as it arrived. */
interface Posted {
  /** Counts from 1. */
  nr: number
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The events in it. */
  events: Record<string, unknown>[]
}

/** A customer's server: a real one, which stores what it receives. */
export interface Receiver {
  url: string
  posted: Posted[]
  /** The events of all deliveries that were answered with 200. */
  taken: Record<string, unknown>[]
  stop(): Promise<void>
}

/** Returns the response status; `hang` and `close` give no response. */
export type Answer = (posted: Posted) => number | 'hang' | 'close' | { status: number; location: string }

/** Starts a customer's server on a free port. */
export async function startReceiver(answer: Answer = () => 200): Promise<Receiver> {
  const posted: Posted[] = []
  const taken: Record<string, unknown>[] = []
  const reply = (one: Posted, response: ServerResponse) => {
    const given = answer(one)
    if (given === 'hang') return
    if (given === 'close') return void response.destroy()
    const { status, location } = typeof given === 'number' ? { status: given, location: '' } : given
    if (status === 200) taken.push(...one.events)
    response.writeHead(status, location ? { location } : {}).end('ok')
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const one: Posted = {
        nr: posted.length + 1,
        path: request.url ?? '',
        headers: request.headers,
        body,
        events: JSON.parse(body).events,
      }
      posted.push(one)
      reply(one, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    posted,
    taken,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
