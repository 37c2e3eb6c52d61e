import createBidi from 'bidi-js'
import type { Face, Fonts, Weight } from './fonts.ts'

type Pdf = PDFKit.PDFDocument

/** A piece of a line that is drawn in one call, in one font, from left to right on the page. */
interface Run {
  text: string
  face: Face
  width: number
}

/** A typeset line. */
export interface Line {
  /** In reading order. */
  text: string
  runs: readonly Run[]
  width: number
}

/** Options for typesetting a text. */
interface Setting {
  /** In points. */
  width: number
  size: number
  weight: Weight
  direction: 'ltr' | 'rtl'
}

/** Typesets text into lines. */
export interface Typesetter {
  toLines(text: string, setting: Setting): Line[]
  /** Draws a line that begins at `x` on the baseline `y`. */
  draw(line: Line, at: { x: number; y: number; size: number; weight: Weight }): void
}

const bidi = createBidi()
/** Replaces letters that no font contains. */
const missing = '?'
/** Arabic letters join, so a piece of them is shaped as a whole; any other text can be cut anywhere. */
const joined: Face = 'arabic'
/** Scale factor, since Arabic letters are smaller than Latin ones of the same size. */
const larger = 1.12

/** Creates the typesetter of one document: it breaks text into lines, and orders each line visually. */
export function createTypesetter(pdf: Pdf, fonts: Fonts): Typesetter {
  const use = (face: Face, { size, weight }: Pick<Setting, 'size' | 'weight'>): Pdf => {
    fonts.use(face, weight)
    return pdf.fontSize(face === joined ? size * larger : size)
  }
  // With `features`, even if empty, a text is shaped as a whole and not word by word.
  const widthOf = (text: string, face: Face, setting: Setting): number =>
    use(face, setting).widthOfString(text, { features: [] })
  const drawable = (text: string): string =>
    [...text].map((letter) => (fonts.faceOf(codeOf(letter)) ? letter : missing)).join('')

  /**
   * Returns the face of each UTF-16 unit of a text. Spaces and joiners get the face of the preceding letter.
   */
  const facesOf = (text: string): Face[] => {
    let last: Face = 'latin'
    return [...text].flatMap((letter) => {
      if (!followers.has(letter)) last = fonts.faceOf(codeOf(letter)) ?? 'latin'
      return Array.from(letter, () => last).concat(letter.length > 1 ? [last] : [])
    })
  }

  const toLine = (text: string, setting: Setting): Line => {
    const runs = toRuns(text, facesOf, setting.direction).map(({ face, text: piece }) => ({
      face,
      text: piece,
      width: widthOf(piece, face, setting),
    }))
    return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
  }
  const measure = (text: string, setting: Setting) => toLine(text, setting).width

  const widths = new Map<string, number>()
  /** Width of an isolated letter; joined letters are not wider. */
  const letterWidth = (letter: string, setting: Setting): number => {
    const key = `${letter} ${setting.size} ${setting.weight}`
    const known = widths.get(key) ?? measure(letter, setting)
    widths.set(key, known)
    return known
  }
  return {
    toLines: (text, setting) =>
      text
        .split('\n')
        .flatMap((paragraph) =>
          broken(drawable(paragraph), {
            most: setting.width,
            widthOf: (piece) => measure(piece, setting),
            widthOfLetter: (letter) => letterWidth(letter, setting),
          }),
        )
        .map((line) => toLine(line, setting)),
    draw({ text, runs }, { x, y, size, weight }) {
      // Copying and searching use the letters in reading order, not the drawn glyphs.
      pdf.markContent('Span', { actual: text })
      let left = x
      for (const run of runs) {
        use(run.face, { size, weight }).text(run.text, left, y, {
          lineBreak: false,
          features: [],
          baseline: 'alphabetic',
        })
        left += run.width
      }
      pdf.endMarkedContent()
    },
  }
}

/** The width of a line, and how the widths of texts and of single letters are measured. */
interface Measure {
  most: number
  widthOf: (text: string) => number
  widthOfLetter: (letter: string) => number
}

/** Breaks a paragraph into lines: at spaces, and within a word only if it is wider than a line. */
function broken(text: string, measure: Measure): string[] {
  const { most, widthOf } = measure
  const blank = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const whole of text.split(' ')) {
    const wide = widthOf(whole)
    const pieces = wide > most ? cut(whole, measure) : [whole]
    for (const piece of pieces) {
      const own = pieces.length > 1 ? widthOf(piece) : wide
      if (line && width + blank + own > most) {
        lines.push(line)
        line = ''
      }
      width = line ? width + blank + own : own
      line = line ? `${line} ${piece}` : piece
    }
  }
  return [...lines, line]
}

/** Breaks a word that is wider than a line. */
function cut(word: string, { most, widthOfLetter }: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  let width = 0
  for (const letter of word) {
    const own = widthOfLetter(letter)
    if (piece && width + own > most) {
      pieces.push(piece)
      piece = ''
      width = 0
    }
    piece += letter
    width += own
  }
  return piece ? [...pieces, piece] : pieces
}

/**
 * Characters drawn with the preceding letter: spaces, joiners and non-joiners, and the marks of
 * {@link isolate}.
 */
const followers: ReadonlySet<string> = new Set([
  ' ',
  '\u200c',
  '\u200d',
  '\u2066',
  '\u2069',
  '\u202c',
  '\u202d',
])

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0

/** Marks around text with its own direction; see {@link isolate}. */
const [begin, end] = ['\u2066\u202d', '\u202c\u2069']
const sign = String.raw`[\p{Script=Latin}\p{Nd}]`
const word = String.raw`[+#]?${sign}(?:[\p{Script=Latin}\p{M}\p{Nd}.,:/+@#_'’&*=%-]*${sign})?`
const phrases = new RegExp(`${word}(?: ${word})*`, 'gu')

/**
 * Isolates names and numbers: in right-to-left text, Unicode's rules alone would reverse the groups of
 * 1234-5678 and move the plus of a phone number to its end.
 */
const isolate = (text: string): string => text.replace(phrases, (phrase) => `${begin}${phrase}${end}`)

/** Splits a line into pieces of one font and one direction, in visual order. */
function toRuns(
  line: string,
  facesOf: (text: string) => readonly Face[],
  direction: 'ltr' | 'rtl',
): Omit<Run, 'width'>[] {
  const text = isolate(line)
  const faces = facesOf(text)
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const order = bidi.getReorderedIndices(text, embedding).filter((index) => !isMark(text[index]))
  const runs: { face: Face; from: number; to: number; isBack: boolean }[] = []
  for (const index of order) {
    const isBack = (embedding.levels[index] ?? 0) % 2 === 1
    const face = faces[index] ?? 'latin'
    const last = runs.at(-1)
    const isNext = last && (isBack ? index === last.from - 1 : index === last.to + 1)
    if (last && isNext && last.face === face && last.isBack === isBack) {
      last.from = Math.min(last.from, index)
      last.to = Math.max(last.to, index)
    } else runs.push({ face, from: index, to: index, isBack })
  }
  return runs.flatMap(({ face, from, to, isBack }) => {
    const piece = text.slice(from, to + 1)
    if (face === joined) {
      // The font reverses Arabic letters by itself; numbers among them must not be reversed.
      return isBack ? [{ face, text: piece }] : [...piece].map((letter) => ({ face, text: letter }))
    }
    return [{ face, text: isBack ? turned(piece) : piece }]
  })
}

const isMark = (sign: string | undefined) => sign !== undefined && (begin + end).includes(sign)

/** Reverses right-to-left characters for drawing from the left; brackets are mirrored. */
const turned = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('')
