import { describe, expect, it } from 'vitest'
import { mainAmount, toAmounts } from '../../../src/assistant/dialog/understand/amount.ts'
import { candidatesOf } from '../understanding/fixtures.ts'

const amountsIn = (text: string, exponent = 2) => toAmounts(candidatesOf(text, 'ur', 'amount'), exponent)
const parseAmount = (text: string, exponent?: number) => mainAmount(amountsIn(text, exponent))

describe('the amount parser', () => {
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
    ['25.000,50', 2_500_050],
    ['25.000', 2_500_000],
    ['25.5', 2_550],
    ['0.10', 10],
    ['1.000.000', 100_000_000],
    ["25'000", 2_500_000],
    ['٢٥٬٠٠٠', 2_500_000],
    ['۲۵۰۰۰ پیسے', 2_500_000],
    ['-500', 50_000],
    ['15000000', 1_500_000_000],
    ['a thousand pesos', 100_000],
    ['about 5000 I think', 500_000],
    ['I sent 25,000 to 09171234567', 2_500_000],
    ['25,000 at 10:30', 2_500_000],
    ['PHP 999,999,999,999.99', 99_999_999_999_999],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text)).toBe(minor)
  })

  it.each(['', 'a lot', '10:30', '09171234567', '1000000000000000', '25.125.12', '3/11/2026', '1.2345'])(
    'finds no amount in %j',
    (text) => {
      expect(parseAmount(text)).toBeUndefined()
    },
  )

  it('reads whole units in currencies without decimals', () => {
    expect(parseAmount('25.000', 0)).toBe(25_000)
    expect(parseAmount('25000.00', 0)).toBe(25_000)
    expect(parseAmount('25.5', 0)).toBeUndefined()
  })

  it.each([
    ['Rs. 1,25,000', 'PKR', 12_500_000],
    ['۲۵۰۰۰ روپے', 'PKR', 2_500_000],
    ['0.5 bitcoin', 'BTC', 50],
    ['half a bitcoin', 'BTC', 50],
    ['2 eth', 'ETH', 200],
    ['300 usdt', 'USDT', 30_000],
  ])('keeps the currency of %s', (text, currency, minor) => {
    expect(amountsIn(text)).toMatchObject([{ currency, minor }])
    expect(parseAmount(text)).toBeUndefined()
  })

  it.each([
    'call me at 0917 555 0148',
    '0917-555-0148',
    '0917.555.0148',
    '+63 917 555 0148',
    '(0917) 555-0148',
    '0917 5550148',
    '02 8123 4567',
    '(02) 8123-4567',
    '0300 1234567',
    '0788 123 456',
    '06 12 34 56 78',
    '+92 300 7654321',
    'my no is 555 0148',
    'acct 1234 5678 90',
    'account 8837261',
    'account number 12345',
    'ref no 8837261',
    'reference number 55-8837',
    '3 payments',
    'i paid 3 times',
    'on 15 november',
    '15/11/2026',
    'at 3:30',
    '2 hours ago',
  ])('does not read a phone, account or reference number, a date or a count as an amount: %s', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it.each([
    ['tl', 'account number ko 8837261'],
    ['ceb', 'ang numero niya kay 8837261'],
    ['fr', 'numéro de compte 8837261'],
    ['fr', 'référence 8837261'],
    ['ur', 'اکاؤنٹ نمبر ۸۸۳۷۲۶۱'],
    ['ur', 'us ka number 8837261'],
    ['rw', 'konti ye ni 8837261'],
    ['kj', 'okonto 8837261'],
  ])('does not read an account or reference number as an amount in %s: %s', (lang, text) => {
    expect(mainAmount(toAmounts(candidatesOf(text, lang, 'amount'), 2))).toBeUndefined()
  })

  it.each([
    ['he took 12,500 from account 12345678', 1_250_000],
    ['account 25000', 2_500_000],
    ['from my account 25000 pesos', 2_500_000],
    ['5000 to his number 0917 555 0148', 500_000],
    ['the number is 5000', 500_000],
    ['no 3250', 325_000],
  ])('still finds the amount in %s', (text, minor) => {
    expect(parseAmount(text)).toBe(minor)
  })
})
