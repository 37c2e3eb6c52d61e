import {
  type Box,
  baseline,
  colors,
  createPdf,
  margin,
  openSheet,
  type Part,
  type SetText,
  type Sheet,
  type TextStyle,
} from './document-sheet.ts'
import { drawTable, isHash } from './draw-table.ts'
import type { LegalBlock } from './legal-block.ts'
import type { LegalDocument } from './legal-document.ts'

const styles = {
  title: { size: 21, weight: 'bold', color: colors.ink },
  heading: { size: 11.5, weight: 'bold', color: colors.ink },
  body: { size: 9.5, weight: 'regular', color: colors.ink },
  label: { size: 8.5, weight: 'regular', color: colors.soft },
  warning: { size: 9, weight: 'bold', color: colors.danger },
  role: { size: 9, weight: 'bold', color: colors.ink },
} as const satisfies Record<string, TextStyle>

/** Height of one signature, and the height that a heading requires with what follows it. */
const [signatureHeight, headingHeight] = [84, 80]
const labelWidth = 140

/** Draws a text line by line below the cursor, on as many pages as necessary. */
function drawText(sheet: Sheet, text: string, options: { style: TextStyle; box: Box; tag: string }): void {
  const set = sheet.set(text, options.style, options.box)
  const element = sheet.part(sheet.root, options.tag)
  for (const line of set.lines) {
    sheet.ensure(set.leading)
    sheet.draw({ ...set, lines: [line] }, sheet.y(), element)
    sheet.down(set.leading)
  }
}

const whole = (sheet: Sheet): Box => ({ start: 0, width: sheet.width })

function drawHeading(sheet: Sheet, text: string): void {
  sheet.ensure(headingHeight)
  sheet.down(8)
  drawText(sheet, text, { style: styles.heading, box: whole(sheet), tag: 'H2' })
  sheet.down(5)
}

/** Draws two texts beside each other on one baseline, whatever their sizes and scripts, and moves below them. */
function drawBeside(sheet: Sheet, [one, onePart]: [SetText, Part], [two, twoPart]: [SetText, Part]): void {
  const drop = (one.leading - two.leading) * baseline
  const [oneDrop, twoDrop] = [Math.max(0, -drop), Math.max(0, drop)]
  const height = Math.max(oneDrop + one.height, twoDrop + two.height)
  sheet.ensure(height)
  sheet.draw(one, sheet.y() + oneDrop, onePart)
  sheet.draw(two, sheet.y() + twoDrop, twoPart)
  sheet.down(height)
}

/** Draws pairs of a label and a value, tagged as a table whose rows have headers. */
function drawFacts(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  const table = sheet.part(sheet.root, 'Table')
  for (const [label, value] of rows) {
    const left = sheet.set(label, styles.label, { start: 0, width: labelWidth - 10 })
    const style = isHash(value) ? { ...styles.body, size: 7.5 } : styles.body
    const right = sheet.set(value, style, { start: labelWidth, width: sheet.width - labelWidth })
    const row = sheet.part(table, 'TR')
    drawBeside(sheet, [left, sheet.part(row, 'TH', { scope: 'Row' })], [right, sheet.part(row, 'TD')])
    sheet.down(2.5)
  }
  sheet.down(5)
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  const indent = 20
  const list = sheet.part(sheet.root, 'L')
  items.forEach((text, index) => {
    const item = sheet.part(list, 'LI')
    const { direction } = sheet
    const number = sheet.set(`${index + 1}.`, styles.body, { start: 0, width: indent, direction })
    const body = sheet.set(text, styles.body, { start: indent, width: sheet.width - indent })
    drawBeside(sheet, [number, sheet.part(item, 'Lbl')], [body, sheet.part(item, 'LBody')])
    sheet.down(3)
  })
}

/** Returns the direction of a person's words, which may be in another language than the document. */
const directionOfText = (text: string) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr'

