import { chatRoutes } from '../../../contract/chat-routes.ts'
import { TransportError } from '../core/ports.ts'
import type { Note } from './note.ts'

export interface UploadOptions {
  token: string
  /** 0 to 1, of what has been sent. */
  onPart: (part: number) => void
  signal: AbortSignal
}

/** Turns a note into words. Rejects with a {@link TransportError}. */
export type Upload = (note: Note, options: UploadOptions) => Promise<string>

const [method, path] = chatRoutes.transcribe.split(' ') as [string, string]
/** A minute of speech on 2G takes forty seconds to send, and some to be heard. */
const timeoutMs = 180_000

/** By XMLHttpRequest, which tells how far it has come. */
export const uploadNote: Upload = ({ audio, lang }, { token, onPart, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const leave = (): void => request.abort()
    request.open(method, `${path}?lang=${encodeURIComponent(lang)}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', audio.type)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = parse(request.responseText)
      if (request.status === 200 && typeof answer.text === 'string') return resolve(answer.text)
      const code = String(answer.type ?? '').replace(/^urn:parley:problem:/, '') || `http-${request.status}`
      const retryAfterMs = Number(request.getResponseHeader('retry-after')) * 1000
      reject(new TransportError(code, request.status, retryAfterMs > 0 ? retryAfterMs : undefined))
    }
    request.onerror = request.ontimeout = () => reject(new TransportError('network'))
    request.onabort = () => reject(new TransportError('left'))
    request.onloadend = () => signal.removeEventListener('abort', leave)
    signal.addEventListener('abort', leave)
    request.send(audio)
  })

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
