import { voiceRoutes } from '../../../../contract/chat/voice-routes.ts'
import { TransportError } from '../../core/ports.ts'

interface Question {
  name: 'transcribe' | 'findUpload' | 'continueUpload' | 'dropUpload'
  token: string
  /** Value of the path parameter. */
  id?: string
  query?: Record<string, string>
  body?: Blob
  /** Position of the body in the upload, in bytes. */
  offset?: number
  /** Receives the number of bytes of the body that have been sent. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

interface Answer {
  /** For an upload, the number of bytes that have arrived. */
  offset: number
  /** The JSON object in the response; empty if the response is not JSON. */
  body: Record<string, unknown>
}

/** Makes a voice call to the relay. Rejects with a {@link TransportError}. */
export type Ask = (question: Question) => Promise<Answer>

/**
 * Longest wait for an answer: on 2G, a minute of speech takes forty seconds to send, and some more to
 * recognise.
 */
const timeoutMs = 180_000

/** Makes the call by XMLHttpRequest, which reports the progress of an upload. */
export const askByXhr: Ask = ({ name, token, id = '', query, body, offset, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const [method = '', path = ''] = voiceRoutes[name].split(' ')
    const request = new XMLHttpRequest()
    const leave = (): void => request.abort()
    request.open(method, `${path.replace(/\{\w+\}/, id)}${query ? `?${new URLSearchParams(query)}` : ''}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    if (offset !== undefined) {
      request.setRequestHeader('content-type', 'application/offset+octet-stream')
      request.setRequestHeader('upload-offset', `${offset}`)
    } else if (body) request.setRequestHeader('content-type', body.type)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    request.onload = () => {
      const { status } = request
      const answer = parse(request.responseText)
      if (status >= 200 && status < 300) {
        return resolve({ offset: Number(request.getResponseHeader('upload-offset')), body: answer })
      }
      // Engines that are not ready yet give a reason, which needs its own text.
      const known = answer.reason === 'loading' ? answer.reason : answer.type
      const code = String(known ?? '').replace(/^urn:parley:problem:/, '') || `http-${status}`
      const retryAfterMs = Number(request.getResponseHeader('retry-after')) * 1000
      reject(new TransportError(code, status, retryAfterMs > 0 ? retryAfterMs : undefined))
    }
    request.onerror = request.ontimeout = () => reject(new TransportError('network'))
    request.onabort = () => reject(new TransportError('left'))
    request.onloadend = () => signal?.removeEventListener('abort', leave)
    signal?.addEventListener('abort', leave)
    request.send(body)
  })

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
