import { describe, expect, it } from 'vitest'
import { instant, paymentInstant } from '../../../src/contract/operations/shapes.ts'
import { parseWith } from '../../../src/contract/operations/validate.ts'
import { readDateTime } from '../../../src/contract/primitives/instant.ts'
import { isProblem } from '../../../src/contract/primitives/problem.ts'
import { toInstant } from '../../../src/platform/kit/time.ts'

const read = (text: string, schema: typeof instant = instant): string => {
  try {
    return parseWith(schema, text)
  } catch (error) {
    if (isProblem(error)) return error.options.errors?.[0]?.code ?? ''
    throw error
  }
}

describe('an instant', () => {
  it.each([
    ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'],
    ['2026-11-20t09:00:00z', '2026-11-20T09:00:00Z'],
    ['2026-11-20t09:00:00.25+08:00', '2026-11-20T09:00:00.25+08:00'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2015-06-30t23:59:60.5z', '2015-07-01T00:00:00.500Z'],
    ['2016-12-31T15:59:60-08:00', '2017-01-01T00:00:00.000Z'],
  ])('may be written as %s, and is then %s', (text, normal) => {
    expect(read(text)).toBe(normal)
  })

  it.each([
    '2016-12-30T23:59:60Z',
    '2016-12-31T23:58:60Z',
    '2016-12-31T23:59:60-08:00',
    '2016-12-31T23:59:61Z',
    '2026-02-30T09:00:00Z',
    '2026-13-01T09:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T09:00:00',
    '2026-11-20T09:00Z',
    '2026-11-20',
    'yesterday',
    '+002026-11-20T09:00:00Z',
  ])('may not be %s', (text) => {
    expect(read(text)).toBe('invalid_format')
  })

  it('is refused in a year of which there are no records', () => {
    const longAgo = '0001-01-01T00:00:00Z'
    expect([read(longAgo), read('1899-12-31T23:59:59Z')]).toEqual(['too_early', 'too_early'])
    expect(read('1955-03-01T00:00:00Z')).toBe('1955-03-01T00:00:00Z')
    expect(read('1955-03-01T00:00:00Z', paymentInstant)).toBe('too_early')
    expect(read('1970-01-01T00:00:00Z', paymentInstant)).toBe('1970-01-01T00:00:00Z')
  })

  it('without an offset is a local time, for which no leap second can be told', () => {
    expect(readDateTime('2026-11-20T09:00:00')).toEqual({ ms: Date.UTC(2026, 10, 20, 9), isLocal: true })
    expect(readDateTime('2016-12-31T23:59:60')).toBeUndefined()
    expect(toInstant('2026-11-20t17:00:00', 'Asia/Manila')).toBe('2026-11-20T09:00:00.000Z')
    expect(toInstant('2026-02-30T17:00:00', 'Asia/Manila')).toBeNull()
  })
})
