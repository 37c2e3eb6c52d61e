import { describe, expect, it } from 'vitest'
import { dialogTexts, legalTexts } from '../../../../src/assistant/languages/at-once.ts'
import { texts as english } from '../../../../src/assistant/languages/en/legal-texts.ts'
import { signatories } from '../../../../src/contract/operations/answer-words.ts'
import { documentTypes, scamTypes } from '../../../../src/contract/operations/vocabulary.ts'
import type { Refusal } from '../../../../src/platform/kit/refusal.ts'
import { findJurisdiction } from '../../../../src/platform/trust-layer/recovery/legal/jurisdiction.ts'
import type { LegalDocumentInput } from '../../../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import { writeLegalDocument } from '../../../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import { toMarkdown } from '../../../../src/platform/trust-layer/recovery/legal/legal-document-markdown.ts'
import {
  findLegalLanguage,
  legalWords,
} from '../../../../src/platform/trust-layer/recovery/legal/legal-words.ts'
import { restoreDocument } from '../../../../src/platform/trust-layer/recovery/legal/stored-document.ts'
import { legalInput } from '../../../support/legal-input.ts'

const markdownOf = (changes: Partial<LegalDocumentInput>) =>
  toMarkdown(writeLegalDocument(legalInput(changes)))

/** Returns all texts of a table by their paths. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

const originals = textsOf(english)
const others = Object.keys(legalTexts).filter((code) => code !== 'en')

describe('the languages of legal documents', () => {
  it('are those that the PDF has fonts for', () => {
    expect(Object.keys(legalTexts).sort()).toEqual(
      Object.keys(dialogTexts)
        .filter((code) => code !== 'hi')
        .sort(),
    )
  })

  it.each(others)('%s has every text of the original, with the same placeholders', (code) => {
    const own = new Map(textsOf(legalTexts[code]))
    for (const [path, text] of originals) {
      // A language may have other plural forms, and write "one day" without a number.
      if (path.startsWith('.days')) continue
      const translated = own.get(path) ?? ''
      expect(translated.trim(), path).not.toBe('')
      expect(placeholdersIn(translated), path).toEqual(placeholdersIn(text))
    }
    expect(own.get('.days.other')).toContain('{count}')
    expect(own.get('.translation')).toBeTruthy()
  })

  it.each([
    ['fil-PH', 'tl'],
    ['ur_PK', 'ur'],
    ['pt-BR', 'pt'],
    ['KIN', 'rw'],
  ])('are chosen by tags such as %s', (tag, code) => {
    expect(findLegalLanguage(tag)).toEqual({ code, isFallback: false })
  })

  it('do not include Hindi, which the refusal says, naming the field', () => {
    const refusal = (() => {
      try {
        return void findLegalLanguage('hi-IN')
      } catch (error) {
        return error as Refusal
      }
    })()
    expect(refusal?.slug).toBe('unknown-enum-value')
    expect(refusal?.options.errors?.map(({ field }) => field)).toEqual(['template_language'])
    expect(refusal?.options.extensions).toEqual({ allowed: expect.arrayContaining(['en', 'ar', 'kj']) })
  })

  it('count days in their own plural forms', () => {
    const { days } = legalWords('ar')
    expect([1, 2, 3, 11, 100].map(days)).toEqual(['يوم واحد', 'يومين', '3 أيام', '11 يومًا', '100 يوم'])
    expect([1, 2].map(legalWords('rw').days)).toEqual(['umunsi 1', 'iminsi 2'])
  })

  it('name days, months and countries, without words of another language', () => {
    const at = '2026-11-20T09:05:00.000Z'
    expect(legalWords('kj').time(at)).toBe('20 Novemba 2026, 09:05 UTC')
    expect(legalWords('fr').time(at)).toBe('20 novembre 2026, 09:05 UTC')
    expect(legalWords('ur').time(at)).toBe('20 نومبر، 2026، 09:05 UTC')
    expect(legalWords('es').country('GB')).toBe('Reino Unido')
    expect(legalWords('rw').country('PH')).toBe('Philippines')
  })
})

describe.each(Object.keys(legalTexts))('a legal document in %s', (language) => {
  it.each(documentTypes)('of the type %s has its title and sections in the language', (documentType) => {
    const texts = legalWords(language).texts
    const markdown = markdownOf({ language, documentType })
    expect(markdown).toContain(`# ${texts.titles[documentType]}\n`)
    expect(markdown).toContain(texts.sections.operative)
    expect(markdown).toContain(legalWords(language).amounts(2)(2_500_000))
    if (language === 'en') return
    for (const [path, text] of originals) {
      // Words that are the same in both languages prove nothing.
      if (text.length > 40 && !path.startsWith('.name')) expect(markdown, path).not.toContain(text)
    }
  })

  it('has no code where people expect words', () => {
    const codes = [
      ...scamTypes,
      ...documentTypes,
      ...signatories,
      'no_balance',
      'account_closed',
      'cannot_freeze',
    ]
    for (const scamType of scamTypes) {
      for (const documentType of documentTypes) {
        const markdown = markdownOf({ language, documentType, scamType }).replaceAll('\\', '')
        for (const code of codes.filter((word) => word.includes('_'))) expect(markdown).not.toContain(code)
        expect(markdown).toContain(dialogTexts[language]?.kinds[scamType])
        expect(markdown).not.toMatch(/\{\w+\}/)
      }
    }
  })
})

describe('a stored draft', () => {
  it('keeps its words, whatever the texts are by now', () => {
    const input = legalInput({ language: 'fr' })
    const document = { ...writeLegalDocument(input), title: 'Ordonnance d’alors' }
    expect(restoreDocument({ answer: {}, input, document })).toBe(document)
  })

  it('of an earlier release is in English, as it was, with the authorities of today', () => {
    const input = legalInput({
      language: 'fr',
      jurisdiction: findJurisdiction('PH') ?? legalInput().jurisdiction,
    })
    // Such a draft has one trace, and names where there are offices and citations now.
    const { traces, ...earlier } = input
    const stored = JSON.parse(JSON.stringify({ answer: {}, input: { ...earlier, tracing: traces[0] } }))
    stored.input.jurisdiction.authorities.police_hold = 'Philippine National Police'
    stored.input.jurisdiction.legalBasis.police_hold = 'Republic Act No. 12010: 5 days'
    const document = restoreDocument({ ...stored, input: { ...stored.input, documentType: 'police_hold' } })
    expect(document.language).toBe('en')
    const markdown = toMarkdown(document)
    expect(markdown).toContain('# Police Hold Request')
    expect(markdown).toContain('| **Amount paid** | **25,000.00** |')
    expect(markdown).toContain('- **Longest hold:** 5 days, 30 days with extensions')
    expect(markdown).toContain('Philippine National Police or National Bureau of Investigation')
  })
})
