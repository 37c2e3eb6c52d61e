import { zoneName } from '../../../assistant/dialog/report/format.ts'
import type { ChatMessage, TextChatMessage } from '../../../contract/chat/chat.ts'
import type { Button, Card } from '../../../contract/chat/message.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { type Here, postForm } from './here.ts'
import { bytesOf, linesOf, type Markup, markup, nothing, paragraphs } from './markup.ts'

/** Pressable parts of messages. Absent if the messages are read-only. */
export interface Pressable {
  /** Fields sent with any button. */
  fields: Readonly<Record<string, string>>
  /** Number of the message whose facts can be changed one by one. */
  facts?: number | undefined
}

/** Messages that fit on a page, and whether there are earlier ones. */
export interface Fitting {
  drawn: readonly Markup[]
  /** Number of the oldest message shown. */
  first?: number
  hasEarlier: boolean
}

/** Draws the newest messages that fit into `bytes`, but at least the newest one. */
export function drawFitting(
  messages: readonly ChatMessage[],
  { here, press, bytes }: { here: Here; press?: Pressable | undefined; bytes: number },
): Fitting {
  const drawn: Markup[] = []
  let left = bytes
  let first: number | undefined
  for (const message of messages.toReversed()) {
    const piece = drawMessage(message, here, press)
    left -= bytesOf(piece)
    if (left < 0 && drawn.length > 0)
      return { drawn, hasEarlier: true, ...(first !== undefined && { first }) }
    drawn.unshift(piece)
    first = message.seq
  }
  return { drawn, hasEarlier: false, ...(first !== undefined && { first }) }
}

/** Draws a note with the time zone, if any of the messages contains a time. */
export function drawZone({ timezone, words }: Here, messages: readonly ChatMessage[]): Markup | undefined {
  const timed = messages.findLast(({ type, data }) => type === 'text' && clockTime.test(data.text))
  if (!timed) return undefined
  const [before, after] = words.form.times.split('{zone}')
  return markup`<p class="soft">${before}<bdi dir="ltr">${zoneName(timed.at, timezone)}</bdi>${after}</p>`
}

/** Time of day in the format of the dialogue's `formatMoment`. */
const clockTime = /\b\d{1,2}:\d{2}\b/

function drawMessage(message: ChatMessage, here: Here, press: Pressable | undefined): Markup {
  const { author, lang, seq } = message
  const { words } = here
  const own = author.kind === 'visitor'
  const kind = own ? 'own' : boxed.has(message.view ?? '') || message.type === 'carousel' ? 'box' : 'says'
  const who = own ? words.page.you : author.kind === 'agent' ? (author.name ?? words.page.agent) : undefined
  // The citizen's own words may be in any language.
  const dir = own ? 'auto' : directionOf(lang)
  const tag = own || lang === words.lang ? nothing : markup` lang="${lang}"`
  return markup`<div class="${kind}" id="m${seq}" dir="${dir}"${tag}>${who && markup`<p class="who">${who}</p>`}${drawContent(message, here, press)}</div>`
}

const boxed: ReadonlySet<string> = new Set(['advice', 'case', 'checklist', 'summary'])

function drawContent(message: ChatMessage, here: Here, press: Pressable | undefined): Markup | Markup[] {
  switch (message.type) {
    case 'text':
      return drawText(message, here, press)
    case 'carousel':
      return message.data.cards.map((card, index) =>
        drawCard(card, { here, press, at: `${message.seq}.${index}` }),
      )
    case 'media':
      return drawLink(message.data.url, message.data.filename)
    case 'hyperlink':
      return drawLink(message.data.url, message.data.label)
    default:
      return message satisfies never
  }
}

function drawText(message: TextChatMessage, here: Here, press: Pressable | undefined): Markup | Markup[] {
  const { text } = message.data
  if (message.view === 'summary')
    return drawFacts(text, here, press?.facts === message.seq ? press : undefined)
  const [first = '', ...rest] = linesOf(text).map(withWholeNumber)
  if (message.view === undefined || !boxed.has(message.view) || rest.length === 0) return paragraphs(text)
  const tick = message.view === 'checklist' && '☐ '
  return markup`<p><strong>${first}</strong></p>${rest.map((line) => markup`<p>${tick}${line}</p>`)}`
}

/** Prevents line breaks within the short number of a case. */
function withWholeNumber(line: string): Markup {
  const [before = '', number, ...after] = line.split(/\b([A-Z][0-9A-Z]{2}-[0-9A-Z]{3}-[0-9A-Z])\b/)
  return markup`${before}${number && markup`<bdi class="whole">${number}</bdi>`}${after.join('')}`
}

/** Draws lines such as "Amount: 25,000", each with a change button if `press` is given. */
function drawFacts(text: string, here: Here, press: Pressable | undefined): Markup {
  const rows = linesOf(text).map((line) => {
    const [, label, value] = /^([^:：]{1,40}?)\s?[:：] ?(\S.*)$/.exec(line) ?? []
    if (label === undefined || value === undefined) return markup`<p>${line}</p>`
    return markup`<p class="fact"><span class="soft">${label}: </span><b><bdi>${value}</bdi></b>${press && drawChange(label, here)}</p>`
  })
  return press ? postForm(here, markup`${rows}`, press.fields) : markup`${rows}`
}

const drawChange = (label: string, { words: { form } }: Here): Markup =>
  markup` <button class="link" name="say" value="${label}" aria-label="${form.change}: ${label}">${form.change}</button>`

interface CardPlace {
  here: Here
  press: Pressable | undefined
  /** Number of the message and index of the card. */
  at: string
}

function drawCard({ title, description, buttons = [] }: Card, { here, press, at }: CardPlace): Markup {
  const links = buttons.flatMap((button) => (button.type === 'url' ? drawUrl(button) : []))
  const taps = buttons.flatMap((button, index) =>
    button.type === 'url'
      ? []
      : [markup`<button class="tap" name="press" value="${at}.${index}">${button.text}</button>`],
  )
  const pressed = press && taps.length > 0 ? postForm(here, markup`${taps}`, press.fields) : nothing
  return markup`${title && markup`<p><strong>${title}</strong></p>`}${paragraphs(description)}${links}${pressed}`
}

const drawUrl = ({ text, url }: Extract<Button, { type: 'url' }>): Markup[] =>
  url && canOpen.test(url)
    ? [markup`<a class="tap" href="${url}" rel="noreferrer noopener">${text}</a>`]
    : [markup`<p>${text}</p>`]

const canOpen = /^(https?:\/\/|tel:|mailto:)/i

const drawLink = (url: string, label: string): Markup =>
  canOpen.test(url)
    ? markup`<p><a href="${url}" rel="noreferrer noopener">${label}</a></p>`
    : markup`<p>${label}</p>`
