import { isIP } from 'node:net'

/** Tells whether an IP address, such as that of a socket's other end, is this machine's own. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && (address === '::1' || /^(::ffff:)?127\./i.test(address))

/** Tells whether a server that listens at `host` is reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopback(host)

const tracesOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Tells whether a request came through a proxy that says so. */
export const isForwarded = (headers: Headers): boolean => tracesOfProxies.some((name) => headers.has(name))
