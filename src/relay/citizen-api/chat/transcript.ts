import type { ChatMessage } from '../../../contract/chat/chat.ts'

/** Header data of a transcript. */
export interface TranscriptOptions {
  title: string
  /** IANA name of the time zone. */
  timezone: string
  caseNumbers: readonly string[]
}

/** Pages of messages, oldest first. */
type Pages = AsyncIterable<readonly ChatMessage[]>

/** Writes a transcript as plain text: one paragraph per message, times in the deployment's time zone. */
export async function* writeTextTranscript(pages: Pages, options: TranscriptOptions): AsyncGenerator<string> {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: options.timezone,
  })
  const head = [options.title, ...options.caseNumbers.map((number) => `Case number: ${number}`)].join('\n')
  yield `${head}\n`
  for await (const messages of pages) {
    yield messages
      .map(
        (message) => `\n${time.format(new Date(message.at))} · ${nameOf(message)}\n${plainText(message)}\n`,
      )
      .join('')
  }
}

/**
 * Writes a transcript as a printable HTML page, without scripts or external styles, with all text escaped.
 */
export async function* writeHtmlTranscript(pages: Pages, options: TranscriptOptions): AsyncGenerator<string> {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: options.timezone,
  })
  const toRow = (message: ChatMessage) =>
    `<article lang="${escapeHtml(message.lang)}" dir="auto"><header><b>${escapeHtml(nameOf(message))}</b> ` +
    `<time datetime="${escapeHtml(message.at)}">${escapeHtml(time.format(new Date(message.at)))}</time></header>` +
    `<p>${escapeHtml(plainText(message)).replaceAll('\n', '<br>')}</p></article>`
  const cases = options.caseNumbers.map((number) => `<p>Case number: <b>${escapeHtml(number)}</b></p>`)
  yield `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(options.title)}</title>` +
    `<h1>${escapeHtml(options.title)}</h1>${cases.join('')}`
  for await (const messages of pages) yield messages.map(toRow).join('')
  yield '</html>\n'
}

/** Returns the text of a message without formatting. */
function plainText(message: ChatMessage): string {
  switch (message.type) {
    case 'text':
      return message.data.text
    case 'carousel':
      return message.data.cards
        .map((card) =>
          [card.title, card.description, ...(card.buttons ?? []).map((b) => `[${b.text}]`)].join('\n'),
        )
        .join('\n\n')
    case 'media':
      return `[${message.data.filename}] ${message.data.url}`
    case 'hyperlink':
      return `${message.data.label}: ${message.data.url}`
    default:
      return message satisfies never
  }
}

const nameOf = ({ author }: ChatMessage) => author.name ?? (author.kind === 'visitor' ? 'You' : 'Assistant')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
