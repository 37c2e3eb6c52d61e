import { isPassing, type Store, type Transport, TransportError } from '../core/ports.ts'
import type { OutboxItem } from '../core/state.ts'

/**
 * Sends what waits on the device, in order, without a page. Rejects when the network fails again, so
 * that the browser tries once more; what the relay refuses is marked as failed for her to see.
 */
export async function sendWaiting(store: Store, transport: Transport): Promise<void> {
  const { session, outbox } = await store.load()
  if (!session) return
  const waiting = outbox.filter(({ status }) => status === 'waiting').sort(byTime)
  for (const item of waiting) {
    try {
      await transport.send(session.token, item.request)
      await store.putItem({ ...item, status: 'sent' })
    } catch (error) {
      // An expired session is renewed by the page, when she next opens it.
      const isForPage = error instanceof TransportError && error.status === 401
      if (isForPage || isPassing(error)) throw error
      await store.putItem({ ...item, status: 'failed', code: (error as TransportError).code })
    }
  }
}

const byTime = (a: OutboxItem, b: OutboxItem): number =>
  a.at === b.at ? (a.request.clientId < b.request.clientId ? -1 : 1) : a.at < b.at ? -1 : 1
