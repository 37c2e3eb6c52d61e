import type { Context } from 'hono'
import type * as z from 'zod'
import { parseWith } from '../contract/operations/validate.ts'
import { parseJson } from '../contract/primitives/json.ts'
import { limits } from '../contract/primitives/limits.ts'
import { Problem } from '../contract/primitives/problem.ts'

/**
 * Reads a JSON body of at most `maxBytes` and checks it.
 * @throws Problem `unsupported-media-type`, `payload-too-large`, `malformed-json` or `validation-error`
 */
export async function readJson<S extends z.ZodType>(
  c: Context,
  schema: S,
  maxBytes: number = limits.chatBodyBytes,
): Promise<z.output<S>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new Problem('unsupported-media-type', {
      errors: [{ field: '$', code: 'content-type', message: 'Send the body as application/json.' }],
    })
  }
  const bytes = await readBytes(c.req.raw, maxBytes)
  return parseWith(schema, parseJson(new TextDecoder().decode(bytes)))
}

/** Reads a body as it came. @throws Problem `payload-too-large` as soon as it is too large */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (maxBytes: number) =>
  new Problem('payload-too-large', {
    errors: [{ field: '$', code: 'too_big', message: `The body may have at most ${maxBytes} bytes.` }],
  })
