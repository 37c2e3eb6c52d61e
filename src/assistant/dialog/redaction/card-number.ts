import { createShapeFinder } from '../../understanding/text/shapes.ts'
import type { SecretSpan } from './secret-span.ts'

/** First digits and lengths of the world's payment cards (ISO/IEC 7812 issuer ranges in use): `51-55:16`. */
const issuers =
  '4:13,16,19 51-55:16 2200-2205:16,17,18,19 2221-2720:16 34:15 37:15 300-305:14,16 36:14,16 38-39:14,16 6011:16,19 644-659:16,19 3528-3589:16,19 62:16,17,18,19 81-82:16 60:16 508:16 5018:12,13,14,15,16,17,18,19 5020:12,13,14,15,16,17,18,19 5038:12,13,14,15,16,17,18,19 5893:12,13,14,15,16,17,18,19 6304:12,13,14,15,16,17,18,19 6759-6763:12,13,14,15,16,17,18,19 506099-506198:16,18,19 9792:16'

/**
 * Finds full card numbers in a plain text: issuer, length and check digit match, whatever is between the
 * digits.
 */
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

/** A run of digits, with the position of each. */
interface Run {
  digits: string
  places: readonly number[]
}

/** Length of the card number that starts at a digit, the longest first; 0 for none. */
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

/** The issuers as ranges of the first six digits. */
const ranges = issuers.split(' ').map((issuer) => {
  const [range = '', lengths = ''] = issuer.split(':')
  const [from = '', to = from] = range.split('-')
  const scale = 10 ** (6 - from.length)
  return {
    from: Number(from) * scale,
    to: (Number(to) + 1) * scale - 1,
    lengths: lengths.split(',').map(Number),
  }
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

/**
 * Finds numbers written like a card's near a word for a card although the check digit is wrong: a mistyped
 * number.
 */
export const mistypedCards = (plain: string, isOfCard: (before: string) => boolean): SecretSpan[] =>
  [...findWritten(plain)].flatMap(({ 0: number, index: start }) =>
    lengthsOf(number.replace(/\D/g, '').slice(0, 6)).includes(16) &&
    isOfCard(plain.slice(Math.max(0, start - lookBack), start))
      ? [{ kind: 'card-number' as const, start, end: start + number.length }]
      : [],
  )

/** Whether digits form a payment card number: issuer range, its lengths, and the Luhn check digit. */
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
