import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Names the address that a request comes from, without keeping it. */
export interface Visitors {
  /** Gives the keyed hashes of the networks that the request comes from; see {@link sharesOf}. */
  nameOf(request: IncomingMessage): string
  /** Gives the keyed hashes of an address's networks. */
  nameOfAddress(address: string | undefined): string
}

/** Says how addresses are named. */
export interface VisitorsDeps {
  /** Proxies of the deployment in front of the relay. */
  trustedProxies: number
  /** Keeps whoever reads the names from trying all addresses. */
  secret: string
}

/** One network that a visitor's address is in: how often what one address may do can be done from it. */
export interface NetworkShare {
  name: string
  times: number
}

/**
 * What each network of an IPv6 address may do, in shares of one address: that of 64 bits is one device or household, that of 56 or 48
 * bits what a provider gives to one customer. An IPv4 address has the first share alone: a network around it is many customers'.
 */
const timesOf = [1, 4, 16] as const

/** Lists the networks by which an address counts, the smallest first, from a name that {@link Visitors} gave. */
export const sharesOf = (visitor: string): NetworkShare[] =>
  visitor.split('.').map((name, index) => ({ name, times: timesOf[index] ?? 1 }))

/** Gives the name of the smallest network alone, for logs. */
export const shortName = (visitor: string): string => visitor.split('.')[0] ?? ''

/** Creates the names of visitors' addresses. */
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
 * Gives the networks that an address counts in, the smallest first: an IPv4 address whole, with or without the port that some
 * proxies add, also when it is written as an IPv6 address; of any other IPv6 address the first 64, 56 and 48 bits, because
 * whoever has one address has all that begin with the same 64 bits, and often all of a larger network.
 */
export function networksOf(address: string): string[] {
  const bare = address
    // Nobody's address is longer; a header may be.
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
  // This machine is one visitor, and not one with everybody else of the zero network.
  if (groups.slice(0, 4).every((group) => group === 0)) return [groups.map((g) => g.toString(16)).join(':')]
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return [
    [a, b, c, d],
    [a, b, c, d & 0xff00],
    [a, b, c, 0],
  ].map((own, index) => `${own.map((group) => group.toString(16)).join(':')}/${64 - 8 * index}`)
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
