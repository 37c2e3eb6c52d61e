import type { DeviceKeyView } from '../../contract/console/devices.ts'
import { call } from './api.ts'

interface Policy {
  createScriptURL(url: string): string
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}
const policy = trustedTypes?.createPolicy('parley-worker', { createScriptURL: (url) => url })
const workerPath = '/console/worker.js'

/** Returns whether this browser supports push notifications of waiting chats while the page is closed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Returns whether this browser is subscribed to notifications. */
export async function isTold(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscribed()) !== null
}

/**
 * Asks the browser for permission and subscribes it. Must be called from a click.
 * @throws Error if the user or the browser refuses, Refused if the relay does
 */
export async function beTold(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser shows no notifications of the console. Allow them in its settings.')
  }
  const { publicKey } = await call<DeviceKeyView>('getDeviceKey')
  if (publicKey === null) throw new Error('This deployment has no public address, which browsers ask for.')
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key cannot be reused.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  await call('addDevice', { body: { endpoint, keys } })
}

/** Unsubscribes this browser, here and at the relay. */
export async function beToldNoMore(): Promise<void> {
  const present = await subscribed()
  if (!present) return
  await present.unsubscribe()
  await call('removeDevice', { body: { endpoint: present.endpoint } })
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/console/')
  return (await registration?.pushManager.getSubscription()) ?? null
}
