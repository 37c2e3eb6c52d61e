import { describe, expect, it } from 'vitest'
import { type Gender, speechOf } from '../../../../src/contract/language/languages.ts'
import { allLanguages, routeHearing, routeSpeech } from '../../../../src/platform/engagement/voice/routing.ts'

const genders: Gender[] = ['male', 'female']
const every = allLanguages.flatMap((lang) => genders.map((gender) => ({ lang, gender })))

describe('the way of a text to a voice', () => {
  it('exists for all 99 codes of both tables, or says why not', () => {
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
  ] as const)('of $lang, $gender, is the one that the interface names', ({ lang, gender, is }) => {
    expect(routeSpeech(lang, gender)).toMatchObject(is)
  })

  it('does not exist for a gender that a language neither has nor makes', () => {
    expect(routeSpeech('kj', 'male')).toBe('gender-not-offered')
  })

  it('does not exist for a code of neither table', () => {
    expect(routeSpeech('xx')).toBe('unknown-language')
    expect(routeHearing('xx')).toBe('unknown-language')
  })
})

describe('the way of a recording to its words', () => {
  it.each([
    { lang: 'en', is: { queue: 'general', model: 'english' } },
    { lang: 'ur', is: { queue: 'general', model: 'many', code: 'ur' } },
    { lang: 'tl', is: { queue: 'local', model: 'many' } },
    { lang: 'zh-Hant', is: { queue: 'general', code: 'zh' } },
  ])('of $lang is the one that the interface names', ({ lang, is }) => {
    expect(routeHearing(lang)).toMatchObject(is)
  })
})
