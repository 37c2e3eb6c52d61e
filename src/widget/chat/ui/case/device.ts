import type { PushKeyResponse } from '../../../../contract/chat/push.ts'
import { chatRoutes } from '../../../../contract/chat/routes.ts'
import { TransportError } from '../../core/ports.ts'

/** Tells whether this browser can be told of news with the page closed: never in a frame of another site. */
export const canBeTold = (): boolean =>
  window.top === window &&
  'PushManager' in window &&
  'Notification' in window &&
  navigator.serviceWorker?.controller !== null

/** Tells whether this browser is told. */
export async function isTold(): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready
  return Notification.permission === 'granted' && (await pushManager.getSubscription()) !== null
}

/**
 * Asks her browser for leave, and subscribes. Must be called by a tap of hers.
 * @throws Error when she or the browser says no, or the relay cannot be reached
 */
export async function beTold(token: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
  const { publicKey } = (await (await call('getPushKey', token)).json()) as PushKeyResponse
  const { pushManager } = await navigator.serviceWorker.ready
  // Made with another key, it cannot be gone on with.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await call('tellDevice', token, { endpoint, keys })
}

/** Ends it, here and at the relay. */
export async function beToldNoMore(token: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  await call('tellNoDevice', token)
}

async function call(
  name: 'getPushKey' | 'tellDevice' | 'tellNoDevice',
  token: string,
  body?: unknown,
): Promise<Response> {
  const [method = '', path = ''] = chatRoutes[name].split(' ')
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
