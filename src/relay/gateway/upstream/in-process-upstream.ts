import type { Readable } from 'node:stream'
import type { Dispatch, WireResponse } from '../../../contract/primitives/wire.ts'
import type { AnswerHeaders, AnswerSink, Upstream } from './upstream.ts'

/** Creates an upstream from a handler in the same process, as if it were a host. */
export function createInProcessUpstream(dispatch: Dispatch): Upstream {
  return {
    send({ method, path, headers, body }, sink) {
      const leaving = new AbortController()
      const state: State = { over: false, body: undefined }
      dispatch({ method, path, headers, body, signal: leaving.signal }).then(
        (answer) => {
          if (state.over) return discard(answer.body)
          sink.onStart(answer.status, withLength(answer))
          deliver(answer.body, sink, state)
        },
        (error: unknown) => {
          if (state.over) return
          state.over = true
          sink.onFail(error instanceof Error ? error : new Error('the platform failed', { cause: error }))
        },
      )
      return {
        pause: () => state.body?.pause(),
        resume: () => state.body?.resume(),
        abort() {
          state.over = true
          leaving.abort()
          state.body?.destroy()
          if (body && !(body instanceof Uint8Array)) body.destroy()
        },
      }
    },
    close: async () => {},
  }
}

/** Sets the length of a complete body, as a host would. */
function withLength({ headers, body }: WireResponse): AnswerHeaders {
  return body instanceof Uint8Array ? { ...headers, 'content-length': String(body.length) } : headers
}

interface State {
  over: boolean
  body: Readable | undefined
}

function deliver(body: Uint8Array | Readable | null, sink: AnswerSink, state: State): void {
  const end = () => {
    if (state.over) return
    state.over = true
    sink.onEnd()
  }
  if (body === null || body instanceof Uint8Array) {
    if (body?.length && !state.over) sink.onData(body)
    end()
    return
  }
  state.body = body
  body.on('data', (chunk: Uint8Array) => {
    if (!state.over) sink.onData(chunk)
  })
  body.once('end', end)
  body.once('error', (error: Error) => {
    if (state.over) return
    state.over = true
    sink.onFail(error)
  })
}

function discard(body: Uint8Array | Readable | null): void {
  if (body !== null && !(body instanceof Uint8Array)) body.destroy()
}
