import { isIP } from 'node:net'

/** Returns whether an IP address, such as a socket's remote address, belongs to this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && (address === '::1' || /^(::ffff:)?127\./i.test(address))

/** Returns whether a server listening on `host` is reachable from this machine only. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopback(host)

const tracesOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Returns whether a request came through a proxy that identifies itself. */
export const isForwarded = (headers: Headers): boolean => tracesOfProxies.some((name) => headers.has(name))
