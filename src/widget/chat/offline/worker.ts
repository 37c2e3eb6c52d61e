/// <reference lib="webworker" />
import assets from 'virtual:chat-assets'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { createHttpTransport } from '../adapters/http-transport.ts'
import { createIdbStore } from '../adapters/idb-store.ts'
import { sendWaiting } from './send-waiting.ts'
import { fromSyncTag, pageCache, pageKey } from './sync-tag.ts'

type SyncEvent = ExtendableEvent & { tag: string }

// The page's service worker: a composition root of its own.
cleanupOutdatedCaches()
// Their names change with their contents, so the name is the revision.
precacheAndRoute(assets.map((url) => ({ url, revision: null })))

// Languages and what else was not fetched beforehand: kept once it has come.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parley-assets' }),
)

// The page: the newest when the network answers in time, the kept one when it does not.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === pageKey,
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: 3,
    plugins: [{ cacheKeyWillBeUsed: async () => pageKey }],
  }),
)

addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  const gwId = fromSyncTag(tag)
  if (gwId === undefined) return
  ;(event as SyncEvent).waitUntil(
    // An open tab sends by itself; the lock says whether there is one.
    navigator.locks.request(`parley-${gwId}`, { ifAvailable: true }, async (lock) => {
      if (lock) await sendWaiting(createIdbStore(gwId), createHttpTransport())
    }),
  )
})
