import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCardNumber } from '../../src/dialog/understand/card-number.ts'
import { removeSecrets } from '../../src/dialog/understand/secrets.ts'
import { holds } from '../support/properties.ts'

const removed: [string, string, string[]][] = [
  ['my pin is 4821', 'my pin is •••', ['pin']],
  ['PIN: 4 8 2 1 and I sent 25,000', 'PIN: ••• and I sent 25,000', ['pin']],
  ['p.i.n 482193', 'p.i.n •••', ['pin']],
  ['4821 is my PIN', '••• is my PIN', ['pin']],
  ['\ufdfa pin 4821', '\ufdfa pin •••', ['pin']],
  ['they asked for the OTP, it was 482913', 'they asked for the OTP, it was •••', ['one-time-code']],
  ['482913 is your Harbor verification code', '••• is your Harbor verification code', ['one-time-code']],
  ['the code they sent was 48 29 13.', 'the code they sent was •••.', ['one-time-code']],
  ['my pin is one two three four', 'my pin is •••', ['pin']],
  ['cvv 123', 'cvv •••', ['cvv']],
  ['password: Tiger!99 please help', 'password: ••• please help', ['password']],
  ['my password is tiger', 'my password is •••', ['password']],
  ['mot de passe : soleil42', 'mot de passe : •••', ['password']],
  ['mon code secret est 4821', 'mon code secret est •••', ['pin']],
  ['le code de vérification est 482913', 'le code de vérification est •••', ['one-time-code']],
  ["umubare w'ibanga ni 4821", "umubare w'ibanga ni •••", ['pin']],
  ["ijambo ry'ibanga ni Izuba2024", "ijambo ry'ibanga ni •••", ['password']],
  ['ang pin ko ay 4821', 'ang pin ko ay •••', ['pin']],
  ['ang OTP nga akong nadawat kay 482913', 'ang OTP nga akong nadawat kay •••', ['one-time-code']],
  ['opini yandje oyo 4821', 'opini yandje oyo •••', ['pin']],
  ['میرا پن کوڈ ۴۸۲۱ ہے', 'میرا پن کوڈ ••• ہے', ['pin']],
  ['او ٹی پی 482913', 'او ٹی پی •••', ['one-time-code']],
  ['پاس ورڈ: gulab99', 'پاس ورڈ: •••', ['password']],
  ['card 4111 1111 1111 1111 exp 12/28', 'card ••• exp 12/28', ['card-number']],
  ['４１１１１１１１１１１１１１１１', '•••', ['card-number']],
  ['٤١١١-١١١١-١١١١-١١١١', '•••', ['card-number']],
  ['3782 822463 10005', '•••', ['card-number']],
]

const kept = [
  'I sent 25,000 to 0917 123 4567 an hour ago',
  'They asked for my PIN. I sent 25,000 pesos',
  'reference code 12345678',
  'the transaction code is 99887766',
  'code de transaction 12345678',
  'my account is 5550011 at Unity Bank',
  'They asked for my PIN and I sent 25000 pesos',
  'RF18 5390 0754 7034',
  'I changed my password yesterday',
  '2026-11-21 10:31',
  'PKR 1,25,000',
]

describe('removeSecrets', () => {
  it.each(removed)('takes the secret out of %s', (text, left, found) => {
    expect(removeSecrets(text)).toEqual({ text: left, found })
  })

  it.each(kept)('keeps %s', (text) => {
    expect(removeSecrets(text)).toEqual({ text, found: [] })
  })

  it('lets no card number through, in any spacing and script', () => {
    holds(
      fc.property(
        card,
        spacing,
        script,
        fc.constantFrom('', 'my card ', 'ok\n', 'کارڈ '),
        (number, gap, zero, before) => {
          const written = [...number].map((digit) => String.fromCodePoint(zero + Number(digit))).join(gap)
          const { text, found } = removeSecrets(`${before}${written} thanks`)
          expect(text).toBe(`${before}••• thanks`)
          expect(found).toEqual(['card-number'])
        },
      ),
    )
  })

  it('lets no PIN, one-time code or security code through, in any spacing and script', () => {
    const named = fc.oneof(
      fc.tuple(
        fc.constantFrom('PIN', 'my pin is', 'code PIN :', 'پن'),
        fc.integer({ min: 1000, max: 999_999 }),
      ),
      fc.tuple(
        fc.constantFrom('OTP', 'the code is', 'code de vérification', 'kode yo kwemeza ni'),
        fc.integer({ min: 1000, max: 99_999_999 }),
      ),
      fc.tuple(fc.constantFrom('CVV', 'cvc2:', 'cvv is'), fc.integer({ min: 100, max: 9999 })),
    )
    holds(
      fc.property(named, spacing, script, ([name, value], gap, zero) => {
        const written = [...String(value)]
          .map((digit) => String.fromCodePoint(zero + Number(digit)))
          .join(gap)
        expect(removeSecrets(`${name} ${written}`).text).toBe(`${name} •••`)
      }),
    )
  })

  it('keeps ordinary telephone, account and reference numbers and amounts', () => {
    const ordinary = fc.oneof(
      fc.integer({ min: 100_000_000, max: 999_999_999 }).map((n) => `09${n}`),
      fc
        .integer({ min: 100_000_000, max: 999_999_999 })
        .map((n) => `+63 9${String(n).replace(/(\d{3})(?=\d)/g, '$1 ')}`),
      fc.bigInt({ min: 1_000_000n, max: 99_999_999_999n }).map((n) => `account ${n}`),
      fc.integer({ min: 100_000, max: 999_999_999 }).map((n) => `reference TX-${n}`),
      fc.integer({ min: 1, max: 99_999_999 }).map((n) => `${n.toLocaleString('en')}.50 pesos`),
    )
    holds(
      fc.property(ordinary, (text) => {
        expect(removeSecrets(text)).toEqual({ text, found: [] })
      }),
    )
  })

  it('takes any text', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(typeof removeSecrets(text).text).toBe('string')
      }),
    )
  })
})

const spacing = fc.constantFrom('', ' ', '-', '  ', '.', ' - ', '\u200b', '\n', '\u00a0')
/** Zeros of ASCII, Arabic-Indic, Urdu, Devanagari and wide digits. */
const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10)

const card = fc
  .tuple(
    fc.constantFrom(
      ['4', 16],
      ['52', 16],
      ['2300', 16],
      ['37', 15],
      ['6011', 16],
      ['3530', 16],
      ['62', 19],
      ['5018', 13],
    ) as fc.Arbitrary<[string, number]>,
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 18, maxLength: 18 }),
  )
  .map(([[prefix, length], filling]) => {
    const body = (prefix + filling.join('')).slice(0, length - 1)
    const last = [...'0123456789'].find((digit) => isCardNumber(body + digit))
    return body + last
  })
