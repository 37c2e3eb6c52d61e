import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'

/** How a link names a case: it can say a number for her, and nothing else. */
const named = /&case=([\w-]{5,64})/

/**
 * Opens the case that the page's address names, as the link of a message about it does. On a device that knows the chat it
 * is there already; a chat in which nothing has been said asks for it by its number, and for the digits that prove it.
 */
export function openNamedCase(chat: Chat): void {
  const number = named.exec(location.search)?.[1]
  if (!number) return
  // The chat can change again before what is said here is among its messages.
  let isDone = false
  const stop = effect(() => {
    const { phase, messages } = chat.state.value
    if (isDone || phase !== 'open' || !messages[0]) return
    isDone = true
    // Once is enough: what a reload finds is what she has made of it meanwhile.
    history.replaceState(history.state, '', location.href.replace(named, ''))
    setTimeout(() => stop())
    if (messages.every(({ author }) => author.kind === 'bot')) chat.sendText(number)
  })
}
