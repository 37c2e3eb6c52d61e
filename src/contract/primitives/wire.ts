import type { Readable } from 'node:stream'

/** An HTTP request to an upstream, in process or over a socket. */
export interface WireRequest {
  method: string
  /** Path and query, starting with a slash. */
  path: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array | Readable | null
  /** Aborted when the caller disconnects or the deadline passes. */
  signal?: AbortSignal
}

/** Response to a {@link WireRequest}. Bodies may be streamed. */
export interface WireResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array | Readable | null
}

/**
 * Handles the operations of the interface: implemented by the embedded platform and by the client of real
 * hosts.
 */
export type Dispatch = (request: WireRequest) => Promise<WireResponse>
