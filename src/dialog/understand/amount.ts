import type { NumberWords } from '../../languages/tables/words.ts'
import { createShapeFinder } from '../../understanding/text/shapes.ts'
import { asciiDigits, fold } from './fold.ts'

/** Says how amounts are read. */
export interface AmountRules {
  /** Decimals of the currency. */
  exponent: number
  words: readonly NumberWords[]
}

/** An amount in minor units, as found in a text. */
export interface FoundAmount {
  minor: number
  /** A sign, a currency or a word such as "thousand" makes it plain that it is money. */
  marked: boolean
  index: number
}

/** Largest amount that the trust layer takes, in major units. */
const maxMajor = 999_999_999_999n

/**
 * The amount that a text names, in integer minor units. Of several, the one that is marked as money,
 * or else the largest. Undefined when there is none, or when it has more decimals than the currency.
 */
export function parseAmount(text: string, rules: AmountRules): number | undefined {
  const found = findAmounts(text, rules)
  const marked = found.filter((amount) => amount.marked)
  const pool = marked.length > 0 ? marked : found
  return pool.length > 0 ? Math.max(...pool.map((amount) => amount.minor)) : undefined
}

/** All amounts of a text, in order. */
export function findAmounts(text: string, rules: AmountRules): FoundAmount[] {
  const plain = asciiDigits(text)
    .replace(/[\p{Cf}]/gu, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .toLowerCase()
  const digits = inDigits(plain, rules)
  return digits.length > 0 ? digits : inWords(plain, rules)
}

const sign = '[₱$€£₨₦¥₹]|n\\$|rs\\.?|[a-z]{3}'
const group = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d+)?|\\d[\\d.,]*\\d|\\d"

const findNumbers = createShapeFinder([
  { written: `(${sign})?\\s?(${group})(?:\\s?(\\p{L}+))?`, notAfter: /[\p{L}\d+-]$/u },
])

/** A message with more numbers is a list, of which so many are read. */
const maxNumbers = 200

function inDigits(plain: string, rules: AmountRules): FoundAmount[] {
  const scales = scalesOf(rules)
  const moneyWords = new Set(rules.words.flatMap(({ money }) => money))
  const found: FoundAmount[] = []
  let looked = 0
  for (const match of findNumbers(plain)) {
    if (++looked > maxNumbers) break
    const [, before = '', number = '', after = ''] = match
    const scale = scales.get(fold(after)) ?? 1n
    const minor = toMinor(number, scale, rules.exponent)
    if (minor === undefined) continue
    const marked = isSign(before) || scale > 1n || moneyWords.has(fold(after)) || isCode(after)
    if (!marked && !isPlainAmount(plain, number, match.index + match[0].indexOf(number))) continue
    found.push({ minor, marked, index: match.index })
  }
  return found
}

const currencyCodes = new Set(['php', 'pkr', 'nad', 'rwf', 'zar', 'gbp', 'brl', 'usd', 'eur', 'frw'])
const isCode = (word: string) => currencyCodes.has(word)
const isSign = (before: string) => before !== '' && (!/^[a-z]{3}$/.test(before) || isCode(before))

/** Telephone numbers, times and dates are no amounts. */
function isPlainAmount(plain: string, number: string, index: number): boolean {
  if (/^0\d/.test(number) || number.replace(/\D/g, '').length > 9) return false
  const around = plain.slice(Math.max(0, index - 1), index + number.length + 3)
  return !/[:/]/.test(around)
}

