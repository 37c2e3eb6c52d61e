import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents, maxAmount, toMajor, toMinor } from '../../../src/contract/primitives/money.ts'
import { holds } from '../../support/properties.ts'

const exponents = [...new Set(Object.values(currencyExponents))]

describe('money', () => {
  it.each([
    [25000, 2, 2_500_000],
    [25000.5, 2, 2_500_050],
    [0.1, 2, 10],
    [0.07, 2, 7],
    [1.15, 2, 115],
    [-0.05, 2, -5],
    [-0, 2, 0],
    [999_999_999_999.99, 2, 99_999_999_999_999],
    [1500, 0, 1500],
    [25000.001, 2, 'too_many_decimals'],
    [0.5, 0, 'too_many_decimals'],
    [1e-7, 2, 'too_many_decimals'],
    [5e-324, 2, 'too_many_decimals'],
    [0.1 + 0.2, 2, 'too_many_decimals'],
    [1_000_000_000_000, 2, 'out_of_range'],
    [1e15, 2, 'out_of_range'],
    [1e21, 2, 'out_of_range'],
    [-1e15, 2, 'out_of_range'],
    [Number.POSITIVE_INFINITY, 2, 'out_of_range'],
    [Number.NaN, 2, 'not_a_number'],
    ['25000', 2, 'not_a_number'],
    [null, 2, 'not_a_number'],
    [[25000], 2, 'not_a_number'],
  ])('converts %o with %i decimals to %o', (value, exponent, expected) => {
    expect(toMinor(value, exponent)).toBe(expected)
  })

  it('goes to the wire and back unchanged, in every currency', () => {
    const minor = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })
    holds(
      fc.property(minor, fc.constantFrom(...exponents), (amount, exponent) => {
        const back = toMinor(toMajor(amount, exponent), exponent)
        expect(back).toBe(Math.abs(amount) > maxAmount && exponent === 0 ? 'out_of_range' : amount + 0)
      }),
    )
  })

  it('is read exactly as written, digit by digit', () => {
    holds(
      fc.property(fc.nat(999_999_999), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const text = `${whole}.${String(cents).padStart(2, '0')}`
        expect(toMinor(JSON.parse(text), 2)).toBe(whole * 100 + cents)
      }),
    )
  })

  it('has the decimals of every currency of a deployment', () => {
    expect(currencyExponents).toEqual({ PHP: 2, PKR: 2, NAD: 2, RWF: 0, ZAR: 2, GBP: 2, BRL: 2 })
  })
})
