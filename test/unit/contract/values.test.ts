import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { parseJson } from '../../../src/contract/json.ts'
import { generalLanguages, localLanguages, speechOf } from '../../../src/contract/languages.ts'
import { messageContent } from '../../../src/contract/message.ts'
import { toMajor, toMinor } from '../../../src/contract/money.ts'
import { redress } from '../../../src/contract/operations/redress.ts'
import { parseWith } from '../../../src/contract/validate.ts'

describe('money', () => {
  it.each([
    [25000, 2, 2_500_000],
    [25000.5, 2, 2_500_050],
    [0.1, 2, 10],
    [999_999_999_999.99, 2, 99_999_999_999_999],
    [1500, 0, 1500],
    [25000.001, 2, 'too_many_decimals'],
    [0.5, 0, 'too_many_decimals'],
    [1e-7, 2, 'too_many_decimals'],
    [1e15, 2, 'out_of_range'],
    [Number.POSITIVE_INFINITY, 2, 'out_of_range'],
    [Number.NaN, 2, 'not_a_number'],
    ['25000', 2, 'not_a_number'],
  ])('%o with %i decimals is %o', (value, exponent, expected) => {
    expect(toMinor(value, exponent)).toBe(expected)
  })

  it('goes to the wire and back without a change', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (minor) => {
        expect(toMinor(toMajor(minor, 2), 2)).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })
})

describe('JSON from outside', () => {
  it('loses the members that could reach a prototype', () => {
    const value = parseJson('{"a":{"__proto__":{"role":"admin"},"constructor":1,"b":2}}')
    expect(JSON.stringify(value)).toBe('{"a":{"b":2}}')
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })

  it.each([
    ['{', 'malformed-json'],
    ['', 'malformed-json'],
    ['{"amount":25000.0000000000000001}', 'validation-error'],
    ['{"amount":12345678901234567890}', 'validation-error'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'validation-error'],
  ])('is refused when it is %s', (text, code) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code }))
  })

  it('keeps long texts and exact numbers', () => {
    expect(parseJson('{"card":"4111111111111111","amount":123456789012.34}')).toEqual({
      card: '4111111111111111',
      amount: 123456789012.34,
    })
  })
})

describe('a check', () => {
  const errorsOf = (schema: z.ZodType, value: unknown) => {
    try {
      parseWith(schema, value)
    } catch (error) {
      return (error as { options: { errors: { field: string; code: string; message: string }[] } }).options
        .errors
    }
    return []
  }
  const intake = redress['POST /v1/cases/intake'].request.body

  it('names every wrong field at once, and what is missing as required', () => {
    const errors = errorsOf(intake, { citizen_id_hash: '', amount: -1 })
    expect(errors.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'amount too_small',
      'citizen_id_hash too_small',
      'scam_type required',
    ])
  })

  it('calls the whole body $', () => {
    for (const body of [[], null, 'text', 7]) expect(errorsOf(intake, body)[0]?.field).toBe('$')
  })

  it('never repeats what was sent', () => {
    const schema = z.object({
      phone: z.string().regex(/^\d+$/),
      kind: z.enum(['a', 'b']),
      at: z.object({ n: z.number() }),
    })
    const errors = errorsOf(schema, { phone: 'secret-1', kind: 'secret-2', at: { n: 'secret-3' } })
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'kind', 'at.n'])
    expect(JSON.stringify(errors)).not.toContain('secret')
  })

  it('asks for a reference or an account, and names both', () => {
    const body = { citizen_id_hash: 'hm1:v', scam_type: 'other', amount: 10 }
    expect(errorsOf(intake, body).map(({ field }) => field)).toEqual([
      'transaction_reference',
      'receiving_account_hint',
    ])
    expect(errorsOf(intake, { ...body, amount: 0 })).toEqual([])
    expect(errorsOf(intake, { ...body, transaction_reference: 'TX-1', unknown: 1 })).toEqual([])
  })
})

describe('a message', () => {
  const cards = (count: number) => ({
    type: 'carousel',
    data: { cards: Array.from({ length: count }, () => ({ title: 'T', description: 'D' })) },
  })
  const buttons = (count: number) => ({
    type: 'carousel',
    data: {
      cards: [
        {
          title: 'T',
          description: 'D',
          buttons: Array.from({ length: count }, () => ({ type: 'text', text: 'B' })),
        },
      ],
    },
  })
  const url = (address: string) => ({
    type: 'carousel',
    data: { cards: [{ title: 'T', description: 'D', buttons: [{ type: 'url', text: 'B', url: address }] }] },
  })

  it.each([
    ['ten cards', cards(10), true],
    ['eleven cards', cards(11), false],
    ['no card', cards(0), false],
    ['three buttons', buttons(3), true],
    ['four buttons', buttons(4), false],
    ['a telephone button', url('tel:1234'), true],
    ['a mail button', url('mailto:help@bank.example'), true],
    ['a script in a button', url('javascript:alert(1)'), false],
    ['data in a button', url('data:text/html,x'), false],
    ['a link', { type: 'hyperlink', data: { label: 'L', url: 'https://bank.example' } }, true],
    ['a script in a link', { type: 'hyperlink', data: { label: 'L', url: 'javascript:alert(1)' } }, false],
    ['an unknown type', { type: 'html', data: { html: '<b>' } }, false],
  ])('with %s is taken: %#', (_, content, taken) => {
    expect(messageContent.safeParse(content).success).toBe(taken)
  })
})

describe('the languages', () => {
  it('are the five local ones and the 95 general ones', () => {
    expect(Object.keys(localLanguages)).toEqual(['rw', 'kj', 'tl', 'ceb', 'ur'])
    expect(new Set(generalLanguages).size).toBe(95)
  })

  it.each([
    ['en', { pipeline: 'general', asr: 'general', male: 'native', female: 'native' }],
    ['rw', { pipeline: 'local', asr: 'local', male: 'converted', female: 'native' }],
    ['kj', { pipeline: 'local', asr: 'local', male: null, female: 'native' }],
    ['tl', { pipeline: 'local', asr: 'local', male: 'native', female: 'native' }],
    ['ceb', { pipeline: 'local', asr: 'local', male: 'native', female: 'native' }],
    ['ur', { pipeline: 'local', asr: 'general', male: 'native', female: 'native' }],
    ['xx', undefined],
    ['toString', undefined],
  ])('%s can do what the interface says', (code, speech) => {
    expect(speechOf(code)).toEqual(speech)
  })
})
