import { beforeAll, describe, expect, it } from 'vitest'
import { type Challenge, type Proof, proof } from '../../../../src/contract/chat/challenge.ts'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { challengeMs, createChallenges } from '../../../../src/relay/security/rate-limits/challenges.ts'
import { meetChallenge } from '../../../../src/widget/chat/adapters/challenge.ts'
import { toProof } from '../../../support/solve-challenge.ts'

const noon = Date.parse('2026-11-22T12:00:00.000Z')
let now = noon
const createAt = (pepper: string) =>
  createChallenges({
    keyedHash: createKeyedHash(() => [pepper]),
    clock: () => new Date(now).toISOString(),
    work: { cost: 10, numbers: 20 },
  })
const challenges = createAt('a pepper')

const changed = (asked: Proof, parameters: Partial<Challenge['parameters']>): Proof => ({
  ...asked,
  challenge: { ...asked.challenge, parameters: { ...asked.challenge.parameters, ...parameters } },
})

describe('challenge', () => {
  let solved: Proof
  beforeAll(async () => {
    now = noon
    solved = await toProof(await challenges.create('demo'))
  })

  it('is solved by the chat page as by any other client', async () => {
    now = noon
    const asked = await challenges.create('demo')
    const byPage = await meetChallenge(asked, async (found) => proof.parse(found))
    expect(byPage).toEqual(await toProof(asked))
    expect(await challenges.check(byPage, 'demo')).toBe('solved')
  })

  it('is accepted by every relay that shares the pepper, and by no other', async () => {
    expect(await createAt('a pepper').check(solved, 'demo')).toBe('solved')
    expect(await createAt('another pepper').check(solved, 'demo')).toBe('invalid')
  })

  it('only opens a chat in its own channel', async () => {
    expect(await challenges.check(solved, 'other')).toBe('invalid')
  })

  it('can be solved for three minutes', async () => {
    now = noon + challengeMs - 1
    expect(await challenges.check(solved, 'demo')).toBe('solved')
    now = noon + challengeMs
    expect(await challenges.check(solved, 'demo')).toBe('expired')
    now = noon
  })

  it('is never the same twice', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => challenges.create('demo')))
    expect(new Set(many.map(({ signature }) => signature)).size).toBe(20)
  })

  it.each<{ what: string; forge: (proof: Proof) => Proof }>([
    { what: 'less work', forge: (asked) => changed(asked, { cost: 1 }) },
    {
      what: 'another channel',
      forge: (asked) => changed(asked, { data: { ...asked.challenge.parameters.data, gwId: 'other' } }),
    },
    {
      what: 'more time',
      forge: (asked) => changed(asked, { data: { gwId: 'demo', expiresAt: '2099-01-01T00:00:00.000Z' } }),
    },
    { what: 'another beginning of the key', forge: (asked) => changed(asked, { keyPrefix: '0'.repeat(32) }) },
    {
      what: 'another signature of the key',
      forge: (asked) => changed(asked, { keySignature: '0'.repeat(64) }),
    },
    { what: 'another nonce', forge: (asked) => changed(asked, { nonce: '0'.repeat(32) }) },
    {
      what: 'a made-up signature',
      forge: (asked) => ({ ...asked, challenge: { ...asked.challenge, signature: '0'.repeat(64) } }),
    },
    {
      what: 'a guessed key',
      forge: (asked) => ({ ...asked, solution: { ...asked.solution, derivedKey: '0'.repeat(64) } }),
    },
    {
      what: 'the beginning of the key and no more',
      forge: (asked) => ({
        ...asked,
        solution: { ...asked.solution, derivedKey: asked.challenge.parameters.keyPrefix.padEnd(64, '0') },
      }),
    },
  ])('is not solved with $what', async ({ forge }) => {
    const forged = forge(solved)
    expect(await challenges.check(forged, forged.challenge.parameters.data.gwId)).toBe('invalid')
  })

  it.each<{ what: string; parameters?: object; solution?: object }>([
    { what: 'a cost beyond all reason', parameters: { cost: 1e12 } },
    { what: 'a number beyond 32 bits', solution: { counter: 2 ** 53 } },
    { what: 'a negative number', solution: { counter: -1 } },
    { what: 'no number', solution: { counter: Number.NaN } },
    { what: 'a key of a megabyte', solution: { derivedKey: 'a'.repeat(1_000_000) } },
    { what: 'another algorithm', parameters: { algorithm: 'SHA-256' } },
    { what: 'a longer key', parameters: { keyLength: 1_000_000 } },
  ])('is not read with $what', ({ parameters, solution }) => {
    const broken = {
      challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters, ...parameters } },
      solution: { ...solved.solution, ...solution },
    }
    expect(proof.safeParse(broken).success).toBe(false)
  })

  it('names its channel and its expiry', async () => {
    const { parameters } = await challenges.create('demo')
    expect(parameters.data).toEqual({ gwId: 'demo', expiresAt: '2026-11-22T12:03:00.000Z' })
  })
})
