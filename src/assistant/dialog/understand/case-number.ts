import { caseNumberLength, parseCaseNumber } from '../../../contract/primitives/case-number.ts'
import { asciiDigits } from './fold.ts'

/** A case as mentioned in a text: its number, or that a character of the intended number must be wrong. */
export type ReadCaseNumber = { number: string } | { isWrong: true }

/** Maximum characters missing from or added to a mistyped number. */
const slips = 1
/** Reads the short number of a case, as people type it, or the long id. Undefined if the text has neither. */
export function readCaseNumber(text: string): ReadCaseNumber | undefined {
  const plain = toPlain(text)
  const words = wordsOf(plain)
  const short = firstOf(words, (_, first) => shortAt(words, first))
  if (short) return { number: short }
  const run = runOfDigits(words)
  const isSlip = isAlmost(run)
  const named = afterCase.exec(plain)?.[1]
  if (named && !(isSlip && run.length > 1)) return { number: `CASE-${named}` }
  if (isSlip || isAlmost(words)) return { isWrong: true }
  const bare = plain.replace(/\s/g, '')
  return longBare.test(bare) ? { number: `CASE-${bare}` } : undefined
}

/**
 * Reads a number where none was asked for: only in the format in which it is shown, or with the word "case".
 */
export function findNamedCase(text: string): ReadCaseNumber | undefined {
  const plain = toPlain(text)
  const isNamed = /\bCASE\b/.test(plain)
  const named = afterCase.exec(plain)
  const grouped = (asShown.exec(plain) ?? (isNamed ? asSpoken.exec(plain) : null))?.[0]
  const short = (named && shortAt(wordsOf(plain.slice(named.index)), 1)) ?? parseCaseNumber(grouped ?? '')
  if (short) return { number: short }
  if (grouped) return isNamed ? { isWrong: true } : undefined
  return named ? { number: `CASE-${named[1]}` } : undefined
}

/** A long id without its "CASE-". */
const longBare = /^(?=.*\d)[0-9A-Z]{10,40}$/
const afterCase = /\bCASE[\s\-–_:#]*((?=[A-Z]*\d)[0-9A-Z]{2,40})\b/
/** A number in the format in which it is shown, right or not. */
const asShown = /\b[A-Z](?=[-–A-Z]*\d)[0-9A-Z]{2}[-–][0-9A-Z]{3}[-–][0-9A-Z]\b/
/** The same with blanks: "for 500 a" is not one. */
const asSpoken = /\b[A-Z](?=[A-Z]?\d)[0-9A-Z]{2}\s[0-9A-Z]{3}\s[0-9A-Z]\b/

/** People who mention their case do so at the beginning; longer texts are not searched. */
const mostChars = 400

/** "caser4x8075" becomes "CASE R4X8075". */
const toPlain = (text: string) =>
  asciiDigits(text.slice(0, mostChars))
    .toUpperCase()
    .replace(/\bCASE(?=[A-Z]{0,2}\d)/g, 'CASE ')
    .trim()

const wordsOf = (plain: string): string[] => plain.match(/[0-9A-Z]+/g) ?? []

/** Reads neighbouring words that together form a number, such as R4X 807 5, starting at the word `first`. */
function shortAt(words: readonly string[], first: number): string | undefined {
  const parts = words.slice(first, first + caseNumberLength)
  return firstOf(parts, (_, last) => parseCaseNumber(parts.slice(0, last + 1).join('')))
}

function firstOf(words: readonly string[], read: (word: string, at: number) => string | undefined) {
  for (const [at, word] of words.entries()) {
    const found = read(word, at)
    if (found) return found
  }
  return undefined
}

/** The words from the first with a digit to the last with one. */
function runOfDigits(words: readonly string[]): readonly string[] {
  const hasDigit = (word: string) => /\d/.test(word)
  return words.slice(words.findIndex(hasDigit), words.findLastIndex(hasDigit) + 1)
}

/** Whether words are a number with a typo. */
function isAlmost(words: readonly string[]): boolean {
  const signs = words.join('')
  return /\d/.test(signs) && Math.abs(signs.length - caseNumberLength) <= slips
}
