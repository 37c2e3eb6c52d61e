import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pauseBeforeBind } from '../../src/platform/kit/delivery/smpp-bind.ts'
import { holds } from '../support/properties.ts'

describe('pause before the next bind attempt', () => {
  const longest = (failures: number) => pauseBeforeBind(failures, 1_000, (below) => below - 1)

  it('doubles with each failure, up to a minute', () => {
    expect([1, 2, 3, 6, 7, 8, 5_000].map(longest)).toEqual([
      999, 1_999, 3_999, 31_999, 59_999, 59_999, 59_999,
    ])
  })

  it('is chosen from its upper half', () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, drawn) => {
          const pauseMs = pauseBeforeBind(failures, 1_000, (below) => Math.floor(drawn * below))
          expect(pauseMs).toBeLessThanOrEqual(longest(failures))
          expect(pauseMs).toBeGreaterThanOrEqual((longest(failures) + 1) / 2)
        },
      ),
    )
  })
})
