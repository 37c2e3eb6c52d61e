import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutAtPauses,
  sampleRateHz,
  trimSilence,
} from '../../../../src/platform/engagement/voice/engines/listener.ts'
import { isLoop } from '../../../../src/platform/engagement/voice/engines/listener-many.ts'
import { holds } from '../../../support/properties.ts'

describe('cutting a long recording', () => {
  it('cuts in the pause', () => {
    const samples = Float32Array.from({ length: 35 * sampleRateHz }, (_, i) => Math.sin(i) * 0.5)
    samples.fill(0, 27 * sampleRateHz, 27.5 * sampleRateHz)
    const [first] = cutAtPauses(samples, 30)
    const seconds = (first?.length ?? 0) / sampleRateHz
    expect(seconds).toBeGreaterThan(27)
    expect(seconds).toBeLessThan(27.5)
  })

  it('loses nothing, and returns no piece that is too long', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 40 * sampleRateHz }), (length) => {
        const pieces = cutAtPauses(new Float32Array(length), 10)
        expect(pieces.reduce((sum, piece) => sum + piece.length, 0)).toBe(length)
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(10 * sampleRateHz)
      }),
      { numRuns: 20 },
    )
  })
})

describe('silence around speech', () => {
  it('is trimmed to a short margin', () => {
    const samples = new Float32Array(4 * sampleRateHz)
    samples.fill(0.001)
    samples.fill(0.5, sampleRateHz, 1.5 * sampleRateHz)
    const kept = trimSilence(samples)
    expect(kept.length / sampleRateHz).toBeCloseTo(0.8, 2)
    expect(kept.filter((value) => value === 0.5).length).toBe(0.5 * sampleRateHz)
  })

  it('stays if there is nothing else', () => {
    expect(trimSilence(new Float32Array(100)).length).toBe(100)
  })
})

describe('a recogniser that repeats itself', () => {
  it.each([
    { tokens: [7, 7, 7, 7], is: true },
    { tokens: [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3], is: true },
    { tokens: [1, 2, 1, 2, 1, 2], is: false },
    { tokens: [7, 7, 7], is: false },
    { tokens: [], is: false },
  ])('is detected by $tokens: $is', ({ tokens, is }) => {
    expect(isLoop(tokens)).toBe(is)
  })
})
