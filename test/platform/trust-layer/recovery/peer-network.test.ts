import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Peer,
  type PeerProfile,
  type PeerStanding,
  riskPoints,
  startPeerWalk,
  stepPeerWalk,
  toNetworkRisk,
  toRiskValue,
} from '../../../../src/platform/trust-layer/recovery/mule/peer-network.ts'
import { holds } from '../../../support/properties.ts'

const near = (distance: number, standing: PeerStanding): Peer => ({ distance, standing })

describe('Example 16, the peer network', () => {
  it.each([
    ['a confirmed mule next door', [near(1, 'confirmed_mule')], 0.5, 40],
    ['two reported accounts next door', [near(1, 'reported_by_many'), near(1, 'reported_once')], 0.405, 32],
    [
      'a mule next door, a reported one behind',
      [near(1, 'confirmed_mule'), near(2, 'reported_by_many')],
      0.575,
      46,
    ],
    [
      'a reported one next door, a mule behind',
      [near(1, 'reported_by_many'), near(2, 'confirmed_mule')],
      0.475,
      38,
    ],
  ])('weighs %s', (_, peers, risk, points) => {
    expect(toRiskValue(toNetworkRisk(peers))).toBe(risk)
    expect(riskPoints(toNetworkRisk(peers), 80)).toBe(points)
  })
})

describe('risk of a neighbourhood', () => {
  const peer = fc.record({
    distance: fc.integer({ min: 1, max: 3 }),
    standing: fc.constantFrom<PeerStanding>('confirmed_mule', 'reported_by_many', 'reported_once', 'clean'),
  })

  it('is zero without a suspicion', () => {
    expect(toRiskValue(toNetworkRisk([]))).toBe(0)
    expect(toRiskValue(toNetworkRisk([near(1, 'clean'), near(2, 'clean')]))).toBe(0)
  })

  it('grows with each suspicion, in any order, and never exceeds its maximum', () => {
    holds(
      fc.property(fc.array(peer, { maxLength: 60, size: 'max' }), peer, (peers, another) => {
        const points = riskPoints(toNetworkRisk(peers), 80)
        expect(points).toBeLessThanOrEqual(80)
        expect(riskPoints(toNetworkRisk([...peers].reverse()), 80)).toBe(points)
        expect(riskPoints(toNetworkRisk([...peers, another]), 80)).toBeGreaterThanOrEqual(points)
        const clean = peers.reduce((product, { distance, standing }) => {
          const s = { confirmed_mule: 1, reported_by_many: 0.6, reported_once: 0.3, clean: 0 }[standing]
          return product * (1 - 0.5 ** distance * s)
        }, 1)
        expect(Math.abs(riskPoints(toNetworkRisk(peers), 1_000_000) / 1_000_000 - (1 - clean))).toBeLessThan(
          1e-5,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('handles ten thousand neighbours', () => {
    const peers = Array.from({ length: 10_000 }, () => near(1, 'reported_once'))
    expect(riskPoints(toNetworkRisk(peers), 80)).toBe(80)
  })
})

describe('walk through the neighbourhood', () => {
  const edges: Record<string, string[]> = {
    a: ['b', 'hub', 'shop'],
    b: ['a', 'c', 'd'],
    c: ['b', 'e', 'a'],
    d: ['b'],
    e: ['c', 'f'],
    hub: ['a', 'x'],
    shop: ['a', 'y'],
  }
  const profileOf = (account: string): PeerProfile => ({
    standing: account === 'c' ? 'confirmed_mule' : 'clean',
    degree: account === 'hub' ? 201 : 200,
    isVerifiedBusiness: account === 'shop',
  })
  const walk = (depth: number) => {
    let state = startPeerWalk('a', depth)
    while (state.frontier.length > 0) {
      state = stepPeerWalk(
        state,
        state.frontier.flatMap((account) => edges[account] ?? []),
        profileOf,
      )
    }
    return state
  }

  it('counts each account once, at its shortest distance', () => {
    expect(walk(1).peers).toEqual([near(1, 'clean')])
    expect(walk(2).peers).toEqual([near(1, 'clean'), near(2, 'confirmed_mule'), near(2, 'clean')])
    expect(walk(3).peers.map(({ distance }) => distance)).toEqual([1, 2, 2, 3])
  })

  it('neither counts hubs and businesses nor walks through them', () => {
    expect(walk(3).seen).not.toContain('x')
    expect(walk(3).seen).not.toContain('y')
    expect(walk(1).peers).toHaveLength(1)
  })
})
