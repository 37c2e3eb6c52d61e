import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../src/contract/primitives/json.ts'
import { isProblem } from '../../../src/contract/primitives/problem.ts'
import { holds } from '../../support/properties.ts'

const refusal = (text: string) => {
  try {
    parseJson(text)
  } catch (error) {
    if (isProblem(error)) return { code: error.code, errors: error.options.errors }
    throw error
  }
  return undefined
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('external JSON', () => {
  it('is parsed as usual if nothing in it is dangerous or inexact', () => {
    holds(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('loses the members that could reach a prototype, at any depth and however they are written', () => {
    const value = parseJson(
      '{"a":[{"__proto__":{"role":"admin"},"constructor":1,"\\u005f_proto__":2,"prototype":3,"b":2}]}',
    )
    expect(JSON.stringify(value)).toBe('{"a":[{"b":2}]}')
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })

  it.each(['{', '', 'nul', '{"a":1,}', "{'a':1}", '01', '\u0000', '[1] [2]'])(
    'is refused if it is %o',
    (text) => {
      expect(refusal(text)?.code).toBe('malformed-json')
    },
  )

  it('is refused without being quoted if it is malformed', () => {
    expect(JSON.stringify(refusal('{"pin":"secret-4711"'))).not.toContain('4711')
  })

  it.each([
    ['64 deep', nested(64), undefined],
    ['65 deep', nested(65), 'validation-error'],
    ['30,000 deep', nested(30_000), 'validation-error'],
    ['open in 65 levels of lists and members', '[{"a":'.repeat(33), 'validation-error'],
    ['wide', `[${nested(1)}${`,${nested(1)}`.repeat(200)}]`, undefined],
    [
      'full of brackets in its texts',
      JSON.stringify(['['.repeat(100), { '{"\\[': `\\"${'{'.repeat(100)}` }]),
      undefined,
    ],
  ])('is accepted or refused if it is %s', (_, text, code) => {
    expect(refusal(text)?.code).toBe(code)
  })

  it.each([
    ['{"amount":25000.0000000000000001}', 'amount', 'inexact_number'],
    ['{"amount":12345678901234567890}', 'amount', 'inexact_number'],
    ['{"amount":9007199254740993}', 'amount', 'inexact_number'],
    ['{"list":[1,{"n":0.1000000000000000055}]}', 'list.1.n', 'inexact_number'],
    ['{"amount":1e400}', 'amount', 'out_of_range'],
    ['{"amount":-1E+999}', 'amount', 'out_of_range'],
    ['{"amount":1e-400}', 'amount', 'inexact_number'],
    ['123456789012345678901', '$', 'inexact_number'],
  ])('names the number that cannot be represented: %s', (text, field, code) => {
    expect(refusal(text)).toMatchObject({ code: 'validation-error', errors: [{ field, code }] })
  })

  it('names every number that cannot be represented, at most a hundred', () => {
    expect(refusal('{"a":1e999,"b":[12345678901234567890]}')?.errors?.map(({ field }) => field)).toEqual([
      'a',
      'b.0',
    ])
    expect(refusal(`[${Array(500).fill('1e999').join()}]`)?.errors).toHaveLength(100)
  })

  it.each([
    '{"card":"4111111111111111","amount":123456789012.34}',
    '{"text":"say \\"12345678901234567890\\" and 1e999","n":1}',
    '{"amount":25000.000000000000}',
    '{"n":0.30000000000000004}',
    '{"n":1e300}',
    '{"a":1,"n":1234567890123456}',
  ])('keeps long texts and exact numbers: %s', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('keeps every number that JavaScript writes itself', () => {
    holds(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseJson(`{"n":${JSON.stringify(number)}}`)).toEqual({
          n: number === 0 ? expect.any(Number) : number,
        })
      }),
    )
  })

  it('is parsed in linear time for any content', () => {
    // A superlinear algorithm would not return before the test times out.
    const marks = '?!s'.repeat(700_000)
    expect(refusal(`{"a":"${marks}","b":1234567890.12345678901}`)?.errors).toMatchObject([{ field: 'b' }])
    const numbers = Array(100_000).fill('1234567890.12345678901').join()
    expect(refusal(`["${marks}",${numbers}]`)?.errors).toHaveLength(100)
  })

  it('is checked for both members and numbers in any document', () => {
    const faulty = '12345678901234567890'
    holds(
      fc.property(fc.string(), fc.string(), (key, text) => {
        const body = `{"before":${JSON.stringify(text)},${JSON.stringify(`k${key}`)}:[${JSON.stringify(text)},${faulty}]}`
        expect(refusal(body)?.errors).toMatchObject([{ field: `k${key}.1`.slice(0, 200) }])
      }),
    )
  })

  it.each([
    ['{"amount":1,"amount":2}', 'amount'],
    ['{"a":[{"b":1},{"b":2,"c":{"d":1,"d":1}}]}', 'a.c.d'],
    ['{"amount" : 1, "\\u0061mount"\n:2}', 'amount'],
    ['{"":1,"":2}', '$'],
    ['[{"a":{}, "b":[], "a":null}]', 'a'],
  ])('is refused if it names a member twice: %s', (text, field) => {
    expect(refusal(text)).toEqual({
      code: 'validation-error',
      errors: [{ field, code: 'repeated', message: 'Give this once.' }],
    })
  })

  it.each(['[{"a":1},{"a":2}]', '{"a":{"a":"a"},"b":["a","a"]}', '{"a":"\\"a\\":1","b":"{\\"a\\":"}'])(
    'may name a member once in each object: %s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    },
  )
})
