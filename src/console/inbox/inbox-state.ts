import { computed, effect, signal } from '@preact/signals'
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
import { ring } from './alarm.ts'
import { type AlarmState, mustRing } from './must-ring.ts'
import { followTalk } from './talk-state.ts'

/** The view that is shown. */
export const view = signal<InboxView>('queue')
/** So many chats a list shows at first, and so many more each time that more are wanted. */
const rowsAtOnce = 50
/** How many are wanted. */
const wanted = signal(rowsAtOnce)

/** Reads a view from its beginning, as far as it is wanted. */
async function readList(asked: Asked): Promise<InboxPage> {
  const [name, limit] = [view.value, wanted.peek()]
  const page = await call<InboxPage>('getInbox', { query: { view: name }, ...asked })
  const rows = [...page.rows]
  let { next } = page
  while (next !== null && rows.length < limit) {
    const more = await call<InboxPage>('getInbox', { query: { view: name, cursor: next }, ...asked })
    const ids = new Set(rows.map(({ chatId }) => chatId))
    // One that has gone down the list meanwhile would be there twice.
    rows.push(...more.rows.filter(({ chatId }) => !ids.has(chatId)))
    next = more.next
  }
  return { ...page, rows, next }
}

/** The list of the view. */
export const list = createLoaded(readList)

/** Shows more of the list. */
export function showMore(): Promise<void> {
  wanted.value = (list.value.value?.rows.length ?? 0) + rowsAtOnce
  return list.load()
}

/** Whether the relay's stream is there; without it the page is behind, and says so. */
export const isLive = signal(false)
/** How many wait. */
export const waiting = signal(0)
/** How she herself can be reached. */
export const presence = signal<PresenceState>('offline')

/** The chat that is open. */
export const openChat = signal<string | undefined>(undefined)
/** The chat whose reply field is to have the focus as soon as one can write in it. */
export const writeIn = signal<string | undefined>(undefined)
/** What is known of the open chat beside its messages. */
export const chat: Loaded<ChatView | undefined> = createLoaded(async (asked) => {
  const id = openChat.value
  if (id === undefined) return undefined
  const shown = chat.value.peek()
  const known = shown?.row.chatId === id ? `"${shown.row.version}-${shown.lastSeq}"` : undefined
  return (await call<ChatView | undefined>('getChat', { id, known, ...asked })) ?? shown
})
/** What is known of the chat that is open; never what is known of another one. */
export const shownChat = computed(() =>
  chat.value.value?.row.chatId === openChat.value ? chat.value.value : undefined,
)

/** Takes a chat as a call has answered it, unless another one was opened meanwhile. */
export function takeChat(answered: ChatView): void {
  if (answered.row.chatId === openChat.value) chat.value.value = answered
}

/** Goes from a chat to a place of the inbox, unless another one was opened meanwhile. */
export function goFrom(chatId: string, ...parts: string[]): boolean {
  if (openChat.value !== chatId) return false
  go('inbox', ...parts)
  return true
}

let rangAt = 0
/** When somebody last spoke of danger, as far as the bell has told. */
let dangerAt: string | undefined

/** Rings when somebody new waits, and again each minute until nobody does. */
function alarm(now: Pick<AlarmState, 'waiting' | 'escalated' | 'before' | 'presence' | 'isNewDanger'>): void {
  const sinceMs = Date.now() - rangAt
  if (!mustRing({ ...now, sinceMs, isSupervisor: may('chat.assign') })) return
  rangAt = Date.now()
  ring()
}

/** Says how she can be reached; nothing else changes it. */
export async function choosePresence(status: PresenceState): Promise<void> {
  await call('setPresence', { body: { status } })
  presence.value = status
}

/** Lists who may take a chat over. */
export const readTeam = () => call<TeamView>('getTeam')

/** Where many write at once, the inbox changes all the time; what is said in the open chat comes by a stream of its own. */
const refreshMs = 1_000
const refresh = seldom(() => {
  void list.refresh()
  void chat.refresh()
}, refreshMs)

/** Opens the stream of the inbox, for who is still signed in. */
async function streamInbox(signal: AbortSignal): Promise<EventSource | undefined> {
  // Whoever is signed out meanwhile is shown so.
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
    // What was said before the page was opened stands in the list.
    const isNewDanger = dangerAt !== undefined && (pulse.dangerAt ?? '') > dangerAt
    alarm({ ...pulse, before: waiting.value, presence: presence.value, isNewDanger })
    waiting.value = pulse.waiting
    dangerAt = [dangerAt ?? '', pulse.dangerAt ?? ''].sort().at(-1)
    if (pulse.checksum !== list.value.value?.checksum) refresh()
  })
  return stream
}

/** Tells whether chats are open to her, which none is before she has a second factor. */
const mayRead = (): boolean => me.value !== undefined && !me.value.mustEnrol && may('chat.read')

/** Follows the inbox while somebody is signed in who answers chats, and the chat that the place names. */
export function startInbox(): () => void {
  const ends = [
    effect(() => {
      if (!mayRead()) return
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
