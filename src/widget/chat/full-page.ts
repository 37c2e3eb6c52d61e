import { effect } from '@preact/signals'
import type { Chat } from './core/chat.ts'
import { fitToViewport } from './look/viewport.ts'
import { keepOffline } from './offline/keep-offline.ts'

/**
 * What only a page of its own needs: its height under a keyboard, and a life without a network. Resolves
 * when the page is as safe as it can be.
 */
export async function setUpFullPage(chat: Chat, gwId: string, html: HTMLElement): Promise<void> {
  fitToViewport(html)
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
  // Refused by the browser, or no storage left: the page works without.
  await keepOffline(chat, gwId).catch(() => undefined)
}
