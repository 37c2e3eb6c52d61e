import type { NumberReading } from '../../languages/tables/reading-words.ts'
import { valuesOf } from '../text/lexicon.ts'
import { createPhraseFinder, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { numberFrom, numberTo, type SaidNumber } from './numbers.ts'

/** How often something was done ("twice", "4 times", "3 transfers"), or how many pieces were bought ("5 cards"). */
export interface Count extends Range {
  count: number
  of: 'times' | 'pieces'
}

/** Finds counts of payments and of pieces. */
export type CountFinder = (doc: Doc, numbers: readonly SaidNumber[]) => Count[]

/** More is not a number of payments that someone tells one by one. */
const mostTimes = 12
const mostPieces = 100

/**
 * Creates a finder from the tables of several languages. Takes time in proportion to the message's length.
 */
export function createCountFinder(tables: readonly NumberReading[]): CountFinder {
  const times = createPhraseFinder(...tables.map((table) => table.times ?? ''))
  const pieces = createPhraseFinder(...tables.map((table) => table.pieces ?? ''))
  const values = new Map(tables.flatMap((table) => [...valuesOf(table.timesSaid)]))
  const said = createPhraseFinder([...values.keys()].join())
  return (doc, numbers) => {
    const counted = (finder: typeof times, of: Count['of'], most: number) =>
      finder.find(doc).flatMap(({ first, last, words }) => {
        const isBefore = words === 'x' || tables.some((table) => table.scaleFirst)
        const number = before(doc, numbers, first) ?? (isBefore ? behind(doc, numbers, last) : undefined)
        if (!number || !Number.isInteger(number.count) || number.count < 2 || number.count > most) return []
        const range = { first: Math.min(first, number.first), last: Math.max(last, number.last) }
        return [{ ...range, count: number.count, of }]
      })
    return [
      ...said.find(doc).map(({ first, last, words }) => ({
        first,
        last,
        count: values.get(words) ?? 2,
        of: 'times' as const,
      })),
      ...counted(times, 'times', mostTimes),
      ...counted(pieces, 'pieces', mostPieces),
    ].sort((a, b) => a.first - b.first)
  }
}

const wordAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''
const link = /^(?:ka|na|nga|ng|of|de|different|separate)$/
const digits = /^\d{1,3}$/

/** The number before "times": "4 times", "duha ka beses". */
function before(doc: Doc, numbers: readonly SaidNumber[], first: number) {
  const at = link.test(wordAt(doc, first - 1)) ? first - 2 : first - 1
  if (digits.test(wordAt(doc, at))) return { first: at, last: at, count: Number(wordAt(doc, at)) }
  const number = numberTo(numbers, at)
  return number && !number.isScaled ? { first: number.first, last: at, count: number.value } : undefined
}

/** The number after "inshuro" or "x". */
function behind(doc: Doc, numbers: readonly SaidNumber[], last: number) {
  const at = last + 1
  if (digits.test(wordAt(doc, at))) return { first: at, last: at, count: Number(wordAt(doc, at)) }
  const number = numberFrom(numbers, at)
  return number && !number.isScaled ? { first: at, last: number.last, count: number.value } : undefined
}
