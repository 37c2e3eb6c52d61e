import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'

/** Converts a request of Node's HTTP server, with its body unread. */
export const toWire = (incoming: IncomingMessage): WireRequest => ({
  method: incoming.method ?? 'GET',
  path: incoming.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  ),
  body: incoming,
})

/** Sends a response. Rejects if the caller disconnects or a stream breaks before it is complete. */
export async function sendWire({ status, headers, body }: WireResponse, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers)
  if (body instanceof Readable) await pipeline(body, outgoing)
  else outgoing.end(body ?? undefined)
}
