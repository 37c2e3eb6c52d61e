import type { Challenge, Proof } from '../../../contract/chat/challenge.ts'
import type { SessionResponse } from '../../../contract/chat/chat.ts'
import { talkRoutes } from '../../../contract/chat/talk-routes.ts'
import { type ListenOptions, type StreamItem, type Transport, TransportError } from '../core/ports.ts'
import { createEventReader } from './event-stream.ts'

type RouteName = keyof typeof talkRoutes

/** Timeout of a call. Generous, because 2G with a full queue is the normal case. */
const timeoutMs = 30_000

interface HttpOptions {
  origin?: string
  asksForReport?: boolean
  /** Loads the challenge solver. */
  solver?: () => Promise<typeof import('./challenge.ts')>
}

interface CallOptions {
  token?: string
  /** Value of the path parameter. */
  id?: string
  query?: Record<string, string | number>
  /** Sent as JSON. */
  body?: unknown
  /** Replaces the timeout: the caller decides how long to wait. */
  signal?: AbortSignal
}

/**
 * Creates the HTTP transport on plain fetch: the outbox and the listener do their own retries, and a request
 * library would be a quarter of the page. `origin` is empty on the relay's own page. With `asksForReport`,
 * each response includes the state of the citizen's report, so that the page can continue it offline. Without
 * a `solver` it cannot solve a challenge and retries later.
 */
export function createHttpTransport({
  origin = '',
  asksForReport = false,
  solver,
}: HttpOptions = {}): Transport {
  async function call(name: RouteName, options: CallOptions = {}): Promise<Response> {
    const { token, id, query, body } = options
    const [method = '', path = ''] = talkRoutes[name].split(' ')
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
    const deadline = new AbortController()
    const timer = options.signal ? undefined : setTimeout(() => deadline.abort(), timeoutMs)
    let response: Response
    try {
      response = await fetch(origin + path.replace(/\{\w+\}/, encodeURIComponent(id ?? '')) + search, {
        method,
        cache: 'no-store',
        credentials: 'omit',
        signal: options.signal ?? deadline.signal,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch {
      throw new TransportError('network')
    } finally {
      clearTimeout(timer)
    }
    if (!response.ok) throw await toTransportError(response)
    return response
  }

  const json = async <T>(name: RouteName, options?: CallOptions): Promise<T> => {
    const response = await call(name, options)
    // A truncated response, or a captive portal's page, does not count as an answer.
    return response.json().catch(() => {
      throw new TransportError('network')
    })
  }

  return {
    openSession(body, onChallenge) {
      const open = (proof?: Proof) => json<SessionResponse>('openSession', { body: { ...body, proof } })
      return open().catch(async (error: TransportError) => {
        if (!solver || !error.challenge) throw error
        onChallenge?.()
        return (await solver()).meetChallenge(error.challenge, open)
      })
    },
    stream: (options) => stream(options, call),
    poll: ({ token, after, waitSeconds, signal }) =>
      json('streamEvents', {
        token,
        signal,
        query: { after, wait: waitSeconds },
      }),
    send: (token, body) =>
      json('sendMessage', { token, body, ...(asksForReport && { query: { report: 1 } }) }),
    history: (token, query) => json('listMessages', { token, query }),
    async setHuman(token, body) {
      const response = await call('setHuman', { token, body })
      return response.status === 200 ? response.json() : undefined
    },
    cases: async (token) => (await json<{ cases: [] }>('listCases', { token })).cases,
    sendFeedback: (token, body) => call('sendFeedback', { token, body }),
    file: async (token, name, what) => (await call(name, { token, ...what })).blob(),
    signOut: (token) => call('signOut', { token }),
    sayTyping: (token) => call('sayTyping', { token }),
    erase: (token) => call('eraseSession', { token }),
  }
}

type CallRoute = (name: RouteName, options: CallOptions) => Promise<Response>

/** Reads the event stream over fetch, because EventSource cannot send the token in a header. */
async function* stream({ token, after, signal }: ListenOptions, call: CallRoute): AsyncGenerator<StreamItem> {
  const response = await call('streamEvents', {
    token,
    signal,
    query: { after },
  })
  const reader = response.body?.getReader()
  if (!reader) throw new TransportError('network')
  const readEvents = createEventReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = readEvents(decoder.decode(value, { stream: true }))
      // Any bytes are a sign of life, even half an event or a heartbeat.
      yield { type: 'alive' }
      for (const data of events) {
        const item = parseItem(data)
        if (item) yield item
      }
    }
  } catch {
    throw new TransportError('network')
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function parseItem(data: string): StreamItem | undefined {
  try {
    const item: unknown = JSON.parse(data)
    return typeof item === 'object' && item !== null && 'type' in item ? (item as StreamItem) : undefined
  } catch {
    return undefined
  }
}

/** Reads the relay's problem document (RFC 9457), or whatever a proxy returned instead. */
async function toTransportError(response: Response): Promise<TransportError> {
  const problem: { type?: unknown; challenge?: Challenge } | undefined = await response
    .json()
    .catch(() => undefined)
  const code = String(problem?.type ?? '').replace(/^urn:parley:problem:/, '') || `http-${response.status}`
  // 0 if the header is missing or is a date.
  const retryAfterMs = Number(response.headers.get('retry-after')) * 1000 || 0
  return new TransportError(code, response.status, retryAfterMs, problem?.challenge)
}
