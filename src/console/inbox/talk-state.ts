import { signal } from '@preact/signals'
import type { ChatEvent, ChatMessage, HistoryResponse } from '../../contract/chat/chat.ts'
import { addressOf, call } from '../core/api.ts'

/** The messages of the open chat that were read, oldest first: its end, and as much before it as was looked at. */
export const messages = signal<readonly ChatMessage[]>([])
/** Whether there are older ones. */
export const hasOlder = signal(false)
/** The number of the newest event. */
export const lastSeq = signal(0)
/** Whether the citizen's page says that she writes. */
export const isCitizenTyping = signal(false)

/** So many messages are read at a time, as many as a tall screen shows three times over. */
const pageSize = 100
/** Her page says every few seconds that she types; after this many milliseconds without it she has stopped. */
const typingMs = 6_000

let stream: EventSource | undefined
let openId: string | undefined
let older: Promise<void> | undefined
let typingTimer: ReturnType<typeof setTimeout> | undefined

const showTyping = (isTyping: boolean) => {
  clearTimeout(typingTimer)
  isCitizenTyping.value = isTyping
  if (isTyping) typingTimer = setTimeout(() => showTyping(false), typingMs)
}

const read = (id: string, before?: number) =>
  call<HistoryResponse>('listChatMessages', { id, query: { limit: pageSize, before } })

const withNew = (known: readonly ChatMessage[], fresh: ChatMessage) =>
  known.some(({ id }) => id === fresh.id) ? known : [...known, fresh].sort((a, b) => a.seq - b.seq)

/** Reads the end of a chat, and follows it; undefined ends what was followed. */
export async function followTalk(id: string | undefined): Promise<void> {
  stream?.close()
  openId = id
  older = undefined
  messages.value = []
  hasOlder.value = false
  showTyping(false)
  if (id === undefined) return
  const page = await read(id)
  if (openId !== id) return
  messages.value = page.messages
  hasOlder.value = page.more
  lastSeq.value = page.messages.at(-1)?.seq ?? 0
  const followed = new EventSource(addressOf('streamChat', { id, query: { after: lastSeq.value } }))
  stream = followed
  followed.addEventListener('citizen-typing', () => showTyping(openId === id))
  followed.addEventListener('message', (event) => {
    const said = JSON.parse((event as MessageEvent<string>).data) as ChatEvent
    if (said.type !== 'message' || openId !== id) return
    messages.value = withNew(messages.value, said.message)
    if (said.message.author.kind === 'visitor') showTyping(false)
    lastSeq.value = Math.max(lastSeq.value, said.seq)
  })
}

/** Reads the messages before the oldest one, unless there are none or they are being read. */
export function readOlder(): Promise<void> {
  const id = openId
  if (id === undefined || !hasOlder.value) return Promise.resolve()
  older ??= read(id, messages.value[0]?.seq)
    .then((page) => {
      if (openId !== id) return
      hasOlder.value = page.more
      messages.value = [...page.messages, ...messages.value]
    })
    .finally(() => {
      older = undefined
    })
  return older
}

/** Reads back until a message is there; false when it is not in this chat. */
export async function readBackTo(messageId: string): Promise<boolean> {
  const isThere = () => messages.value.some(({ id }) => id === messageId)
  while (!isThere() && hasOlder.value) await readOlder()
  return isThere()
}
