import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Identifies the address that a request comes from without storing it. */
export interface Visitors {
  /** Returns the keyed hashes of the networks that the request comes from; see {@link sharesOf}. */
  nameOf(request: IncomingMessage): string
  /** Returns the keyed hashes of an address's networks. */
  nameOfAddress(address: string | undefined): string
}

/** Options for identifying visitors. */
export interface VisitorsDeps {
  /** Number of trusted proxies in front of the relay. */
  trustedProxies: number
  /** Key of the hashes, so that addresses cannot be found by trying them all. */
  secret: string
}

/** A network that a visitor's address is in, and how many times the limit of one address it has. */
export interface NetworkShare {
  name: string
  times: number
}

/**
 * Multiples of one address's limit for each network of an IPv6 address: 64 bits are one device or household;
 * 56 or 48 bits are what a provider gives to one customer. An IPv4 address has only the first share, because
 * the network around it belongs to many customers.
 */
const timesOf = [1, 4, 16] as const

/**
 * Lists the networks in which an address counts, the smallest first, from a name that {@link Visitors}
 * returned.
 */
export const sharesOf = (visitor: string): NetworkShare[] =>
  visitor.split('.').map((name, index) => ({ name, times: timesOf[index] ?? 1 }))

/** Returns the name of the smallest network only, for logs. */
export const shortName = (visitor: string): string => visitor.split('.')[0] ?? ''

/** Creates names for visitors' addresses. */
export function createVisitors({ trustedProxies, secret }: VisitorsDeps): Visitors {
  const known = new WeakMap<IncomingMessage, string>()
  const nameOfAddress = (address: string | undefined) =>
    networksOf(address ?? '')
      .map((network) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22))
      .join('.')
  return {
    nameOf(request) {
      const before = known.get(request)
      if (before !== undefined) return before
      const forwarded = request.headers['x-forwarded-for']
      const name = nameOfAddress(
        visitorAddress(
          request.socket.remoteAddress,
          Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
          trustedProxies,
        ),
      )
      known.set(request, name)
      return name
    },
    nameOfAddress,
  }
}

/**
 * Returns the address that a request comes from. Each trusted proxy appends one entry to X-Forwarded-For; the
 * entries before those are untrusted.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const address = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return address || socketAddress || 'unknown'
}

/**
 * Returns the networks that an address counts in, the smallest first. For an IPv4 address this is the address
 * itself, without the port that some proxies add, also when it is written as an IPv6 address. For any other
 * IPv6 address it is the first 64, 56 and 48 bits, because the owner of one address has all that begin with
 * the same 64 bits, and often all of a larger network.
 */
export function networksOf(address: string): string[] {
  const bare = address
    // No address is longer, but a header may be.
    .slice(0, 64)
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const ipv4 = /^(?:.*:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)
  if (ipv4 && /^(::ffff:|0:0:0:0:0:ffff:|\d)/.test(bare)) return [ipv4[1] ?? bare]
  if (!bare.includes(':')) return [bare]
  const groups = expand(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [[high >> 8, high & 255, low >> 8, low & 255].join('.')]
  }
  // The local machine is one visitor, separate from the rest of the zero network.
  if (groups.slice(0, 4).every((group) => group === 0)) return [groups.map((g) => g.toString(16)).join(':')]
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return [
    [a, b, c, d],
    [a, b, c, d & 0xff00],
    [a, b, c, 0],
  ].map((own, index) => `${own.map((group) => group.toString(16)).join(':')}/${64 - 8 * index}`)
}

/** Returns the eight groups of an IPv6 address; invalid input becomes zeros. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const toGroups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16) || 0)
  const before = toGroups(head)
  const after = toGroups(tail ?? '')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<number>(gap).fill(0), ...after].slice(0, 8)
}
