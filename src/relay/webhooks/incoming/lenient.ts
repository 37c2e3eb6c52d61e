import { type NewMessagesEvent, type WebhookEvent, webhookEvent } from '../../../contract/chat/webhook.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import { limits } from '../../../contract/primitives/limits.ts'

/**
 * Reads events of the platform as far as they can be used: `null` is absent, what is too long or too much is cut
 * to the interface's limits, unknown media become a link, and what has no form of its own becomes text.
 */
export interface ReadEvent {
  /** With the messages that can be shown; undefined if there is none. */
  event: WebhookEvent | undefined
  /** What cannot be used, as it was received; undefined if nothing. */
  refused: unknown
  /** Where it deviates, such as `messages.0.author_type`; no contents. */
  reasons: readonly string[]
}

/** Reads one event. */
export function readEvent(raw: unknown): ReadEvent {
  const plain = withoutNulls(raw)
  const isMany = isObject(plain) && Array.isArray(plain.messages) && plain.messages.length > mostMessages
  // Thousands of them are not worth the time that it takes to list their faults.
  const parsed = isMany ? undefined : webhookEvent.safeParse(plain)
  if (parsed?.success) return { event: parsed.data, refused: undefined, reasons: [] }
  if (isObject(plain) && plain.type === 'new_messages' && Array.isArray(plain.messages))
    return readMessages(raw, plain, plain.messages)
  return { event: undefined, refused: raw, reasons: pathsOf(parsed?.error.issues ?? []) }
}

/** Reads each message of an event by itself. */
function readMessages(raw: unknown, plain: Members, messages: readonly unknown[]): ReadEvent {
  const shell = { ...plain, ...namesOf(plain) }
  const used: NewMessagesEvent[] = []
  const refused: unknown[] = messages.slice(mostMessages)
  const reasons = refused.length > 0 ? [`messages.${mostMessages}`] : []
  for (const [index, message] of messages.slice(0, mostMessages).entries()) {
    const { data, error } = webhookEvent.safeParse({ ...shell, messages: [repaired(message)] })
    if (data && isNewMessages(data)) used.push(data)
    else {
      refused.push(message)
      reasons.push(...pathsOf(error?.issues ?? []).map((path) => path.replace('.0', `.${index}`)))
    }
  }
  const [first] = used
  if (!first) return { event: undefined, refused: raw, reasons }
  const event = { ...first, messages: used.flatMap(({ messages }) => messages) }
  return { event, refused: refused.length > 0 ? { ...plain, messages: refused } : undefined, reasons }
}

/** Messages of one event; more of them are refused. */
const mostMessages = 100

const isNewMessages = (event: WebhookEvent): event is NewMessagesEvent => event.type === 'new_messages'

const pathsOf = (issues: readonly { path: readonly PropertyKey[]; code?: string }[]): string[] =>
  issues.map(({ path, code }) => path.map(String).join('.') || (code ?? 'event')).slice(0, mostReasons)
const mostReasons = 10

type Members = Record<string, unknown>

