/** Tells whether an IP address, such as that of a socket's other end, is this machine's own. */
export const isLoopback = (address: string | undefined): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address ?? '')

/** Tells whether a server that listens at `host` is reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopback(host)

/** Tells whether a request came through a proxy, whose own address proves nothing about the caller. */
export const isForwarded = (headers: Headers): boolean =>
  headers.has('x-forwarded-for') || headers.has('forwarded') || headers.has('x-real-ip')

/** Tells whether a request was made on this machine, and not through a proxy that runs on it. */
export const isFromHere = (address: string | undefined, headers: Headers): boolean =>
  isLoopback(address) && !isForwarded(headers)
