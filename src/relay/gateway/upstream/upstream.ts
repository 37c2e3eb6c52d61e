import type { Readable } from 'node:stream'

/** A request on its way to an upstream. */
export interface UpstreamRequest {
  method: string
  /** Path and query as the caller wrote them. */
  path: string
  /** Lower-case names; hop-by-hop headers are not among them. */
  headers: Record<string, string>
  /** A stream is sent as it comes, and destroyed when the call ends early. */
  body: Uint8Array | Readable | null
}

/** Headers of an answer: lower-case names; a list where a name came more than once. */
export type AnswerHeaders = Record<string, string | string[] | undefined>

/** Slows an answer down to the pace of its reader, or gives it up. */
export interface Flow {
  pause(): void
  resume(): void
  /** Ends the call. Nothing is told to the sink after it. */
  abort(): void
}

/** Where an answer goes. `onEnd` or `onFail` comes last, and only one of them. */
export interface AnswerSink {
  onStart(status: number, headers: AnswerHeaders): void
  onData(chunk: Uint8Array): void
  onEnd(): void
  onFail(error: Error): void
}

/** A host behind the relay: a real one over HTTP, or the embedded platform in the same process. */
export interface Upstream {
  send(request: UpstreamRequest, sink: AnswerSink): Flow
  /** Ends idle connections and waits for the busy ones. */
  close(): Promise<void>
}

/** What came back was not HTTP, in contrast to nothing coming back at all. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'
}
