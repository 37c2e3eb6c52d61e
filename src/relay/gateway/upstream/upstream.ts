import type { Readable } from 'node:stream'

/** A request to an upstream. */
export interface UpstreamRequest {
  method: string
  /** Path and query as the caller wrote them. */
  path: string
  /** Lower-case names, without hop-by-hop headers. */
  headers: Record<string, string>
  /** A stream is sent as it arrives, and destroyed if the call ends early. */
  body: Uint8Array | Readable | null
}

/** Headers of a response: lower-case names; a list if a name was repeated. */
export type AnswerHeaders = Record<string, string | string[] | undefined>

/** Controls the flow of a response: slows it to the pace of its reader, or ends it. */
export interface Flow {
  pause(): void
  resume(): void
  /** Ends the call. The sink is not called after it. */
  abort(): void
}

/** Receives a response. `onEnd` or `onFail` comes last, and only one of them. */
export interface AnswerSink {
  onStart(status: number, headers: AnswerHeaders): void
  onData(chunk: Uint8Array): void
  onEnd(): void
  onFail(error: Error): void
}

/** A host behind the relay: a real one over HTTP, or the embedded platform in the same process. */
export interface Upstream {
  send(request: UpstreamRequest, sink: AnswerSink): Flow
  /** Closes idle connections and waits for the busy ones. */
  close(): Promise<void>
}

/** The response was not valid HTTP, as opposed to no response at all. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'
}
