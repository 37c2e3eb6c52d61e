import {
  type Box,
  colors,
  margin,
  type Part,
  type SetText,
  type Sheet,
  type TextStyle,
} from './document-sheet.ts'
import type { LegalTable } from './legal-block.ts'

const fontSize = 8.5
/** Smallest size to which a word shrinks that is wider than its cell. */
const smallest = 5.5
const padding = 4
/** Tables up to this height, in points, are not split. */
const keptTogether = 220

/** Returns whether a text is a hash: long and without spaces, so that it is small and broken anywhere. */
export const isHash = (text: string) => text.length > 32 && !text.includes(' ')

interface Row {
  cells: readonly SetText[]
  height: number
  kind: 'head' | 'body' | 'total'
}

/** Sets a cell at the largest size at which its longest word, such as an amount, is not broken. */
function setCell(sheet: Sheet, text: string, style: TextStyle, box: Box): SetText {
  if (isHash(text)) return sheet.set(text, { ...style, size: fontSize - 2 }, box)
  const words = text.split(' ')
  let size = style.size
  const isBroken = () => words.some((word) => sheet.set(word, { ...style, size }, box).lines.length > 1)
  while (size > smallest && isBroken()) size -= 0.5
  return sheet.set(text, { ...style, size }, box)
}

/** Sets all rows of a table. */
function setRows(sheet: Sheet, table: LegalTable): { head: Row; rows: Row[] } {
  const sum = table.columns.reduce((total, { weight }) => total + weight, 0)
  const widths = table.columns.map(({ weight }) => (sheet.width * weight) / sum)
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((total, width) => total + width, 0))
  const toRow = (texts: readonly string[], kind: Row['kind']): Row => {
    const weight = kind === 'body' ? 'regular' : 'bold'
    const cells = texts.map((text, index) =>
      setCell(
        sheet,
        text,
        { size: fontSize, weight, color: colors.ink },
        {
          start: (starts[index] ?? 0) + padding,
          width: (widths[index] ?? 0) - 2 * padding,
          // Numbers run from left to right in every language, so their last digits are one below the other.
          align: table.columns[index]?.align === 'right' && sheet.direction === 'ltr' ? 'end' : 'start',
        },
      ),
    )
    return { cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding, kind }
  }
  return {
    head: toRow(
      table.columns.map(({ title }) => title),
      'head',
    ),
    rows: [
      ...table.rows.map((texts) => toRow(texts, 'body')),
      ...(table.total ? [toRow(table.total, 'total')] : []),
    ],
  }
}

/** Draws a row; a header that is repeated on a later page belongs to no table, and is an artifact. */
function drawRow(sheet: Sheet, row: Row, table: Part | null): void {
  const isHead = row.kind === 'head'
  if (isHead) {
    sheet.decorate((pdf) => pdf.rect(margin, sheet.y(), sheet.width, row.height).fill(colors.shade))
  }
  const line = table && sheet.part(table, 'TR')
  for (const cell of row.cells) {
    const part = line && sheet.part(line, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {})
    sheet.draw(cell, sheet.y() + padding, part)
  }
  sheet.down(row.height)
}

/** Draws a table below the cursor, on as many pages as necessary, with its header on each. */
export function drawTable(sheet: Sheet, table: LegalTable): void {
  const { head, rows } = setRows(sheet, table)
  const height = rows.reduce((total, row) => total + row.height, head.height)
  // A short table is not split; a long one starts where at least two rows fit.
  sheet.ensure(height <= keptTogether ? height : head.height * 3)
  const rule = (lineWidth: number, color: string) =>
    sheet.decorate((pdf) =>
      pdf
        .moveTo(margin, sheet.y())
        .lineTo(margin + sheet.width, sheet.y())
        .lineWidth(lineWidth)
        .stroke(color),
    )
  const part = sheet.part(sheet.root, 'Table')
  drawRow(sheet, head, part)
  rows.forEach((row, index) => {
    if (sheet.ensure(row.height)) drawRow(sheet, head, null)
    else if (row.kind === 'total') rule(0.8, colors.ink)
    else if (index > 0) rule(0.25, colors.line)
    drawRow(sheet, row, part)
  })
  rule(0.8, colors.ink)
}
