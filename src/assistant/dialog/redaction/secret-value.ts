import type { SecretLexicon } from './secret-lexicon.ts'
import type { Token } from './secret-tokens.ts'

/** A range of a text. */
export interface Stretch {
  start: number
  end: number
}

/** How many digits a secret has, at least and at most. */
export type Digits = readonly [least: number, most: number]

/** A text to search, split into tokens. */
export interface Searched {
  plain: string
  tokens: readonly Token[]
  lexicon: SecretLexicon
}

/** Characters that may stand between two digits of one secret. */
const maxGap = 4

const amount = /\d{1,3}(?:[,.]\d{3})+(?!\d)/y
const date =
  /(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d\d)(?!\d)/y
const clock = /\d{1,2}:\d{2}(?!\d)/y

const isAt = (pattern: RegExp, plain: string, at: number): boolean => {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  return sticky.test(plain)
}

/** Number of digits that a token stands for, in figures or as a word; 0 for any other. */
export const digitsOf = (token: Token | undefined, { digits }: SecretLexicon): number =>
  token === undefined ? 0 : token.isNumber ? token.text.length : (digits.get(token.text) ?? 0)

/** Whether a word turns the number before it into an amount; single letters, as in "14 h", are also words. */
export const isUnit = (word: string, { amounts }: SecretLexicon): boolean =>
  word.length > 1 && amounts.has(word)

/** Finds the secret that begins with the token at `from`: its digits in figures or words, in any spacing. */
export function valueFrom(
  { plain, tokens, lexicon }: Searched,
  from: number,
  [least, most]: Digits,
): Stretch | undefined {
  const first = tokens[from]
  if (!first || /[₱$€£₨¥₹+*#]\s?$/.test(plain.slice(Math.max(0, first.start - 2), first.start)))
    return undefined
  let total = 0
  let last = first
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const isFar = at > from && token.start - last.end > maxGap
    const count = digitsOf(token, lexicon)
    if (isFar || (count === 0 && !token.isMark)) break
    if (count === 0) continue
    if (isAmountOrTime(plain, token.start) || isOfSomething({ plain, tokens, lexicon }, at)) {
      if (at === from) return undefined
      break
    }
    if (total + count > most) {
      // A telephone or account number is longer than a secret.
      if (total < least || /^0/.test(first.text)) return undefined
      break
    }
    total += count
    last = token
  }
  return total >= least ? { start: first.start, end: last.end } : undefined
}

/** Finds the secret that ends with the token at `to`. */
export function valueTo(
  { plain, tokens, lexicon }: Searched,
  to: number,
  [least, most]: Digits,
): Stretch | undefined {
  const last = tokens[to]
  if (!last) return undefined
  let total = 0
  let first = last
  for (let at = to; at >= 0; at--) {
    const token = tokens[at] as Token
    const count = digitsOf(token, lexicon)
    if (first.start - token.end > maxGap || (count === 0 && !token.isMark)) break
    if (count === 0) continue
    total += count
    if (total > most) return undefined
    first = token
  }
  const before = plain.slice(Math.max(0, first.start - 2), first.start)
  const isPart = /[\p{L}\d.,₱$€£₨¥₹+*#]\s?$/u.test(before) && !/[\p{L}.,]\s$/u.test(before)
  if (isPart || isAmountOrTime(plain, first.start)) return undefined
  return total >= least ? { start: first.start, end: last.end } : undefined
}

const isAmountOrTime = (plain: string, at: number) =>
  [amount, date, clock].some((pattern) => isAt(pattern, plain, at))

/** "25000 pesos", "25k", "1234abc" and "twenty five thousand" are not secrets. */
function isOfSomething({ plain, tokens, lexicon }: Searched, at: number): boolean {
  let next = at
  while (digitsOf(tokens[next], lexicon) > 0 && !isFarFromNext(tokens, next)) next += 1
  const token = tokens[next]
  const before = tokens[next - 1]
  if (!token || !before || token.isMark) return false
  const isGlued = before.isNumber && token.start === before.end && /\p{L}/u.test(plain[token.start] ?? '')
  // A single letter is a unit of small numbers only: "14 h", but "pin 2749 h".
  const mayBeUnit = token.text.length > 1 || before.text.length <= 3
  return isGlued || (token.start - before.end <= 2 && mayBeUnit && lexicon.amounts.has(token.text))
}

const isFarFromNext = (tokens: readonly Token[], at: number) =>
  (tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) > maxGap

/** Digits alone, together or in equal groups; not a year or a round number. */
const groups =
  /^(?!(?:19|20)\d\d$|.*00$)(?:\d{3,4}|\d{6,9}|\d{3}(?:[ -]\d{3}){1,2}|\d\d(?:[ -]\d\d){1,3}|\d(?:[ ,.-]{1,2}\d){3,8})$/

/** Whether a number looks like a secret, for numbers that are not tied to the name of one. */
export const hasLook = (plain: string, { start, end }: Stretch): boolean =>
  groups.test(plain.slice(start, end)) &&
  !/[\p{L}\d.,:/+-]$/u.test(plain.slice(Math.max(0, start - 1), start)) &&
  !/^[.,:/-]?[\p{L}\d]/u.test(plain.slice(end, end + 2))
