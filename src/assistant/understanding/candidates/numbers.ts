import type { NumberReading } from '../../languages/tables/reading-words.ts'
import { numberIn } from '../text/digits.ts'
import { valuesOf, wordSet } from '../text/lexicon.ts'
import type { Range } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { type Part, sum, sumScaleFirst } from './number-sums.ts'

/** A number told in words, or in digits with a scale. */
export interface SaidNumber extends Range {
  value: number
  /** It contains a scale of a hundred or more, so that it is hardly an hour or an age. */
  isScaled: boolean
}

interface Places {
  beginning: Map<number, SaidNumber>
  ending: Map<number, SaidNumber>
}

const places = new WeakMap<readonly SaidNumber[], Places>()

/** Indexes numbers by the tokens where they start and end; computed once for a list. */
function placesOf(numbers: readonly SaidNumber[]): Places {
  const known = places.get(numbers)
  if (known) return known
  const made = {
    beginning: new Map(numbers.map((number) => [number.first, number])),
    ending: new Map(numbers.map((number) => [number.last, number])),
  }
  places.set(numbers, made)
  return made
}

/** Returns the number that starts at a token. */
export const numberFrom = (numbers: readonly SaidNumber[], token: number) =>
  placesOf(numbers).beginning.get(token)

/** Returns the number that ends at a token. */
export const numberTo = (numbers: readonly SaidNumber[], token: number) => placesOf(numbers).ending.get(token)

interface Grammar {
  units: Map<string, number>
  scales: Map<string, number>
  fractions: Map<string, number>
  shifts: Map<string, number>
  joints: Set<string>
  clitics: readonly string[]
  notLast: Set<string>
  scaleFirst: boolean
  fourTwenties: boolean
}

/** Finds numbers told in words. */
export type NumberFinder = (tokens: readonly Token[]) => SaidNumber[]

/** Creates a finder; of several languages, the first that can read a word does. */
export function createNumberFinder(tables: readonly NumberReading[]): NumberFinder {
  const grammars = tables.map(grammarOf)
  return (tokens) => {
    const taken = new Set<number>()
    const found: SaidNumber[] = []
    for (const grammar of grammars) {
      for (let first = 0; first < tokens.length; first++) {
        const number = taken.has(first) ? undefined : numberAt(tokens, first, grammar, taken)
        if (!number) continue
        found.push(number)
        for (let token = number.first; token <= number.last; token++) taken.add(token)
        first = number.last
      }
    }
    return found.sort((a, b) => a.first - b.first)
  }
}

const grammarOf = (table: NumberReading): Grammar => ({
  units: valuesOf(table.units),
  scales: valuesOf(table.scales),
  fractions: valuesOf(table.fractions),
  shifts: valuesOf(table.shifts),
  joints: wordSet(table.joints),
  clitics: [...wordSet(table.clitics ?? '')],
  notLast: wordSet(table.notLast ?? ''),
  scaleFirst: table.scaleFirst ?? false,
  fourTwenties: table.fourTwenties ?? false,
})

const isDigits = ({ folded, isId }: Token) => !isId && /^\d+(?:[.,]\d+)*$/.test(folded)

/** It connects the parts of one number; elsewhere "and" may be between two. */
const arabicAnd = 'و'

