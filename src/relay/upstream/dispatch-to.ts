import { Buffer } from 'node:buffer'
import type { Dispatch, WireResponse } from '../../contract/primitives/wire.ts'
import type { HostRoute } from './hosts.ts'

/** More than any answer to the chat's own calls. */
const maxAnswerBytes = 256 * 1024

/**
 * A host of the trust layer as the chat calls it: with the relay's credential put in, and the whole
 * answer in memory. Rejects when there is no answer, or the caller's signal ends the wait.
 */
export function dispatchTo({ upstream, credentials }: HostRoute): Dispatch {
  const credential = credentials.credentialFor('trust-layer', undefined)
  return ({ method, path, headers, body, signal }) =>
    new Promise<WireResponse>((resolve, reject) => {
      const chunks: Uint8Array[] = []
      let size = 0
      let answer = { status: 0, headers: {} as Record<string, string> }
      const request = {
        host: 'trust' as const,
        method,
        path,
        headers: { ...headers, ...(credential && { [credential.header]: credential.value }) },
        body,
      }
      const flow = upstream.send(request, {
        onStart: (status, given) => {
          const contentType = given['content-type']
          answer = { status, headers: typeof contentType === 'string' ? { 'content-type': contentType } : {} }
        },
        onData: (chunk) => {
          size += chunk.byteLength
          if (size <= maxAnswerBytes) chunks.push(chunk)
          else {
            flow.abort()
            reject(new Error('the answer is too large'))
          }
        },
        onEnd: () => resolve({ ...answer, body: Buffer.concat(chunks) }),
        onFail: reject,
      })
      signal?.addEventListener('abort', () => {
        flow.abort()
        reject(signal.reason)
      })
    })
}
