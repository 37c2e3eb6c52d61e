import { effect, signal } from '@preact/signals'
import type { ChatEvent, ChatMessage, HistoryResponse } from '../../contract/chat/chat.ts'
import type {
  ChatView,
  InboxPage,
  InboxPulse,
  InboxView,
  PresenceState,
  TeamView,
} from '../../contract/console/inbox.ts'
import { addressOf, call } from '../core/api.ts'
import { createLoaded } from '../core/loading.ts'
import { place } from '../core/place.ts'
import { may, me } from '../core/session.ts'
import { ring } from './alarm.ts'

/** The view that is shown. */
export const view = signal<InboxView>('queue')
/** The list of the view. */
export const list = createLoaded(() => call<InboxPage>('getInbox', { query: { view: view.value } }))
/** Whether the relay's stream is there; without it the page is behind, and says so. */
export const isLive = signal(false)
/** How many wait. */
export const waiting = signal(0)
/** How she herself can be reached. */
export const presence = signal<PresenceState>('offline')

/** The chat that is open. */
export const openChat = signal<string | undefined>(undefined)
/** What is known of the open chat beside its messages. */
export const chat = createLoaded(async () => {
  const id = openChat.value
  return id === undefined ? undefined : call<ChatView>('getChat', { id })
})
/** The messages of the open chat, oldest first. */
export const messages = signal<readonly ChatMessage[]>([])
/** Whether the citizen's page shows that somebody types. */
export const lastSeq = signal(0)

let inboxStream: EventSource | undefined
let chatStream: EventSource | undefined

/** Says how she can be reached; nothing else changes it. */
export async function choosePresence(status: PresenceState): Promise<void> {
  await call('setPresence', { body: { status } })
  presence.value = status
}

/** Lists who may take a chat over. */
export const readTeam = () => call<TeamView>('getTeam')

function follow(): void {
  inboxStream = new EventSource(addressOf('streamInbox'))
  inboxStream.onopen = () => {
    isLive.value = true
  }
  inboxStream.onerror = () => {
    isLive.value = false
  }
  inboxStream.addEventListener('inbox', (event) => {
    const pulse = JSON.parse((event as MessageEvent<string>).data) as InboxPulse
    isLive.value = true
    if (pulse.waiting > waiting.value && presence.value !== 'offline') ring()
    waiting.value = pulse.waiting
    if (pulse.checksum !== list.value.value?.checksum) {
      void list.load()
      void chat.load()
    }
  })
}

const byId = (known: readonly ChatMessage[], fresh: readonly ChatMessage[]) => {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...fresh.filter(({ id }) => !ids.has(id))].sort((a, b) => a.seq - b.seq)
}

async function openOne(id: string): Promise<void> {
  const { messages: page } = await call<HistoryResponse>('listChatMessages', { id, query: { limit: 200 } })
  if (openChat.value !== id) return
  messages.value = page
  lastSeq.value = page.at(-1)?.seq ?? 0
  chatStream = new EventSource(addressOf('streamChat', { id, query: { after: lastSeq.value } }))
  chatStream.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<string>
    const said = JSON.parse(data) as ChatEvent
    if (said.type !== 'message' || openChat.value !== id) return
    messages.value = byId(messages.value, [said.message])
    lastSeq.value = Math.max(lastSeq.value, said.seq)
  })
}

/** Follows the inbox while somebody is signed in who answers chats, and the chat that the place names. */
export function startInbox(): () => void {
  const ends = [
    effect(() => {
      const isMine = me.value !== undefined && !me.value.mustEnrol && may('chat.read')
      inboxStream?.close()
      inboxStream = undefined
      if (!isMine) return
      follow()
      void call<{ status: PresenceState }>('getPresence').then(({ status }) => {
        presence.value = status
      })
    }),
    effect(() => {
      const { room, rest } = place.value
      if (room !== 'inbox' && room !== '') return
      view.value = (['mine', 'queue', 'open', 'closed'] as const).find((one) => one === rest[0]) ?? 'queue'
      openChat.value = rest[1]
    }),
    effect(() => {
      if (me.value && view.value && may('chat.read')) void list.load()
    }),
    effect(() => {
      const id = openChat.value
      chatStream?.close()
      messages.value = []
      chat.value.value = undefined
      if (id === undefined || !me.value || !may('chat.read')) return
      void chat.load()
      void openOne(id).catch(() => {})
    }),
  ]
  return () => {
    for (const end of ends) end()
    inboxStream?.close()
    chatStream?.close()
  }
}
