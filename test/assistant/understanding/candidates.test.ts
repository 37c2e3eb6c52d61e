import { describe, expect, it } from 'vitest'
import { quoteOf } from '../../../src/assistant/understanding/text/phrases.ts'
import { candidatesOf, now } from './fixtures.ts'

const local = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16)

describe('money', () => {
  it.each([
    ['en', 'I sent 25k', 25_000],
    ['en', 'paid P1,500.50 yesterday', 1500.5],
    ['en', 'half a million is gone', 500_000],
    ['en', 'eighteen thousand five hundred for the bail', 18_500],
    ['tl', "singkwenta'y dos mil ang nawala", 52_000],
    ['tl', 'nagpadala ako ng kinse mil', 15_000],
    ['tl', 'dalawang libo lang', 2000],
    ['ceb', 'napulo ka libo akong gipadala', 10_000],
    ['fr', "j'ai payé 33 600", 33_600],
    ['fr', 'quarante-huit mille cinq cents', 48_500],
    ['fr', 'septante mille', 70_000],
    ['fr', 'quatre-vingt mille', 80_000],
    ['ur', '1 lakh 10 hazar bheje', 110_000],
    ['ur', 'dhai lakh', 250_000],
    ['ur', 'saarhe teen hazar diye', 3500],
    ['ur', 'sawa lakh diye', 125_000],
    ['ur', '۲۵٬۰۰۰ روپے', 25_000],
    ['ur', 'پچیس ہزار بھیجے', 25_000],
    ['rw', 'ibihumbi cumi na bibiri na magana atanu', 12_500],
    ['rw', 'ibihumbi 20', 20_000],
    ['ar', 'اتسحب ١٢ الف و ٥٠٠', 12_500],
  ])('is read in %s: %s', (lang, text, value) => {
    expect(candidatesOf(text, lang).money.map((money) => money.value)).toEqual([value])
  })

  it.each([
    ['a telephone number', 'call me at 0917 555 0123'],
    ['an account number', 'to 3301 7745 902'],
    ['an age', 'she is 71 years old'],
    ['minutes', 'after 45 minutes'],
    ['a code', 'my code was 482913'],
    ['a year', 'since 2019'],
    ['a reference', 'ref T_XK4PLQ82M'],
    ['per cent', 'they promised 20 percent'],
    ['a part of a name', 'user Soleil2019'],
  ])('is not read from %s', (_, text) => {
    expect(candidatesOf(text).money).toEqual([])
  })

  it.each([
    ['en', 'they got my otp and took 18500', 18_500],
    ['en', 'i gave him the otp and now 25000 is gone', 25_000],
    ['tl', 'nakuha nila otp ko tapos nawala 18500', 18_500],
    ['ceb', 'gihatag nako ang otp unya nawala ang 18500', 18_500],
    ['fr', "j'ai donné le code et 18500 ont disparu", 18_500],
  ])('is read next to a mention of a code (%s): %s', (lang, text, value) => {
    expect(candidatesOf(text, lang).money.map((money) => money.value)).toEqual([value])
  })

  it.each([
    'i gave him the otp 482913',
    'he wanted the code, 4829 was it',
    'the pin is 4829 and the money is gone',
  ])('is not read from a code: %s', (text) => {
    expect(candidatesOf(text).money).toEqual([])
  })

  it('is read as two amounts if "and" joins two numbers', () => {
    expect(candidatesOf('five thousand and three thousand').money.map(({ value }) => value)).toEqual([
      5000, 3000,
    ])
  })

  it('keeps another currency, and never mistakes it for the deployment’s', () => {
    expect(
      candidatesOf('500 euros and 300 pesos').money.map(({ value, currency }) => [value, currency]),
    ).toEqual([
      [500, 'EUR'],
      [300, undefined],
    ])
  })

  it('has the currency that follows "francs"', () => {
    expect(candidatesOf('200 000 francs cfa', 'fr').money).toMatchObject([
      { value: 200_000, currency: 'XOF' },
    ])
  })

  it('can be a bare number only if an amount is asked for', () => {
    expect(candidatesOf('25').money).toEqual([])
    expect(candidatesOf('25', 'en', 'amount').money.map(({ value }) => value)).toEqual([25])
  })
})

