import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { type Local, nothingLocal } from '../core/local.ts'
import type { OutboxItem } from '../core/state.ts'

/**
 * One bubble: a message from the relay, a message of the citizen's that the relay does not have yet, or one
 * that the page wrote itself.
 */
export type Entry =
  | { key: string; kind: 'message'; message: ChatMessage; at: string }
  | { key: string; kind: 'outbox'; item: OutboxItem; at: string }
  | { key: string; kind: 'local'; message: ChatMessage; at: string }

/** One row of the transcript: a day, the line above new messages, or a group of messages. */
export type Row =
  | { key: string; kind: 'day'; at: string }
  /** The line above the messages that arrived while the citizen was not looking. */
  | { key: string; kind: 'news' }
  | { key: string; kind: 'group'; author: ChatMessage['author']; entries: readonly Entry[] }

const her: ChatMessage['author'] = { kind: 'visitor' }
/** Length of a pause that starts a new group, in milliseconds. */
const groupPauseMs = 5 * 60_000

/**
 * Arranges messages into days and groups. `dayOf` returns the local day of an instant; `newsFrom` is the
 * sequence number of the first unseen message, 0 for none.
 */
export function toRows(
  messages: readonly ChatMessage[],
  outbox: readonly OutboxItem[],
  dayOf: (at: string) => string,
  newsFrom = 0,
  local: Local = nothingLocal,
): Row[] {
  const rows: Row[] = []
  let day = ''
  let entries: Entry[] = []
  let author = ''
  let last = 0
  let hasNews = newsFrom === 0
  for (const entry of toEntries(messages, outbox, local)) {
    const by = entry.kind === 'outbox' ? her : entry.message.author
    const name = `${by.kind} ${by.kind === 'visitor' ? '' : (by.id ?? '')} ${by.name ?? ''}`
    const at = Date.parse(entry.at)
    if (dayOf(entry.at) !== day) {
      day = dayOf(entry.at)
      rows.push({ key: `day ${day}`, kind: 'day', at: entry.at })
      author = ''
    }
    if (!hasNews && entry.kind === 'message' && by.kind !== 'visitor' && entry.message.seq >= newsFrom) {
      hasNews = true
      rows.push({ key: 'news', kind: 'news' })
      author = ''
    }
    if (name !== author || at - last > groupPauseMs) {
      entries = []
      rows.push({ key: entry.key, kind: 'group', author: by, entries })
      author = name
    }
    entries.push(entry)
    last = at
  }
  return rows
}

/** Places failed messages where they were written, and waiting ones at the end. */
function toEntries(messages: readonly ChatMessage[], outbox: readonly OutboxItem[], local: Local): Entry[] {
  const failed = outbox.filter((item) => item.status === 'failed')
  const entries: Entry[] = local.opening.map(toLocalEntry)
  let next = 0
  for (const message of messages) {
    for (let item = failed[next]; item && item.afterSeq < message.seq; item = failed[++next]) {
      entries.push(toEntry(item))
    }
    entries.push({ key: message.clientId ?? message.id, kind: 'message', message, at: message.at })
  }
  return [
    ...entries,
    ...failed.slice(next).map(toEntry),
    ...outbox
      .filter((i) => i.status !== 'failed')
      .flatMap((item) => [
        toEntry(item),
        ...(local.after.get(item.request.clientId) ?? []).map(toLocalEntry),
      ]),
  ]
}

const toEntry = (item: OutboxItem): Entry => ({
  key: item.request.clientId,
  kind: 'outbox',
  item,
  at: item.at,
})

const toLocalEntry = (message: ChatMessage): Entry => ({
  key: message.id,
  kind: 'local',
  message,
  at: message.at,
})

/** Returns the text of an unsent message: what the citizen wrote, or the label of the button they pressed. */
export const textOf = ({ request }: OutboxItem): string =>
  request.type === 'text' ? request.text : (request.text ?? '')
