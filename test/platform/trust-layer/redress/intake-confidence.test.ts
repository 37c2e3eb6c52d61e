import { describe, expect, it } from 'vitest'
import {
  type IntakeEvidence,
  toIntakeConfidence,
} from '../../../../src/platform/trust-layer/redress/intake-confidence.ts'

const evidence = (changes: Partial<IntakeEvidence>): IntakeEvidence => ({
  isVoice: false,
  asrConfidence: null,
  amountConfidence: null,
  clueConfidence: null,
  isConfirmedByCitizen: false,
  ...changes,
})

describe('confidence in an intake', () => {
  it.each([
    ['is a half when nothing is said of it', {}, 0.5],
    ['is that of the weaker of amount and clue', { amountConfidence: 0.9, clueConfidence: 0.7 }, 0.7],
    [
      'counts the recogniser for a voice',
      { isVoice: true, asrConfidence: 0.8, amountConfidence: 0.9, clueConfidence: 0.7 },
      0.56,
    ],
    ['leaves the recogniser out for typed words', { asrConfidence: 0.1, amountConfidence: 0.9 }, 0.9],
    ['rests on the recogniser alone when that is all', { isVoice: true, asrConfidence: 0.8 }, 0.8],
    [
      'is at least 0.9 once the citizen has confirmed it',
      { amountConfidence: 0.3, isConfirmedByCitizen: true },
      0.9,
    ],
    ['stays above that when it was', { amountConfidence: 0.95, isConfirmedByCitizen: true }, 0.95],
    ['never leaves its range', { amountConfidence: 7, clueConfidence: -3 }, 0],
  ])('%s', (_, changes, expected) => {
    expect(toIntakeConfidence(evidence(changes))).toBe(expected)
  })
})