describe('times', () => {
  it.each([
    ['en', 'yesterday at 3 in the afternoon', '2026-11-21T15:00', 'minute'],
    ['en', 'two hours ago', '2026-11-22T12:20', 'minute'],
    ['en', 'an hour ago', '2026-11-22T13:20', 'minute'],
    ['en', 'around 9 last night', '2026-11-21T21:00', 'minute'],
    ['en', 'at 10:42 this morning', '2026-11-22T10:42', 'minute'],
    ['en', 'on Friday', '2026-11-20T00:00', 'day'],
    ['en', 'on November 3', '2026-11-03T00:00', 'day'],
    ['en', 'this morning', '2026-11-22T09:00', 'part'],
    ['tl', 'kahapon mga alas otso y medya ng gabi', '2026-11-21T20:30', 'minute'],
    ['tl', 'kaninang umaga', '2026-11-22T09:00', 'part'],
    ['fr', 'hier à 21h50', '2026-11-21T21:50', 'minute'],
    ['fr', 'avant-hier', '2026-11-20T00:00', 'day'],
    ['ur', 'kal sham 6 baje', '2026-11-21T18:00', 'minute'],
    ['ur', 'do ghante pehle', '2026-11-22T12:20', 'minute'],
    ['rw', 'ejo saa yine za mu gitondo', '2026-11-21T10:00', 'minute'],
    ['rw', 'ejo saa mbiri z’ijoro', '2026-11-21T20:00', 'minute'],
  ])('are read in %s: %s', (lang, text, at, precision) => {
    const moments = candidatesOf(text, lang).moments
    expect(moments.map((moment) => [local(moment.at), moment.precision])).toEqual([[at, precision]])
  })

  it('are not read from greetings', () => {
    expect(candidatesOf('good morning').moments).toEqual([])
    expect(candidatesOf('magandang gabi po', 'tl').moments).toEqual([])
  })

  it('are never in the future', () => {
    for (const text of ['at 5 pm', 'today at 11 pm', 'tonight', 'on Monday', 'december 24'])
      for (const { at } of candidatesOf(text).moments) expect(at).toBeLessThanOrEqual(now)
  })
})

describe('institutions', () => {
  it.each([
    ['from my Harbor', 'HRBR'],
    ['coastal savings', 'CSTL'],
    ['meridien bank', 'MRDN'],
    ['my unty account', 'UNTY'],
    ['harbour wallet', 'HRBR'],
    ['میریڈین بینک سے', 'MRDN'],
    ['ہاربر والٹ', 'HRBR'],
  ])('are found despite typos, and in Arabic script: %s', (text, code) => {
    expect(candidatesOf(text).institutions.map((institution) => institution.code)).toEqual([code])
  })

  it('are found even if the deployment does not list them', () => {
    const candidates = candidatesOf('I paid from Palm Rural Bank')
    expect(candidates.institutions.map(({ code, name }) => [code, name])).toEqual([
      [undefined, 'Palm Rural Bank'],
    ])
  })

  it.each(['our community is united', 'it was harder', 'postal money'])('are not found in: %s', (text) => {
    expect(candidatesOf(text).institutions).toEqual([])
  })
})

describe('the search for numbers, references and names', () => {
  it.each(['+33 6 39 98 00 42', '+32 460 00 01 57', '+250 788 000 111'])(
    'recognises %s as a phone number of another country',
    (text) => {
      expect(candidatesOf(text, 'fr').accounts).toMatchObject([
        { written: text.replaceAll(' ', ''), isPhone: true },
      ])
    },
  )

  it('distinguishes phone numbers from accounts', () => {
    const { accounts } = candidatesOf('to 3301 7745 902, my number is 0917 555 0123')
    expect(accounts.map(({ digits, isPhone }) => [digits, isPhone])).toEqual([
      ['33017745902', false],
      ['09175550123', true],
    ])
  })

  it.each([
    ['ref no. 7003914482215', '7003914482215'],
    ['the reference is TX-88213-B', 'TX-88213-B'],
    ['ref# UB77120-4', 'UB77120-4'],
  ])('finds a reference: %s', (text, value) => {
    expect(candidatesOf(text).references.map((reference) => reference.value)).toEqual([value])
  })

  it('keeps a name’s initials', () => {
    const candidates = candidatesOf('account name Arvin Q. Salonga')
    expect(candidates.names.map((name) => name.value)).toEqual(['Arvin Q. Salonga'])
    expect(candidates.names.map((name) => quoteOf(candidates.doc, name))).toEqual(['Arvin Q. Salonga'])
  })
})
