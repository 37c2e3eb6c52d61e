import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/pdf/clean.ts'
import { createFonts } from '../../src/pdf/fonts.ts'
import { createTypesetter } from '../../src/pdf/lines.ts'

const pdf = new PDFDocument({ size: 'A4', margin: 0 })
const setter = createTypesetter(pdf, createFonts(pdf))
const set = (text: string, direction: 'ltr' | 'rtl' = 'ltr', width = 400) =>
  setter.toLines(text, { width, size: 10, weight: 'regular', direction })
/** Returns the pieces of a line from left to right, as drawn. */
const seen = (text: string, direction: 'ltr' | 'rtl') =>
  set(text, direction).map(({ runs }) => runs.map((run) => run.text.trim()).filter(Boolean))

describe('line', () => {
  it('breaks between words, keeps every word, and is never wider than its column', () => {
    const text = 'They called and said that they were from the bank and that my account is blocked.'
    const lines = set(text, 'ltr', 120)
    expect(lines.map((line) => line.text).join(' ')).toBe(text)
    expect(lines.length).toBeGreaterThan(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(120)
  })

  it('breaks a word that is wider than the column', () => {
    const lines = set('x'.repeat(300), 'ltr', 120)
    expect(lines.map((line) => line.text).join('')).toBe('x'.repeat(300))
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(120)
  })

  it('is drawn from the right in Urdu', () => {
    expect(seen('آپ کی رپورٹ R4X-807-5 مل گئی', 'rtl')).toEqual([['مل گئی', 'R4X-807-5', 'آپ کی رپورٹ']])
  })

  it.each([
    '1234-5678-9012',
    '+63 917 555 0199',
    'PHP 25,000.00',
    '۱۲۳۴-۵۶۷۸',
    '٠٩١٧-٥٥٥',
    'TX/1001.88',
    'Juan Dela Cruz',
  ])('keeps %s in order within right-to-left text, in either direction of the column', (fact) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const [pieces = []] = seen(`نمبر ${fact} تھا`, direction)
      expect(pieces.join('').replaceAll(' ', '')).toBe(['تھا', fact.replaceAll(' ', ''), 'نمبر'].join(''))
    }
    expect(seen(fact, 'rtl')[0]?.join('').replaceAll(' ', '')).toBe(fact.replaceAll(' ', ''))
  })

  it('mirrors brackets around right-to-left text', () => {
    expect(seen('کارڈ (بند) ہے', 'rtl')).toEqual([['ہے', '(', 'بند', ')', 'کارڈ']])
  })

  it('shows a placeholder for a letter that no font contains', () => {
    expect(set('a漢b😀').map((line) => line.text)).toEqual(['a?b?'])
  })
})

describe('text for a PDF', () => {
  it('contains no control characters, and none that change the text direction', () => {
    expect(cleanText('a\u0000b\u202ec\u2066d\u200be\ufefff')).toBe('abcdef')
  })

  it('keeps its paragraphs, with at most one empty line between them', () => {
    expect(cleanText(' one \r\n\n\n\n two\tthree  four ')).toBe('one\n\ntwo three four')
  })

  it('is cut off after the maximum number of letters', () => {
    expect(cleanText('x'.repeat(100_000))).toHaveLength(5000)
  })
})
