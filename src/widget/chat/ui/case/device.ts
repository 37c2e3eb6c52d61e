import { createStore, promisifyRequest } from 'idb-keyval'
import type { PushKeyResponse } from '../../../../contract/chat/push.ts'
import { pushRoutes } from '../../../../contract/chat/push-routes.ts'
import { TransportError } from '../../core/ports.ts'

/** Returns whether this browser can be notified while the page is closed: never in a cross-site frame. */
export const canBeTold = (): boolean =>
  window.top === window &&
  'PushManager' in window &&
  'Notification' in window &&
  navigator.serviceWorker?.controller !== null

/**
 * The chat that a device is notified about. A browser has one subscription for all chats of the page, and the
 * relay notifies it about the chats that the citizen has chosen.
 */
export interface ToldChat {
  gwId: string
  chatId: string
  /** Whether the channel may store data on the device. */
  mayKeep: boolean
}

/** Returns whether this browser is notified about this chat. */
export async function isTold({ gwId, chatId }: ToldChat): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready
  const isSubscribed = Notification.permission === 'granted' && (await pushManager.getSubscription()) !== null
  return isSubscribed && (await marked(gwId, (objects) => objects.get(markKey))) === chatId
}

/**
 * Asks for notification permission and subscribes. Must be called from a tap.
 * @throws Error if the citizen or the browser refuses, or the relay cannot be reached
 */
export async function beTold(token: string, { gwId, chatId, mayKeep }: ToldChat): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
  const { publicKey } = (await (await call('getPushKey', token)).json()) as PushKeyResponse
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON()
  await call('tellDevice', token, { endpoint, keys })
  if (mayKeep) await marked(gwId, (objects) => objects.put(chatId, markKey))
}

/**
 * Has the relay forget this device for this chat. The browser's subscription stays, because another chat may
 * use it.
 */
export async function beToldNoMore(token: string, { gwId }: ToldChat): Promise<void> {
  await call('tellNoDevice', token)
  await marked(gwId, (objects) => objects.delete(markKey))
}

/**
 * Reuses the existing subscription, because another chat may use it. A subscription with another key cannot
 * be reused.
 */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && toBase64url(before.options?.applicationServerKey) === publicKey) return before
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

const toBase64url = (bytes: ArrayBuffer | null = null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const markKey = 'told'

/**
 * Reads or writes which chat of the channel this device is notified about. It is in the database of the chat,
 * so that it is cleared with it. A device that cannot store it asks the citizen again.
 */
const marked = <T>(gwId: string, work: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> =>
  Promise.resolve(createStore(`parley-${gwId}`, 'chat'))
    .then((store) => store('readwrite', (objects) => promisifyRequest(work(objects))))
    .catch(() => undefined)

async function call(
  name: 'getPushKey' | 'tellDevice' | 'tellNoDevice',
  token: string,
  body?: unknown,
): Promise<Response> {
  const [method = '', path = ''] = pushRoutes[name].split(' ')
  const answer = await fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new TransportError(`http-${answer.status}`, answer.status)
  return answer
}
