import { describe, expect, it } from 'vitest'
import { texts as english } from '../../../../src/assistant/languages/en/page-texts.ts'
import { more as englishMore } from '../../../../src/assistant/languages/en/page-texts-more.ts'
import { texts as englishVoice } from '../../../../src/assistant/languages/en/voice-texts.ts'
import { languages } from '../../../../src/assistant/languages/languages.ts'
import { loadMoreTexts, loadPageTexts } from '../../../../src/assistant/languages/page-texts.ts'
import { loadVoiceTexts } from '../../../../src/assistant/languages/voice-texts.ts'
import { chooseLanguage } from '../../../../src/widget/chat/texts/ui-language.ts'

const codes = Object.keys(languages)

/** Returns every text by its path, so that lists and tables are compared entry by entry. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  const entries = Object.entries(value as Record<string, unknown>)
  return new Map(entries.flatMap(([key, inner]) => [...flatten(inner, `${path}.${key}`)]))
}
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
/** Plural forms may omit the number if the word expresses it ("two messages"). */
const isPlural = (path: string): boolean => /\.(zero|one|two|few|many|other)$/.test(path)

it('supports the twelve languages', () => {
  expect(codes).toEqual(['en', 'fr', 'rw', 'kj', 'tl', 'ceb', 'ur', 'sw', 'es', 'pt', 'ar', 'hi'])
})

describe.each(codes)('in %s', (code) => {
  it('has every text, with the page’s placeholders', async () => {
    const { texts } = await loadPageTexts(code)
    expect(texts === english).toBe(code === 'en')
    const theirs = flatten({ texts, more: await loadMoreTexts(code) })
    for (const [path, text] of flatten({ texts: english, more: englishMore })) {
      const translated = theirs.get(path)
      // Not every language has English's two forms.
      if (isPlural(path) && translated === undefined) continue
      expect(translated?.trim(), path).toBeTruthy()
      if (!isPlural(path)) expect(namesIn(translated ?? ''), path).toEqual(namesIn(text))
    }
  })

  it('has every voice text too, with the page’s placeholders', async () => {
    const spoken = await loadVoiceTexts(code)
    const theirs = flatten(spoken)
    expect([...theirs.keys()]).toEqual([...flatten(englishVoice).keys()])
    for (const [path, text] of flatten(englishVoice)) {
      expect(theirs.get(path)?.trim(), path).toBeTruthy()
      expect(namesIn(theirs.get(path) ?? ''), path).toEqual(namesIn(text))
    }
    if (code !== 'en') expect(spoken.troubles.network).not.toBe(englishVoice.troubles.network)
  })

  it('has a plural form for every number', async () => {
    const { texts } = await loadPageTexts(code)
    const rules = new Intl.PluralRules(code)
    for (const n of [0, 1, 2, 3, 11, 100, 1000]) {
      const form = rules.select(n)
      expect(texts.newMessages[form] ?? texts.newMessages.other, `${n} as ${form}`).toBeTruthy()
    }
  })
})

it.each([
  [['rw-RW', 'fr'], 'rw'],
  [['fil-PH'], 'tl'],
  [['UR'], 'ur'],
  [['zu', 'pt-BR'], 'pt'],
])('chooses for %j the language %s', (wanted, chosen) => {
  expect(chooseLanguage(wanted)).toBe(chosen)
})
