import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WireRequest, WireResponse } from '../contract/primitives/wire.ts'

/** A request of node's HTTP server, its body unread. */
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

/** Sends an answer. Rejects when the caller leaves, or a stream breaks, in the middle of it. */
export async function sendWire({ status, headers, body }: WireResponse, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers)
  if (body instanceof Readable) await pipeline(body, outgoing)
  else outgoing.end(body ?? undefined)
}
