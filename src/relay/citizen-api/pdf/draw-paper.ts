import PDFDocument from 'pdfkit'
import type { Both, PaperQuote, PaperSection, ReportPaper } from '../../../assistant/dialog/model/paper.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { cleanText } from './clean.ts'
import { createFonts, type Weight } from './fonts.ts'
import { createTypesetter, type Line, type Typesetter } from './lines.ts'

type Pdf = PDFKit.PDFDocument

const margin = 50
const gap = 28
/** Width of the labels in a report in one language, where they are to the left of the values. */
const labelWidth = 150
const bottom = 64
const ink = '#1b2733'
const soft = '#56657a'
const brand = '#1f4e79'
const tint = '#eef3f8'
const hairline = '#d9e0e8'

/** Text style. */
interface Style {
  size: number
  weight: Weight
  color: string
}

const styles = {
  from: { size: 9.5, weight: 'regular', color: soft },
  title: { size: 19, weight: 'bold', color: ink },
  made: { size: 8.5, weight: 'regular', color: soft },
  number: { size: 17, weight: 'bold', color: ink },
  heading: { size: 11, weight: 'bold', color: brand },
  label: { size: 8.5, weight: 'regular', color: soft },
  value: { size: 10.5, weight: 'regular', color: ink },
  note: { size: 8.5, weight: 'regular', color: soft },
} as const satisfies Record<string, Style>

/** A column of a page, with its language. */
interface Column {
  key: keyof Both
  left: number
  width: number
  direction: 'ltr' | 'rtl'
}

/** Lines of a typeset text. */
interface Block {
  lines: readonly Line[]
  style: Style
  /** Distance between baselines, in points. */
  leading: number
  column: Column
}

const heightOf = ({ lines, leading }: Block) => lines.length * leading
const highest = (blocks: readonly Block[]) => Math.max(0, ...blocks.map(heightOf))

/** Arabic letters have longer ascenders and descenders than Latin ones. */
const leadingOf = (size: number, isArabic: boolean) => size * (isArabic ? 1.7 : 1.4)
const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/**
 * Draws a report as PDF (A4): English and the citizen's language side by side, or only English. The same
 * report gives the same bytes. It takes some hundred milliseconds of CPU time in the current thread.
 */
export function drawPaper(paper: ReportPaper): Promise<Uint8Array> {
  const pdf = openPdf(paper)
  const done = collect(pdf)
  const sheet = createSheet(pdf, paper)
  sheet.head()
  for (const section of paper.sections) sheet.section(section)
  if (paper.words.quotes.length > 0) sheet.quotes(paper.words.heading, paper.words.quotes)
  sheet.note()
  sheet.foot()
  pdf.end()
  return done
}

