import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'
import { fitToViewport } from './look/viewport.ts'
import { keepOffline } from './offline/keep-offline.ts'
import { openNamedCase } from './open-case.ts'

/**
 * Sets up what only the full page needs: its height above a keyboard, the case named in its URL, and offline
 * use. Resolves once the page is stored, as far as possible.
 */
export async function setUpFullPage(chat: Chat, gwId: string, html: HTMLElement): Promise<void> {
  fitToViewport(html)
  openNamedCase(chat)
  const isKept = await new Promise<boolean>((resolve) => {
    effect(() => {
      const { channel, phase, connection } = chat.state.value
      const isCut = connection === 'offline' || connection === 'retrying'
      const wasKept = isCut && navigator.serviceWorker?.controller
      // An ephemeral channel leaves nothing on the device, not even the page.
      if (wasKept || (phase === 'open' && channel)) resolve(!channel?.ephemeral)
    })
  })
  // Refused by the browser, or no storage left: the page works without it.
  if (isKept) await keepOffline(chat, gwId).catch(() => undefined)
}
