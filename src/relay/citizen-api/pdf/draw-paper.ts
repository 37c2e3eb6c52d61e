import PDFDocument from 'pdfkit'
import type { Both, PaperQuote, PaperSection, ReportPaper } from '../../../assistant/dialog/model/paper.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { cleanText } from '../../../pdf/clean.ts'
import { createFonts, type Weight } from '../../../pdf/fonts.ts'
import { createTypesetter, type Line, type Typesetter } from '../../../pdf/lines.ts'

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
  drawHead(sheet)
  for (const section of paper.sections) drawSection(sheet, section)
  if (paper.words.quotes.length > 0) drawQuotes(sheet, paper.words.heading, paper.words.quotes)
  drawNote(sheet)
  drawFeet(sheet)
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

/** A report that is drawn from top to bottom. */
interface Sheet {
  pdf: Pdf
  setter: Typesetter
  paper: ReportPaper
  columns: readonly Column[]
  /** A column of the whole width. */
  whole: Column
  /** Where the next part begins on the page, in points from its top. */
  y: number
}

function createSheet(pdf: Pdf, paper: ReportPaper): Sheet {
  return {
    pdf,
    setter: createTypesetter(pdf, createFonts(pdf)),
    paper,
    columns: columnsOf(pdf, paper.lang),
    whole: { key: 'en', left: margin, width: pdf.page.width - 2 * margin, direction: 'ltr' },
    y: margin,
  }
}

/** Typesets a text in each language, in its column. */
const inEach = ({ setter, columns }: Sheet, text: Both, style: Style): Block[] =>
  columns.map((column) => toBlock(setter, text[column.key], { style, column }))

/** Draws blocks side by side, and moves below the highest one. */
function place(sheet: Sheet, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(sheet.pdf, sheet.setter, block, sheet.y)
  sheet.y += highest(blocks)
}

const rule = ({ pdf, y }: Sheet, color: string, width = 0.5) =>
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(width)
    .stroke(color)

const fits = ({ pdf, y }: Sheet, height: number): boolean => y + height <= pdf.page.height - bottom

/** Begins a new page if a part of this height does not fit on the present one. */
function ensure(sheet: Sheet, height: number): void {
  if (fits(sheet, height)) return
  sheet.pdf.addPage()
  sheet.y = margin
}

function drawHead(sheet: Sheet): void {
  const { pdf, setter, paper, columns, whole } = sheet
  pdf.rect(0, 0, pdf.page.width, 6).fill(brand)
  place(sheet, [toBlock(setter, paper.from, { style: styles.from, column: whole })])
  sheet.y += 6
  place(sheet, inEach(sheet, paper.title, styles.title))
  sheet.y += 2
  place(sheet, inEach(sheet, paper.made, styles.made))
  sheet.y += 12
  const label = inEach(sheet, paper.caseLabel, styles.label)
  const number = columns.map((column) => toBlock(setter, paper.caseNumber, { style: styles.number, column }))
  const height = highest(label) + highest(number) + 18
  pdf.roundedRect(margin - 12, sheet.y, pdf.page.width - 2 * margin + 24, height, 6).fill(tint)
  sheet.y += 9
  place(sheet, label)
  place(sheet, number)
  sheet.y += 9
}

function drawHeading(sheet: Sheet, heading: Both, withHeight: number): void {
  const blocks = inEach(sheet, heading, styles.heading)
  ensure(sheet, 14 + highest(blocks) + 12 + withHeight)
  sheet.y += 14
  place(sheet, blocks)
  sheet.y += 3
  rule(sheet, brand, 0.8)
  sheet.y += 7
}

/** If labels are to the left of their values, label and value each have a column. */
function toRow(sheet: Sheet, label: Both, value: Both): Block[][] {
  const { setter, columns } = sheet
  const [column] = columns
  if (columns.length > 1 || !column)
    return [inEach(sheet, label, styles.label), inEach(sheet, value, styles.value)]
  const beside = label.en
    ? { ...column, left: column.left + labelWidth, width: column.width - labelWidth }
    : column
  const narrow = { ...column, width: labelWidth - 12 }
  return [
    [
      toBlock(setter, label.en, { style: { ...styles.label, size: 9.5 }, column: narrow }),
      toBlock(setter, value.en, { style: styles.value, column: beside }),
    ],
  ]
}

function drawSection(sheet: Sheet, { heading, rows }: PaperSection): void {
  rows.forEach(({ label, value }, index) => {
    const parts = toRow(sheet, label, value)
    const height = parts.reduce((sum, blocks) => sum + highest(blocks), 0) + 6
    if (index === 0) drawHeading(sheet, heading, height)
    else if (!fits(sheet, height)) ensure(sheet, height)
    else {
      rule(sheet, hairline)
      sheet.y += 4
    }
    for (const blocks of parts) place(sheet, blocks)
    sheet.y += 4
  })
}

function drawQuotes(sheet: Sheet, heading: Both, quotes: readonly PaperQuote[]): void {
  const { pdf, setter, whole } = sheet
  quotes.forEach(({ label, text }, index) => {
    const labels = inEach(sheet, label, styles.label)
    const isBack = hasArabic(text) && !/^\P{L}*\p{Script=Latin}/u.test(text)
    const column: Column = {
      ...whole,
      left: whole.left + (isBack ? 0 : 10),
      width: whole.width - 10,
      direction: isBack ? 'rtl' : 'ltr',
    }
    const block = toBlock(setter, text, { style: styles.value, column })
    const first = highest(labels) + 2 * block.leading
    if (index === 0) drawHeading(sheet, heading, first)
    else ensure(sheet, first)
    place(sheet, labels)
    sheet.y += 2
    for (const line of block.lines) {
      ensure(sheet, block.leading)
      const edge = isBack ? whole.left + whole.width - 1 : whole.left + 1
      pdf.rect(edge - 1, sheet.y, 2, block.leading).fill(hairline)
      place(sheet, [{ ...block, lines: [line] }])
    }
    sheet.y += 8
  })
}

function drawNote(sheet: Sheet): void {
  const blocks = inEach(sheet, sheet.paper.note, styles.note)
  ensure(sheet, highest(blocks) + 22)
  sheet.y += 12
  rule(sheet, hairline)
  sheet.y += 8
  place(sheet, blocks)
}

/** Writes the case number and the page number on every page. */
function drawFeet(sheet: Sheet): void {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    sheet.y = pdf.page.height - 46
    rule(sheet, hairline)
    sheet.y += 8
    place(sheet, toFoot(sheet, { page: String(page + 1), pages: String(count) }))
  }
}

function toFoot({ setter, paper, columns, whole }: Sheet, values: { page: string; pages: string }): Block[] {
  const filled = (text: string) =>
    text.replace(/\{(page|pages)\}/g, (_, name: 'page' | 'pages') => values[name])
  const numbers = { en: filled(paper.page.en), own: filled(paper.page.own) }
  const style = styles.made
  if (columns.length > 1)
    return columns.map((column) => {
      const text = `${paper.caseLabel[column.key]} ${paper.caseNumber} · ${numbers[column.key]}`
      return toBlock(setter, text, { style, column })
    })
  const left = { ...whole, width: whole.width / 2 }
  const right: Column = { ...left, left: left.left + left.width, direction: 'rtl' }
  return [
    toBlock(setter, `${paper.caseLabel.en} ${paper.caseNumber}`, { style, column: left }),
    toBlock(setter, numbers.en, { style, column: right }),
  ]
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
