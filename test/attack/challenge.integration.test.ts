import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Proof } from '../../src/contract/chat/challenge.ts'
import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { createChallenges } from '../../src/relay/security/rate-limits/challenges.ts'
import { createMemoryBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { heldTooLongMs, longestTurn } from '../support/loop-time.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { challengeIn, toProof } from '../support/solve-challenge.ts'
import { createVisitor, openSession, openSolved } from '../support/visitor.ts'

let relay: TestRelay
/** Milliseconds of a clock that the tests control. */
let time = 0

beforeAll(async () => {
  relay = await startRelay({
    dispatch: () => Promise.reject(new Error('nothing is asked of a host')),
    channels: [
      { gwId: 'demo', title: 'Demo' },
      { gwId: 'guarded', title: 'Guarded', challenge: 'always' },
      { gwId: 'other-guarded', title: 'Other', challenge: 'always' },
    ],
    // The real limits.
    config: { trustedProxies: 1, limits: {} },
    visitorBuckets: createMemoryBuckets(() => time),
  })
})
afterAll(() => relay.stop())

let addresses = 0
/** Returns a visitor at an unused address. */
const somebody = (gwId: string) => {
  addresses += 1
  return createVisitor(relay, { address: `198.51.${addresses >> 8}.${addresses & 255}`, gwId })
}

const solve = async (gwId: string) => toProof(await challengeIn(await openSession(somebody(gwId))))

/** Opens a chat with a proof, and returns the outcome: `opened`, or the error code. */
async function outcomeOf(proof: unknown, gwId = 'guarded'): Promise<string> {
  const response = await openSession(somebody(gwId), { proof })
  const { errors } = (await response.json()) as { errors?: { field: string; code: string }[] }
  if (response.status === 201) return 'opened'
  const [first] = errors ?? []
  return `${response.status} ${first?.field} ${first?.code}`
}

type Parts = { parameters?: object; data?: object; signature?: string; solution?: object }

const forge = ({ challenge, solution }: Proof, parts: Parts) => ({
  challenge: {
    parameters: {
      ...challenge.parameters,
      ...parts.parameters,
      data: { ...challenge.parameters.data, ...parts.data },
    },
    signature: parts.signature ?? challenge.signature,
  },
  solution: { ...solution, ...parts.solution },
})

describe('a flood of new chats', () => {
  it('from 20 addresses does not lock out anyone who solves a challenge', async () => {
    const answers: Record<number, number> = {}
    for (let index = 0; index < 20 * 110; index++) {
      time += 20
      const one = createVisitor(relay, { address: `203.0.113.${index % 20}`, gwId: 'demo' })
      const { status } = await openSession(one)
      answers[status] = (answers[status] ?? 0) + 1
    }
    // Half of the channel's share, and what was refilled before that was used.
    expect(answers[201]).toBeLessThan(1600)
    expect(answers[429]).toBeGreaterThan(600)
    const citizen = somebody('demo')
    expect((await openSession(citizen)).status).toBe(429)
    expect((await openSolved(citizen)).status).toBe(201)
  })
})

describe('challenge solution', () => {
  let solved: Proof
  beforeAll(async () => {
    solved = await solve('guarded')
  })

  it('opens one chat, however often and from wherever it is presented', async () => {
    const proof = await solve('guarded')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(proof)))
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['opened', '429 proof used']))
    // Additional members do not make it a different solution.
    expect(await outcomeOf({ ...proof, solution: { ...proof.solution, took: 3 } })).toBe('429 proof used')
  })

  it('opens nothing for another channel', async () => {
    expect(await outcomeOf(solved, 'other-guarded')).toBe('429 proof invalid')
    expect(await outcomeOf(forge(solved, { data: { gwId: 'other-guarded' } }), 'other-guarded')).toBe(
      '429 proof invalid',
    )
  })

  it('opens nothing after it has expired', async () => {
    const proof = await solve('guarded')
    relay.setNow(new Date(Date.now() + 181_000).toISOString())
    expect(await outcomeOf(proof)).toBe('429 proof expired')
    relay.setNow(undefined)
    expect(await outcomeOf(proof)).toBe('opened')
  })

  it.each<{ what: string; parts: Parts }>([
    { what: 'for longer', parts: { data: { expiresAt: '2099-01-01T00:00:00.000Z' } } },
    { what: 'of less work', parts: { parameters: { cost: 1 } } },
    { what: 'of a beginning that is easy', parts: { parameters: { keyPrefix: '0'.repeat(32) } } },
    { what: 'signed by nobody', parts: { signature: '0'.repeat(64) } },
    { what: 'with a guessed key', parts: { solution: { derivedKey: 'a'.repeat(64) } } },
  ])('opens nothing if it was forged: $what', async ({ parts }) => {
    expect(await outcomeOf(forge(solved, parts))).toBe('429 proof invalid')
  })

  it.each<{ what: string; parts: Parts; field: string }>([
    { what: 'a huge cost', parts: { parameters: { cost: 1e15 } }, field: 'challenge.parameters.cost' },
    { what: 'a huge number', parts: { solution: { counter: 1e300 } }, field: 'solution.counter' },
    { what: 'a negative number', parts: { solution: { counter: -1 } }, field: 'solution.counter' },
    { what: 'no number', parts: { solution: { counter: '1' } }, field: 'solution.counter' },
    {
      what: 'a huge key',
      parts: { parameters: { keyLength: 2 ** 31 } },
      field: 'challenge.parameters.keyLength',
    },
    {
      what: 'long hexadecimal',
      parts: { parameters: { salt: 'a'.repeat(10_000) } },
      field: 'challenge.parameters.salt',
    },
    {
      what: 'another algorithm',
      parts: { parameters: { algorithm: 'ARGON2ID' } },
      field: 'challenge.parameters.algorithm',
    },
  ])('is rejected unread with $what', async ({ parts, field }) => {
    expect(await outcomeOf(forge(solved, parts))).toMatch(new RegExp(`^400 proof\\.${field} `))
  })

  it('cannot be bypassed with a token that the relay did not issue', async () => {
    const response = await openSession(somebody('guarded'), { resume: 'made.up.token' })
    expect(response.status).toBe(401)
  })
})

describe('fifty challenges at a time', () => {
  const challenges = createChallenges({
    keyedHash: createKeyedHash(() => ['a pepper']),
    clock: () => new Date().toISOString(),
  })
  const fifty = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 50 }, work))

  it('are created without blocking the event loop', async () => {
    expect(await longestTurn(() => fifty(() => challenges.create('demo')))).toBeLessThan(heldTooLongMs)
  })

  it('are checked without blocking the event loop, forged or solved', async () => {
    const proof = await toProof(await challenges.create('demo'))
    const forged = forge(proof, { signature: '0'.repeat(64) }) as Proof
    for (const one of [proof, forged])
      expect(await longestTurn(() => fifty(() => challenges.check(one, 'demo')))).toBeLessThan(heldTooLongMs)
  })
})