/** A member that is `null` is a member that is not set. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNulls(one)]])),
  )
}

/** Names and numbers where the interface has texts. */
function namesOf({ chat, channel, chatToken, replyToken }: Members): Members {
  const human = isObject(chat) && isObject(chat.human) ? chat.human : undefined
  return {
    ...(isObject(chat) && {
      chat: {
        ...chat,
        id: textOf(chat.id),
        ...(human && { human: { ...human, id: textOf(human.id), name: cut(textOf(human.name), 500) } }),
      },
    }),
    ...(isObject(channel) && { channel: { ...channel, id: textOf(channel.id) } }),
    ...(chatToken !== undefined && { chatToken: textOf(chatToken) }),
    ...(replyToken !== undefined && { replyToken: textOf(replyToken) }),
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'bigint'
      ? String(value)
      : ''

/** Cuts a text to a limit at the end of a word, and never within a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const space = room.search(/\s\S*$/)
  const whole = space > most / 2 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '')
  return `${whole}…`
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2048 && /^https?:\/\//i.test(value)

/** Brings a message into a form of the interface; returns it unchanged if there is none. */
function repaired(message: unknown): unknown {
  if (!isObject(message)) return message
  const data = isObject(message.data) ? message.data : {}
  const avatar = message.author_avatar
  const { author_avatar: _, ...rest } = message
  return {
    ...rest,
    ...(isAddress(avatar) && { author_avatar: avatar }),
    author_id: cut(textOf(message.author_id), 256),
    author_name: cut(textOf(message.author_name), 500),
    ...contentOf(message.type, data),
  }
}

function contentOf(type: unknown, data: Members): { type: unknown; data: unknown } {
  const content =
    type === 'carousel'
      ? carouselOf(data)
      : type === 'media'
        ? mediaOf(data)
        : type === 'hyperlink'
          ? linkOf(data)
          : undefined
  return content ?? fallback(type, data)
}

/** The words of a message whose form is unknown or incomplete. */
function fallback(type: unknown, data: Members): { type: unknown; data: unknown } {
  const said = [data.text, data.title, data.description, data.label, data.filename]
    .map(textOf)
    .find((text) => text.trim())
  if (!said) return { type, data }
  const quickReplies = listOf(data.quickReplies).flatMap(replyOf).slice(0, 20)
  return {
    type: 'text',
    data: { text: cut(said, limits.messageChars), ...(quickReplies.length > 0 && { quickReplies }) },
  }
}

const listOf = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isObject) : [])

function replyOf({ text, payload }: Members): { text: string; payload: string }[] {
  const label = textOf(text) || textOf(payload)
  const sent = textOf(payload) || label
  // A payload that was cut would be another one.
  return label && sent.length <= 1000 ? [{ text: cut(label, 200), payload: sent }] : []
}

function carouselOf(data: Members): { type: string; data: unknown } | undefined {
  const cards = listOf(data.cards).flatMap(cardOf).slice(0, limits.carouselCards)
  return cards.length > 0 ? { type: 'carousel', data: { cards } } : undefined
}

function cardOf({ title, description, image, buttons }: Members): Members[] {
  const pressed = listOf(buttons).flatMap(buttonOf).slice(0, limits.cardButtons)
  const words = textOf(description)
  const name = textOf(title) || words.split('\n')[0] || pressed[0]?.text
  if (!name) return []
  return [
    {
      title: cut(textOf(name), 500),
      description: cut(words, 2000),
      ...(isAddress(image) && { image }),
      ...(pressed.length > 0 && { buttons: pressed }),
    },
  ]
}

function buttonOf({ type, text, reply, payload, url, webview }: Members): (Members & { text: string })[] {
  const label = cut(textOf(text), 200)
  if (!label) return []
  const isOpening = typeof url === 'string' && url.length <= 2048 && /^(https?:\/\/|tel:|mailto:)/i.test(url)
  if (isOpening) return [{ type: 'url', text: label, url, ...(webview === true && { webview }) }]
  if (type === 'url') return []
  const sent = textOf(payload)
  if (type === 'postback')
    return sent.length <= 4000 ? [{ type, text: label, ...(sent && { payload: sent }) }] : []
  const said = textOf(reply)
  return said.length <= 1000 ? [{ type: 'text', text: label, ...(said && { reply: said }) }] : []
}

const mediaTypes: ReadonlySet<unknown> = new Set(['image', 'audio', 'video', 'file'])

function mediaOf({ mediaType, url, filename, text }: Members): { type: string; data: unknown } | undefined {
  if (!isAddress(url)) return undefined
  const name = cut(textOf(filename) || textOf(text) || lastPart(url), 500)
  return mediaTypes.has(mediaType)
    ? { type: 'media', data: { mediaType, url, filename: name } }
    : { type: 'hyperlink', data: { label: name, url } }
}

function linkOf({ label, text, url }: Members): { type: string; data: unknown } | undefined {
  if (!isAddress(url)) return undefined
  return { type: 'hyperlink', data: { label: cut(textOf(label) || textOf(text) || url, 500), url } }
}

const lastPart = (url: string): string => new URL(url).pathname.split('/').findLast(Boolean) ?? url
