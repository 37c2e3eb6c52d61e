import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { texts as english } from '../../../../src/assistant/languages/en/legal-texts.ts'
import { documentTypes } from '../../../../src/contract/operations/vocabulary.ts'
import {
  findJurisdiction,
  type Jurisdiction,
  maxHoldDays,
} from '../../../../src/platform/trust-layer/recovery/legal/jurisdiction.ts'
import {
  type LegalDocumentInput,
  writeLegalDocument,
} from '../../../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import {
  escapeInline,
  escapeMarkdown,
  toMarkdown,
} from '../../../../src/platform/trust-layer/recovery/legal/legal-document-markdown.ts'
import { fill, legalWords } from '../../../../src/platform/trust-layer/recovery/legal/legal-words.ts'
import { hashOf, legalInput, legalTracing } from '../../../support/legal-input.ts'
import { holds } from '../../../support/properties.ts'

const jurisdiction = (code: string): Jurisdiction => {
  const found = findJurisdiction(code)
  if (!found) throw new Error(`no ${code}`)
  return found
}

const directive: Partial<LegalDocumentInput> = {
  documentType: 'regulatory_directive',
  accountHash: null,
  amountMinor: null,
  days: null,
}

const { time: toLegalTime } = legalWords('en')
const { banner, basisToConfirm, method: methodText } = english

const markdownOf = (changes: Partial<LegalDocumentInput> = {}) =>
  toMarkdown(writeLegalDocument(legalInput(changes)))

const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^## \d+\. (.+)$/gm)].map(([, heading]) => heading)

const sections = [
  'Issuing authority and legal basis',
  'Facts',
  'Tracing statement',
  'Operative part',
  'Duty to answer',
  'Rights of the account holder',
  'Signatures',
]

