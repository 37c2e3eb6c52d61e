import { describe, expect, it } from 'vitest'
import {
  citizenBudget,
  fullBudget,
  institutionBudget,
  refill,
  spend,
  waitMs,
} from '../../../../src/platform/trust-layer/payments/enumeration-budget.ts'

describe('budget against guessing names', () => {
  it('allows an institution fifty wrong guesses in a row, and then makes it wait', () => {
    let state = fullBudget(institutionBudget, 0)
    for (let guess = 0; guess < 50; guess++) {
      expect(waitMs(institutionBudget, state, 0)).toBe(0)
      state = spend(institutionBudget, state, 'no_match', 0)
    }
    expect(waitMs(institutionBudget, state, 0)).toBe(500)
    expect(waitMs(institutionBudget, state, 500)).toBe(0)
  })

  it('allows it a thousand right checks', () => {
    let state = fullBudget(institutionBudget, 0)
    for (let check = 0; check < 1000; check++) state = spend(institutionBudget, state, 'match', 0)
    expect(state.tokens).toBe(0)
  })

  it('allows a citizen three wrong guesses', () => {
    let state = fullBudget(citizenBudget, 0)
    for (let guess = 0; guess < 3; guess++) state = spend(citizenBudget, state, 'no_match', 0)
    expect(waitMs(citizenBudget, state, 0)).toBe(10_000)
  })

  it('charges the last check in full, so that an expensive one cannot be had for a small remainder', () => {
    const state = spend(citizenBudget, { tokens: 1, atMs: 0 }, 'unable_to_verify', 0)
    expect(state.tokens).toBe(-19)
    expect(waitMs(citizenBudget, state, 0)).toBe(200_000)
  })

  it('refills up to its capacity and no further, and ignores a clock that goes back', () => {
    expect(refill(citizenBudget, { tokens: 59, atMs: 0 }, 1e9).tokens).toBe(60)
    expect(refill(citizenBudget, { tokens: 5, atMs: 1000 }, 0)).toEqual({ tokens: 5, atMs: 1000 })
  })
})
