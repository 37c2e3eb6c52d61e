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

describe('code labels', () => {
  it('gives every code of the interface a readable label', () => {
    expect(codes.length).toBeGreaterThan(80)
    const raw = codes.map((code) => plain(code)).filter((words) => !/^[A-Z][^_]*$/.test(words))
    expect(raw).toEqual([])
  })

  it('writes abbreviations in capitals', () => {
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
  ] as const)('has a distinct label for every code: %s', (_, table, list) => {
    const named = table as Readonly<Record<string, string>>
    expect(list.filter((code) => (named[code] ?? '') === '')).toEqual([])
    expect(new Set(Object.values(named)).size).toBe(Object.keys(named).length)
  })

  it('ignores properties of the object prototype', () => {
    expect(plain('constructor')).toBe('Constructor')
    expect(plain(undefined)).toBe('')
  })

  it('labels the presence states', () => {
    expect(presenceStates.map((state) => plain(state))).toEqual([
      'Online',
      'Away',
      'Hand-overs only',
      'Offline',
    ])
  })
})

describe('language names', () => {
  it('gives the English name of every language of the chat', () => {
    const names = Object.keys(languages).map(languageOf)
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(languageOf('kj')).toBe('Oshiwambo')
    expect(languageOf('tl')).toBe('Filipino')
    expect(languageOf('rw')).toBe('Kinyarwanda')
  })

  it('never returns the code, even for an unknown language', () => {
    expect(languageOf('qqx')).toBe('Another language')
    expect(languageOf('not a tag')).toBe('Another language')
  })
})
