import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Names the address that a request comes from, without keeping it. */
export interface Visitors {
  /** Gives the keyed hash of the network that the request comes from. */
  nameOf(request: IncomingMessage): string
  /** Gives the keyed hash of an address's network. */
  nameOfAddress(address: string | undefined): string
}

/** Says how addresses are named. */
export interface VisitorsDeps {
  /** Proxies of the deployment in front of the relay. */
  trustedProxies: number
  /** Keeps whoever reads the names from trying all addresses. */
  secret: string
}

/** Creates the names of visitors' addresses; one address, or one IPv6 network of 64 bits, is one name. */
export function createVisitors({ trustedProxies, secret }: VisitorsDeps): Visitors {
  const known = new WeakMap<IncomingMessage, string>()
  const nameOfAddress = (address: string | undefined) =>
    createHmac('sha256', secret)
      .update(networkOf(address ?? ''))
      .digest('base64url')
      .slice(0, 22)
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
 * Finds the address a request comes from. Each trusted proxy adds one entry to X-Forwarded-For at its end;
 * what stands before those was written by anybody.
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
 * Gives the network that counts as one visitor's: an IPv4 address whole, with or without the port that some
 * proxies add, also when it is written as an IPv6 address; of any other IPv6 address the first 64 bits, because
 * whoever has one has all of those.
 */
export function networkOf(address: string): string {
  const bare = address
    // Nobody's address is longer; a header may be.
    .slice(0, 64)
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const ipv4 = /^(?:.*:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)
  if (ipv4 && /^(::ffff:|0:0:0:0:0:ffff:|\d)/.test(bare)) return ipv4[1] ?? bare
  if (!bare.includes(':')) return bare
  const groups = expand(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  // This machine is one visitor, and not one with everybody else of the zero network.
  if (groups.slice(0, 4).every((group) => group === 0)) return groups.map((g) => g.toString(16)).join(':')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** Gives the eight groups of an IPv6 address; nonsense becomes zeros. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const toGroups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16) || 0)
  const before = toGroups(head)
  const after = toGroups(tail ?? '')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<number>(gap).fill(0), ...after].slice(0, 8)
}
