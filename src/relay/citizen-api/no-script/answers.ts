import { createHash } from 'node:crypto'
import { type MessageRequest, messageRequest } from '../../../contract/chat/chat.ts'
import { languagePostback } from '../../../contract/chat/talk-routes.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { type ReadLimit, readBytes } from '../../../http/read-bytes.ts'
import { unsupportedType } from '../../../http/read-json.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import { parsePlace } from './place.ts'

/**
 * Reads a form in the encoding that browsers use without JavaScript.
 * @throws Problem `unsupported-media-type`, `payload-too-large` or `request-timeout`
 */
export async function readForm(
  { headers, body }: Request,
  wait: Pick<ReadLimit, 'withinMs' | 'timers'>,
): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw unsupportedType('content-type', 'Send the body as application/x-www-form-urlencoded.')
  const declared = headers.get('content-length')
  return new URLSearchParams(
    (await readBytes(body, { ...wait, maxBytes: limits.formBodyBytes, declared })).toString(),
  )
}

/** Error of an answer, returned instead of a message. */
export type WrongAnswer = 'empty' | 'too-long'

/** The pressed button or written text, without the common members of a message. */
type Said = { type: 'text'; text: string } | { type: 'postback'; payload: string; text?: string }

/**
 * Creates a message from a form. The same form with the same answer gets the same `clientId`, so it is stored
 * only once. A different answer is a new message, which replaces the first.
 */
export async function toMessage(
  form: URLSearchParams,
  { db, events, chatId }: { db: Db; events: ChatEvents; chatId: string },
): Promise<MessageRequest | WrongAnswer> {
  const said = (await pressed(form, { db, events, chatId })) ?? written(form)
  if (typeof said === 'string') return said
  const place = parsePlace(form.get('at'))
  const key = JSON.stringify([form.get('at'), form.get('made'), said])
  return messageRequest.parse({
    ...said,
    clientId: `form-${createHash('sha256').update(key).digest('base64url').slice(0, 24)}`,
    ...(place?.step !== undefined && said.type === 'text' && { step: place.step, again: true }),
  })
}

function written(form: URLSearchParams): Said | WrongAnswer {
  // Browsers send line breaks as two characters.
  const text = (form.get('say') ?? '').replaceAll('\r\n', '\n').trim()
  if (text === '') return 'empty'
  return text.length > limits.messageChars ? 'too-long' : { type: 'text', text }
}

/** Returns the pressed button's message, if a button was pressed whose label differs from what it sends. */
async function pressed(
  form: URLSearchParams,
  { db, events, chatId }: { db: Db; events: ChatEvents; chatId: string },
): Promise<Said | undefined> {
  const lang = form.get('language')
  if (lang !== null) return { type: 'postback', payload: `${languagePostback}${lang.slice(0, 35)}` }
  const place = form.get('press')
  if (place === null) return undefined
  const [, seq, card, index] = /^(\d{1,9})\.(\d{1,2})\.(\d{1,2})$/.exec(place) ?? []
  const [event] = seq ? await events.after(db, chatId, Number(seq) - 1, 1) : []
  const message = event?.type === 'message' && event.seq === Number(seq) ? event.message : undefined
  const button =
    message?.type === 'carousel' ? message.data.cards[Number(card)]?.buttons?.[Number(index)] : undefined
  if (!button || button.type === 'url') throw noSuchButton()
  if (button.type === 'text') return { type: 'text', text: button.reply ?? button.text }
  return { type: 'postback', payload: button.payload ?? '', text: button.text }
}

const noSuchButton = () =>
  new Problem('validation-error', {
    errors: [{ field: 'press', code: 'unknown', message: 'There is no such button in this chat.' }],
  })
