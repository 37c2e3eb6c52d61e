import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'

/** The `User-Agent` of the relay's own requests; some firewalls refuse requests without one. */
export const userAgent = 'Parley-Relay'

/** Resolves a name to all of its addresses. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Rules for where connections may go. */
export interface EgressRuleOptions {
  /**
   * Private networks that may be reached in addition to public addresses, such as `10.1.0.0/16`; `any` if
   * only the program itself determines the address.
   */
  networks: readonly string[] | 'any'
  /** Default: the system's resolver. */
  resolve?: Resolve
}

/** Rules for where connections may go, and how they are opened. */
export interface EgressOptions extends EgressRuleOptions {
  /** Timeout for opening a connection, in milliseconds. Default 5000. */
  connectMs?: number
}

/** Checks where connections may go. */
export interface EgressRule {
  /** Returns whether an address may be reached, as far as this is known without a DNS look-up. */
  mayReach(url: URL): boolean
  /**
   * Returns the DNS look-up of a connection; it yields only addresses that may be reached from a URL of this
   * protocol.
   */
  lookupFor(protocol: string): LookupFunction
}

/** Opens connections to allowed addresses only. */
export interface Egress extends Pick<EgressRule, 'mayReach'> {
  /** @throws PrivateAddress if the host is an address that may not be reached */
  dispatcherFor(url: URL): Dispatcher
  /** Closes all open connections. */
  close(): Promise<void>
}

/** Error for an address that connections may not go to. */
class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
  readonly code = 'PRIVATE_ADDRESS'
}

/**
 * Addresses that the registry of special-purpose addresses (IANA, RFC 6890) does not classify as global, and
 * multicast.
 */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** The global part of IPv6; addresses mapped or translated from IPv4 are outside it. */
const public6 = ['2000::/3']
/** Exceptions from it: transitions to IPv4 (Teredo, 6to4) and documentation addresses. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Creates the rule of where connections may go. Plain http may only go to the named networks. */
export function createEgressRule({ networks, resolve = lookUp as Resolve }: EgressRuleOptions): EgressRule {
  const named = toList(networks === 'any' ? [] : networks)
  const isNamed = (address: string) => networks === 'any' || has(named, address)
  const isOpen = (address: string) => isNamed(address) || isPublic(address)
  const ruleOf = (protocol: string) => (protocol === 'https:' ? isOpen : isNamed)
  return {
    mayReach({ protocol, hostname }) {
      if (protocol !== 'https:' && protocol !== 'http:') return false
      const address = hostname.replace(/^\[|\]$/g, '')
      if (isIP(address) !== 0) return ruleOf(protocol)(address)
      // If no private network is named, plain http cannot reach any address that a name resolves to.
      return protocol === 'https:' || networks === 'any' || networks.length > 0
    },
    lookupFor: (protocol) => pinned(resolve, ruleOf(protocol)) as LookupFunction,
  }
}

/**
 * Creates the egress. A name is resolved when the connection is opened, forbidden addresses are dropped, and
 * the connection goes to exactly the addresses that were checked: a name whose DNS record changes in between
 * (DNS rebinding) reaches nothing else.
 */
export function createEgress({ connectMs = 5_000, ...options }: EgressOptions): Egress {
  const { mayReach, lookupFor } = createEgressRule(options)
  const agentFor = (protocol: string) =>
    new Agent({
      connect: { timeout: connectMs, lookup: lookupFor(protocol) },
      connections: 16,
      // Shorter than the 5 s after which a Node server closes an idle connection by default.
      keepAliveTimeout: 4_000,
    })
  const agents = { 'https:': agentFor('https:'), 'http:': agentFor('http:') }
  return {
    mayReach,
    dispatcherFor(url) {
      // An IP address needs no look-up, so the check there would not apply.
      if (!mayReach(url)) throw new PrivateAddress('not to be reached')
      return agents[url.protocol as keyof typeof agents]
    },
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}

/** Returns whether a string is an address or a network such as `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : version === 6 ? 128 : -1
  return most >= 0 && (!text.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !has(closed4, address)
    : isIP(address) === 6 && has(open6, address) && !has(closed6, address)

/** Removes forbidden addresses from those that a name resolves to. */
const pinned =
  (resolve: Resolve, mayReach: (address: string) => boolean) =>
  (
    name: string,
    options: LookupOptions,
    done: (error: Error | null, found: LookupAddress[] | string, family?: number) => void,
  ): void =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const open = addresses.filter(({ address }) => mayReach(address))
      const [first] = open
      if (!first) return done(new PrivateAddress('the name leads to no address that may be reached'), [])
      if (options.all) return done(null, open)
      done(null, first.address, first.family)
    })

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const has = (list: BlockList, address: string): boolean => list.check(address, familyOf(address))

function toList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const closed4 = toList(notPublic4)
const open6 = toList(public6)
const closed6 = toList(notPublic6)
