import { effect } from '@preact/signals'
import { toScriptUrl } from '../adapters/script-url.ts'
import type { Chat } from '../core/chat.ts'
import { assetCache, pageCache, pageKey, toSyncTag } from './sync-tag.ts'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Makes the page open offline from now on, and lets the browser send unsent messages once there is a network,
 * even if the page is closed by then. Does nothing if service workers are not available.
 */
export async function keepOffline(chat: Chat, gwId: string, view: Window = window): Promise<void> {
  const { serviceWorker } = view.navigator
  if (!serviceWorker) return
  const registered = await serviceWorker.register(toScriptUrl('/chat-sw.js'), { scope: pageKey })
  const registration: SyncRegistration = await Promise.race([serviceWorker.ready, untilRefused(registered)])

  // The worker did not fetch the page of this first visit, so it is added to the cache here.
  const cache = await view.caches.open(pageCache)
  if (!(await cache.match(pageKey))) {
    const page = await fetch(view.location.href)
    if (page.ok) await cache.put(pageKey, page)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const assets = await view.caches.open(assetCache)
    await assets.addAll([...new Set(loaded.filter((path) => path.startsWith('/assets/')))])
  }
  await controlled(serviceWorker)

  let isAsked = false
  effect(() => {
    const { outbox, connection } = chat.state.value
    const waits = connection !== 'live' && outbox.some(({ status }) => status === 'waiting')
    if (waits && !isAsked) void registration.sync?.register(toSyncTag(gwId)).catch(() => undefined)
    isAsked = waits
  })
}

/**
 * Rejects if the worker cannot be installed, for example because one of its files cannot be fetched: it would
 * never be ready.
 */
const untilRefused = ({ installing }: ServiceWorkerRegistration): Promise<never> =>
  new Promise((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('no worker'))
    })
  })

/** Longest wait for the worker to control the page; after a forced reload it never does. */
const takeOverMs = 3000

/** Resolves when the page's requests go through the worker. */
const controlled = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (container.controller) return resolve()
    container.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, takeOverMs)
  })
