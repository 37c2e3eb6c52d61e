/** Push services of the browsers. Visitors name the address to which the relay then posts, so that it must be one of these. */
const services: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Tells whether an address is one of a browser's push service. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint)
  const isKnown = services.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  )
  return protocol === 'https:' && port === '' && isKnown
}
