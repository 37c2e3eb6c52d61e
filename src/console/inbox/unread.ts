import { computed, effect, signal } from '@preact/signals'
import { isVisible } from '../core/place.ts'
import { roomShown } from '../core/rooms.ts'
import { me } from '../core/session.ts'
import { mine, openChat } from './inbox-state.ts'

/** When the last line was written that the user has looked at, by chat. */
const seen = signal<ReadonlyMap<string, string>>(new Map())

/** Chat that the user is looking at. */
const watchedChat = computed(() => (isVisible.value && roomShown() === 'inbox' ? openChat.value : undefined))

/** The user's chats with unanswered words of the citizen that the user has not looked at. */
export const unread = computed<ReadonlySet<string>>(() => {
  const isUnread = ({ chatId, owner, waitingSince, lastLine }: (typeof mine.value)[number]) =>
    owner?.id === me.value?.id &&
    chatId !== watchedChat.value &&
    waitingSince !== null &&
    lastLine?.author === 'visitor' &&
    lastLine.at > (seen.value.get(chatId) ?? '')
  return new Set(mine.value.filter(isUnread).map(({ chatId }) => chatId))
})

/** Marks a chat as read while the user looks at it. */
export const watchReading = (): (() => void) =>
  effect(() => {
    const row = mine.value.find(({ chatId }) => chatId === watchedChat.value)
    if (!row?.lastLine || seen.peek().get(row.chatId) === row.lastLine.at) return
    seen.value = new Map(seen.peek()).set(row.chatId, row.lastLine.at)
  })
