import { resolve } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { legalTexts } from '../../../../src/assistant/languages/at-once.ts'
import { documentTypes } from '../../../../src/contract/operations/vocabulary.ts'
import { createDrawThread, type Draw } from '../../../../src/pdf/draw-thread.ts'
import { drawLegalDocument } from '../../../../src/platform/trust-layer/recovery/legal/draw-document.ts'
import {
  type LegalDocument,
  type LegalDocumentInput,
  writeLegalDocument,
} from '../../../../src/platform/trust-layer/recovery/legal/legal-document.ts'
import { hashOf, legalInput, legalTracing } from '../../../support/legal-input.ts'
import { heldTooLongMs, longestTurn } from '../../../support/loop-time.ts'
import { contentsOf, pagesOf, saidLines, shownText } from '../../../support/pdf-text.ts'
import { holds } from '../../../support/properties.ts'
import { buildServerThread } from '../../../support/voice-thread.ts'

const draw = (changes: Partial<LegalDocumentInput> = {}) =>
  drawLegalDocument(writeLegalDocument(legalInput(changes)))
const letters = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '')

/** Returns all texts that a document must show. */
const textsOf = ({ title, blocks }: LegalDocument): string[] => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'facts') return block.rows.flat()
    if (block.kind === 'signature') return [block.role]
    if (block.kind !== 'table') return [block.text]
    return [...block.columns.map((column) => column.title), ...block.rows.flat(), ...(block.total ?? [])]
  }),
]

/** Every type in English, and each other language with one of them: letters take long to set. */
const samples = [
  ...documentTypes.map((type) => ['en', type] as const),
  ...Object.keys(legalTexts)
    .filter((code) => code !== 'en')
    .map((code, index) => [code, documentTypes[index % documentTypes.length] ?? 'freeze_order'] as const),
]

it.each(samples)(
  'PDF in %s of the type %s shows every text, and its mark on each page',
  async (...sample) => {
    const [language, documentType] = sample
    const document = writeLegalDocument(legalInput({ language, documentType, presentMinor: 100_000 }))
    const pdf = await drawLegalDocument(document)
    const lines = saidLines(pdf)
    const said = letters(lines.join(''))
    for (const text of textsOf(document)) {
      for (const word of text.split(/\s+/)) expect(said).toContain(letters(word))
    }
    expect(lines.filter((line) => line === document.words.banner)).toHaveLength(pagesOf(pdf))
    expect(lines.join('')).not.toContain('?')
  },
)

describe('PDF of a legal document', () => {
  it('can be read by another vendor’s reader', async () => {
    const shown = await shownText(await draw())
    for (const text of ['Freeze Order', 'PHP 8,200.00', '19,041.39', '21,500.00', '6,518.57', 'Page 1 of 3'])
      expect(shown).toContain(text)
  })

  it('is identical, byte for byte, for the same draft', async () => {
    expect(Buffer.compare(await draw({ language: 'ur' }), await draw({ language: 'ur' }))).toBe(0)
  })

  it('spans as many pages as a long chain requires, and never breaks an amount', async () => {
    const [entry] = legalTracing.chain
    if (!entry) throw new Error('no chain')
    const chain = Array.from({ length: 120 }, (_, i) => ({
      ...entry,
      receivedMinor: 99_999_999_999_999,
      accountHash: `${hashOf('A').slice(0, -3)}${100 + i}`,
    }))
    const pdf = await draw({ traces: [{ ...legalTracing, chain }] })
    const lines = saidLines(pdf)
    expect(pagesOf(pdf)).toBeGreaterThan(4)
    expect(lines.filter((line) => line === 'Institution').length).toBeGreaterThan(4)
    expect(lines.filter((line) => line === '999,999,999,999.99')).toHaveLength(120)
    for (const { accountHash } of chain) expect(lines.join('')).toContain(accountHash)
  })

  it('says that a word is in a script that it has no font for, rather than drawing wrong letters', async () => {
    const said = saidLines(
      await draw({ justification: 'say 張三 李四 now, محمد علی', institutionName: 'ș 🙂' }),
    ).join(' ')
    expect(said).toContain('say [other script: see the Markdown text] now, محمد علی')
    expect(said).toContain('ș [other script: see the Markdown text] (BNKB)')
  })

  it('accepts any text as reasons', async () => {
    await holds(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (justification) => {
        const pdf = await draw({ justification, traces: [] })
        expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
      }),
      { numRuns: 10 },
    )
  })
})