function openPdf({ title, caseNumber, madeAt }: ReportPaper): Pdf {
  const at = new Date(madeAt)
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${title.en} ${caseNumber}`,
      Creator: 'Parley',
      Producer: 'Parley',
      CreationDate: at,
      ModDate: at,
    },
  })
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

/** Returns the columns of a page, one for each language. */
function columnsOf(pdf: Pdf, lang: string): Column[] {
  const whole = pdf.page.width - 2 * margin
  if (lang === 'en') return [{ key: 'en', left: margin, width: whole, direction: 'ltr' }]
  const width = (whole - gap) / 2
  return [
    { key: 'en', left: margin, width, direction: 'ltr' },
    { key: 'own', left: margin + width + gap, width, direction: directionOf(lang) },
  ]
}

/** Draws the parts of a report from top to bottom, and adds pages. */
function createSheet(pdf: Pdf, paper: ReportPaper) {
  const setter = createTypesetter(pdf, createFonts(pdf))
  const columns = columnsOf(pdf, paper.lang)
  const isAlone = columns.length === 1
  const whole: Column = {
    key: 'en',
    left: margin,
    width: pdf.page.width - 2 * margin,
    direction: 'ltr',
  }
  let y = margin

  const set = (text: string, style: Style, column: Column) => toBlock(setter, text, { style, column })
  const inEach = (text: Both, style: Style) => columns.map((column) => set(text[column.key], style, column))
  /** Draws blocks side by side, and moves below the highest one. */
  const place = (blocks: readonly Block[]) => {
    for (const block of blocks) drawBlock(pdf, setter, block, y)
    y += highest(blocks)
  }
  const rule = (color: string, width = 0.5) =>
    pdf
      .moveTo(margin, y)
      .lineTo(pdf.page.width - margin, y)
      .lineWidth(width)
      .stroke(color)
  const ensure = (height: number) => {
    if (y + height <= pdf.page.height - bottom) return
    pdf.addPage()
    y = margin
  }

  /** If labels are to the left of their values, label and value each have a column. */
  const rowOf = (label: Both, value: Both): Block[][] => {
    const [column] = columns
    if (!isAlone || !column) return [inEach(label, styles.label), inEach(value, styles.value)]
    const beside = label.en
      ? { ...column, left: column.left + labelWidth, width: column.width - labelWidth }
      : column
    return [
      [
        set(label.en, { ...styles.label, size: 9.5 }, { ...column, width: labelWidth - 12 }),
        set(value.en, styles.value, beside),
      ],
    ]
  }

  const drawHeading = (heading: Both, withHeight: number) => {
    const blocks = inEach(heading, styles.heading)
    ensure(14 + highest(blocks) + 12 + withHeight)
    y += 14
    place(blocks)
    y += 3
    rule(brand, 0.8)
    y += 7
  }

  return {
    head() {
      pdf.rect(0, 0, pdf.page.width, 6).fill(brand)
      place([set(paper.from, styles.from, whole)])
      y += 6
      place(inEach(paper.title, styles.title))
      y += 2
      place(inEach(paper.made, styles.made))
      y += 12
      const label = inEach(paper.caseLabel, styles.label)
      const number = columns.map((column) => set(paper.caseNumber, styles.number, column))
      const height = highest(label) + highest(number) + 18
      pdf.roundedRect(margin - 12, y, pdf.page.width - 2 * margin + 24, height, 6).fill(tint)
      y += 9
      place(label)
      place(number)
      y += 9
    },
    section({ heading, rows }: PaperSection) {
      rows.forEach(({ label, value }, index) => {
        const parts = rowOf(label, value)
        const height = parts.reduce((sum, blocks) => sum + highest(blocks), 0) + 6
        if (index === 0) drawHeading(heading, height)
        else if (y + height > pdf.page.height - bottom) ensure(height)
        else {
          rule(hairline)
          y += 4
        }
        for (const blocks of parts) place(blocks)
        y += 4
      })
    },
    quotes(heading: Both, quotes: readonly PaperQuote[]) {
      quotes.forEach(({ label, text }, index) => {
        const labels = inEach(label, styles.label)
        const isBack = hasArabic(text) && !/^\P{L}*\p{Script=Latin}/u.test(text)
        const column: Column = {
          ...whole,
          left: whole.left + (isBack ? 0 : 10),
          width: whole.width - 10,
          direction: isBack ? 'rtl' : 'ltr',
        }
        const block = set(text, styles.value, column)
        const first = highest(labels) + 2 * block.leading
        if (index === 0) drawHeading(heading, first)
        else ensure(first)
        place(labels)
        y += 2
        for (const line of block.lines) {
          ensure(block.leading)
          const edge = isBack ? whole.left + whole.width - 1 : whole.left + 1
          pdf.rect(edge - 1, y, 2, block.leading).fill(hairline)
          place([{ ...block, lines: [line] }])
        }
        y += 8
      })
    },
    note() {
      const blocks = inEach(paper.note, styles.note)
      ensure(highest(blocks) + 22)
      y += 12
      rule(hairline)
      y += 8
      place(blocks)
    },
    /** Writes the case number and the page number on every page. */
    foot() {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        y = pdf.page.height - 46
        rule(hairline)
        y += 8
        const values = { page: String(page + 1), pages: String(count) }
        const filled = (text: string) =>
          text.replace(/\{(page|pages)\}/g, (_, name: 'page' | 'pages') => values[name])
        const numbers = { en: filled(paper.page.en), own: filled(paper.page.own) }
        const left = { ...whole, width: whole.width / 2 }
        const blocks = isAlone
          ? [
              set(`${paper.caseLabel.en} ${paper.caseNumber}`, styles.made, left),
              set(numbers.en, styles.made, { ...left, left: left.left + left.width, direction: 'rtl' }),
            ]
          : columns.map((column) =>
              set(
                `${paper.caseLabel[column.key]} ${paper.caseNumber} · ${numbers[column.key]}`,
                styles.made,
                column,
              ),
            )
        place(blocks)
      }
    },
  }
}

function toBlock(
  setter: Typesetter,
  text: string,
  { style, column }: { style: Style; column: Column },
): Block {
  const clean = cleanText(text)
  const isArabic = hasArabic(clean)
  const lines = clean ? setter.toLines(clean, { ...style, ...column }) : []
  return { lines, style, leading: leadingOf(style.size, isArabic), column }
}

function drawBlock(pdf: Pdf, setter: Typesetter, { lines, style, leading, column }: Block, top: number) {
  lines.forEach((line, index) => {
    const x = column.direction === 'rtl' ? column.left + column.width - line.width : column.left
    const y = top + index * leading + leading * 0.68
    pdf.fillColor(style.color)
    setter.draw(line, { x, y, size: style.size, weight: style.weight })
  })
}