/** Exact: a decimal number, times a scale, in minor units. */
function toMinor(written: string, scale: bigint, exponent: number): number | undefined {
  const bare = written.replace(/[ \u00a0\u202f'’]/g, '')
  // Two marks of one kind stand between thousands: "25.125.12" is no amount.
  if (/^[^.,]*([.,])\d+\1(?:\d+\1)*(?!\d{3}$)\d+$/.test(bare)) return undefined
  const { whole, decimals } = split(bare, scale)
  const numerator = BigInt(whole + decimals) * scale * 10n ** BigInt(exponent)
  const denominator = 10n ** BigInt(decimals.length)
  if (numerator % denominator !== 0n) return undefined
  const minor = numerator / denominator
  return minor / 10n ** BigInt(exponent) > maxMajor ? undefined : Number(minor)
}

/** Tells thousands marks from the decimal mark, of either kind. */
function split(written: string, scale: bigint): { whole: string; decimals: string } {
  const marks = [...written.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return { whole: written, decimals: '' }
  const tail = written.slice(last.index + 1)
  const kinds = new Set(marks.map(([mark]) => mark))
  const head = written.slice(0, last.index)
  const isDecimal =
    kinds.size === 2 ||
    (marks.length === 1 && (tail.length !== 3 || /^0?$/.test(head) || (scale > 1n && last[0] === '.')))
  const digits = (part: string) => part.replace(/\D/g, '')
  return isDecimal ? { whole: digits(head), decimals: tail } : { whole: digits(written), decimals: '' }
}

const scalesOf = (rules: AmountRules) =>
  new Map(
    rules.words.flatMap(({ scales }) =>
      Object.entries(scales).map(([word, value]) => [word, BigInt(value)] as const),
    ),
  )

/** Amounts in words, such as "twenty five thousand": the longest run of number words of one language. */
function inWords(plain: string, rules: AmountRules): FoundAmount[] {
  const tokens = fold(plain).split(' ')
  const found = rules.words.flatMap((words) => readWords(tokens, words))
  const best = found.sort((a, b) => b.length - a.length)[0]
  if (!best || best.value === 0n || best.value > maxMajor) return []
  return [
    { minor: Number(best.value * 10n ** BigInt(rules.exponent)), marked: best.marked, index: best.start },
  ]
}

interface Run {
  value: bigint
  /** Number of words. */
  length: number
  start: number
  marked: boolean
}

/** Runs of number words. "a" and "an" count only before a scale: "a thousand". */
function readWords(tokens: readonly string[], words: NumberWords): Run[] {
  const units = new Map(Object.entries(words.units).map(([word, value]) => [word, BigInt(value)]))
  const scales = new Map(Object.entries(words.scales).map(([word, value]) => [word, BigInt(value)]))
  const joints = new Set(words.joints)
  const isArticle = (index: number) =>
    /^(a|an|un|une)$/.test(tokens[index] ?? '') && !scales.has(tokens[index + 1] ?? '')
  const isNumber = (index: number) => {
    const token = tokens[index] ?? ''
    return (units.has(token) && !isArticle(index)) || scales.has(token)
  }
  const runs: Run[] = []
  const whole = joined(tokens, units)
  if (whole.length < tokens.length) return readWords(whole, words)
  for (let start = 0; start < tokens.length; start++) {
    if (!isNumber(start)) continue
    let end = start
    while (isNumber(end) || (joints.has(tokens[end] ?? '') && isNumber(end + 1))) end += 1
    const run = tokens.slice(start, end)
    const value = words.scaleFirst ? sumScaleFirst(run, units, scales) : sum(run, units, scales)
    const marked = run.some((word) => scales.has(word))
    runs.push({ value, marked, length: run.length, start })
    start = end
  }
  return runs
}

/** Numbers of two words that mean more than their sum: "quatre vingt". */
function joined(tokens: readonly string[], units: Map<string, bigint>): string[] {
  const kept: string[] = []
  for (const token of tokens) {
    const last = kept.at(-1)
    if (last !== undefined && units.has(last + token)) kept[kept.length - 1] = last + token
    else kept.push(token)
  }
  return kept
}

/** "two million three hundred thousand": each large scale closes a group. */
function sum(run: readonly string[], units: Map<string, bigint>, scales: Map<string, bigint>): bigint {
  let total = 0n
  let group = 0n
  for (const word of run) {
    const scale = scales.get(word)
    if (scale === undefined) group += units.get(word) ?? 0n
    else if (scale < 1000n) group = (group || 1n) * scale
    else {
      total += (group || 1n) * scale
      group = 0n
    }
  }
  return total + group
}

/** "Thousands twenty and five": the scale stands before what it multiplies. */
function sumScaleFirst(
  run: readonly string[],
  units: Map<string, bigint>,
  scales: Map<string, bigint>,
): bigint {
  let total = 0n
  let large = 1n
  let group = 0n
  let small = 0n
  for (const word of run) {
    const scale = scales.get(word)
    if (scale === undefined) {
      group += (units.get(word) ?? 0n) * (small || 1n)
      small = 0n
    } else if (scale < 1000n) {
      group += small
      small = scale
    } else {
      total += large * (group + small || (large > 1n ? 1n : 0n))
      large = scale
      group = 0n
      small = 0n
    }
  }
  return total + large * (group + small || (large > 1n ? 1n : 0n))
}
