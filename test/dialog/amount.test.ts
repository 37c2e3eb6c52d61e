import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../src/dialog/understand/amount.ts'
import { understanding } from './talk.ts'

const words = understanding.words.map(({ numbers }) => numbers)

describe('parseAmount', () => {
  it.each([
    ['25,000', 2_500_000],
    ['25k', 2_500_000],
    ['25 000', 2_500_000],
    ['1.5m', 150_000_000],
    ['1.5 million', 150_000_000],
    ['twenty five thousand', 2_500_000],
    ['twenty-five thousand five hundred and ten', 2_551_000],
    ['two hundred and fifty', 25_000],
    ['PHP 25,000.50', 2_500_050],
    ['₱25k', 2_500_000],
    ['2 lakh', 20_000_000],
    ['1.5 crore', 1_500_000_000],
    ['Rs. 1,25,000', 12_500_000],
    ['25.000,50', 2_500_050],
    ['25.000', 2_500_000],
    ['25.5', 2_550],
    ['0.10', 10],
    ['1.000.000', 100_000_000],
    ["25'000", 2_500_000],
    ['٢٥٬٠٠٠', 2_500_000],
    ['۲۵۰۰۰ روپے', 2_500_000],
    ['a thousand pesos', 100_000],
    ['about 5000 I think', 500_000],
    ['I sent 25,000 to 09171234567', 2_500_000],
    ['25,000 at 10:30', 2_500_000],
    ['PHP 999999999999.99', 99_999_999_999_999],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text, { exponent: 2, words })).toBe(minor)
  })

  it.each([
    '',
    'a lot',
    '10:30',
    '09171234567',
    '1000000000000000',
    '25.125.12',
    '-500',
    '3/11/2026',
    '1.2345',
  ])('finds no amount in %j', (text) => {
    expect(parseAmount(text, { exponent: 2, words })).toBeUndefined()
  })

  it('keeps currencies without decimals whole', () => {
    expect(parseAmount('25.000', { exponent: 0, words })).toBe(25_000)
    expect(parseAmount('25000.00', { exponent: 0, words })).toBe(25_000)
    expect(parseAmount('25.5', { exponent: 0, words })).toBeUndefined()
  })
})
