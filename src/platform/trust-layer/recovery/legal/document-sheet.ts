import PDFDocument from 'pdfkit'
import { directionOf } from '../../../../contract/language/direction.ts'
import { createFonts, type Fonts, type Weight } from '../../../../pdf/fonts.ts'
import { createTypesetter, type Line } from '../../../../pdf/lines.ts'
import type { LegalDocument } from './legal-document.ts'

type Pdf = PDFKit.PDFDocument

/** An element of the structure tree. */
export interface Part {
  tag: string
  node: PDFKit.PDFStructureElement
}

/** Attributes of an element; `scope` says whether a header is about its row or its column. */
interface PartOptions {
  title?: string
  scope?: 'Row' | 'Column'
}

/** Size of a page's margins, in points. */
export const margin = 56
const bannerHeight = 24
const topMargin = bannerHeight + 30
const bottomMargin = 60
const footerTop = 40

/** Colours of a document. */
export const colors = {
  ink: '#1f2933',
  soft: '#52606d',
  danger: '#a61b1b',
  dangerTint: '#fbeaea',
  line: '#9aa5b1',
  shade: '#eef1f4',
  white: '#ffffff',
} as const

/** How a text is set. */
export interface TextStyle {
  size: number
  weight: Weight
  color: string
}

/** Where a text is set. `start` is the side on which the language begins. */
export interface Box {
  /** Distance from the start of the page's area, in points. */
  start: number
  width: number
  align?: 'start' | 'center' | 'end'
  /** Direction of the text. Default: that of the language, unless none of the letters has it. */
  direction?: 'ltr' | 'rtl'
}

/** Lines of a typeset text, ready to be drawn. */
export interface SetText {
  lines: readonly Line[]
  style: TextStyle
  box: Box
  /** Distance between baselines. */
  leading: number
  height: number
}

/** Pages of one document, filled from top to bottom. Everything drawn is tagged, or an artifact. */
export interface Sheet {
  pdf: Pdf
  /** Width of the area between the margins. */
  width: number
  /** Direction of the document's language. */
  direction: 'ltr' | 'rtl'
  /** The root of the structure tree. */
  root: Part
  /** Position of the cursor from the top of the page. */
  y(): number
  down(points: number): void
  /** Starts a new page unless `height` points are left on this one; returns whether it did. */
  ensure(height: number): boolean
  /** Adds an element to another. */
  part(parent: Part, tag: string, options?: PartOptions): Part
  set(text: string, style: TextStyle, box: Box): SetText
  /** Draws lines of a text, from `y` on; as part of an element, or as an artifact. */
  draw(text: SetText, y: number, part: Part | null): void
  /** Draws something that is not text, as an artifact. */
  decorate(paint: (pdf: Pdf) => void): void
  /** Converts a distance from the start of the area to a position from the left, for a width. */
  left(start: number, width: number): number
  /** Ends the document, with a banner and a footer on each page. */
  end(): void
}

/** Share of a line's height that is above its baseline. */
export const baseline = 0.7

/** Arabic letters have longer ascenders and descenders than Latin ones. */
const leadingOf = (text: string, size: number) => size * (arabic.test(text) ? 1.75 : 1.4)
const arabic = /\p{Script=Arabic}/u

/** Creates what sets and draws the texts of a document. */
function createText(pdf: Pdf, { language, words }: LegalDocument): Pick<Sheet, 'set' | 'draw' | 'left'> {
  const fonts = createFonts(pdf)
  const setter = createTypesetter(pdf, fonts)
  const direction = directionOf(language)
  const left = (start: number, boxWidth: number) =>
    direction === 'ltr' ? margin + start : pdf.page.width - margin - start - boxWidth
  /** Distance of a line from the left of its box. */
  const shift = (line: Line, { width, align = 'start' }: Box) => {
    if (align === 'center') return (width - line.width) / 2
    return (align === 'end') === (direction === 'ltr') ? width - line.width : 0
  }
  /** A citation or a name in Latin letters keeps its order among right-to-left texts. */
  const directionIn = (text: string) => (arabic.test(text) ? direction : 'ltr')
  return {
    left,
    set(text, style, box) {
      const clean = toDrawable(text, fonts, words.otherScript)
      const lines = clean ? setter.toLines(clean, { direction: directionIn(clean), ...style, ...box }) : []
      const leading = leadingOf(clean, style.size)
      return { lines, style, box, leading, height: lines.length * leading }
    },
    draw({ lines, style, box, leading }, top, part) {
      lines.forEach((line, index) => {
        const at = { x: left(box.start, box.width) + shift(line, box), y: top + (index + baseline) * leading }
        const content = part && pdf.markStructureContent(part.tag)
        if (!content) pdf.markContent('Artifact', { type: 'Pagination' })
        pdf.fillColor(style.color)
        setter.draw(line, { ...at, size: style.size, weight: style.weight })
        pdf.endMarkedContent()
        if (content) part.node.add(content)
      })
    },
  }
}

