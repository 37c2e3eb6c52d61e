/**
 * Push services of the browsers. Visitors send the address that the relay posts to, so it must be one of
 * these.
 */
const services: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Returns whether an address belongs to a browser's push service. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint)
  const isKnown = services.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  )
  return protocol === 'https:' && port === '' && isKnown
}
