import { describe, expect, it } from 'vitest'
import { directionOf } from '../../../src/contract/language/direction.ts'
import { languageNames } from '../../../src/contract/language/language-names.ts'
import { generalLanguages, localLanguages, speechOf } from '../../../src/contract/language/languages.ts'

const both = { male: 'native', female: 'native' }
const codes = new Set<string>([...Object.keys(localLanguages), ...generalLanguages])

describe('the languages', () => {
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
  ])('%o can do what the interface says', (code, speech) => {
    expect(speechOf(code)).toEqual(speech)
  })

  it.each(generalLanguages.filter((code) => code !== 'ur'))(
    '%s is heard and spoken by the general model',
    (code) => {
      expect(speechOf(code)).toEqual({ pipeline: 'general', asr: 'general', ...both })
    },
  )

  it('have each a name of their own', () => {
    expect(new Set(Object.keys(languageNames))).toEqual(codes)
    for (const part of ['english', 'own'] as const) {
      const names = Object.values(languageNames).map((name) => name[part].trim())
      expect(names).not.toContain('')
      expect(new Set(names).size).toBe(codes.size)
    }
  })

  it('have names in the script that is read in their direction', () => {
    for (const [code, { own }] of Object.entries(languageNames)) {
      const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(own)
      expect(directionOf(code), code).toBe(isRightToLeft ? 'rtl' : 'ltr')
    }
  })

  it.each([
    ['ur-PK', 'rtl'],
    ['AR', 'rtl'],
    ['en-GB', 'ltr'],
    ['', 'ltr'],
  ])('%o is written %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction)
  })
})
