import type { IncomingMessage } from 'node:http'
import { unsupportedType } from '../../../http/read-json.ts'

/** Returns whether a request declares a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** @throws Problem `unsupported-media-type` unless the body is plain JSON */
export function requireJson({ headers }: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers
  if (!jsonType.test(type)) throw unsupportedType('content-type', 'Send the body as application/json.')
  requireIdentity(encoding)
}

/** @throws Problem `unsupported-media-type` when the body is compressed, since it could not be checked */
export function requireIdentity(encoding = 'identity'): void {
  if (encoding !== 'identity') throw unsupportedType('content-encoding', 'Send the body without compression.')
}