/** Opens the pages of a document: A4, PDF/A-2b, tagged. */
export function openSheet(pdf: Pdf, document: LegalDocument): Sheet {
  const width = pdf.page.width - 2 * margin
  const root: Part = { tag: 'Document', node: pdf.struct('Document', { lang: document.language }) }
  pdf.addStructure(root.node)
  const text = createText(pdf, document)
  const decorate = (paint: (pdf: Pdf) => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    paint(pdf)
    pdf.endMarkedContent()
  }
  let y = topMargin
  return {
    ...text,
    pdf,
    width,
    direction: directionOf(document.language),
    root,
    decorate,
    y: () => y,
    down(points) {
      y += points
    },
    ensure(height) {
      if (y + height <= pdf.page.height - bottomMargin) return false
      pdf.addPage()
      y = topMargin
      return true
    },
    part(parent, tag, options = {}) {
      const node = pdf.struct(tag, options)
      parent.node.add(node)
      return { tag, node }
    },
    end() {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        drawEdges({ ...text, pdf, width, decorate }, document, { page: page + 1, count })
      }
      root.node.end()
      pdf.end()
    },
  }
}

/** Draws the mark on top, so that no page can be mistaken for an order, and the footer with the page number. */
function drawEdges(
  { pdf, width, set, draw, decorate }: Pick<Sheet, 'pdf' | 'width' | 'set' | 'draw' | 'decorate'>,
  { words, name }: LegalDocument,
  { page, count }: { page: number; count: number },
): void {
  const top = pdf.page.height - footerTop
  decorate((on) => on.rect(0, 0, on.page.width, bannerHeight).fill(colors.danger))
  const mark = set(
    words.banner,
    { size: 9, weight: 'bold', color: colors.white },
    { start: 0, width, align: 'center' },
  )
  draw(mark, (bannerHeight - mark.height) / 2, null)
  decorate((on) =>
    on
      .moveTo(margin, top - 6)
      .lineTo(margin + width, top - 6)
      .lineWidth(0.4)
      .stroke(colors.line),
  )
  const style: TextStyle = { size: 7, weight: 'regular', color: colors.soft }
  const number = words.page.replace('{page}', String(page)).replace('{pages}', String(count))
  draw(set(name, style, { start: 0, width: width * 0.82 }), top, null)
  draw(set(number, style, { start: width * 0.82, width: width * 0.18, align: 'end' }), top, null)
}

/** Characters that are drawn with others, or not at all. */
const joiners = /[\u200c\u200d]/

/** Replaces words that no font can draw, rather than drawing wrong letters. */
function toDrawable(text: string, fonts: Fonts, otherScript: string): string {
  const isKnown = (letter: string) =>
    joiners.test(letter) || fonts.faceOf(letter.codePointAt(0) ?? 0) !== undefined
  const words = text
    .normalize('NFC')
    .split(' ')
    .map((word) => ([...word].every(isKnown) ? word : otherScript))
  return words.filter((word, index) => word !== otherScript || words[index - 1] !== otherScript).join(' ')
}

/** Creates an empty PDF for a document, as PDF/A-2b. */
export function createPdf({ name, language, generatedAt }: LegalDocument): Pdf {
  const createdAt = new Date(generatedAt)
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: name, Creator: 'Parley', Producer: 'Parley', CreationDate: createdAt, ModDate: createdAt },
  })
}
