import { transliterateArabic } from './arabic-script.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import { companyForms, honorifics, isNicknamePair, toStandardSpelling } from './name-spellings.ts'

/**
 * Result of a comparison that may be disclosed. The score itself stays secret: it would let a caller approach
 * the name step by step.
 */
export type NameBand = 'match' | 'close_match' | 'no_match' | 'unable_to_verify'

/** Similarities are whole millionths, so that the band limits are exact. */
const one = 1_000_000
const nicknameLikeness = 950_000
const initialLikeness = 900_000
const leastLikeness = 850_000
const maxTokens = 8

/** Plain forms of letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/**
 * Splits a name into comparable words: without accents, case, punctuation and titles, with Arabic script in
 * Latin letters. Keeps at most eight words, including the last. Empty if nothing is left.
 */
export function toNameTokens(name: string): string[] {
  const plain = transliterateArabic(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’ʼ`]/g, '')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !honorifics.has(word))
  const tokens = words.map((word) => companyForms[word] ?? word)
  return tokens.length <= maxTokens ? tokens : [...tokens.slice(0, maxTokens - 1), ...tokens.slice(-1)]
}

const isInitialOf = (a: string, b: string) => [...a].length === 1 && [...b].length > 1 && b.startsWith(a)

/** Computes the similarity of two words in millionths; below 0.85 it counts as zero. */
function likeness(a: string, b: string): number {
  if (toStandardSpelling(a) === toStandardSpelling(b)) return one
  if (isNicknamePair(a, b)) return nicknameLikeness
  if (isInitialOf(a, b) || isInitialOf(b, a)) return initialLikeness
  const millionths = Math.round(jaroWinkler(a, b) * one)
  return millionths >= leastLikeness ? millionths : 0
}

/**
 * Finds the largest sum of similarities when each word of the shorter name is paired with a different word of
 * the longer.
 */
function bestAssignment(likenesses: readonly (readonly number[])[], width: number): number {
  let best = new Map<number, number>([[0, 0]])
  for (const row of likenesses) {
    const next = new Map<number, number>()
    for (const [taken, sum] of best) {
      for (let column = 0; column < width; column++) {
        const bit = 1 << column
        if (taken & bit) continue
        const total = sum + (row[column] ?? 0)
        if (total > (next.get(taken | bit) ?? -1)) next.set(taken | bit, total)
      }
    }
    best = next
  }
  return Math.max(...best.values())
}

interface Comparison {
  /** The score is `numerator ÷ denominator`, 0 to 1. */
  numerator: number
  denominator: number
  /** Whether the last word of one name occurs in the other, and no single word is compared with several. */
  isPlausible: boolean
}

function compareTokens(a: readonly string[], b: readonly string[]): Comparison {
  if (a.join('') === b.join('')) return { numerator: 1, denominator: 1, isPlausible: true }
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const likenesses = short.map((word) => long.map((other) => likeness(word, other)))
  const [m, n] = [short.length, long.length]
  const sum = bestAssignment(likenesses, n)
  const lastOfShort = likenesses[m - 1] ?? []
  const lastOfLong = likenesses.map((row) => row[n - 1] ?? 0)
  const hasSurname = [...lastOfShort, ...lastOfLong].some((value) => value >= leastLikeness)
  return {
    numerator: sum * (3 * m + n),
    denominator: 2 * m * (m + n) * one,
    isPlausible: hasSurname && !(m === 1 && n > 1),
  }
}

/** Computes the score of two names, 0 to 1, for tests and tuning only; never disclosed in a response. */
export function nameScore(a: string, b: string): number {
  const { numerator, denominator } = compareTokens(toNameTokens(a), toNameTokens(b))
  return numerator / denominator
}

/**
 * Compares the name that a payer expects with the holder's. Symmetric. The thresholds are design values:
 * `match` from 0.98, `close_match` from 0.80.
 */
export function compareNames(a: string, b: string): NameBand {
  const [left, right] = [toNameTokens(a), toNameTokens(b)]
  if (left.length === 0 || right.length === 0) return 'unable_to_verify'
  const { numerator, denominator, isPlausible } = compareTokens(left, right)
  if (!isPlausible) return 'no_match'
  if (numerator * 100 >= denominator * 98) return 'match'
  return numerator * 100 >= denominator * 80 ? 'close_match' : 'no_match'
}
