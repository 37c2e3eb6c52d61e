/// <reference lib="webworker" />
import { all, first } from 'virtual:chat-assets'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { PushNotice } from '../../../contract/chat/push.ts'
import { talkRoutes } from '../../../contract/chat/talk-routes.ts'
import { createHttpTransport } from '../adapters/http-transport.ts'
import { createIdbStore } from '../adapters/idb-store.ts'
import { tabsName, takeRollCall } from '../adapters/roll-call.ts'
import { sendWaiting } from './send-waiting.ts'
import { assetCache, fromSyncTag, pageCache, pageKey } from './sync-tag.ts'

const isAsset = (url: string): boolean => new URL(url).pathname.startsWith('/assets/')

type SyncEvent = ExtendableEvent & { tag: string }

// The service worker of the page, with its own composition root.
cleanupOutdatedCaches()
// The names change with the contents, so no revision is needed.
precacheAndRoute(first.map((url) => ({ url, revision: null })))

// Languages and other parts that were not prefetched are cached on first use.
registerRoute(({ url }) => isAsset(url.href), new CacheFirst({ cacheName: assetCache }))
// The worker takes over the page of the first visit. A later version waits until no page of the previous one
// is open, so that a chat never loses half of its parts.
addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    await (self as unknown as ServiceWorkerGlobalScope).clients.claim()
    const cache = await caches.open(assetCache)
    const old = (await cache.keys()).filter(({ url }) => isAsset(url) && !all.includes(new URL(url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
    await renewPage()
  }
  ;(event as ExtendableEvent).waitUntil(takeOver())
})

/**
 * Replaces or removes the page that an earlier version has cached, because it names scripts that are no
 * longer cached.
 */
async function renewPage(): Promise<void> {
  const cache = await caches.open(pageCache)
  const kept = await cache.match(pageKey)
  if (!kept || isOfThisBuild(await kept.text())) return
  await cache.delete(pageKey)
  const fresh = await fetch(kept.url, { cache: 'no-store' }).catch(() => undefined)
  if (fresh?.ok && isOfThisBuild(await fresh.clone().text())) await cache.put(pageKey, fresh)
}

/** Returns whether every script and style that a page names belongs to this build. */
const isOfThisBuild = (html: string): boolean =>
  (html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []).every((path) => all.includes(path))

// The outline for offline reports: one for each channel, in the language of the last visit.
const outlinePath = talkRoutes.getReportOutline.replace('GET ', '')
registerRoute(
  ({ url }) => url.pathname === outlinePath,
  new NetworkFirst({
    cacheName: assetCache,
    networkTimeoutSeconds: 3,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          `${outlinePath}?gwId=${new URL(request.url).searchParams.get('gwId')}`,
      },
    ],
  }),
)

// The page: from the network if it answers in time, otherwise from the cache.
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
    // An open tab leads and sends by itself; a closing tab gives up the lead.
    whileLeading(gwId, () => {
      const clock = () => new Date().toISOString()
      return sendWaiting({ gwId, store: createIdbStore(gwId), transport: createHttpTransport(), clock })
    }),
  )
})

/** Shows the relay's push notices, unless the chat is on screen and shows the news itself. */
addEventListener('push', (event) => {
  const { data } = event as PushEvent
  if (!data) return
  const { title, lang, gwId, tag } = data.json() as PushNotice
  const { clients, registration } = self as unknown as ServiceWorkerGlobalScope
  const show = async (): Promise<void> => {
    const pages = await clients.matchAll({ type: 'window' })
    if (pages.some((page) => page.visibilityState === 'visible' && channelOf(page.url) === gwId)) return
    await registration.showNotification(title, { lang, tag, data: gwId })
  }
  ;(event as PushEvent).waitUntil(show())
})

addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent
  const gwId = notification.data as string
  const { clients } = self as unknown as ServiceWorkerGlobalScope
  const open = async (): Promise<void> => {
    const page = (await clients.matchAll({ type: 'window' })).find(({ url }) => channelOf(url) === gwId)
    await (page ? page.focus() : clients.openWindow(`${pageKey}?${new URLSearchParams({ gwId })}`))
  }
  notification.close()
  ;(event as NotificationEvent).waitUntil(open())
})

const channelOf = (url: string): string | null => new URL(url).searchParams.get('gwId')

/** Longest wait for a page to close. */
const goneMs = 5000

/**
 * Runs the work while leading, and answers the roll call of any page that is opened in the meantime, which
 * would otherwise take the lead. Does nothing if another tab leads.
 */
async function whileLeading(gwId: string, work: () => Promise<void>): Promise<void> {
  const name = tabsName(gwId)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), goneMs)
  try {
    await navigator.locks.request(name, { signal: patience.signal }, async () => {
      clearTimeout(timer)
      const channel = new BroadcastChannel(name)
      takeRollCall(channel, () => true)
      await work().finally(() => channel.close())
    })
  } catch (error) {
    if (!patience.signal.aborted) throw error
  }
}
