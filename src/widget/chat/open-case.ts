import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'

/** Matches the case number in a link. The link can send this number for the citizen, and nothing else. */
const named = /&case=([\w-]{5,64})/

/**
 * Opens the case named in the page's URL, as in the link of a message about the case. On a device that knows
 * the chat, the case is already there; in a chat in which nothing has been said, the number is sent, and the
 * chat asks for the digits that prove ownership.
 */
export function openNamedCase(chat: Chat): void {
  const number = named.exec(location.search)?.[1]
  if (!number) return
  // The chat can change again before this message is among its messages.
  let isDone = false
  const stop = effect(() => {
    const { phase, messages } = chat.state.value
    if (isDone || phase !== 'open' || !messages[0]) return
    isDone = true
    // Once is enough: a reload must not send the number again.
    history.replaceState(history.state, '', location.href.replace(named, ''))
    setTimeout(() => stop())
    if (messages.every(({ author }) => author.kind === 'bot')) chat.sendText(number)
  })
}
