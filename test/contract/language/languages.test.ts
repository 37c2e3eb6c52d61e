import { describe, expect, it } from 'vitest'
import { directionOf } from '../../../src/contract/language/direction.ts'
import { generalLanguages, localLanguages, speechOf } from '../../../src/contract/language/languages.ts'

const both = { male: 'native', female: 'native' }
const codes = [...new Set<string>([...Object.keys(localLanguages), ...generalLanguages])]

describe('languages', () => {
  it('are the five local ones and the 95 general ones', () => {
    expect(Object.keys(localLanguages)).toEqual(['rw', 'kj', 'tl', 'ceb', 'ur'])
    expect(generalLanguages).toHaveLength(95)
    expect(new Set(generalLanguages).size).toBe(95)
    expect(generalLanguages).toContain('ur')
  })

  it.each([
    ['rw', { pipeline: 'local', asr: 'local', male: 'converted', female: 'native' }],
    ['kj', { pipeline: 'local', asr: 'local', male: null, female: 'native' }],
    ['tl', { pipeline: 'local', asr: 'local', ...both }],
    ['ceb', { pipeline: 'local', asr: 'local', ...both }],
    ['ur', { pipeline: 'local', asr: 'general', ...both }],
    ['xx', undefined],
    ['', undefined],
    ['EN', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('gives %o the speech support of the interface', (code, speech) => {
    expect(speechOf(code)).toEqual(speech)
  })

  it.each(generalLanguages.filter((code) => code !== 'ur'))(
    'lets the general model recognise and speak %s',
    (code) => {
      expect(speechOf(code)).toEqual({ pipeline: 'general', asr: 'general', ...both })
    },
  )

  it('are written in the direction of their script', () => {
    for (const code of codes) {
      const isRightToLeft = /^(Arab|Hebr)$/.test(new Intl.Locale(code).maximize().script ?? '')
      expect(directionOf(code), code).toBe(isRightToLeft ? 'rtl' : 'ltr')
    }
  })

  it.each([
    ['ur-PK', 'rtl'],
    ['AR', 'rtl'],
    ['en-GB', 'ltr'],
    ['', 'ltr'],
  ])('writes %o in the direction %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction)
  })
})
