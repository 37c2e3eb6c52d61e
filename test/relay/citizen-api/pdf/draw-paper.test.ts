import { expect, it } from 'vitest'
import type { ReportPaper } from '../../../../src/assistant/dialog/model/paper.ts'
import { createReportPapers } from '../../../../src/assistant/dialog/report-papers.ts'
import { paperTexts } from '../../../../src/assistant/languages/at-once.ts'
import { drawPaper } from '../../../../src/relay/citizen-api/pdf/draw-paper.ts'
import { profile } from '../../../assistant/dialog/talk.ts'
import { pagesOf, saidLines, shownText } from '../../../support/pdf-text.ts'
import { toldReport } from '../../../support/told-report.ts'

const papers = createReportPapers(() => profile)
const facts = { caseNumber: 'R4X-807-5', from: 'Scam help', now: '2026-11-20T08:00:00Z' }
const paperIn = (lang: string): ReportPaper => papers.write(toldReport(lang), facts)
/** Returns all texts of a report in the given language. */
const textsOf = ({ title, made, caseLabel, note, sections, words }: ReportPaper, key: 'en' | 'own') => [
  ...[title, made, caseLabel, note, words.heading].map((text) => text[key]),
  ...sections.flatMap(({ heading, rows }) => [
    heading[key],
    ...rows.flatMap(({ label, value }) => [label[key], value[key]]),
  ]),
  ...words.quotes.flatMap(({ label, text }) => [label[key], text]),
]
const letters = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '')

it.each(Object.keys(paperTexts))(
  'shows every fact in English and in %s, on two pages at most',
  async (lang) => {
    const paper = paperIn(lang)
    const pdf = await drawPaper(paper)
    const said = letters(saidLines(pdf).join(''))
    for (const text of [...textsOf(paper, 'en'), ...textsOf(paper, 'own')]) {
      // The lines of a longer text alternate with those of the other column.
      for (const word of text.split(/\s+/)) expect(said).toContain(letters(word))
    }
    const shown = await shownText(pdf)
    for (const text of ['R4X-807-5', 'PHP 25,000.00', 'TX-1001-88', '1234-5678-9012', '+639175550199'])
      expect(shown.split(text).length - 1, text).toBeGreaterThanOrEqual(lang === 'en' ? 1 : 2)
    expect(shown).toContain('Someone said they were the bank or the police')
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  },
)

it("shows a language's text so that another vendor's PDF reader finds it", async () => {
  const shown = await shownText(await drawPaper(paperIn('fr')))
  expect(shown).toContain('Signalement d’une arnaque')
  expect(shown).toContain('Date and time Quand')
})

it('creates the same bytes each time', async () => {
  const [one, two] = await Promise.all([drawPaper(paperIn('ur')), drawPaper(paperIn('ur'))])
  expect(Buffer.compare(one, two)).toBe(0)
})

it('draws hostile text literally', async () => {
  const hostile = `\u202e)\\(\u0000 ET Q /JavaScript (app.alert(1)) endstream ${'y'.repeat(5000)}`
  const paper = paperIn('en')
  const pdf = await drawPaper({
    ...paper,
    from: hostile,
    caseNumber: 'R4X-807-5',
    words: { ...paper.words, quotes: [{ label: { en: hostile, own: hostile }, text: hostile }] },
  })
  const shown = await shownText(pdf)
  expect(shown).toContain(')\\( ET Q /JavaScript (app.alert(1)) endstream')
  expect(shown).toContain('Unity Bank')
  // The text is not part of the file's structure.
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/JavaScript')
  expect(saidLines(pdf).join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

it('shows the case number and the number of pages on every page', async () => {
  const paper = paperIn('tl')
  const text = Array.from({ length: 120 }, (_, at) => `Line ${at} of what happened.`).join('\n')
  const pdf = await drawPaper({
    ...paper,
    words: { ...paper.words, quotes: [{ label: { en: 'What happened', own: 'Salita mo' }, text }] },
  })
  const pages = pagesOf(pdf)
  expect(pages).toBeGreaterThan(2)
  const lines = saidLines(pdf)
  for (let page = 1; page <= pages; page++) {
    expect(lines).toContain(`Case number R4X-807-5 · Page ${page} of ${pages}`)
    expect(lines).toContain(`Numero ng kaso R4X-807-5 · Pahina ${page} ng ${pages}`)
  }
  for (let at = 0; at < 120; at++) expect(lines).toContain(`Line ${at} of what happened.`)
})
