import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'
import { fitToViewport } from './look/viewport.ts'
import { keepOffline } from './offline/keep-offline.ts'

/** What only a page of its own needs: its height under a keyboard, and a life without a network. */
export function setUpFullPage(chat: Chat, gwId: string, html: HTMLElement): void {
  fitToViewport(html)
  let isDone = false
  effect(() => {
    const { channel, phase } = chat.state.value
    // An ephemeral channel leaves nothing on the device, not even the page.
    if (isDone || phase !== 'open' || channel?.ephemeral !== false) return
    isDone = true
    // Refused by the browser, or no storage left: the page works without.
    keepOffline(chat, gwId).catch(() => undefined)
  })
}
