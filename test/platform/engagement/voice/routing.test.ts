import { describe, expect, it } from 'vitest'
import { type Gender, speechOf } from '../../../../src/contract/language/languages.ts'
import { allLanguages, routeHearing, routeSpeech } from '../../../../src/platform/engagement/voice/routing.ts'

const genders: Gender[] = ['male', 'female']
const every = allLanguages.flatMap((lang) => genders.map((gender) => ({ lang, gender })))

describe('voice of a language', () => {
  it('exists for all 99 codes of both tables, or is refused with a reason', () => {
    expect(allLanguages.length).toBe(99)
    for (const { lang, gender } of every) {
      const route = routeSpeech(lang, gender)
      const offered = speechOf(lang)?.[gender] !== null
      if (typeof route === 'string') expect(route).toBe(offered ? 'no-voice' : 'gender-not-offered')
      else expect(offered, `${lang} ${gender}`).toBe(true)
    }
  })

  it.each([
    {
      lang: 'rw',
      gender: 'male',
      is: { queue: 'local', spoken: 'female', converted: true, approximate: 'sw' },
    },
    { lang: 'rw', gender: 'female', is: { queue: 'local', spoken: 'female', converted: false } },
    { lang: 'tl', gender: 'male', is: { queue: 'local', spoken: 'male', converted: false } },
    { lang: 'ceb', gender: 'female', is: { queue: 'local', spoken: 'female', converted: false } },
    { lang: 'kj', gender: 'female', is: { queue: 'relay', spoken: 'female' } },
    { lang: 'ur', gender: 'female', is: { queue: 'relay', approximate: null } },
    { lang: 'ur', gender: 'male', is: { queue: 'general', spoken: 'male', converted: false } },
    { lang: 'en', gender: 'male', is: { queue: 'general', approximate: null } },
  ] as const)('for $lang, $gender, is the one that the interface names', ({ lang, gender, is }) => {
    expect(routeSpeech(lang, gender)).toMatchObject(is)
  })

  it('does not exist for a gender that a language neither has nor converts', () => {
    expect(routeSpeech('kj', 'male')).toBe('gender-not-offered')
  })

  it('does not exist for a code of neither table', () => {
    expect(routeSpeech('xx')).toBe('unknown-language')
    expect(routeHearing('xx')).toBe('unknown-language')
  })
})

describe('recogniser of a language', () => {
  it.each([
    { lang: 'en', is: { queue: 'general', model: 'english' } },
    { lang: 'ur', is: { queue: 'general', model: 'many', code: 'ur' } },
    { lang: 'tl', is: { queue: 'local', model: 'many' } },
    { lang: 'zh-Hant', is: { queue: 'general', code: 'zh' } },
  ])('for $lang is the one that the interface names', ({ lang, is }) => {
    expect(routeHearing(lang)).toMatchObject(is)
  })
})
