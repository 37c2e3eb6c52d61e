import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeSecrets } from '../../../src/assistant/dialog/redaction/secrets.ts'
import { secretWords } from '../../../src/assistant/languages/secret-words.ts'
import { holds } from '../../support/properties.ts'

/** Secrets that have no name next to them, in braces. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  English: [
    'pass: {hunter2}',
    'user juan88 pass: {hunter2}',
    'login: maria / {tinker99}',
    'my login is maria / {tinker99}',
    'login: maria@mail.com / {Sun-flower1}',
    'username: maria88, pass {tinker99}',
    'i typed {482913}',
    'they told me to type {482913} so I did',
    'I punched in {482 913}',
    'then i keyed in {7731} on the phone',
    'i read out {48 29 13} to her',
    'I said {four eight two nine one three}',
    'I told the man {double four eight two nine one}',
    'he asked for the code on my phone and i said {four eight two nine one three}',
    'they wanted the number that came by text. I read it to her: {eight one four, three zero five}',
    'my recovery phrase is {river candle orange moon table zebra quick tunnel winter gold simple ocean}',
  ],
  Filipino: [
    'nag-type ako ng {482913}',
    'in-enter ko yung {482913}',
    'binasa ko sa kanya {482913}',
    'sinabi ko {apat walo dalawa siyam isa tatlo}',
    '{482913} po yan yung pinadala nilang code',
  ],
  Cebuano: [
    'gi-type nako ang {482913}',
    'gibasa nako {482913}',
    'gipangayo ang upat ka numero sa ATM. iyang giingon: {nuybe otso uno dos}.',
    '{482917} mao ni ang code nga ilang gipadala',
  ],
  French: [
    "j'ai tapé {482913}",
    "j'ai saisi {482 913} sur leur site",
    'je lui ai lu {482913}',
    "j'ai dicté {quatre huit deux neuf un trois}",
    'identifiant : marie / {soleil42}',
  ],
  Kinyarwanda: [
    'nanditse {482913}',
    'namusomeye {482913}',
    'nabwiye {kane umunani kabiri icyenda rimwe gatatu}',
    'seed phrase nayanditse kuri site: {river candle orange moon table zebra quick tunnel winter gold simple ocean}.',
  ],
  Oshiwambo: ['onda shanga {482913}'],
  Urdu: [
    'maine {482913} type kiya',
    'maine {482913} likh diya',
    'maine bola {chaar aath do nau ek teen}',
    'میں نے {482913} ٹائپ کیا',
    'میں نے {۴۸۲۹۱۳} لکھ دیا',
  ],
}

/** Messages about typing, reading out and logging in that contain no secret. */
const kept: readonly string[] = [
  'I typed 25000 and sent it',
  'I typed 24,990',
  'i typed in 4350 pesos',
  'I read the amount 24990',
  'I typed 482913 pesos',
  'I typed my account 482913 in the form',
  'i typed 482913 as the account',
  'i typed the case number 482913',
  'I typed R4X-807-5',
  'I entered the reference 48291377',
  'i entered 0917 123 4567',
  'I typed 2026-11-21 there',
  'I read him my phone number five five five one two three four',
  'my account is one two three four five six',
  'the case number is four eight two nine one three',
  'my number is zero nine one seven one two three four five six seven',
  'I paid two thousand five hundred',
  'tinype ko 15000',
  "j'ai tapé 72600 francs",
  "j'ai saisi le montant 124990",
  'nanditse 500000 frw',
  'sms me number 60912254 likha h shayad yehi',
  'type the refund code 24990. I typed it, it was the amount, it sent 24,990',
  'I pass 2 banks on my way',
  'please pass 25000 to him',
  'bus pass: 500 pesos',
  'login 10:31 yesterday',
  'user 4 people',
  'login page / unitybank2024.com',
  'My login was stolen on 2026-11-21',
  'they asked for my seed phrase: and then they took everything from me and my wife is very sad now',
]

/** Messages that consist of a code alone, after a scammer asked for one. */
const alone = [
  'four eight two nine one three',
  'it was 482913',
  '48 29 13',
  'apat walo dalawa siyam isa tatlo',
]

const rows = Object.entries(unnamed).flatMap(([lang, texts]) => texts.map((text) => ({ lang, text })))
const tells = [...new Set(secretWords.flatMap((words) => words.tells))]

describe('removeSecrets, for secrets without a name,', () => {
  it.each(rows)('removes the secret in $lang: $text', ({ text }) => {
    expect(removeSecrets(text.replace(/[{}]/g, '')).text).toBe(text.replace(/\{[^{}]*\}/g, '•••'))
  })

  it.each(kept)('keeps %s', (text) => {
    expect(removeSecrets(text).text).toBe(text)
  })

  it.each(alone)('treats "%s" as a code only right after one was asked for', (text) => {
    const before = 'they asked me for the code'
    expect(removeSecrets(text, { before }).found).toEqual(['one-time-code'])
    expect(removeSecrets(text, { before }).text).not.toMatch(/\d|eight|walo/)
    expect(removeSecrets(text, { before: 'they asked me for money' })).toMatchObject({ text, found: [] })
    expect(removeSecrets(text)).toEqual({ text, found: [], isNumberAlone: true })
  })

  it.each(['25000', '25,000', '0917 123 4567', 'R4X-807-5', '2026-11-21', 'one million', '14:30'])(
    'keeps %s after a code was asked for',
    (text) => {
      expect(removeSecrets(text, { before: 'they asked me for the code' })).toEqual({ text, found: [] })
    },
  )

  it('removes six digits after every phrase that says that the citizen typed or said something', () => {
    const code = fc.integer({ min: 100_000, max: 999_999 }).filter((value) => value % 100 !== 0)
    const written = fc.constantFrom<(code: string) => string>(
      (code) => code,
      (code) => code.replace(/(\d{3})/, '$1 '),
      (code) => code.replace(/\B(?=(?:\d\d)+$)/g, ' '),
    )
    holds(
      fc.property(fc.constantFrom(...tells), code, written, (tell, value, write) => {
        const { text } = removeSecrets(`${tell} ${write(String(value))}`)
        expect(text).toBe(`${tell} •••`)
      }),
    )
  })

  it('keeps amounts, phone, account and case numbers, references and dates after the same phrases', () => {
    const ordinary = fc.oneof(
      fc.integer({ min: 1, max: 99_999 }).map((thousands) => `${thousands},000`),
      fc.integer({ min: 1, max: 9_999_999 }).map((pesos) => `${pesos} pesos`),
      fc.integer({ min: 1, max: 999 }).map((hundreds) => `${hundreds}00`),
      fc.integer({ min: 100_000_000, max: 999_999_999 }).map((rest) => `09${rest}`),
      fc.integer({ min: 100_000, max: 99_999_999 }).map((digits) => `account ${digits}`),
      fc.integer({ min: 100_000, max: 99_999_999 }).map((digits) => `reference ${digits}`),
      fc.integer({ min: 100_000, max: 99_999_999 }).map((digits) => `case number ${digits}`),
      fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    )
    holds(
      fc.property(fc.constantFrom(...tells), ordinary, (tell, value) => {
        const text = `${tell} ${value}`
        expect(removeSecrets(text).text).toBe(text)
      }),
    )
  })
})