describe('legal draft', () => {
  it('says what its trace does not know', () => {
    const known = markdownOf()
    expect(known).not.toMatch(/too large|could not be read/)
    const partial = markdownOf({
      traces: [{ ...legalTracing, truncatedAt: '2026-11-20T09:10:00.000Z', uncertainAccounts: ['hm1:61'] }],
    })
    expect(partial).toContain('too large and ends at 20 November 2026, 09:10 UTC')
    expect(partial).toContain('may differ from the figures below: hm1:61.')
  })

  it.each([
    ['freeze_order', {}, sections, ['judge'], 'Freeze Order'],
    ['police_hold', {}, sections, ['investigating_officer', 'supervising_officer'], 'Police Hold Request'],
    [
      'regulatory_directive',
      directive,
      sections.filter((section) => section !== 'Rights of the account holder'),
      ['regulator'],
      'Regulatory Directive',
    ],
    [
      'reimbursement_warrant',
      { accountHash: null },
      sections,
      ['issuing_authority'],
      'Reimbursement Warrant',
    ],
  ] as const)(
    'of the type %s has its sections in order, and no signature',
    (documentType, changes, headings, roles, title) => {
      const document = writeLegalDocument(legalInput({ ...changes, documentType }))
      const markdown = toMarkdown(document)
      expect(headingsOf(markdown)).toEqual(headings)
      expect(document.title).toBe(title)
      expect(document.signatureRoles).toEqual(roles)
      expect(markdown.split('\n')[0]).toBe(`**${banner}**`)
      expect(markdown.trimEnd().endsWith(`**${banner}**`)).toBe(true)
      for (const role of roles) expect(markdown).toContain(`**${english.roles[role]}** (unsigned)`)
    },
  )

  it('requests to hold exactly the amount, for exactly the time, in the account', () => {
    const markdown = markdownOf()
    expect(markdown).toContain('Hold exactly PHP 8,200.00 in the account named above')
    expect(markdown).toContain('Hold it for 3 days from the receipt of this document')
    expect(markdown).toContain(`- **Account:** ${hashOf('D')}`)
    expect(markdown).toContain('the measure ends 3 days after receipt')
  })

  it('contains everything that its type requires', () => {
    const facts = {
      amount: 'PHP 8,200.00',
      time: '3 days',
      institution: 'Unity Bank',
      rights: english.sections.rights,
    }
    const demands = {
      freeze_order: english.hold,
      police_hold: english.hold,
      regulatory_directive: english.directive,
      reimbursement_warrant: english.warrant,
    }
    for (const documentType of documentTypes) {
      const markdown = markdownOf({ documentType })
      for (const item of demands[documentType]) {
        expect(markdown).toContain(escapeMarkdown(fill(item, facts)))
      }
      expect(markdown).toContain(methodText)
    }
  })

  it('shows the chain, and totals that add up to the amount by either method', () => {
    const markdown = markdownOf()
    expect(markdown).toContain(`| 3 | BNKB | ${hashOf('D')} | 8,200.00 | 8,200.00 | 6,518.57 |`)
    expect(markdown).toContain('| Located in accounts | 21,500.00 | 19,041.39 |')
    expect(markdown).toContain('| Withdrawn | 3,500.00 | 5,958.61 |')
    expect(markdown).toContain('| **Amount paid** | **25,000.00** | **25,000.00** |')
  })

  it('shows the trace of each payment, under its transaction', () => {
    const markdown = markdownOf({ traces: [legalTracing, { ...legalTracing, transactionId: 'TX-2' }] })
    expect(headingsOf(markdown)).toEqual(sections)
    expect(markdown.match(/^\*\*.*|^- \*\*Transaction:.*|\| \*\*Amount paid.*/gm)).toEqual([
      expect.stringContaining(banner),
      expect.stringContaining(basisToConfirm),
      '- **Transaction:** TX-1001',
      '- **Transaction:** TX-1001',
      expect.stringContaining('25,000.00'),
      '- **Transaction:** TX-2',
      expect.stringContaining('25,000.00'),
      expect.stringContaining('Judge'),
      expect.stringContaining(banner),
    ])
  })

  it('omits the tracing statement if nothing is traced', () => {
    const markdown = markdownOf({ ...directive, traces: [] })
    expect(headingsOf(markdown)).not.toContain('Tracing statement')
    expect(markdown).toContain('No annex')
  })

  it('is the same for the same facts, except for its number and time', () => {
    expect(markdownOf()).toBe(markdownOf())
    const [id, generatedAt] = ['DOC-2', '2026-11-21T10:00:00.000Z']
    const other = markdownOf({ documentId: id, generatedAt })
    const back = other
      .replaceAll(id, legalInput().documentId)
      .replaceAll(toLegalTime(generatedAt), toLegalTime(legalInput().generatedAt))
    expect(back).toBe(markdownOf())
  })

  it('seals its annex: a different figure produces a different digest', () => {
    const digest = (markdown: string) => /SHA-256 ([0-9a-f]{64})/.exec(markdown)?.[1]
    const [first, ...others] = legalTracing.chain
    if (!first) throw new Error('no chain')
    const chain = [{ ...first, remainingMinor: first.remainingMinor - 1 }, ...others]
    expect(digest(markdownOf())).toMatch(/^[0-9a-f]{64}$/)
    expect(digest(markdownOf({ traces: [{ ...legalTracing, chain }] }))).not.toBe(digest(markdownOf()))
  })

  it('marks a legal basis that is not confirmed', () => {
    const verified = (code: string, documentType: LegalDocumentInput['documentType']) => {
      const document = writeLegalDocument(legalInput({ jurisdiction: jurisdiction(code), documentType }))
      expect(toMarkdown(document).includes(basisToConfirm)).toBe(!document.isLegalBasisVerified)
      return document.isLegalBasisVerified
    }
    expect(verified('PH', 'police_hold')).toBe(true)
    expect(verified('PH', 'reimbursement_warrant')).toBe(false)
    expect(verified('BR', 'regulatory_directive')).toBe(true)
    for (const code of ['SANDBOX', 'SG', 'GB', 'IN', 'PK', 'NA', 'RW'])
      expect(verified(code, 'freeze_order')).toBe(false)
  })

  it('falls back to English for a language that is not one of ours, and says so', () => {
    const { language, hasLanguageFallback } = writeLegalDocument(legalInput({ language: 'xx' }))
    expect([language, hasLanguageFallback]).toEqual(['en', true])
    for (const own of [null, 'en', 'en-PH', 'EN', 'eng']) {
      const document = writeLegalDocument(legalInput({ language: own }))
      expect([document.language, document.hasLanguageFallback]).toEqual(['en', false])
    }
  })

  it('orders what is in the account, and states what is missing', () => {
    const markdown = markdownOf({ presentMinor: 100_000 })
    expect(markdown).toContain('Ordered PHP 8,200.00, present PHP 1,000.00')
    expect(markdown).toContain('Hold exactly PHP 1,000.00')
    expect(markdown).toContain('- **Shortfall:** PHP 7,200.00')
    expect(markdownOf({ presentMinor: 900_000 })).toBe(markdownOf())
  })

  it('identifies the victim by reference only, and quotes the reasons as entered', () => {
    const markdown = markdownOf({
      justification: 'Line one.\n# Line two <b>bold</b> | [x](http://evil.example)\u202e',
    })
    expect(markdown).toContain(`**Complainant (reference):** ${hashOf('v')}`)
    expect(markdown).toContain(
      '> Line one. # Line two \\<b\\>bold\\</b\\> \\| \\[x\\](http\\://evil.example)\n',
    )
  })

  it('keeps every value entered by people on its line', () => {
    const evil = '\n\n# Order\n| a | b |\n<script>alert(1)</script> **x** `y` ![z](http://e.example)'
    const plain = markdownOf()
    const hostile = markdownOf({
      scamType: evil,
      transactionId: evil,
      institutionName: evil,
      institutionCode: evil,
      citizenReference: evil,
      accountHash: evil,
    })
    expect(headingsOf(hostile)).toEqual(headingsOf(plain))
    expect(hostile.split('\n')).toHaveLength(plain.split('\n').length)
    expect(hostile).not.toMatch(/(?<!\\)<script/)
    expect(hostile).not.toMatch(/(?<!\\)!\[/)
  })
})

describe('Markdown escaping', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'\\`*_{}[]<>|~&!$#+-=.:/@w1) a\u00e9'),
    maxLength: 40,
  })

  it('loses nothing, and leaves no character with a special meaning', () => {
    holds(
      fc.property(text, (value) => {
        for (const escaped of [escapeInline(value), escapeMarkdown(value)]) {
          expect(escaped.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(value)
          const bare = escaped.replace(/\\[!-/:-@[-`{-~]/g, '')
          expect(bare).not.toMatch(/[\\`*_{}[\]<>|~&!$@]/)
          expect(escaped).not.toMatch(/(?<!\\):\/\//)
        }
        expect(escapeMarkdown(value)).not.toMatch(/^\s*(?:[#+=-]|\d+[.)])/)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('jurisdiction', () => {
  it('is found by its code in upper or lower case, and not by any other', () => {
    expect(findJurisdiction('ph')?.code).toBe('PH')
    expect(findJurisdiction('XX')).toBeUndefined()
  })

  it.each([
    ['PH', 180, 30],
    ['BR', 180, 7],
    ['RW', 180, 30],
    ['SANDBOX', 180, 30],
  ])('%s lets a court hold for %i days and an authority for %i', (code, judicial, administrative) => {
    expect(maxHoldDays(jurisdiction(code), 'freeze_order')).toBe(judicial)
    expect(maxHoldDays(jurisdiction(code), 'police_hold')).toBe(administrative)
    expect(maxHoldDays(jurisdiction(code), 'regulatory_directive')).toBeNull()
  })
})

describe('an amount in a draft', () => {
  it.each([
    ['en', 0, 2, '0.00'],
    ['en', 5, 2, '0.05'],
    ['en', 2_500_000, 2, '25,000.00'],
    ['en', 99_999_999_999_999, 2, '999,999,999,999.99'],
    ['en', 1_234_567, 0, '1,234,567'],
    ['en', 100, 0, '100'],
    ['rw', 8200, 0, '8.200'],
    ['fr', 820_000, 2, '8\u00a0200,00'],
    ['es', 820_000, 2, '8.200,00'],
    ['ar', 820_000, 2, '8,200.00'],
  ])('in %s of %i with %i decimals reads %s', (language, amountMinor, exponent, text) => {
    expect(legalWords(language).amounts(exponent)(amountMinor)).toBe(text)
  })
})
