import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hoursUntilIrreversible,
  type ReversalFacts,
} from '../../../../src/platform/trust-layer/payments/irreversible-hours.ts'
import { holds } from '../../../support/properties.ts'
import { at } from '../../../support/trace-ledger.ts'

const credited: ReversalFacts = {
  status: 'credited',
  delayedUntilMs: null,
  settledAtMs: at('08:59'),
  creditedAtMs: at('09:00'),
  freezeExpiryMs: null,
  isNothingLocated: false,
}

const hours = (changes: Partial<ReversalFacts>, now: string) =>
  hoursUntilIrreversible({ ...credited, ...changes }, at(now), 24)

describe('Example 19, the hours until a payment is irreversible', () => {
  it.each([
    ['half an hour after the credit', {}, '09:30:00', 23.5],
    ['with a freeze for three days', { freezeExpiryMs: at('2026-11-23T09:31:00Z') }, '09:31:30', 71.99],
    ['delayed until noon', { status: 'delayed', delayedUntilMs: at('12:00') }, '10:30', 25.5],
    ['all withdrawn', { isNothingLocated: true }, '09:30', 0],
    ['rejected', { status: 'rejected' }, '09:30', 0],
  ] as const)('%s', (_, changes, now, expected) => {
    expect(hours(changes, now)).toBe(expected)
  })
})

describe('hours until a payment is irreversible', () => {
  it.each([
    ['received', 24],
    ['screening', 24],
    ['settled', 23.48],
    ['credited', 23.5],
    ['recall_requested', 23.5],
    ['recall_refused', 23.5],
    ['partially_returned', 23.5],
    ['returned', 0],
  ] as const)('of a payment that is %s, after half an hour, are %d', (status, expected) => {
    expect(hours({ status }, '09:30')).toBe(expected)
  })

  it('do not shrink because a freeze ends before the window', () => {
    expect(hours({ freezeExpiryMs: at('10:00'), isNothingLocated: true }, '09:30')).toBe(23.5)
  })

  it('round half up to two decimals and never go below zero', () => {
    // 18 s are half of a hundredth of an hour.
    expect(hoursUntilIrreversible(credited, at('09:00') + 24 * 3_600_000 - 18_000, 24)).toBe(0.01)
    expect(hoursUntilIrreversible(credited, at('09:00') + 24 * 3_600_000 - 17_999, 24)).toBe(0)
    holds(
      fc.property(fc.nat(1_000_000_000), fc.nat(200), (passedMs, windowHours) => {
        expect(hoursUntilIrreversible(credited, at('09:00') + passedMs, windowHours)).toBeGreaterThanOrEqual(
          0,
        )
      }),
    )
  })
})
