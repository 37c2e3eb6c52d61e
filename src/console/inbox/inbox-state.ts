import { batch, computed, effect, signal } from '@preact/signals'
import type {
  ChatView,
  InboxPage,
  InboxPulse,
  InboxView,
  PresenceState,
  TeamView,
} from '../../contract/console/inbox.ts'
import { inboxViews } from '../../contract/console/inbox-words.ts'
import { addressOf, call } from '../core/api.ts'
import { keepStream } from '../core/keep-stream.ts'
import { type Asked, createLoaded, type Loaded, tell } from '../core/loading.ts'
import { go, place } from '../core/place.ts'
import { seldom } from '../core/seldom.ts'
import { may, me } from '../core/session.ts'
import { turnOnAlerts } from '../core/sound.ts'
import { followTalk } from './talk-state.ts'

/** The view that is shown. */
export const view = signal<InboxView>('queue')
/** Number of chats that a list shows at first and adds with each “more”. */
const rowsAtOnce = 50
/** Number of chats to show. */
const wanted = signal(rowsAtOnce)

/** Reads a view from its beginning, as far as it is shown. */
async function readList(asked: Asked): Promise<InboxPage> {
  const [name, limit] = [view.value, wanted.peek()]
  const page = await call<InboxPage>('getInbox', { query: { view: name }, ...asked })
  const rows = [...page.rows]
  let { next } = page
  while (next !== null && rows.length < limit) {
    const more = await call<InboxPage>('getInbox', { query: { view: name, cursor: next }, ...asked })
    const ids = new Set(rows.map(({ chatId }) => chatId))
    // A chat that has moved down the list in the meantime would appear twice.
    rows.push(...more.rows.filter(({ chatId }) => !ids.has(chatId)))
    next = more.next
  }
  return { ...page, rows, next }
}

/** List of the current view. */
export const list = createLoaded(readList)

/** The signed-in user's chats, and those offered to them, whichever view is shown. */
export const mine = computed(() => list.value.value?.mine ?? [])

/** Shows more of the list. */
export function showMore(): Promise<void> {
  wanted.value = (list.value.value?.rows.length ?? 0) + rowsAtOnce
  return list.load()
}

/** Whether the relay's stream is connected; without it the page is out of date, and indicates that. */
export const isLive = signal(false)
/** Number of waiting chats. */
export const waiting = signal(0)
/** Number of them that have waited too long. */
export const escalated = signal(0)
/** When a citizen mentioned danger after the page was opened; earlier ones are in the list. */
export const dangerAt = signal<string | undefined>(undefined)
/** The signed-in user's own presence. */
export const presence = signal<PresenceState>('offline')

/** The chat that is open. */
export const openChat = signal<string | undefined>(undefined)
/** Chat whose reply field receives the focus as soon as the user can write in it. */
export const writeIn = signal<string | undefined>(undefined)
/** Data of the open chat, apart from its messages. */
export const chat: Loaded<ChatView | undefined> = createLoaded(async (asked) => {
  const id = openChat.value
  if (id === undefined) return undefined
  const shown = chat.value.peek()
  const known = shown?.row.chatId === id ? `"${shown.row.version}-${shown.lastSeq}"` : undefined
  return (await call<ChatView | undefined>('getChat', { id, known, ...asked })) ?? shown
})
/** Data of the open chat; never that of another chat. */
export const shownChat = computed(() =>
  chat.value.value?.row.chatId === openChat.value ? chat.value.value : undefined,
)

/** Applies a chat that a call returned, unless another one was opened in the meantime. */
export function takeChat(answered: ChatView): void {
  if (answered.row.chatId === openChat.value) chat.value.value = answered
}

/** Navigates from a chat within the inbox, unless another one was opened in the meantime. */
export function goFrom(chatId: string, ...parts: string[]): boolean {
  if (openChat.value !== chatId) return false
  go('inbox', ...parts)
  return true
}

/** Sets the user's presence; nothing else changes it. Must be called from a gesture, which unlocks sound. */
export async function choosePresence(status: PresenceState): Promise<void> {
  void turnOnAlerts()
  await call('setPresence', { body: { status } })
  presence.value = status
}

/** Returns the people who can take over a chat. */
export const readTeam = () => call<TeamView>('getTeam')

/**
 * With many citizens writing at the same time, the inbox changes constantly. Messages of the open chat arrive
 * through a separate stream.
 */
const refreshMs = 1_000
const refresh = seldom(() => {
  void list.refresh()
  void chat.refresh()
}, refreshMs)

/** When a citizen last mentioned danger before the page was opened; undefined until the first pulse. */
let dangerBefore: string | undefined

function takePulse(pulse: InboxPulse): void {
  dangerBefore ??= pulse.dangerAt ?? ''
  batch(() => {
    waiting.value = pulse.waiting
    escalated.value = pulse.escalated
    if ((pulse.dangerAt ?? '') > (dangerAt.value ?? dangerBefore ?? ''))
      dangerAt.value = pulse.dangerAt ?? undefined
  })
}

/** Forgets the inbox of a user who has signed out. */
function forgetPulse(): void {
  waiting.value = 0
  escalated.value = 0
  dangerAt.value = undefined
  dangerBefore = undefined
}

/** Opens the inbox stream if the user is still signed in. */
async function streamInbox(signal: AbortSignal): Promise<EventSource | undefined> {
  // Detects a user who was signed out in the meantime.
  const { status } = await call<{ status: PresenceState }>('getPresence', { unattended: true })
  if (signal.aborted) return undefined
  presence.value = status
  const stream = new EventSource(addressOf('streamInbox'))
  stream.onopen = () => {
    isLive.value = true
  }
  stream.onerror = () => {
    isLive.value = false
  }
  stream.addEventListener('inbox', (event) => {
    const pulse = JSON.parse((event as MessageEvent<string>).data) as InboxPulse
    isLive.value = true
    takePulse(pulse)
    if (pulse.checksum !== list.value.value?.checksum) refresh()
  })
  return stream
}

/** Returns whether the signed-in user may read chats, which requires a second factor. */
const mayRead = (): boolean => me.value !== undefined && !me.value.mustEnrol && may('chat.read')

/** Follows the inbox while a user who may read chats is signed in, and the chat named in the address. */
export function startInbox(): () => void {
  const ends = [
    effect(() => {
      if (!mayRead()) return forgetPulse()
      const followed = new AbortController()
      keepStream(
        followed.signal,
        () => streamInbox(followed.signal),
        ({ message }) => tell(message, true),
      )
      return () => followed.abort()
    }),
    effect(() => {
      const { room, rest } = place.value
      if (room !== 'inbox' && room !== '') return
      view.value = inboxViews.find((one) => one === rest[0]) ?? 'queue'
      openChat.value = rest[1]
    }),
    effect(() => {
      if (!mayRead() || !view.value) return
      wanted.value = rowsAtOnce
      void list.load()
    }),
    effect(() => {
      const id = openChat.value
      chat.value.value = undefined
      const isOpen = id !== undefined && mayRead()
      followTalk(isOpen ? id : undefined)
      if (isOpen) void chat.load()
    }),
  ]
  return () => {
    for (const end of ends) end()
    followTalk(undefined)
  }
}
