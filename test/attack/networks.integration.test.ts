import { afterEach, describe, expect, it } from 'vitest'
import { createOpenCounts } from '../../src/relay/security/rate-limits/open-counts.ts'
import { createTurns } from '../../src/relay/security/rate-limits/semaphores.ts'
import { createMemoryBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { createVisitors } from '../../src/relay/security/rate-limits/visitor-address.ts'
import { createFakeVoice } from '../support/fake-voice.ts'
import { startRelay, type TestRelay, type TestRelayOptions } from '../support/relay.ts'
import { acts, createVisitor, openSession, type Visitor } from '../support/visitor.ts'

let relay: TestRelay | undefined
const streams: { stop: AbortController; response?: Response }[] = []
afterEach(async () => {
  for (const { stop } of streams.splice(0)) stop.abort()
  await relay?.stop()
  relay = undefined
})

const channels = [{ gwId: 'demo', title: 'Demo', challenge: 'never' as const }]
const start = async (config: TestRelayOptions['config']) => {
  const { dispatch } = createFakeVoice(Buffer.from([0xff, 0xfb, 0x90, 0x64]))
  relay = await startRelay({
    dispatch,
    channels,
    config: { trustedProxies: 1, ...config },
    // A stopped clock: nothing is refilled within a test.
    visitorBuckets: createMemoryBuckets(() => 0),
  })
  return relay
}

/**
 * Returns an address of a line with 2001:db8:aa00::/40: which of its networks of 48 bits, of 56 bits in it,
 * and of 64 bits in that.
 */
const addressIn = (site: number, household: number, device: number) =>
  `2001:db8:${(0xaa00 + site).toString(16)}:${((household << 8) + device).toString(16)}::1`

const visitorAt = (address: string): Visitor => createVisitor(relay as TestRelay, { address })

/** Opens and holds an event stream; returns the status. */
async function hold(visitor: Visitor): Promise<number> {
  const stop = new AbortController()
  const stream: (typeof streams)[number] = { stop }
  streams.push(stream)
  const response = await visitor.send('/chat/v1/events', {
    headers: { authorization: `Bearer ${await visitor.token()}`, accept: 'text/event-stream' },
    signal: stop.signal,
  })
  // A response that is garbage-collected ends its stream.
  stream.response = response
  return response.status
}

/** Counts for how many of the addresses an action succeeds. */
const countGood = async (addresses: string[], act: (visitor: Visitor) => Promise<number>) => {
  let good = 0
  for (const address of addresses) if ((await act(visitorAt(address))) < 300) good += 1
  return good
}

const devices = (count: number) => Array.from({ length: count }, (_, device) => addressIn(0, 0, device))
const households = (count: number) => Array.from({ length: count }, (_, one) => addressIn(0, one, 0))
const sites = (count: number) => Array.from({ length: count }, (_, site) => addressIn(site, 0, 0))

describe('an attacker with many IPv6 networks', () => {
  it('holds four addresses’ worth of streams from 44 networks of one line, and sixteen from a whole site', async () => {
    await start({ capacity: { streams: 1000, streamsPerAddress: 2 } })
    expect(await countGood(devices(44), hold)).toBe(4 * 2)
    expect(await countGood(households(44), hold)).toBe(16 * 2 - 4 * 2)
    // A neighbour at another site has a full share.
    const other = visitorAt(addressIn(1, 0, 0))
    expect([await hold(other), await hold(other), await hold(other)]).toEqual([200, 200, 503])
  })

  it('who fills all streams leaves a quarter of them to newcomers, one by one', async () => {
    await start({ capacity: { streams: 8, streamsPerAddress: 6 } })
    const attacker = visitorAt(addressIn(0, 0, 0))
    const held = []
    for (let i = 0; i < 8; i++) held.push(await hold(attacker))
    expect(held).toEqual([200, 200, 200, 200, 200, 200, 503, 503])
    // Another device of the same line is not a newcomer.
    expect(await hold(visitorAt(addressIn(0, 0, 1)))).toBe(503)
    const citizen = visitorAt('203.0.113.9')
    expect([await hold(citizen), await hold(citizen)]).toEqual([200, 503])
    expect(await hold(visitorAt(addressIn(9, 0, 0)))).toBe(200)
  })

  it('opens three quarters of a minute’s chats, and a newcomer still opens one', async () => {
    await start({
      limits: { opening: { perMinute: { channel: 8 } }, session: { perMinute: { address: 100 } } },
    })
    const open = async (visitor: Visitor) => (await openSession(visitor)).status
    const attacker = visitorAt(addressIn(0, 0, 0))
    const opened = []
    for (let i = 0; i < 10; i++) opened.push(await open(attacker))
    // Plus one as a newcomer, since it had not been refused before.
    expect(opened.filter((status) => status === 201)).toHaveLength(7)
    expect(await countGood([...devices(20), ...households(20)], open)).toBe(0)
    expect(await open(visitorAt('203.0.113.9'))).toBe(201)
  })

  it.each(['transcription', 'upload', 'case', 'message', 'human'] as const)(
    'has four shares of the limit of %s for one line, and sixteen for a site',
    async (name) => {
      await start({ limits: { [name]: { perMinute: { address: 1 } } } as never })
      const act = async (visitor: Visitor) => (await acts[name](visitor)).status
      expect(await countGood(devices(8), act)).toBe(4)
      expect(await countGood(households(20), act)).toBe(12)
      expect(await countGood(sites(4).slice(1), act)).toBe(3)
    },
  )

  it('has sixteen shares of a daily limit for a site', async () => {
    await start({ limits: { transcription: { perDay: { address: 1 } } } as never })
    const act = async (visitor: Visitor) => (await acts.transcription(visitor)).status
    expect(await countGood(households(20), act)).toBe(16)
  })

  it('tries four times as many passwords from a line, without locking anyone else out of the console', async () => {
    await start({ limits: { 'sign-in': { perMinute: { address: 2, all: 12 } } } as never })
    const act = async (visitor: Visitor) => (await visitor.signIn()).status
    const line = devices(4).flatMap((address) => [address, address, address])
    expect(await countGood(line, act)).toBe(8)
    const site = addressIn(1, 0, 0)
    // The last one that is not reserved for newcomers, and one as a newcomer.
    expect(await countGood([site, site, site], act)).toBe(2)
    expect(await act(visitorAt('203.0.113.9'))).toBeLessThan(300)
  })

  it('waits for turns as a single visitor', async () => {
    const { nameOfAddress } = createVisitors({ trustedProxies: 0, secret: 'a secret' })
    const begun: string[] = []
    const ends: (() => void)[] = []
    const turns = createTurns({ atOnce: 1, waiting: 200, onRefused: () => {}, now: () => 0 })
    const ask = (address: string) =>
      turns.take(nameOfAddress(address), () => {
        begun.push(address)
        return new Promise<void>((done) => ends.push(done))
      })
    const asked = [...devices(40), '203.0.113.9'].map(ask)
    // Four of the line have waited as long as one address would; the citizen precedes the rest.
    for (let i = 0; i < asked.length; i++) {
      await expect.poll(() => ends.length).toBe(i + 1)
      ends[i]?.()
    }
    await Promise.all(asked)
    expect(begun.indexOf('203.0.113.9')).toBeLessThan(6)
  })

  it('is the same visitor as the IPv4 address that it writes as an IPv6 address', () => {
    const { nameOfAddress } = createVisitors({ trustedProxies: 0, secret: 'a secret' })
    const counts = createOpenCounts({ all: 100, each: 2 })
    const written = ['192.0.2.9', '::ffff:192.0.2.9', '::FFFF:c000:209', '0:0:0:0:0:ffff:c000:0209']
    expect(written.map((address) => counts.enter(nameOfAddress(address)) !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(counts.enter(nameOfAddress('192.0.2.10'))).toBeDefined()
  })
})
