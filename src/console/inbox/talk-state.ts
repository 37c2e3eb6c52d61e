import { signal } from '@preact/signals'
import type { ChatEvent, ChatMessage, HistoryResponse } from '../../contract/chat/chat.ts'
import { addressOf, call } from '../core/api.ts'
import { keepStream } from '../core/keep-stream.ts'
import type { Asked } from '../core/loading.ts'

/** Loaded messages of the open chat, oldest first: its end, and as much of the history as was viewed. */
export const messages = signal<readonly ChatMessage[]>([])
/** Whether there are older messages. */
export const hasOlder = signal(false)
/** Number of the newest event; 0 while none of the open chat has been read. */
export const lastSeq = signal(0)
/** Whether the citizen is typing, as their page reports. */
export const isCitizenTyping = signal(false)

/** Why the open chat is no longer followed, as the relay worded it; empty while it is. */
export const talkRefusal = signal('')

/** Number of messages read at a time, about three tall screens. */
const pageSize = 100
/**
 * Milliseconds without a report after which the citizen has stopped typing; their page reports every few
 * seconds.
 */
const typingMs = 6_000

/** Aborts the current subscription. Replaced for each chat, and when the same chat is reopened. */
let following = new AbortController()
let openId: string | undefined
let older: Promise<void> | undefined
let typingTimer: ReturnType<typeof setTimeout> | undefined

const showTyping = (isTyping: boolean) => {
  clearTimeout(typingTimer)
  isCitizenTyping.value = isTyping
  if (isTyping) typingTimer = setTimeout(() => showTyping(false), typingMs)
}

const read = (
  id: string,
  { limit = pageSize, before, ...asked }: Asked & { limit?: number; before?: number | undefined } = {},
) => call<HistoryResponse>('listChatMessages', { id, query: { limit, before }, ...asked })

const withNew = (known: readonly ChatMessage[], fresh: ChatMessage) =>
  known.some(({ id }) => id === fresh.id) ? known : [...known, fresh].sort((a, b) => a.seq - b.seq)

/** Reads the end of a chat, and follows it; undefined ends the current subscription. */
export function followTalk(id: string | undefined): void {
  following.abort()
  following = new AbortController()
  const { signal } = following
  openId = id
  older = undefined
  messages.value = []
  hasOlder.value = false
  lastSeq.value = 0
  talkRefusal.value = ''
  showTyping(false)
  if (id === undefined) return
  let isRead = false
  let isAgain = false
  const open = async () => {
    // The messages are already loaded; this only checks whether the relay would still answer.
    const reading = read(id, { unattended: isAgain, ...(isRead && { limit: 1 }) })
    isAgain = true
    const page = await reading
    if (signal.aborted) return undefined
    if (!isRead) {
      isRead = true
      messages.value = page.messages
      hasOlder.value = page.more
      lastSeq.value = page.messages.at(-1)?.seq ?? 0
    }
    return streamTalk(id)
  }
  keepStream(signal, open, ({ message }) => {
    talkRefusal.value = message
  })
}

/** Opens the stream of a chat after the last event read. A closed stream has no further effect. */
function streamTalk(id: string): EventSource {
  const stream = new EventSource(addressOf('streamChat', { id, query: { after: lastSeq.value } }))
  stream.addEventListener('citizen-typing', () => showTyping(true))
  stream.addEventListener('message', (event) => {
    const said = JSON.parse((event as MessageEvent<string>).data) as ChatEvent
    if (said.type !== 'message') return
    messages.value = withNew(messages.value, said.message)
    if (said.message.author.kind === 'visitor') showTyping(false)
    lastSeq.value = Math.max(lastSeq.value, said.seq)
  })
  return stream
}

/** Reads the messages before the oldest one, unless there are none or a read is in progress. */
export function readOlder(): Promise<void> {
  const id = openId
  const { signal } = following
  if (id === undefined || !hasOlder.value) return Promise.resolve()
  older ??= read(id, { before: messages.value[0]?.seq })
    .then((page) => {
      if (signal.aborted) return
      hasOlder.value = page.more
      messages.value = [...page.messages, ...messages.value]
    })
    .finally(() => {
      if (!signal.aborted) older = undefined
    })
  return older
}

/** Reads back until a message is loaded; returns false if it is not in this chat. */
export async function readBackTo(messageId: string): Promise<boolean> {
  const isThere = () => messages.value.some(({ id }) => id === messageId)
  while (!isThere() && hasOlder.value) await readOlder()
  return isThere()
}
