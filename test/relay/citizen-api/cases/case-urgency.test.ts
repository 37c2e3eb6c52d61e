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

describe('what can still be saved', () => {
  it('orders by amount among equal ages, and by age among equal amounts', () => {
    expect(rankOf(lost(200, 1))).toBeGreaterThan(rankOf(lost(100, 1)))
    expect(rankOf(lost(100, 1))).toBeGreaterThan(rankOf(lost(100, 2)))
  })

  it('halves in six hours, so that twice as much six hours earlier is as urgent', () => {
    expect(rankOf(lost(200, 7))).toBeCloseTo(rankOf(lost(100, 1)), 9)
    expect(lossWithinHour(lost(200, 7), now)).toBeCloseTo(lossWithinHour(lost(100, 1), now), 9)
  })

  it('is nothing where all is held or returned, or the case is over', () => {
    expect(rankOf({ ...lost(100, 1), held: 60, returned: 40 })).toBe(0)
    expect(rankOf({ ...lost(100, 1), isOver: true })).toBe(0)
    expect(lossWithinHour({ ...lost(100, 1), held: 100 }, now)).toBe(0)
  })

  it('has one order at every time: the stored number ranks as what is lost within the hour', () => {
    const cases = [lost(500, 30), lost(100, 1), lost(90, 0), lost(4_000, 20)]
    const byRank = [...cases].sort((a, b) => rankOf(b) - rankOf(a))
    for (const at of [now, hoursAgo(-5), hoursAgo(-100)]) {
      expect([...cases].sort((a, b) => lossWithinHour(b, at) - lossWithinHour(a, at))).toEqual(byRank)
    }
  })
})
