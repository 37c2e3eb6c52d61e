import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSmsParts } from '../../src/platform/kit/delivery/sms-parts.ts'
import { holds } from '../support/properties.ts'

describe('parts of an SMS', () => {
  it.each([
    { what: '160 letters', text: 'a'.repeat(160), octets: [160] },
    { what: '161 letters', text: 'a'.repeat(161), octets: [153, 8] },
    {
      what: 'a euro, which takes two places, across the border',
      text: `${'a'.repeat(152)}€${'a'.repeat(20)}`,
      octets: [152, 22],
    },
    { what: '70 letters of Urdu', text: 'ک'.repeat(70), octets: [140] },
    { what: '71 letters of Urdu', text: 'ک'.repeat(71), octets: [134, 8] },
    {
      what: 'a picture, which takes two places, across the border',
      text: `${'ک'.repeat(66)}🙂${'ک'.repeat(9)}`,
      octets: [132, 22],
    },
  ])('contain $what', ({ text, octets }) => {
    expect(toSmsParts(text, 0).map(({ message }) => message.length)).toEqual(octets)
  })

  it('contain a text of any script completely, each within 140 octets in transmission', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const parts = toSmsParts(`${text}ک`, 0)
        const whole = Buffer.concat(parts.map(({ message }) => Buffer.from(message)))
        expect(whole.swap16().toString('utf16le')).toBe(`${text}ک`)
        for (const { message, udh } of parts)
          expect(message.length + (udh?.length ?? 0)).toBeLessThanOrEqual(140)
      }),
    )
  })

  it('are at most 255', () => {
    expect(() => toSmsParts('a'.repeat(153 * 255 + 1), 0)).toThrow(RangeError)
  })
})
