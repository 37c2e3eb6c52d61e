import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCardNumber } from '../../../src/assistant/dialog/redaction/card-number.ts'
import { removeSecrets } from '../../../src/assistant/dialog/redaction/secrets.ts'
import { holds } from '../../support/properties.ts'

const removed: [string, string, string[]][] = [
  ['my pin is 4821', 'my pin is •••', ['pin']],
  ['PIN: 4 8 2 1 and I sent 25,000', 'PIN: ••• and I sent 25,000', ['pin']],
  ['p.i.n 482193', 'p.i.n •••', ['pin']],
  ['4821 is my PIN', '••• is my PIN', ['pin']],
  ['I sent him 482913 the otp', 'I sent him ••• the otp', ['one-time-code']],
  ['I sent him 482913, the otp.', 'I sent him •••, the otp.', ['one-time-code']],
  ['I sent 482913 pesos the otp was wrong', 'I sent 482913 pesos the otp was wrong', []],
  ['I sent 150000, the otp came later', 'I sent 150000, the otp came later', []],
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

/** Secrets that are some words away from their name, spelled out or with a typo; the secret is in braces. */
const toldApart: Readonly<Record<string, readonly string[]>> = {
  English: [
    'I read him the code on the screen, {902 331 778}',
    'he asked for my mpin. so I sent {four four one nine}',
    'they wanted the six digits, {771204}',
    'read me the numbers you receive so I read {eight eight three one five zero}',
    'I keyed in my PIN on his site, {4471}',
    'my pasword is {Mango2x!tree}',
    'my pass there is {dragonX99} same as everywhere',
    'I gave him the password to my email, {Blue7Horse}',
    'he asked for the pin and i gave {4829}',
    'pin{4821}',
    'they asked 4pin {4821}',
    'they wanted the three numbers at the back of my card {318}',
    'my card number is {5412 7500 1234 5678} and the cvv is {318}',
    'my card, the number is {four five three two one one zero zero two two three three four four five five}',
  ],
  Filipino: [
    'tinanong PIN ko sabi ko {6210}',
    'ang dumating na numero, {770416}',
    '{1 2 3 4 5 6} po yung OTP ko',
    '{kwatro nuebe sero dos siyete tres} yung otp na nabasa ko',
    'hiningi un pasword q sa app, bngay q po, ung {kulafu77}',
    'yung card number ko {5412 7500 1234 5678}',
  ],
  Cebuano: [
    'ang code nga ni-abot sa text, {604418}, akong gibasa',
    'ang PIN apil ba? {1357} akong nahatag',
    'verification code {uno singko nuybe nuybe}',
    'akong username ug password, {Mangga_1998}',
    'pula ang card, {4900 1122 3344 5566} ang nakasulat',
  ],
  French: [
    "mon code Harbor pour confirmer, j'ai envoyé {118 394}",
    "mon code d'appli, {un neuf neuf zéro deux huit}, je l'ai dicté",
    'mon mot de passe Harbor sur leur page, {Mangue_2025}',
    'le mot de passe que je lui ai lu était {Papaye88}',
    'carte, numéro {4917 6100 0000 2254} date 11/29',
  ],
  Kinyarwanda: [
    'natanze pin sinzi impamvu. {Zero rimwe umunani gatatu}',
    'PIN ni {bine bine irindwi rimwe}',
    'nasomye imibare {558 210} musubiza',
    'mwafunga carte yanjye? nomero ni {4929 1234 5678 9012}',
    "ijambo ry'ibanga rya email yanjye nabahaye ni {Izuba_2020}",
  ],
  Oshiwambo: ['onda lombwela ye opini yange {4471}', 'opassword yange yo email oyo {Etango2020}'],
  Urdu: [
    'harbor ka pin {2749} h check kro',
    'pin batao to maine {8831} bata diya',
    'usko sms wala code parh k sunaya tha maine {914026}',
    'aik number batao jo aya hai {sat panch nau aik zero chaar} maine bata diya',
    'app ka password bhi likhwaya tha {sialkot_99}',
    'کارڈ پہ جو ہندسے ہیں پڑھو۔ میں نے پڑھے {5236 4480 0912 7731}۔',
  ],
}

/** Numbers and words that are near the name of a secret but are not secrets. */
const keptBeside: Readonly<Record<string, readonly string[]>> = {
  English: [
    'he asked for my pin and 4350 was gone',
    'he asked my pin, i gave 25000',
    'they wanted the code from the text, my reference is 448120',
    'my account is one two three four five six and they asked for the OTP',
    'he asked for the code and the phone 5550101 rang',
    'my password was changed, the reference is BYN77810243',
    'I typed my password on unitybank2024.com yesterday',
    'my username is bukid88 and he has my password',
    'my card and then a transfer to account 4123 4567 8901 2345',
    'card charges of $4, 111.11, $1,111.11, $1,111.11 and $11',
    'order 7PW123',
    'order PW123 never came',
    'my case is 7PIN482',
    'tracking A7OTP4821',
    'order 7PW-123',
  ],
  Filipino: [
    'hiningi nila OTP ko kahapon, 4350 ang nawala',
    'nawala 25000 yung PIN ko kasi hiningi',
    'ang account ay isa dalawa tatlo apat lima at hiningi nila OTP',
  ],
  Cebuano: ['gikuha nila ang PIN, nawala ang 4350', 'gihatag nako ang password, account 0917 555 0101'],
  French: ["j'ai donné mon code, il a pris 4350 euros", "ils ont eu mon mot de passe, j'ai perdu 72 600"],
  Kinyarwanda: ['natanze PIN yanjye, bakuyeho 4350', 'nasomye kode, bankuraho 118394 frw'],
  Oshiwambo: ['onda gandja opini yange, oimaliwa 4350 oya ya'],
  Urdu: ['usne code manga phir 4350 gaye', 'میں نے او ٹی پی بتا دیا اور 4350 روپے نکل گئے'],
}

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([lang, texts]) => texts.map((text) => ({ lang, text })))

describe('removeSecrets', () => {
  it.each(removed)('removes the secret from %s', (text, left, found) => {
    expect(removeSecrets(text)).toEqual({ text: left, found })
  })

  it.each(kept)('keeps %s', (text) => {
    expect(removeSecrets(text)).toEqual({ text, found: [] })
  })

  it.each(rows(toldApart))('removes a secret that is apart from its name in $lang: $text', ({ text }) => {
    expect(removeSecrets(text.replace(/[{}]/g, '')).text).toBe(text.replace(/\{[^{}]*\}/g, '•••'))
  })

  it.each(rows(keptBeside))(
    'keeps other words and numbers near the name of a secret in $lang: $text',
    ({ text }) => {
      expect(removeSecrets(text)).toEqual({ text, found: [] })
    },
  )

  it('lets no password of letters and digits through, even some words after its name', () => {
    const name = fc.constantFrom(
      'my password',
      'pasword ko',
      'mon mot de passe',
      'پاس ورڈ',
      'opassword yange',
    )
    const between = fc.constantFrom(' ', ': ', ' for the app, ', ' (same everywhere) ', ' « ')
    const word = fc
      .tuple(
        fc.stringMatching(/^[A-Z][a-z]{4,9}$/),
        fc.constantFrom('', '_', '#'),
        fc.stringMatching(/^\d{2,4}$/),
      )
      .map((parts) => parts.join(''))
    holds(
      fc.property(name, between, word, (named, gap, secret) => {
        expect(removeSecrets(`${named}${gap}${secret}`).text).not.toContain(secret)
      }),
    )
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

  it('keeps ordinary phone, account and reference numbers and amounts', () => {
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

  it('accepts any text', () => {
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
