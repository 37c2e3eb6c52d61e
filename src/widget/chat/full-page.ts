import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'
import { fitToViewport } from './look/viewport.ts'
import { keepOffline } from './offline/keep-offline.ts'
import { openNamedCase } from './open-case.ts'

/**
 * Sets up what only the full page needs: its height above a keyboard, the case that its address names, and its use
 * without a network. Resolves
 * when the page is stored, as far as possible.
 */
export async function setUpFullPage(chat: Chat, gwId: string, html: HTMLElement): Promise<void> {
  fitToViewport(html)
  openNamedCase(chat)
  await new Promise<void>((resolve) => {
    effect(() => {
      const { channel, phase, connection } = chat.state.value
      // An ephemeral channel leaves nothing on the device, not even the page.
      const isKept = phase === 'open' && channel?.ephemeral === false
      const isCut = connection === 'offline' || connection === 'retrying'
      const wasKept = isCut && navigator.serviceWorker?.controller
      if (isKept || wasKept) resolve()
    })
  })
  // Refused by the browser, or no storage left: the page works without it.
  await keepOffline(chat, gwId).catch(() => undefined)
}
