import PDFDocument from 'pdfkit'
import type { LegalBlock } from './legal-block.ts'
import type { LegalDocument } from './legal-document.ts'
import { banner, roleNames } from './legal-texts.ts'
import { drawTable, isHash, type PdfArea } from './pdf-table.ts'
import { toPdfText } from './pdf-text.ts'

type Pdf = PDFKit.PDFDocument

const margin = 62
const bottomMargin = 60
const footerTop = 40
const bannerHeight = 24
const bodySize = 10
/** Height of one signature and its part of the heading. */
const signatureHeight = 100
const ink = '#1f2933'
const soft = '#52606d'
const danger = '#a61b1b'
const dangerTint = '#fbeaea'
const line = '#9aa5b1'

const areaOf = (pdf: Pdf): PdfArea => ({
  left: margin,
  width: pdf.page.width - 2 * margin,
  bottom: pdf.page.height - bottomMargin,
})

/** Starts a new page unless `height` points are left on this one. */
function ensureSpace(pdf: Pdf, height: number) {
  if (pdf.y + height > areaOf(pdf).bottom) pdf.addPage()
}

const body = (pdf: Pdf) => pdf.font('Times-Roman').fontSize(bodySize).fillColor(ink)

/** Selects the font of a value: a narrow monospaced one for hashes, so that they fit on one line. */
const valueFont = (pdf: Pdf, value: string) =>
  isHash(value) ? pdf.font('Courier').fontSize(7.5).fillColor(ink) : body(pdf)

function drawText(pdf: Pdf, text: string) {
  body(pdf).text(toPdfText(text), margin, pdf.y, { width: areaOf(pdf).width, lineGap: 2, align: 'left' })
}

function drawHeading(pdf: Pdf, text: string) {
  ensureSpace(pdf, 90)
  pdf.y += 8
  pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(ink)
  pdf.text(toPdfText(text), margin, pdf.y, { width: areaOf(pdf).width })
  pdf.y += 5
}

function drawFacts(pdf: Pdf, rows: readonly (readonly [string, string])[]) {
  const labelWidth = 128
  for (const [label, raw] of rows) {
    const value = toPdfText(raw)
    const width = areaOf(pdf).width - labelWidth
    const height = Math.max(valueFont(pdf, value).heightOfString(value, { width, lineGap: 1 }), 12) + 3
    ensureSpace(pdf, height)
    const top = pdf.y
    pdf.font('Helvetica').fontSize(9).fillColor(soft)
    pdf.text(label, margin, top + 1.5, { width: labelWidth - 8 })
    valueFont(pdf, value).text(value, margin + labelWidth, top + (isHash(value) ? 2 : 0), {
      width,
      lineGap: 1,
    })
    pdf.y = top + height
  }
  pdf.y += 5
}

function drawList(pdf: Pdf, items: readonly string[]) {
  const indent = 20
  items.forEach((raw, index) => {
    const item = toPdfText(raw)
    const width = areaOf(pdf).width - indent
    const height = body(pdf).heightOfString(item, { width, lineGap: 2 })
    ensureSpace(pdf, height)
    const top = pdf.y
    body(pdf).text(`${index + 1}.`, margin, top, { width: indent - 4 })
    body(pdf).text(item, margin + indent, top, { width, lineGap: 2 })
    pdf.y = top + height + 3
  })
}

function drawQuote(pdf: Pdf, raw: string) {
  const indent = 14
  const width = areaOf(pdf).width - indent
  const top = pdf.y
  const page = pdf.page
  pdf.font('Times-Italic').fontSize(bodySize).fillColor(ink)
  pdf.text(toPdfText(raw), margin + indent, top, { width, lineGap: 2 })
  if (pdf.page === page)
    pdf
      .moveTo(margin + 4, top)
      .lineTo(margin + 4, pdf.y - 2)
      .lineWidth(1.5)
      .stroke(line)
}

function drawWarning(pdf: Pdf, text: string) {
  ensureSpace(pdf, 30)
  const { width } = areaOf(pdf)
  const top = pdf.y + 4
  pdf.rect(margin, top, width, 20).fill(dangerTint)
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(danger)
  pdf.text(toPdfText(text), margin, top + 6, { width, align: 'center' })
  pdf.y = top + 26
}

function drawSignature(pdf: Pdf, role: string) {
  ensureSpace(pdf, 72)
  const top = pdf.y + 36
  const { width } = areaOf(pdf)
  const fields = [
    ['Signature', 0, width * 0.44],
    ['Name', width * 0.48, width * 0.28],
    ['Date', width * 0.8, width * 0.2],
  ] as const
  for (const [label, left, fieldWidth] of fields) {
    pdf
      .moveTo(margin + left, top)
      .lineTo(margin + left + fieldWidth, top)
      .lineWidth(0.6)
      .stroke(ink)
    pdf.font('Helvetica').fontSize(8).fillColor(soft)
    pdf.text(label, margin + left, top + 4, { width: fieldWidth })
  }
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(ink)
  pdf.text(`${roleNames[role] ?? role} (unsigned)`, margin, top + 16, { width })
  pdf.y = top + 34
}