/** What can be checked of ISO 19005-2, level B, without a validator. */
describe.each(['en', 'ur'])('PDF/A-2b of a legal document in %s', (language) => {
  let pdf: Uint8Array
  let source = ''
  beforeAll(async () => {
    pdf = await draw({ language, justification: 'Reasons; محمد علی.' })
    source = Buffer.from(pdf).toString('latin1')
  })

  it('names its part and level in its metadata, with the title, and is not encrypted', () => {
    expect(source).toContain('<pdfaid:part>2</pdfaid:part>')
    expect(source).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    const title = writeLegalDocument(legalInput({ language })).name
    expect(Buffer.from(source, 'latin1').toString('utf8')).toContain(title)
    expect(source).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    expect(source).not.toMatch(/\/Encrypt|\/JavaScript|\/EmbeddedFile|\/SMask \d/)
  })

  it('has an sRGB profile as its output intent, and no other colour space', () => {
    expect(source).toMatch(/\/Type \/OutputIntent\s+\/S \/GTS_PDFA1/)
    const [, reference] = /\/DestOutputProfile (\d+) 0 R/.exec(source) ?? []
    const profile = source.slice(source.indexOf(`\n${reference} 0 obj`))
    expect(profile).toMatch(/^\n\d+ 0 obj\s*<<[^>]*\/N 3[^>]*>>\s*stream/)
    expect(source).not.toMatch(/\/DeviceCMYK/)
  })

  it('embeds every font', () => {
    const descriptors = source.match(/\/Type \/FontDescriptor/g) ?? []
    expect(descriptors.length).toBeGreaterThan(1)
    expect(source.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(descriptors.length)
    expect(source).not.toMatch(/\/Subtype \/Type1\b/)
    expect(source.match(/\/CIDToGIDMap \/Identity/g)).toHaveLength(descriptors.length)
    expect(source.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(descriptors.length)
  })

  it('is tagged, in its language', () => {
    expect(source).toContain(`/Lang (${language})`)
    expect(source).toMatch(/\/Marked true/)
    expect(source).toMatch(/\/DisplayDocTitle true/)
    for (const tag of [
      'Document',
      'H1',
      'H2',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'BlockQuote',
    ])
      expect(source, tag).toMatch(new RegExp(`/S /${tag}\\b`))
    expect(source).toMatch(/\/Scope \/Row/)
    expect(source).toMatch(/\/Scope \/Column/)
  })

  it('draws nothing that is neither tagged nor an artifact', () => {
    const contents = contentsOf(pdf)
    expect(contents).toHaveLength(pagesOf(pdf))
    for (const content of contents) {
      let [depth, drawn] = [0, 0]
      for (const [operator] of content.matchAll(/\b(?:BDC|BMC|EMC|TJ|Tj|f|S|B)\b(?=\s*$)/gm)) {
        if (operator === 'BDC' || operator === 'BMC') depth++
        else if (operator === 'EMC') depth--
        else {
          expect(depth, operator).toBeGreaterThan(0)
          drawn++
        }
      }
      expect(depth).toBe(0)
      expect(drawn).toBeGreaterThan(20)
    }
  })
})

describe('thread of legal documents', () => {
  let thread: Draw<LegalDocument>
  beforeAll(async () => {
    const entry = '../../../../src/platform/trust-layer/recovery/legal/thread-main.ts'
    thread = createDrawThread({ file: await buildServerThread(resolve(import.meta.dirname, entry)) })
  })

  it('draws the same bytes, and never blocks the event loop, even for a long trace', async () => {
    const [entry] = legalTracing.chain
    if (!entry) throw new Error('no chain')
    const document = writeLegalDocument(
      legalInput({ traces: [{ ...legalTracing, chain: Array.from({ length: 500 }, () => entry) }] }),
    )
    expect(Buffer.compare(await thread(document), await drawLegalDocument(document))).toBe(0)
    expect(await longestTurn(() => thread(document))).toBeLessThanOrEqual(heldTooLongMs)
  })
})
