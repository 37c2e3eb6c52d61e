import { type Dispatcher, Pool } from 'undici'
import { userAgent } from '../../../http/egress.ts'
import { type AnswerSink, type Flow, InvalidAnswer, type Upstream, type UpstreamRequest } from './upstream.ts'

/** Address and connection settings of a host. */
export interface HttpUpstreamOptions {
  /** Origin and an optional path before every operation's path, such as `https://api.example/base`. */
  baseUrl: string
  /** Client certificate and authority for mutual TLS, as PEM. */
  tls?: { cert?: string; key?: string; ca?: string }
  /** Time to open a connection, in milliseconds. Default 5000. */
  connectMs?: number
  /** Maximum number of connections; further requests wait, within their deadline. Default 256. */
  connections?: number
}

/**
 * Creates an upstream that speaks HTTP/1.1 to one host through undici's dispatcher, which calls back without
 * a stream or a promise per request. Redirects are not followed. Deadlines are the caller's, not undici's.
 */
export function createHttpUpstream(options: HttpUpstreamOptions): Upstream {
  const { baseUrl, tls = {}, connectMs = 5000, connections = 256 } = options
  const url = new URL(baseUrl)
  const base = url.pathname.replace(/\/+$/, '')
  const pool = new Pool(url.origin, {
    connections,
    connect: { timeout: connectMs, ...tls },
    headersTimeout: 0,
    bodyTimeout: 0,
    // Shorter than the 5 s after which a Node server closes an idle connection by default.
    keepAliveTimeout: 4000,
  })
  return {
    send(request, sink) {
      const call = createCall(sink)
      pool.dispatch(toDispatch(request, base), call.handler)
      return call.flow
    },
    close: () => pool.close(),
  }
}

function toDispatch({ method, path, headers, body }: UpstreamRequest, base: string) {
  return {
    method,
    path: base + path,
    headers: { 'user-agent': userAgent, ...headers },
    body,
  } as Dispatcher.DispatchOptions
}

function createCall(sink: AnswerSink): { handler: Dispatcher.DispatchHandler; flow: Flow } {
  let controller: Dispatcher.DispatchController | undefined
  let over = false
  const flow: Flow = {
    pause: () => controller?.pause(),
    resume: () => controller?.resume(),
    abort() {
      over = true
      controller?.abort(new Error('given up'))
    },
  }
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started
      // Aborted while it waited for a connection.
      if (over) started.abort(new Error('given up'))
    },
    onResponseStart(_controller, status, headers) {
      // 1xx responses precede the final response.
      if (status >= 200 && !over) sink.onStart(status, headers)
    },
    onResponseData(_controller, chunk) {
      if (!over) sink.onData(chunk)
    },
    onResponseEnd() {
      if (over) return
      over = true
      sink.onEnd()
    },
    onResponseError(_controller, error) {
      if (over) return
      over = true
      sink.onFail(isParseError(error) ? new InvalidAnswer('not HTTP', { cause: error }) : error)
    },
  }
  return { handler, flow }
}

const isParseError = (error: Error): boolean =>
  error.name === 'HTTPParserError' ||
  error.name === 'HeadersOverflowError' ||
  error.name === 'ResponseContentLengthMismatchError'
