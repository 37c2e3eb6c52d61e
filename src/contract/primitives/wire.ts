import type { Readable } from 'node:stream'

/** One HTTP request as it travels to an upstream, in process or over a socket. */
export interface WireRequest {
  method: string
  /** Path and query, starting with a slash. */
  path: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array | Readable | null
  /** Fires when the caller has left or the deadline has passed. */
  signal?: AbortSignal
}

/** The answer to a {@link WireRequest}. Bodies may be streamed. */
export interface WireResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array | Readable | null
}

/** Whatever answers the operations of the interface: the embedded platform, or real hosts. */
export type Dispatch = (request: WireRequest) => Promise<WireResponse>
