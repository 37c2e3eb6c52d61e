import { describe, expect, it } from 'vitest'
import { languages } from '../../src/assistant/languages/languages.ts'
import * as tables from '../../src/console/core/code-words.ts'
import {
  chatStates,
  handOverReasons,
  outcomeNames,
  presenceStates,
} from '../../src/contract/console/inbox-words.ts'
import * as vocabulary from '../../src/contract/operations/vocabulary.ts'
import * as kernel from '../../src/platform/kit/vocabulary.ts'

const { plain, languageOf } = tables

const codes = [vocabulary, kernel]
  .flatMap((table) => Object.values(table))
  .filter((list) => Array.isArray(list))
  .flat()
  .filter((code) => typeof code === 'string')

describe('a code on the page', () => {
  it('is words for people, whichever of the interface it is', () => {
    expect(codes.length).toBeGreaterThan(80)
    const raw = codes.map((code) => plain(code)).filter((words) => !/^[A-Z][^_]*$/.test(words))
    expect(raw).toEqual([])
  })

  it('has its short forms in capitals', () => {
    const text = codes.map((code) => plain(code)).join('\n')
    expect(text).not.toMatch(/\b(Ips|Odr|Sms|Ceo|Atm|Otp|Api)\b/)
    expect(plain('sms')).toBe('SMS')
    expect(plain('ips_status')).toBe('IPS status')
  })

  it.each([
    ['a kind of scam', tables.scamWords, vocabulary.scamTypes],
    ['where a chat stands', tables.chatWords, chatStates],
    ['why a person is wanted', tables.reasonWords, handOverReasons],
    ['what a chat came to', tables.outcomeWords, outcomeNames],
    ['what a participant may call', tables.apiWords, vocabulary.participantApis],
  ] as const)('has words of its own for each code of %s', (_, table, list) => {
    const named = table as Readonly<Record<string, string>>
    expect(list.filter((code) => (named[code] ?? '') === '')).toEqual([])
    expect(new Set(Object.values(named)).size).toBe(Object.keys(named).length)
  })

  it('is not what the object prototype has', () => {
    expect(plain('constructor')).toBe('Constructor')
    expect(plain(undefined)).toBe('')
  })

  it('says how one can be reached', () => {
    expect(presenceStates.map((state) => plain(state))).toEqual([
      'Online',
      'Away',
      'Hand-overs only',
      'Offline',
    ])
  })
})

describe('a language on the page', () => {
  it('has its English name, in each language that the chat has', () => {
    const names = Object.keys(languages).map(languageOf)
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(languageOf('kj')).toBe('Oshiwambo')
    expect(languageOf('tl')).toBe('Filipino')
    expect(languageOf('rw')).toBe('Kinyarwanda')
  })

  it('is never its code, not even where nobody knows it', () => {
    expect(languageOf('qqx')).toBe('Another language')
    expect(languageOf('not a tag')).toBe('Another language')
  })
})
