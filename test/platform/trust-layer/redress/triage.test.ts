import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TriageFacts, triage } from '../../../../src/platform/trust-layer/redress/triage.ts'
import { holds } from '../../../support/properties.ts'
import { minor } from '../../../support/trace-ledger.ts'

const facts = (changes: Partial<TriageFacts>): TriageFacts => ({
  amountMinor: 0,
  refMinor: minor(5000),
  hoursSincePayment: null,
  isReferenceFound: false,
  isHintResolved: false,
  isVulnerable: false,
  isRepeatVictim: false,
  isOngoing: false,
  ...changes,
})

const found = { isReferenceFound: true }

describe('Example 18, triage', () => {
  it.each([
    [{ hoursSincePayment: 0.5, amountMinor: minor(25_000), ...found, isVulnerable: true }, 73, 'P1'],
    [{ hoursSincePayment: 0.5, amountMinor: minor(25_000), ...found }, 58, 'P2'],
    [{ hoursSincePayment: 0.1, amountMinor: minor(800), ...found }, 51, 'P2'],
    [{ hoursSincePayment: 30, amountMinor: minor(250_000), ...found }, 32, 'P3'],
    [{ hoursSincePayment: 200, amountMinor: minor(4000) }, 3, 'P4'],
    [
      { hoursSincePayment: 2, amountMinor: minor(100_000), ...found, isVulnerable: true, isOngoing: true },
      84,
      'P1',
    ],
    [{ amountMinor: 0, isOngoing: true }, 10, 'P4'],
  ] as const)('of %j gives %i, %s', (changes, score, priority) => {
    expect(triage(facts(changes))).toEqual({ score, priority })
  })
})

describe('triage', () => {
  it('gives an account named by the hint fewer points than a reference that is found', () => {
    const resolved = triage(facts({ isHintResolved: true })).score
    expect([resolved, triage(facts({ isHintResolved: true, ...found })).score]).toEqual([6, 10])
  })

  it('counts vulnerable and repeat victims alike, once', () => {
    expect(triage(facts({ isRepeatVictim: true, isVulnerable: true })).score).toBe(15)
  })

  it('stays in its range, and never falls when the loss is larger or fresher', () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999_999 }),
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.boolean(),
        (amountMinor, hoursSincePayment, flag) => {
          const base = {
            amountMinor,
            hoursSincePayment,
            isOngoing: flag,
            isVulnerable: flag,
            isReferenceFound: flag,
          }
          const { score } = triage(facts(base))
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          expect(triage(facts({ ...base, amountMinor: amountMinor * 2 })).score).toBeGreaterThanOrEqual(score)
          expect(
            triage(facts({ ...base, hoursSincePayment: hoursSincePayment / 2 })).score,
          ).toBeGreaterThanOrEqual(score)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
