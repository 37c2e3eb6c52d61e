import { describe, expect, it } from 'vitest'
import { lossWithinHour, rankOf, type Savable } from '../../../../src/relay/citizen-api/cases/case-urgency.ts'

const now = '2026-11-23T12:00:00.000Z'
const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString()
const lost = (amount: number, hours: number): Savable => ({
  amount,
  held: 0,
  returned: 0,
  since: hoursAgo(hours),
  isOver: false,
})

describe('case urgency', () => {
  it('orders by amount at equal age, and by age at equal amount', () => {
    expect(rankOf(lost(200, 1))).toBeGreaterThan(rankOf(lost(100, 1)))
    expect(rankOf(lost(100, 1))).toBeGreaterThan(rankOf(lost(100, 2)))
  })

  it('halves every six hours, so twice the amount six hours earlier is equally urgent', () => {
    expect(rankOf(lost(200, 7))).toBeCloseTo(rankOf(lost(100, 1)), 9)
    expect(lossWithinHour(lost(200, 7), now)).toBeCloseTo(lossWithinHour(lost(100, 1), now), 9)
  })

  it('is zero if everything is held or returned, or if the case is over', () => {
    expect(rankOf({ ...lost(100, 1), held: 60, returned: 40 })).toBe(0)
    expect(rankOf({ ...lost(100, 1), isOver: true })).toBe(0)
    expect(lossWithinHour({ ...lost(100, 1), held: 100 }, now)).toBe(0)
  })

  it('keeps the same order at any time: the stored rank sorts like the loss within the hour', () => {
    const cases = [lost(500, 30), lost(100, 1), lost(90, 0), lost(4_000, 20)]
    const byRank = [...cases].sort((a, b) => rankOf(b) - rankOf(a))
    for (const at of [now, hoursAgo(-5), hoursAgo(-100)]) {
      expect([...cases].sort((a, b) => lossWithinHour(b, at) - lossWithinHour(a, at))).toEqual(byRank)
    }
  })
})
