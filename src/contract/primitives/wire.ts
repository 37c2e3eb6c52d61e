import type { Readable } from 'node:stream'

/** Holds one HTTP request as it travels to an upstream, in process or over a socket. */
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

/** Holds the answer to a {@link WireRequest}. Bodies may be streamed. */
export interface WireResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array | Readable | null
}

/** Answers the operations of the interface: the embedded platform does, or real hosts. */
export type Dispatch = (request: WireRequest) => Promise<WireResponse>
