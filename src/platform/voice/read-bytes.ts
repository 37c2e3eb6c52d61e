import type { Readable } from 'node:stream'
import { Problem } from '../../contract/primitives/problem.ts'
import type { WireRequest } from '../../contract/primitives/wire.ts'

/**
 * Collects a body of at most `maxBytes`.
 * @throws Problem `payload-too-large`, naming `field`
 */
export async function readBytes(
  body: WireRequest['body'],
  maxBytes: number,
  field = '$',
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array()
  if (body instanceof Uint8Array) {
    if (body.length > maxBytes) throw tooLarge(maxBytes, field)
    return new Uint8Array(body)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as Readable) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes, field)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export const tooLarge = (maxBytes: number, field: string) =>
  new Problem('payload-too-large', {
    errors: [{ field, code: 'too_big', message: `At most ${maxBytes} bytes are accepted.` }],
  })
