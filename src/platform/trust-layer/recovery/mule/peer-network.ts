/** Incriminating information about an account of the neighbourhood. */
export type PeerStanding = 'confirmed_mule' | 'reported_by_many' | 'reported_once' | 'clean'

/** A neighbour that counts. */
export interface Peer {
  /** Payments of the last 30 days between it and the account, in either direction; 1 to 3. */
  distance: number
  standing: PeerStanding
}

/** An account that the walk reaches. */
export interface PeerProfile {
  standing: PeerStanding
  /** Number of accounts with which it exchanged payments in the window. */
  degree: number
  isVerifiedBusiness: boolean
}

/** Suspicion in tenths; design values. */
const suspicionTenths = {
  confirmed_mule: 10,
  reported_by_many: 6,
  reported_once: 3,
  clean: 0,
} as const satisfies Record<PeerStanding, number>

/** Highest degree that counts: an account with more neighbours says nothing about any of them. */
const hubDegree = 200

const isSkipped = ({ degree, isVerifiedBusiness }: PeerProfile) => degree > hubDegree || isVerifiedBusiness

/** A walk through the neighbourhood, one step at a time, so that a database can answer each step. */
export interface PeerWalk {
  /** Accounts whose neighbours are requested next; empty when the walk is over. */
  frontier: readonly string[]
  /** Steps taken. */
  distance: number
  maxDistance: number
  seen: ReadonlySet<string>
  peers: readonly Peer[]
}

/** Starts a walk at an account; `depth` is 1 to 3. */
export const startPeerWalk = (account: string, depth: number): PeerWalk => ({
  frontier: [account],
  distance: 0,
  maxDistance: depth,
  seen: new Set([account]),
  peers: [],
})

/**
 * Takes one step. `neighbours` are the accounts next to the frontier; `profileOf` returns the profile of
 * each. Hubs and verified businesses are neither counted nor walked through.
 */
export function stepPeerWalk(
  walk: PeerWalk,
  neighbours: Iterable<string>,
  profileOf: (account: string) => PeerProfile,
): PeerWalk {
  const seen = new Set(walk.seen)
  const found: string[] = []
  const peers = [...walk.peers]
  const distance = walk.distance + 1
  for (const account of neighbours) {
    if (seen.has(account)) continue
    seen.add(account)
    const profile = profileOf(account)
    if (isSkipped(profile)) continue
    found.push(account)
    peers.push({ distance, standing: profile.standing })
  }
  const isOver = distance >= walk.maxDistance
  return { ...walk, frontier: isOver ? [] : found, distance, seen, peers }
}

/** A risk as an exact fraction. */
export interface NetworkRisk {
  numerator: bigint
  denominator: bigint
}

/**
 * Combines the suspicions of the neighbourhood: `1 − Π (1 − 0.5^distance × s)`. Chosen over a rank on the
 * whole graph because a person can recompute it.
 */
export function toNetworkRisk(peers: readonly Peer[]): NetworkRisk {
  const counts = new Map<string, { peer: Peer; count: number }>()
  for (const peer of peers) {
    const key = `${peer.distance} ${peer.standing}`
    const entry = counts.get(key) ?? { peer, count: 0 }
    counts.set(key, { peer, count: entry.count + 1 })
  }
  let clean = 1n
  let denominator = 1n
  for (const { peer, count } of counts.values()) {
    const tenths = suspicionTenths[peer.standing]
    if (tenths === 0) continue
    const whole = 10n * 2n ** BigInt(peer.distance)
    clean *= (whole - BigInt(tenths)) ** BigInt(count)
    denominator *= whole ** BigInt(count)
  }
  return { numerator: denominator - clean, denominator }
}

/** Scales a risk to whole points, rounded half up. */
export const riskPoints = ({ numerator, denominator }: NetworkRisk, maxPoints: number): number =>
  Number((numerator * BigInt(maxPoints) * 2n + denominator) / (denominator * 2n))

/** Converts a risk to a number with three decimals. */
export const toRiskValue = (risk: NetworkRisk): number => riskPoints(risk, 1000) / 1000