function drawQuote(sheet: Sheet, text: string): void {
  const indent = 14
  const direction = directionOfText(text)
  const isOwn = direction === sheet.direction
  const align = isOwn ? 'start' : 'end'
  const box: Box = { start: isOwn ? indent : 0, width: sheet.width - indent, direction, align }
  const set = sheet.set(text, styles.body, box)
  const element = sheet.part(sheet.root, 'BlockQuote')
  for (const line of set.lines) {
    sheet.ensure(set.leading)
    sheet.decorate((pdf) =>
      pdf.rect(sheet.left(isOwn ? 4 : sheet.width - 5.5, 1.5), sheet.y(), 1.5, set.leading).fill(colors.line),
    )
    sheet.draw({ ...set, lines: [line] }, sheet.y(), element)
    sheet.down(set.leading)
  }
}

function drawWarning(sheet: Sheet, text: string): void {
  const set = sheet.set(text, styles.warning, { start: 8, width: sheet.width - 16, align: 'center' })
  const height = set.height + 10
  sheet.ensure(height + 8)
  sheet.down(4)
  sheet.decorate((pdf) => pdf.rect(margin, sheet.y(), sheet.width, height).fill(colors.dangerTint))
  sheet.draw(set, sheet.y() + 5, sheet.part(sheet.root, 'P'))
  sheet.down(height + 4)
}

/** Draws the lines for a signature, a name and a date. */
function drawSignature(sheet: Sheet, role: string, { signature }: LegalDocument['words']): void {
  sheet.ensure(signatureHeight)
  sheet.down(38)
  const { width } = sheet
  const fields = [
    [signature.signature, 0, width * 0.44],
    [signature.name, width * 0.48, width * 0.28],
    [signature.date, width * 0.8, width * 0.2],
  ] as const
  for (const [label, start, fieldWidth] of fields) {
    const left = sheet.left(start, fieldWidth)
    sheet.decorate((pdf) =>
      pdf
        .moveTo(left, sheet.y())
        .lineTo(left + fieldWidth, sheet.y())
        .lineWidth(0.6)
        .stroke(colors.ink),
    )
    const text = sheet.set(label, styles.label, { start, width: fieldWidth })
    sheet.draw(text, sheet.y() + 3, sheet.part(sheet.root, 'P'))
  }
  sheet.down(20)
  drawText(sheet, `${role} (${signature.unsigned})`, { style: styles.role, box: whole(sheet), tag: 'P' })
}

/** Space below a block, in addition to what it leaves itself. */
const gapBelow = {
  heading: 0,
  paragraph: 6,
  quote: 6,
  warning: 0,
  list: 0,
  facts: 0,
  table: 12,
  signature: 6,
} as const satisfies Record<LegalBlock['kind'], number>

function drawBlock(sheet: Sheet, block: LegalBlock, words: LegalDocument['words']): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.text)
      break
    case 'paragraph':
      drawText(sheet, block.text, { style: styles.body, box: whole(sheet), tag: 'P' })
      break
    case 'quote':
      drawQuote(sheet, block.text)
      break
    case 'warning':
      drawWarning(sheet, block.text)
      break
    case 'list':
      drawList(sheet, block.items)
      break
    case 'facts':
      drawFacts(sheet, block.rows)
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'signature':
      drawSignature(sheet, block.role, words)
  }
  sheet.down(gapBelow[block.kind])
}

/** Counts the signatures of the section that begins here; they stay on the same page as its heading. */
function countSignatures(following: readonly LegalBlock[]): number {
  const end = following.findIndex((block) => block.kind === 'heading')
  const section = end === -1 ? following : following.slice(0, end)
  return section.filter((block) => block.kind === 'signature').length
}

/**
 * Draws a draft as PDF (A4, tagged PDF/A-2b), marked as unsigned on every page. The same draft gives the same
 * bytes. It takes some hundred milliseconds of CPU time in the current thread.
 */
export async function drawLegalDocument(document: LegalDocument): Promise<Uint8Array> {
  const pdf = createPdf(document)
  const chunks: Uint8Array[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const sheet = openSheet(pdf, document)
  drawText(sheet, document.title, { style: styles.title, box: whole(sheet), tag: 'H1' })
  sheet.down(8)
  let section = 0
  for (const [index, block] of document.blocks.entries()) {
    if (block.kind === 'heading') {
      section++
      const signatures = countSignatures(document.blocks.slice(index + 1))
      if (signatures > 0) sheet.ensure(headingHeight + signatureHeight * signatures)
      drawBlock(sheet, { ...block, text: `${section}. ${block.text}` }, document.words)
    } else drawBlock(sheet, block, document.words)
  }
  sheet.end()
  return done
}
