import arabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?inline'
import arabicBold from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'

type Pdf = PDFKit.PDFDocument

/** Font weight. */
export type Weight = 'regular' | 'bold'
/** The available font files by script. */
export type Face = 'latin' | 'latinExt' | 'arabic'

/**
 * Noto Sans and Noto Naskh Arabic, copyright The Noto Project Authors, SIL Open Font License 1.1.
 *
 * The fonts are embedded in the program, so that no separate files are required. Files with compressed
 * outlines (woff2) would be smaller, but pdfkit cannot create a subset of fonts with composite glyphs from
 * them.
 */
const files: Readonly<Record<Weight, Readonly<Record<Face, string>>>> = {
  regular: { latin, latinExt, arabic },
  bold: { latin: latinBold, latinExt: latinExtBold, arabic: arabicBold },
}
/** In the order in which they are searched for a letter. */
const faces: readonly Face[] = ['latin', 'latinExt', 'arabic']

/** Fonts of one document. */
export interface Fonts {
  /** Sets the document's current font. */
  use(face: Face, weight: Weight): void
  /** Finds the face that contains a letter; undefined if none does. */
  faceOf(codePoint: number): Face | undefined
}

/** pdfkit's types do not declare its current font: fontkit's object, which can look up glyphs. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

const hasFont = (pdf: Pdf): pdf is Pdf & WithFont => '_font' in pdf

/** Creates the fonts of a document. Each is loaded when it is first used. */
export function createFonts(pdf: Pdf): Fonts {
  const named = new Set<string>()
  const use = (face: Face, weight: Weight): void => {
    const name = `${face}-${weight}`
    if (!named.has(name)) {
      named.add(name)
      pdf.registerFont(name, Buffer.from(files[weight][face].replace(/^.*,/, ''), 'base64'))
    }
    pdf.font(name)
  }
  const known = new Map<number, Face | undefined>()
  return {
    use,
    faceOf(codePoint) {
      if (!known.has(codePoint)) {
        const face = faces.find((one) => {
          use(one, 'regular')
          if (!hasFont(pdf)) throw new Error('pdfkit has no current font')
          return pdf._font.font.hasGlyphForCodePoint(codePoint)
        })
        known.set(codePoint, face)
      }
      return known.get(codePoint)
    },
  }
}
