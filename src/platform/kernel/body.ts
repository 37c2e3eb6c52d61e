import type { Readable } from 'node:stream'
import { parseJson } from '../../contract/primitives/json.ts'
import { isProblem } from '../../contract/primitives/problem.ts'
import type { WireRequest } from '../../contract/primitives/wire.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads a JSON body of at most `maxBytes`.
 * @throws Refusal payload-too-large, unsupported-media-type, malformed-json, validation-error
 */
export async function readJson(request: WireRequest, maxBytes: number): Promise<unknown> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw tooLarge(maxBytes)
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new Refusal('unsupported-media-type')
  const bytes = await readBytes(request.body, maxBytes)
  return toValue(bytes)
}

function toValue(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') {
      throw new Refusal('validation-error', { errors: error.options.errors ?? [] })
    }
    throw new Refusal('malformed-json')
  }
}

const tooLarge = (maxBytes: number) =>
  new Refusal('payload-too-large', { extensions: { max_bytes: maxBytes } })

async function readBytes(body: WireRequest['body'], maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array()
  if (body instanceof Uint8Array) {
    if (body.length > maxBytes) throw tooLarge(maxBytes)
    return body
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as Readable) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
