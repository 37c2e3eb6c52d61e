import { Buffer, isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../contract/primitives/problem.ts'

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads a body of at most `maxBytes`; not more than that is ever held.
 * @throws Problem `payload-too-large`, or `client-closed` when it breaks off
 */
export function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) return reject(tooLarge(maxBytes))
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) return reject(tooLarge(maxBytes))
      chunks.push(chunk)
    })
    req.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    req.once('error', (cause) => reject(new Problem('client-closed', { cause })))
  })
}

/**
 * The text of a JSON body.
 * @throws Problem `malformed-json` when it is not UTF-8, which each reader would repair differently
 */
export function toText(body: Buffer): string {
  if (isUtf8(body)) return body.toString('utf8')
  throw new Problem('malformed-json', {
    errors: [{ field: '$', code: 'encoding', message: 'The body must be UTF-8.' }],
  })
}

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** @throws Problem `unsupported-media-type` unless the body is plain JSON */
export function requireJson({ headers }: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers
  if (!jsonType.test(type)) throw unsupported('content-type', 'Send the body as application/json.')
  requireIdentity(encoding)
}

/** @throws Problem `unsupported-media-type` when the body is compressed: then nobody could check it */
export function requireIdentity(encoding = 'identity'): void {
  if (encoding !== 'identity') throw unsupported('content-encoding', 'Send the body without compression.')
}

export const unsupported = (code: string, message: string) =>
  new Problem('unsupported-media-type', { errors: [{ field: '$', code, message }] })

const tooLarge = (maxBytes: number) =>
  new Problem('payload-too-large', {
    errors: [{ field: '$', code: 'too_big', message: `The body may have at most ${maxBytes} bytes.` }],
  })
