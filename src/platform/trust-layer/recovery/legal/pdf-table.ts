import type { LegalTable } from './legal-block.ts'
import { toPdfText } from './pdf-text.ts'

type Pdf = PDFKit.PDFDocument

/** Area in which a table may be drawn. Lengths are in points. */
export interface PdfArea {
  left: number
  width: number
  /** Lowest point of the area. */
  bottom: number
}

const fontSize = 8.5
const padding = 4
/** Tables up to this height, in points, are not split. */
const keptTogether = 220
const ink = '#1f2933'
const rule = '#9aa5b1'
const shade = '#eef1f4'
/**
 * Returns whether a cell is a hash: long and without spaces, so that it is set in a narrow monospaced font
 * and broken anywhere.
 */
export const isHash = (cell: string) => cell.length > 32 && !cell.includes(' ')

interface Style {
  font: 'Helvetica' | 'Helvetica-Bold'
  fill?: string
  ruleAbove?: boolean
}

function widthsOf(table: LegalTable, area: PdfArea): number[] {
  const sum = table.columns.reduce((total, { weight }) => total + weight, 0)
  return table.columns.map(({ weight }) => (area.width * weight) / sum)
}

function prepare(pdf: Pdf, cell: string, font: Style['font']) {
  return isHash(cell) ? pdf.font('Courier').fontSize(fontSize - 1.5) : pdf.font(font).fontSize(fontSize)
}

function rowHeight(pdf: Pdf, cells: readonly string[], widths: readonly number[], style: Style): number {
  const heights = cells.map((cell, index) =>
    prepare(pdf, cell, style.font).heightOfString(cell, { width: (widths[index] ?? 0) - 2 * padding }),
  )
  return Math.max(...heights) + 2 * padding
}

/**
 * Draws a table below the cursor, on as many pages as necessary, with its header on each. Yields between
 * rows, since a long table would block other work for too long.
 */
export async function drawTable(
  pdf: Pdf,
  table: LegalTable,
  { area, rest }: { area: PdfArea; rest: () => Promise<void> },
): Promise<void> {
  const widths = widthsOf(table, area)

  function drawRow(raw: readonly string[], style: Style) {
    const cells = raw.map(toPdfText)
    const height = rowHeight(pdf, cells, widths, style)
    const top = pdf.y
    if (style.fill) pdf.rect(area.left, top, area.width, height).fill(style.fill)
    if (style.ruleAbove)
      pdf
        .moveTo(area.left, top)
        .lineTo(area.left + area.width, top)
        .lineWidth(0.8)
        .stroke(ink)
    let left = area.left
    cells.forEach((cell, index) => {
      const width = widths[index] ?? 0
      prepare(pdf, cell, style.font)
        .fillColor(ink)
        .text(cell, left + padding, top + padding, {
          width: width - 2 * padding,
          align: table.columns[index]?.align ?? 'left',
        })
      left += width
    })
    pdf.x = area.left
    pdf.y = top + height
  }

  const head: Style = { font: 'Helvetica-Bold', fill: shade }
  const titles = table.columns.map(({ title }) => title)
  const drawHead = () => drawRow(titles, head)
  const headHeight = rowHeight(pdf, titles, widths, head)

  const rows = [
    ...table.rows.map((cells) => ({ cells, style: { font: 'Helvetica' } satisfies Style as Style })),
    ...(table.total
      ? [{ cells: table.total, style: { font: 'Helvetica-Bold', ruleAbove: true } satisfies Style as Style }]
      : []),
  ]
  let allHeight = headHeight
  for (const { cells, style } of rows) {
    if (allHeight > keptTogether) break
    allHeight += rowHeight(pdf, cells.map(toPdfText), widths, style)
  }
  // A short table is not split; a long one starts where at least two rows fit.
  const needed = allHeight <= keptTogether ? allHeight : headHeight * 3
  if (pdf.y + needed > area.bottom) pdf.addPage()
  drawHead()
  for (const [index, { cells, style }] of rows.entries()) {
    await rest()
    if (pdf.y + rowHeight(pdf, cells.map(toPdfText), widths, style) > area.bottom) {
      pdf.addPage()
      drawHead()
    } else if (index > 0 && !style.ruleAbove) {
      pdf
        .moveTo(area.left, pdf.y)
        .lineTo(area.left + area.width, pdf.y)
        .lineWidth(0.25)
        .stroke(rule)
    }
    drawRow(cells, style)
  }
  pdf
    .moveTo(area.left, pdf.y)
    .lineTo(area.left + area.width, pdf.y)
    .lineWidth(0.8)
    .stroke(ink)
}
