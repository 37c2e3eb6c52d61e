/// <reference lib="webworker" />
import type { DeviceNotice } from '../contract/console/devices.ts'

const { clients, registration } = self as unknown as ServiceWorkerGlobalScope
/** Pages that were opened before the worker started belong to the console too. */
const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows the relay's push notice. If the user is looking at a console page, that page rings instead. */
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
