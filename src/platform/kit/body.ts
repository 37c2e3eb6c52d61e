import type { Buffer } from 'node:buffer'
import { isProblem } from '../../contract/primitives/problem.ts'
import type { WireRequest } from '../../contract/primitives/wire.ts'
import { readBytes } from '../../http/read-bytes.ts'
import { toJson } from '../../http/read-json.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads a JSON body of at most `maxBytes`, also of a type such as `application/ld+json`.
 * @throws Refusal payload-too-large, unsupported-media-type, malformed-json, validation-error
 */
export async function readJson({ headers, body }: WireRequest, maxBytes: number): Promise<unknown> {
  const type = headers['content-type'] ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new Refusal('unsupported-media-type')
  return toValue(await readBytes(body, { maxBytes, declared: headers['content-length'], tooLarge }))
}

function toValue(bytes: Buffer): unknown {
  try {
    return toJson(bytes)
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') {
      throw new Refusal('validation-error', { errors: error.options.errors ?? [] })
    }
    throw new Refusal('malformed-json')
  }
}

const tooLarge = (maxBytes: number) =>
  new Refusal('payload-too-large', { extensions: { max_bytes: maxBytes } })
