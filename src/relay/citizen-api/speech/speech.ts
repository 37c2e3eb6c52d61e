import * as z from 'zod'
import { speechSpeeds } from '../../../contract/chat/speech-speeds.ts'
import { speechOf } from '../../../contract/language/languages.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import { type Clip, type Clips, clipKey } from './clips.ts'
import { spokenText } from './spoken-text.ts'

/** Request for the speech of one message. */
export interface SpeechRequest {
  chatId: string
  teamspaceId: string
  messageId: string
  query: Record<string, string>
  headers: Headers
  /** Called before a credit is spent; may throw. */
  onMiss: () => Promise<void>
}

const query = z.object({
  /** Default: the message's language. */
  lang: z
    .string()
    .refine((code) => speechOf(code) !== undefined, 'must be a supported language code')
    .optional(),
  gender: z.enum(['male', 'female']).optional(),
  speed: z.coerce
    .number()
    .refine(
      (speed) => speechSpeeds.some((known) => known === speed),
      `must be one of ${speechSpeeds.join(', ')}`,
    )
    .default(1),
})

/** Dependencies of {@link answerSpeech}. */
export interface SpeechDeps {
  db: Db
  events: ChatEvents
  clips: Clips
  salt: string
}

/**
 * Responds with the speech of one message: all of it, a range, or 304 if it is unchanged.
 * @throws Problem
 */
export async function answerSpeech(deps: SpeechDeps, request: SpeechRequest): Promise<Response> {
  const { teamspaceId, headers } = request
  const { lang: wanted, gender, speed } = parseWith(query, request.query)
  const message = await deps.events.findMessage(deps.db, request.chatId, request.messageId)
  if (!message) throw new Problem('not-found')
  // Citizens can read their own messages, and speaking these would allow any text to be spoken at the
  // account's expense.
  if (message.author.kind === 'visitor') {
    throw new Problem('forbidden', { detail: 'Only what was said to you can be heard.' })
  }
  const text = spokenText(message)
  if (text === '') throw new Problem('not-found', { detail: 'There is nothing to hear in this message.' })
  const lang = wanted ?? toCode(message.lang)
  const facts = speechOf(lang)
  if (!facts || (gender && facts[gender] === null)) throw notSpoken(facts ? 'gender' : 'lang')
  const clipRequest = { chatId: request.chatId, teamspaceId, text, lang, gender, speed }
  const key = clipKey(clipRequest, deps.salt)
  // A clip never changes under its key, so this requires no look-up.
  if (headers.get('if-none-match') === `"${key}"`) {
    return new Response(null, { status: 304, headers: { etag: `"${key}"`, 'cache-control': caching } })
  }
  const clip = await deps.clips.get(clipRequest, request.onMiss)
  return serveClip(clip, headers.get('range'))
}

const caching = 'private, max-age=31536000, immutable'

/** Maps language tags such as en-GB or fil to the codes of the interface's tables. */
function toCode(tag: string): string {
  if (speechOf(tag)) return tag
  const [primary = ''] = tag.toLowerCase().split('-')
  if (primary === 'fil') return 'tl'
  if (primary === 'zh') return /hant|tw|hk|mo/i.test(tag) ? 'zh-Hant' : 'zh-Hans'
  return primary
}

/**
 * Responds with a clip while it is being received. A range that requires the length waits for the whole clip.
 */
async function serveClip(clip: Clip, range: string | null): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': clip.contentType,
    'accept-ranges': 'bytes',
    etag: `"${clip.key}"`,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    ...(clip.approximate !== null && { 'x-parley-voice': `approximate; lang=${clip.approximate}` }),
  }
  const part = parseRange(range)
  // Browsers start with "bytes=0-", and the first bytes must not wait for the end.
  const isAll = !part || (part.from === 0 && part.to === undefined && clip.size() === undefined)
  if (isAll) {
    const size = clip.size()
    return new Response(toStream(clip), {
      headers: { ...headers, ...(size !== undefined && { 'content-length': String(size) }) },
    })
  }
  const bytes = await clip.whole()
  const from = part.from ?? Math.max(0, bytes.length - (part.to ?? 0))
  const to =
    part.from === undefined ? bytes.length - 1 : Math.min(part.to ?? bytes.length - 1, bytes.length - 1)
  if (from > to || from >= bytes.length) {
    throw new Problem('range-not-satisfiable', { extensions: { size: bytes.length } })
  }
  const body = new Uint8Array(bytes.subarray(from, to + 1))
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${from}-${to}/${bytes.length}`,
      'content-length': String(body.length),
    },
  })
}

/**
 * Parses a range. If `from` is undefined, it is the last `to` bytes. Multiple ranges and invalid values count
 * as no range.
 */
function parseRange(range: string | null): { from?: number; to?: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  return {
    ...(match[1] !== '' && { from: Number(match[1]) }),
    ...(match[2] !== '' && { to: Number(match[2]) }),
  }
}

function toStream(clip: Clip): ReadableStream<Uint8Array> {
  const chunks = clip.chunks()
  return new ReadableStream({
    async pull(control) {
      const { done, value } = await chunks.next()
      if (done) control.close()
      else control.enqueue(new Uint8Array(value))
    },
    // The clip is still received in full: its credit is spent, and another listener may request it.
    cancel: async () => void (await chunks.return(undefined)),
  })
}

const notSpoken = (field: 'lang' | 'gender') =>
  new Problem('validation-error', {
    errors: [{ field, code: 'not-offered', message: `This ${field} cannot be spoken.` }],
  })
