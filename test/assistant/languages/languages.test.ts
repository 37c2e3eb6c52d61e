import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, toLanguage } from '../../../src/assistant/languages/languages.ts'
import { generalLanguages, localLanguages } from '../../../src/contract/language/languages.ts'
import { nameOf } from '../../../src/widget/chat/voice/sound/languages.ts'

const root = join(import.meta.dirname, '../../../src/assistant/languages')
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tables')
  .map(({ name }) => name)

describe.each(folders)('the folder of %s', (code) => {
  const files = readdirSync(join(root, code))

  it('contains the language, and the texts of the page and its voice controls', () => {
    expect(files).toEqual(expect.arrayContaining(['language.ts', 'page-texts.ts', 'voice-texts.ts']))
    expect(languages[code]?.name.trim()).toBeTruthy()
  })

  it('contains all files that the dialogue needs, or none of them', () => {
    const parts = ['dialog-texts.ts', 'words.ts', 'secret-words.ts', 'notification-texts.ts'].filter((name) =>
      files.includes(name),
    )
    expect([0, 4]).toContain(parts.length)
  })
})

it('lists the languages by their folders, each with a unique position', () => {
  expect(Object.keys(languages).sort()).toEqual(folders.sort())
  const places = Object.values(languages).map(({ place }) => place)
  expect(new Set(places).size).toBe(places.length)
})

it.each([
  ['fil-PH', 'tl'],
  ['tgl', 'tl'],
  ['kua', 'kj'],
  ['ng-NA', 'kj'],
  ['KIN', 'rw'],
  ['ur_PK', 'ur'],
  ['sw', 'sw'],
  ['de', undefined],
  ['', undefined],
  ['constructor', undefined],
])('maps the tag %o to the language %s', (tag, code) => {
  expect(toLanguage(tag)).toBe(code)
})

it('uses the API’s name for a language', () => {
  expect(languages.kj?.name).toBe('Oshiwambo')
})

it('has a distinct name for every language of speech input or output', () => {
  const codes = [...new Set<string>([...Object.keys(localLanguages), ...generalLanguages])]
  const names = codes.map((code) => nameOf(code).trim())
  expect(names).not.toContain('')
  expect(names.filter((name, index) => name === codes[index])).toEqual([])
  expect(new Set(names).size).toBe(codes.length)
})
