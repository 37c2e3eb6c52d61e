import { createShapeFinder } from '../../understanding/text/shapes.ts'
import type { SecretSpan } from './secret-span.ts'

/** First digits and lengths of the world's payment cards (ISO/IEC 7812 issuer ranges in use). */
const issuers: readonly { from: number; to: number; lengths: readonly number[] }[] = [
  { from: 4, to: 4, lengths: [13, 16, 19] },
  { from: 51, to: 55, lengths: [16] },
  { from: 2200, to: 2205, lengths: [16, 17, 18, 19] },
  { from: 2221, to: 2720, lengths: [16] },
  { from: 34, to: 34, lengths: [15] },
  { from: 37, to: 37, lengths: [15] },
  { from: 300, to: 305, lengths: [14, 16] },
  { from: 36, to: 36, lengths: [14, 16] },
  { from: 38, to: 39, lengths: [14, 16] },
  { from: 6011, to: 6011, lengths: [16, 19] },
  { from: 644, to: 659, lengths: [16, 19] },
  { from: 3528, to: 3589, lengths: [16, 19] },
  { from: 62, to: 62, lengths: [16, 17, 18, 19] },
  { from: 81, to: 82, lengths: [16] },
  { from: 60, to: 60, lengths: [16] },
  { from: 508, to: 508, lengths: [16] },
  { from: 5018, to: 5018, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5020, to: 5020, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5038, to: 5038, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5893, to: 5893, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 6304, to: 6304, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 6759, to: 6763, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 506_099, to: 506_198, lengths: [16, 18, 19] },
  { from: 9792, to: 9792, lengths: [16] },
]

/** Full card numbers in a plain text: issuer, length and check digit fit, whatever stands between the digits. */
export function cardNumbers(plain: string): SecretSpan[] {
  const found: SecretSpan[] = []
  for (const run of plain.matchAll(/\d(?:[^\p{L}\p{Sc}\d]{0,8}\d){11,}/gu)) {
    const digits = run[0].replace(/\D/g, '')
    const places: number[] = []
    for (let at = 0; at < run[0].length; at++) if (isDigit(run[0].charCodeAt(at))) places.push(run.index + at)
    let first = 0
    while (first < digits.length) {
      const length = cardAt({ digits, places }, first)
      if (length)
        found.push({
          kind: 'card-number',
          start: places[first] ?? 0,
          end: (places[first + length - 1] ?? 0) + 1,
        })
      first += length || 1
    }
  }
  return found
}

/** Digits of a run, and where each of them stands. */
interface Run {
  digits: string
  places: readonly number[]
}

/** Length of the card number that begins at a digit, the longest first; 0 for none. */
function cardAt({ digits, places }: Run, first: number): number {
  const isEdge = (index: number) =>
    index <= 0 || index >= digits.length || (places[index] ?? 0) - (places[index - 1] ?? 0) > 1
  if (!isEdge(first)) return 0
  const lengths = lengthsOf(digits.slice(first, first + 6))
  for (let length = 19; length >= 12; length--) {
    if (!lengths.includes(length) || first + length > digits.length || !isEdge(first + length)) continue
    if (luhn(digits.slice(first, first + length))) return length
  }
  return 0
}

/** The same as ranges of the first six digits. */
const ranges = issuers.map(({ from, to, lengths }) => {
  const scale = 10 ** (6 - String(from).length)
  return { from: from * scale, to: (to + 1) * scale - 1, lengths }
})

/** Lengths of the cards whose numbers begin with these six digits. */
function lengthsOf(prefix: string): readonly number[] {
  const first = Number(prefix)
  const found: number[] = []
  for (const { from, to, lengths } of ranges) if (first >= from && first <= to) found.push(...lengths)
  return found
}

const findWritten = createShapeFinder([
  {
    written: String.raw`\d{4}(?:([ .-]?)\d{4})(?:\1\d{4}){2}(?![ .-]?\d)`,
    notAfter: /[\p{L}\d.,+-]$/u,
  },
])
/** Characters between a word for a card and its number. */
const lookBack = 120

/** Numbers written as a card's, near a word for one, though their check digit is wrong: she has mistyped it. */
export const mistypedCards = (plain: string, isOfCard: (before: string) => boolean): SecretSpan[] =>
  [...findWritten(plain)].flatMap(({ 0: number, index: start }) =>
    lengthsOf(number.replace(/\D/g, '').slice(0, 6)).includes(16) &&
    isOfCard(plain.slice(Math.max(0, start - lookBack), start))
      ? [{ kind: 'card-number' as const, start, end: start + number.length }]
      : [],
  )

/** Whether digits are a payment card's: issuer range, its lengths, and the Luhn check digit. */
export const isCardNumber = (number: string): boolean =>
  lengthsOf(number.slice(0, 6)).includes(number.length) && luhn(number)

const zero = 0x30
const isDigit = (code: number) => code >= zero && code <= zero + 9

function luhn(number: string): boolean {
  let sum = 0
  for (let place = 0; place < number.length; place++) {
    const value = (number.charCodeAt(number.length - 1 - place) - zero) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
