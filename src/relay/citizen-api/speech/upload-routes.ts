import type { Context } from 'hono'
import { Hono } from 'hono'
import * as z from 'zod'
import { clientIdentifier } from '../../../contract/chat/chat.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { type Pace, readPaced } from '../../../http/read-paced.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { ChatEnv } from '../chat/routes.ts'
import type { UploadName, Uploads } from './uploads.ts'

/** Dependencies of the upload API. */
export interface UploadRoutesDeps {
  uploads: Uploads
  authenticate: (c: Context<ChatEnv>) => Promise<SessionClaims>
  /** Maximum wait for the next chunk of a part, in milliseconds. */
  idleMs: number
  timers: Timers
  /** Called before a new upload starts; may throw. */
  onNew: (c: Context<ChatEnv>, claims: SessionClaims) => Promise<void>
}

const offsetHeader = z.coerce.number().int().min(0)
const address = z.object({ clientId: clientIdentifier })

/**
 * Creates the API for voice notes uploaded in parts, with our own protocol: HEAD returns the number of stored
 * bytes in `Upload-Offset`, PATCH appends bytes from its `Upload-Offset` on, DELETE erases them. The page
 * chooses the upload's name, so no request is needed to create it, and its length is not declared in advance.
 */
export function createUploadRoutes({
  uploads,
  authenticate,
  onNew,
  idleMs,
  timers,
}: UploadRoutesDeps): Hono<ChatEnv> {
  const app = new Hono<ChatEnv>()
  const nameOf = (c: Context<ChatEnv>, { chatId }: SessionClaims): UploadName => ({
    chatId,
    clientId: parseWith(address, { clientId: c.req.param('client_id') }).clientId,
  })

  // Also answers HEAD.
  app.get('/:client_id', async (c) => {
    const found = await uploads.find(nameOf(c, await authenticate(c)))
    if (!found) throw new Problem('not-found')
    return c.body(null, 200, { 'upload-offset': String(found.bytes), 'cache-control': 'no-store' })
  })
  app.patch('/:client_id', async (c) => {
    const claims = await authenticate(c)
    const name = nameOf(c, claims)
    if (c.req.header('content-type') !== 'application/offset+octet-stream') {
      throw new Problem('unsupported-media-type', { detail: 'Send application/offset+octet-stream.' })
    }
    const offset = offsetHeader.safeParse(c.req.header('upload-offset'))
    if (!offset.success) throw wrongOffset()
    const part = await readPart(c.req.raw, { idleMs, timers })
    const append = uploads.append(name, {
      offset: offset.data,
      bytes: part.bytes,
      address: c.get('address'),
      onNew: () => onNew(c, claims),
    })
    // Bytes that arrived before the connection broke are stored, so they need not be sent again.
    const there = await append
    if (part.fault) throw part.fault
    return c.body(null, 204, { 'upload-offset': String(there) })
  })
  app.delete('/:client_id', async (c) => {
    await uploads.remove(nameOf(c, await authenticate(c)))
    return c.body(null, 204)
  })
  return app
}

/**
 * Reads a part, or the bytes before a `fault`.
 * @throws Problem `payload-too-large`
 */
async function readPart({ body }: Request, pace: Pace): Promise<{ bytes: Uint8Array; fault?: unknown }> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of readPaced(body, pace)) {
      size += chunk.length
      if (size > limits.uploadPartBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (fault) {
    if (size > limits.uploadPartBytes) throw fault
    return { bytes: Buffer.concat(chunks), fault }
  }
  return { bytes: Buffer.concat(chunks) }
}

const tooLarge = () =>
  new Problem('payload-too-large', {
    detail: `A part may have at most ${limits.uploadPartBytes} bytes.`,
  })

const wrongOffset = () =>
  new Problem('validation-error', {
    errors: [{ field: 'upload-offset', code: 'invalid', message: 'Say where the part begins.' }],
  })
