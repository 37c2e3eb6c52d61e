/**
 * Digits of other scripts, mapped one to one: NFKC would turn one character into eighteen and shift every
 * position.
 */
const blocks = [0x660, 0x6f0, 0x966, 0xff10] as const

/** Writes digits and the marks between them as ASCII; every character keeps its position. */
export const asciiDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = blocks.findLast((first) => first <= code) ?? code
      return String(code - zero)
    })
    .replace(/[\u066c\uff0c]/g, ',')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/\uff1a/g, ':')
    // "5oo", "18,ooo" and "25'000".
    .replace(/(\d[.,]?)([oO]{2,3})(?!\p{L})/gu, (_, before, zeros) => before + '0'.repeat(zeros.length))
    .replace(/(\d)['’](?=\d{3}(?!\d))/g, '$1,')

/**
 * Reads a number as people write it: "25,000.00", "1.500", "33 600", "164 980,50". A mark before three digits
 * groups thousands, any other last mark starts the decimals.
 */
export function numberIn(written: string): number {
  const marks = [...written.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return Number(written.replace(/\D/g, ''))
  const decimals = written.slice(last.index + 1)
  const kinds = new Set(marks.map(([mark]) => mark)).size
  const isDecimal = kinds === 2 || (marks.length === 1 && decimals.length !== 3)
  if (!isDecimal) return Number(written.replace(/\D/g, ''))
  return Number(`${written.slice(0, last.index).replace(/\D/g, '')}.${decimals.replace(/\D/g, '')}`)
}

/**
 * Marks and invisible characters that change no word. The vowels of Devanagari are marks too, and stay: हाँ
 * is not है.
 */
export const marks = /[\u0901\u0902\u093c]|(?![\u0900-\u097f])\p{M}|\p{Cf}/gu
