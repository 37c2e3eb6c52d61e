/// <reference lib="webworker" />
import type { DeviceNotice } from '../contract/console/devices.ts'

const { clients, registration } = self as unknown as ServiceWorkerGlobalScope
/** Pages that were open before the worker came are the console's too. */
const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows what the relay tells this browser; a page that she is looking at rings by itself. */
addEventListener('push', (event) => {
  const { data } = event as PushEvent
  if (!data) return
  const { title, tag } = data.json() as DeviceNotice
  const show = async (): Promise<void> => {
    if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
    await registration.showNotification(title, { tag })
  }
  ;(event as PushEvent).waitUntil(show())
})

addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent
  const open = async (): Promise<void> => {
    const [page] = await pages()
    await (page ? page.focus() : clients.openWindow('/console/#/inbox/queue'))
  }
  notification.close()
  ;(event as NotificationEvent).waitUntil(open())
})
