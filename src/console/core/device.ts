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

/** Tells whether this browser can be told of those who wait, with the page closed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Tells whether this browser is told. */
export async function isTold(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscribed()) !== null
}

/**
 * Asks the browser for leave, and has it told. Must be called by a click.
 * @throws Error when the person or the browser says no, Refused when the relay does
 */
export async function beTold(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser shows no notifications of the console. Allow them in its settings.')
  }
  const { publicKey } = await call<DeviceKeyView>('getDeviceKey')
  if (publicKey === null) throw new Error('This deployment has no public address, which browsers ask for.')
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  // Made with another key, it cannot be gone on with.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  await call('addDevice', { body: { endpoint, keys } })
}

/** Ends it, here and at the relay. */
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