function numberAt(
  tokens: readonly Token[],
  first: number,
  grammar: Grammar,
  taken: ReadonlySet<number>,
): SaidNumber | undefined {
  const parts: Part[] = []
  let last = first - 1
  let lastScale = first - 1
  let words = 0
  for (let at = first; at < tokens.length && !taken.has(at); at++) {
    const token = tokens[at]
    if (!token) break
    if (isDigits(token)) {
      // "1 lakh 10 hazar": digits count only where a scale follows.
      const behind = grammar.joints.has(tokens[at + 1]?.folded ?? '') ? tokens[at + 2] : tokens[at + 1]
      const next = behind && partOf(behind.folded, grammar)
      const follows = parts.length === 0 || parts.at(-1)?.kind === 'scale'
      const isScaled = grammar.scaleFirst ? parts.at(-1)?.kind === 'scale' : (next?.value ?? 0) >= 100
      // "9 hazar 200", "12 الف و 500": hundreds in digits after a thousand in words.
      const isAnd = tokens[at - 1]?.folded === arabicAnd
      const before = isAnd ? parts.at(-2) : parts.at(-1)
      const isRest =
        before?.kind === 'scale' &&
        lastScale === (isAnd ? at - 2 : at - 1) &&
        /^[1-9]\d{2}$/.test(token.folded)
      const isEnd = isRest && before.value >= 1000 && !grammar.scaleFirst
      if (!isEnd && (!follows || !isScaled || (!grammar.scaleFirst && next?.kind !== 'scale'))) break
      parts.push({ kind: 'unit', value: numberIn(token.folded) })
      last = at
      continue
    }
    const part = partOf(token.folded, grammar)
    // "five thousand and three thousand" are two numbers.
    if (part?.kind === 'scale' && !grammar.scaleFirst && isSecond(part, parts)) {
      while (parts.length > 0 && parts.at(-1)?.kind !== 'scale') parts.pop()
      last = lastScale
      break
    }
    // "fifteen and twenty thousand" and "three five hundred" are two numbers as well.
    if (part?.kind === 'unit' && !addsUp(part.value, parts, grammar)) break
    if (part?.kind === 'scale') lastScale = at
    if (part) {
      if (parts.length === 0 && part.kind === 'scale' && !standsAlone(token.folded, part, grammar)) break
      parts.push(part)
      last = at
      if (part.kind !== 'shift') words++
    } else if (parts.length === 0 || !isJoint(tokens, at, grammar)) break
    else parts.push({ kind: 'joint', value: 0 })
  }
  const isBehindThousand = parts.length > 1 && last - 1 === lastScale && (parts.at(-2)?.value ?? 0) >= 100
  if (isBehindThousand && grammar.notLast.has(tokens[last]?.folded ?? '')) {
    parts.pop()
    last -= 1
  }
  if (words === 0) return undefined
  return {
    first,
    last,
    value: grammar.scaleFirst ? sumScaleFirst(parts) : sum(parts, grammar.fourTwenties),
    isScaled: parts.some(({ kind, value }) => kind === 'scale' && value >= 100),
  }
}

/** A scale of thousands or more after one that is not larger starts another number. */
const isSecond = ({ value }: Part, parts: readonly Part[]) =>
  value >= 1000 && parts.some((part) => part.kind === 'scale' && part.value >= 1000 && part.value <= value)

/** "thousand" alone is a thousand; a short word such as "k" or "so" is not. */
const standsAlone = (word: string, { value }: Part, { scaleFirst }: Grammar) =>
  scaleFirst || (word.length > 3 && value >= 100) || word === 'mil'

/** Whether a unit adds to the part before it: "twenty five", "soixante dix", but not "fifteen twenty". */
function addsUp(value: number, parts: readonly Part[], { fourTwenties, scaleFirst }: Grammar): boolean {
  const before = parts.findLast(({ kind }) => kind !== 'joint')
  const isFraction = !Number.isInteger(value)
  if (before?.kind !== 'unit' || scaleFirst || isFraction || before.value >= 100) return true
  if (fourTwenties && (before.value === 4 || before.value % 20 === 0)) return value <= 20
  return before.value >= 10 && before.value % 10 === 0 && value > 0 && value < 10
}

/** A joint, or two of them as in "two and a half", with a part after it. */
function isJoint(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const joins = (index: number) => grammar.joints.has(tokens[index]?.folded ?? '')
  const next = tokens[joins(at + 1) ? at + 2 : at + 1]
  if (!joins(at) || !next) return false
  return partOf(next.folded, grammar) !== undefined || (!joins(at + 1) && isDigits(next))
}

function partOf(word: string, grammar: Grammar): Part | undefined {
  const shift = grammar.shifts.get(word)
  if (shift !== undefined) return { kind: 'shift', value: shift }
  const fraction = grammar.fractions.get(word)
  if (fraction !== undefined) return { kind: 'unit', value: fraction }
  for (const form of formsOf(word, grammar)) {
    const scale = grammar.scales.get(form)
    if (scale !== undefined) return { kind: 'scale', value: scale }
    const unit = grammar.units.get(form)
    if (unit !== undefined) return { kind: 'unit', value: unit }
  }
  return undefined
}

/** The word, and the word without the part that ties it to the next. */
const formsOf = (word: string, { clitics }: Grammar) => [
  word,
  ...clitics
    .filter((end) => word.length > end.length + 1 && word.endsWith(end))
    .map((end) => word.slice(0, -end.length)),
]
