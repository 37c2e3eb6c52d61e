import { describe, expect, it } from 'vitest'
import type { Operator } from '../../../../src/relay/agent-api/sign-in/operator.ts'
import { createFreshProof } from '../../../../src/relay/agent-api/sign-in/step-up-auth.ts'
import { createMemoryBuckets } from '../../../../src/relay/security/rate-limits/token-buckets.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

const ana = { id: 'p1', login: 'ana', firstName: 'Ana', role: 'analyst', channels: 'all' } as const
const digest = 'a'.repeat(64)
const response = { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' }
const signature = { ...response, publicKey: 'p', nonce: 'n' }

function createTest(wantsCode = true) {
  const security = createSecurityEvents()
  const proof = createFreshProof({
    ways: { takeCode: async (id, code) => id === 'p1' && code === '111111' },
    passkeys: {
      takeProof: async (id, over, { id: credential }) =>
        id === 'p1' && over === digest && credential === 'own' ? signature : undefined,
    },
    wantsCode,
    buckets: createMemoryBuckets(() => 0),
    clock: () => '2026-11-23T08:05:00.000Z',
    security,
  })
  const check = async (code: string, operator: Operator = ana) =>
    (await proof.check(operator, digest, { code }))?.by
  const sign = (id: string, operator: Operator = ana) =>
    proof.check(operator, digest, { passkey: { id, rawId: id, type: 'public-key', response } })
  return { check, sign, security, proof }
}

describe('proof that a person is present', () => {
  it('accepts the person’s code, and records a wrong one with the person and the action', async () => {
    const { check, security } = createTest()
    expect(await check('111111')).toBe('code')
    expect(security.events).toEqual([])
    expect(await check('222222')).toBeUndefined()
    expect(security.events).toEqual([
      { kind: 'approval-refused', actor: 'ana', detail: 'code for aaaaaaaaaaaa' },
    ])
  })

  it('cannot be guessed: the sixth attempt in a minute is rejected, without delaying others', async () => {
    const { check, security } = createTest()
    for (let tried = 0; tried < 5; tried++) expect(await check('222222')).toBeUndefined()
    await expect(check('111111')).rejects.toMatchObject({ code: 'rate-limited' })
    expect(security.events.at(-1)).toEqual({
      kind: 'approval-refused',
      actor: 'ana',
      detail: 'too many proofs',
    })
    expect(await check('222222', { ...ana, id: 'p2' })).toBeUndefined()
  })

  it('accepts a signature of the person’s passkey, which is stored', async () => {
    const { sign, security } = createTest()
    expect(await sign('own')).toEqual({ by: 'passkey', signature })
    expect(await sign('of somebody else')).toBeUndefined()
    expect(await sign('own', { ...ana, id: 'p2' })).toBeUndefined()
    expect(security.events).toEqual(
      Array.from({ length: 2 }, () => ({
        kind: 'approval-refused',
        actor: 'ana',
        detail: 'passkey for aaaaaaaaaaaa',
      })),
    )
  })

  it('accepts a provider with a trusted second factor for five minutes', async () => {
    const { proof } = createTest()
    const seenAt = (provenAt: string) => proof.check({ ...ana, provenAt }, digest, { provider: true })
    expect(await seenAt('2026-11-23T08:00:01.000Z')).toEqual({ by: 'provider' })
    expect(await seenAt('2026-11-23T08:00:00.000Z')).toBeUndefined()
    expect(await proof.check(ana, digest, { provider: true })).toBeUndefined()
  })

  it('cannot be omitted', async () => {
    const { proof, security } = createTest()
    expect(await proof.check(ana, digest, undefined)).toBeUndefined()
    expect(security.events).toMatchObject([{ detail: 'no proof for aaaaaaaaaaaa' }])
  })

  it('is not required in a demonstration, where a signature must still be valid', async () => {
    const { check, sign, proof } = createTest(false)
    expect(await check('222222')).toBe('nothing')
    expect(await proof.check(ana, digest, undefined)).toEqual({ by: 'nothing' })
    expect(await sign('of somebody else')).toBeUndefined()
  })
})