/** Counts the signatures of the section that begins here; they stay on the same page as its heading. */
function countSignatures(following: readonly LegalBlock[]): number {
  const end = following.findIndex((block) => block.kind === 'heading')
  const section = end === -1 ? following : following.slice(0, end)
  return section.filter((block) => block.kind === 'signature').length
}

type Rest = () => Promise<void>

async function drawBlock(
  pdf: Pdf,
  block: LegalBlock,
  { sectionNumber, rest }: { sectionNumber: number; rest: Rest },
) {
  switch (block.kind) {
    case 'heading':
      return drawHeading(pdf, `${sectionNumber}.  ${block.text}`)
    case 'paragraph':
      drawText(pdf, block.text)
      break
    case 'quote':
      drawQuote(pdf, block.text)
      break
    case 'warning':
      return drawWarning(pdf, block.text)
    case 'list':
      return drawList(pdf, block.items)
    case 'facts':
      return drawFacts(pdf, block.rows)
    case 'table':
      await drawTable(pdf, block, { area: areaOf(pdf), rest })
      pdf.y += 6
      break
    case 'signature':
      return drawSignature(pdf, block.role)
  }
  pdf.y += 7
}

/** Draws the mark at the top of every page, so that no page of a draft can be mistaken for an order. */
function drawBanner(pdf: Pdf) {
  pdf.rect(0, 0, pdf.page.width, bannerHeight).fill(danger)
  pdf.font('Helvetica-Bold').fontSize(9).fillColor('#ffffff')
  pdf.text(banner, 0, 8, { width: pdf.page.width, align: 'center', lineBreak: false })
}

function drawFooter(pdf: Pdf, document: LegalDocument, page: number, pages: number) {
  const { width } = areaOf(pdf)
  const top = pdf.page.height - footerTop
  // Without this, pdfkit would start a new page for text below the bottom margin.
  const { bottom } = pdf.page.margins
  pdf.page.margins.bottom = 0
  pdf
    .moveTo(margin, top - 6)
    .lineTo(margin + width, top - 6)
    .lineWidth(0.4)
    .stroke(line)
  pdf.font('Helvetica').fontSize(8).fillColor(soft)
  pdf.text(`${document.title} · ${document.documentId}`, margin, top, {
    width: width * 0.8,
    lineBreak: false,
  })
  pdf.text(`Page ${page} of ${pages}`, margin + width * 0.8, top, {
    width: width * 0.2,
    align: 'right',
    lineBreak: false,
  })
  pdf.page.margins.bottom = bottom
}

function drawTitle(pdf: Pdf, title: string) {
  pdf.font('Times-Bold').fontSize(24).fillColor(ink)
  pdf.text(title, margin, bannerHeight + 34, { width: areaOf(pdf).width })
  pdf.y += 6
}

function createPdf(document: LegalDocument): Pdf {
  const createdAt = new Date(document.generatedAt)
  return new PDFDocument({
    size: 'A4',
    margins: { top: bannerHeight + 34, bottom: bottomMargin, left: margin, right: margin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${document.title} ${document.documentId} (unsigned draft)`,
      Creator: 'Parley',
      Producer: 'Parley',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
}

/** How long drawing continues before it yields, in milliseconds. */
const turnMs = 5

/**
 * Creates a function, called between drawing steps, that yields to other work once drawing has taken long
 * enough.
 */
function createRest(): Rest {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await new Promise(setImmediate)
    since = performance.now()
  }
}

/**
 * Renders a draft as PDF (A4), marked as unsigned on every page. The same draft produces the same bytes.
 * Drawing yields to the event loop between slices.
 */
export async function toPdf(document: LegalDocument): Promise<Uint8Array> {
  const pdf = createPdf(document)
  const chunks: Uint8Array[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawTitle(pdf, document.title)
  let sectionNumber = 0
  const rest = createRest()
  for (const [index, block] of document.blocks.entries()) {
    await rest()
    if (block.kind === 'heading') {
      sectionNumber++
      ensureSpace(pdf, signatureHeight * countSignatures(document.blocks.slice(index + 1)))
    }
    await drawBlock(pdf, block, { sectionNumber, rest })
  }
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    await rest()
    pdf.switchToPage(page)
    drawBanner(pdf)
    drawFooter(pdf, document, page + 1, count)
  }
  pdf.end()
  return done
}
