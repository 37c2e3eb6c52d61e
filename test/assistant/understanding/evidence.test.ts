import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../../../src/assistant/understanding/roles/evidence.ts'
import { createDecision, type Example, learn } from '../../../src/assistant/understanding/roles/learner.ts'

const row = (label: number, ...ids: number[]) => ({ ids: Int32Array.from(ids), label })

describe('evidence of features', () => {
  const [everywhere, telling] = [0, 1]
  const rows = [
    row(0, everywhere, telling),
    row(0, everywhere, telling),
    row(1, everywhere),
    row(1, everywhere),
  ]

  it('gives more weight to features that separate classes than to those that occur everywhere', () => {
    const stretched = evidenceOf(rows, { features: 2, classes: 2, share: 1 })
    expect(stretched[telling]).toBeGreaterThan(stretched[everywhere] ?? 0)
  })

  it('changes nothing with a share of 0', () => {
    expect([...evidenceOf(rows, { features: 2, classes: 2, share: 0 })]).toEqual([1, 1])
  })
})

describe('stretching while learning', () => {
  const examples: Example[] = ['yes', 'no', 'yes', 'no'].map((label) => ({
    features: new Map([[`=${label}`, 1]]),
    label,
  }))
  const chance = (stretch: number) =>
    createDecision(learn(examples, { random: () => 0.5, epochs: 3, stretch: () => stretch })).probability(
      new Map([['=yes', 1]]),
      'yes',
    )

  it('is included in the weights, so that reading does not need it', () => {
    expect(chance(3)).toBeGreaterThan(chance(1))
    expect(chance(0.3)).toBeLessThan(chance(1))
  })
})
