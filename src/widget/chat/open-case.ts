import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'

/** A case number as an address may name it: a link can say a number for her, and nothing else. */
const caseNumber = /^[A-Z\d-]{5,64}$/i

/**
 * Opens the case that the page's address names, as the link of a message about it does. On a device that knows the chat it
 * is there already; a chat in which nothing has been said asks for it by its number, and for the digits that prove it.
 */
export function openNamedCase(chat: Chat, view: Window = window): void {
  const address = new URL(view.location.href)
  const number = address.searchParams.get('case')
  if (number === null) return
  const stop = effect(() => {
    const { phase, messages, outbox, caseIds } = chat.state.value
    if (phase !== 'open' || messages.length === 0) return
    // Once is enough: what a reload finds is what she has made of it meanwhile.
    address.searchParams.delete('case')
    view.history.replaceState(null, '', address)
    const isFresh =
      caseIds.length === 0 && outbox.length === 0 && messages.every(({ author }) => author.kind !== 'visitor')
    queueMicrotask(() => stop())
    if (isFresh && caseNumber.test(number)) void chat.sendText(number)
  })
}
