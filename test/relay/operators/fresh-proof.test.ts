import { describe, expect, it } from 'vitest'
import { createMemoryBuckets } from '../../../src/relay/limits/token-buckets.ts'
import { createFreshProof } from '../../../src/relay/operators/fresh-proof.ts'
import { createSecurityEvents } from '../../support/security-events.ts'

const ana = { id: 'p1', login: 'ana', firstName: 'Ana', role: 'analyst', channels: 'all' } as const
const digest = 'a'.repeat(64)

function createTest(wantsCode = true) {
  const security = createSecurityEvents()
  const proof = createFreshProof({
    ways: { takeCode: async (id, code) => id === 'p1' && code === '111111' },
    wantsCode,
    buckets: createMemoryBuckets(() => 0),
    security,
  })
  const check = (code: string, operator: typeof ana | (Omit<typeof ana, 'id'> & { id: string }) = ana) =>
    proof.check(operator, digest, { code })
  return { check, security }
}

describe('the proof that a person is there now', () => {
  it('is a code of hers, and a wrong one is recorded with her and what it was for', async () => {
    const { check, security } = createTest()
    expect(await check('111111')).toBe(true)
    expect(security.events).toEqual([])
    expect(await check('222222')).toBe(false)
    expect(security.events).toEqual([
      { kind: 'approval-refused', actor: 'ana', detail: 'code for aaaaaaaaaaaa' },
    ])
  })

  it('is not found by trying: the sixth of a minute is not looked at, and nobody else has to wait', async () => {
    const { check, security } = createTest()
    for (let tried = 0; tried < 5; tried++) expect(await check('222222')).toBe(false)
    await expect(check('111111')).rejects.toMatchObject({ code: 'rate-limited' })
    expect(security.events.at(-1)).toEqual({
      kind: 'approval-refused',
      actor: 'ana',
      detail: 'too many codes',
    })
    expect(await check('222222', { ...ana, id: 'p2' })).toBe(false)
  })

  it('is asked of nobody in a demonstration', async () => {
    expect(await createTest(false).check('222222')).toBe(true)
  })
})
