import type { TimeReading } from '../../languages/tables/reading-words.ts'
import { valuesOf, wordSet } from '../text/lexicon.ts'
import { createPhraseFinder, type PhraseFinder, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { type DayWords, dateAround, daysOfMonth, lastDate, writtenDates } from './dates.ts'
import { numberFrom, numberTo, type SaidNumber } from './numbers.ts'
import {
  type Counted,
  type DayPart,
  dayMs,
  hourMs,
  hourOfPart,
  midnight,
  minuteMs,
  type TimePiece,
  textAt,
} from './time-pieces.ts'

/** Finds days, parts of days and times counted back from now. */
export type DayFinder = (doc: Doc, numbers: readonly SaidNumber[], now: number) => TimePiece[]

interface Grammar extends DayWords {
  now: PhraseFinder
  feasts: PhraseFinder
  dates: ReadonlyMap<string, number>
  days: readonly [back: number, finder: PhraseFinder][]
  parts: readonly [part: DayPart, finder: PhraseFinder][]
  greetings: PhraseFinder
  months: readonly PhraseFinder[]
  weekdays: readonly PhraseFinder[]
  units: readonly [ms: number, words: Set<string>][]
  ago: PhraseFinder
}

/** Creates a finder from the tables of several languages. */
export function createDayFinder(tables: readonly TimeReading[]): DayFinder {
  const grammars = tables.map(grammarOf)
  return (doc, numbers, now) =>
    grammars.flatMap((grammar) => piecesIn(doc, numbers, now, grammar)).concat(writtenDates(doc, now))
}

const grammarOf = (table: TimeReading): Grammar => ({
  now: createPhraseFinder(table.now),
  feasts: createPhraseFinder([...valuesOf(table.feasts).keys()].join()),
  dates: valuesOf(table.feasts),
  beforeDay: createPhraseFinder(table.beforeDay ?? ''),
  afterDay: wordSet(table.afterDay ?? ''),
  days: [
    [0, createPhraseFinder(table.today)],
    [1, createPhraseFinder(table.yesterday)],
    [2, createPhraseFinder(table.dayBeforeYesterday)],
  ],
  parts: (Object.keys(hourOfPart) as DayPart[]).map((part) => [part, createPhraseFinder(table[part])]),
  greetings: createPhraseFinder(table.greetings),
  months: table.months.map((names) => createPhraseFinder(names.replaceAll(' ', ','))),
  weekdays: table.weekdays.map((names) => createPhraseFinder(names.replaceAll(' ', ','))),
  units: [
    [minuteMs, wordSet(table.minute)],
    [hourMs, wordSet(table.hour)],
    [dayMs, wordSet(table.day)],
    [7 * dayMs, wordSet(table.week)],
    [30 * dayMs, wordSet(table.month)],
  ],
  ago: createPhraseFinder(table.ago),
})

function piecesIn(doc: Doc, numbers: readonly SaidNumber[], now: number, grammar: Grammar): TimePiece[] {
  const today = midnight(now)
  const greetings = grammar.greetings.find(doc)
  const isGreeting = ({ first, last }: Range) =>
    greetings.some((greeting) => greeting.first <= first && greeting.last >= last)
  const pieces: TimePiece[] = []
  for (const { first, last } of grammar.now.find(doc)) pieces.push({ first, last, kind: 'instant', at: now })
  for (const [back, finder] of grammar.days)
    for (const { first, last } of finder.find(doc))
      pieces.push({ first, last, kind: 'day', day: today - back * dayMs })
  for (const [part, finder] of grammar.parts)
    for (const hit of finder.find(doc))
      if (!isGreeting(hit)) pieces.push({ first: hit.first, last: hit.last, kind: 'part', part })
  for (const [index, finder] of grammar.weekdays.entries())
    for (const { first, last } of finder.find(doc))
      if (!every.test(textAt(doc, first - 1)))
        pieces.push({ first, last, kind: 'day', day: lastWeekday(today, index) })
  for (const [index, finder] of grammar.months.entries())
    for (const hit of finder.find(doc)) pieces.push(...dateAround(doc, numbers, hit, index, now))
  for (const { first, last, words } of grammar.feasts.find(doc)) {
    const date = grammar.dates.get(words) ?? 0
    const day = lastDate(now, Math.floor(date) - 1, Math.round((date % 1) * 100))
    pieces.push({ first, last, kind: 'day', day })
  }
  return pieces.concat(daysOfMonth(doc, numbers, now, grammar), countedBack(doc, numbers, now, grammar))
}

/** "Kada linggo" is every week, or every Sunday, and no day. */
const every = /^(?:every|each|kada|bawat|matag|chaque|tous|toutes|cada|todos|todas|har|ہر|हर|كل|kila|buri)$/

/** The last one before today: said on a Monday, "Monday" is a week ago. */
function lastWeekday(today: number, weekday: number): number {
  const day = (new Date(today).getUTCDay() + 6) % 7
  return today - ((day - weekday + 7) % 7 || 7) * dayMs
}

const small = new Map([
  ...[
    'a',
    'an',
    'one',
    'isang',
    'isa',
    'usa',
    'un',
    'une',
    'ek',
    'aik',
    'ایک',
    'imwe',
    'umwe',
    'एक',
    'una',
    'uno',
    'um',
    'uma',
    'moja',
  ].map((word) => [word, 1] as const),
  ...[
    'half',
    'kalahating',
    'kalahati',
    'tunga',
    'demi',
    'aadha',
    'adha',
    'aadhay',
    'آدہا',
    'igice',
    'आधा',
    'आधे',
    'aadhe',
    'media',
    'medio',
    'meia',
    'meio',
    'nusu',
  ].map((word) => [word, 0.5] as const),
  ...[
    'couple',
    'few',
    'ilang',
    'pila',
    'quelques',
    'chand',
    'kuch',
    'चंद',
    'कुछ',
    'چند',
    'par',
    'unos',
    'unas',
    'alguns',
    'algumas',
  ].map((word) => [word, 2] as const),
])

/** "2 hours ago", "il y a une demi-heure", "do ghante pehle", "mga isang oras na". */
function countedBack(
  doc: Doc,
  numbers: readonly SaidNumber[],
  now: number,
  { units, ago }: Grammar,
): TimePiece[] {
  const marks = ago.find(doc)
  const pieces: TimePiece[] = []
  for (let index = 0; index < doc.tokens.length; index++) {
    const ms = units.find(([, words]) => words.has(textAt(doc, index)))?.[0]
    if (ms === undefined) continue
    const count = countBefore(doc, numbers, index) ?? countAfter(numbers, doc, index)
    const first = Math.min(count?.first ?? index, index)
    const last = Math.max(count?.last ?? index, index)
    const mark = marks.find(
      (hit) => (hit.first > last && hit.first - last <= 3) || (hit.last < first && first - hit.last <= 2),
    )
    if (!mark || (count === undefined && mark.first > index + 2)) continue
    // "Last week" is not a day.
    if (count === undefined && ms > dayMs) continue
    const isHalfMore = /^demie$/.test(textAt(doc, last + 2)) || /^half$/.test(textAt(doc, index + 3))
    const value = (count?.value ?? 1) + (isHalfMore ? 0.5 : 0)
    const range = { first: Math.min(first, mark.first), last: Math.max(last, mark.last) }
    if (ms < dayMs) pieces.push({ ...range, kind: 'instant', at: now - value * ms })
    else pieces.push({ ...range, kind: 'day', day: midnight(now) - Math.round(value * (ms / dayMs)) * dayMs })
  }
  return pieces
}

const countAt = (doc: Doc, index: number): Counted | undefined => {
  const word = textAt(doc, index)
  if (/^\d{1,2}(?:[.,]5)?$/.test(word))
    return { first: index, last: index, value: Number(word.replace(',', '.')) }
  const value = small.get(word)
  return value === undefined ? undefined : { first: index, last: index, value }
}

function countBefore(doc: Doc, numbers: readonly SaidNumber[], unit: number): Counted | undefined {
  for (const at of [unit - 1, unit - 2, unit - 3]) {
    const ending = numberTo(numbers, at)
    const said = ending?.isScaled ? undefined : ending
    const found = said ?? countAt(doc, at)
    const half = /^(?:half|demi)$/.test(textAt(doc, at - 1)) && found?.value === 1
    if (half) return { first: at - 1, last: at, value: 0.5 }
    if (found) return { first: found.first, last: found.last, value: found.value }
    if (!/^(?:of|d|sa|ng|ka|na|mga|an|a|une?|full|whole)$/.test(textAt(doc, at))) return undefined
  }
  return undefined
}

/** "amasaha abiri", "iminota 40". */
function countAfter(numbers: readonly SaidNumber[], doc: Doc, unit: number): Counted | undefined {
  const beginning = numberFrom(numbers, unit + 1)
  const said = beginning && !beginning.isScaled && beginning.value < 60 ? beginning : undefined
  return said ?? (/^\d{1,2}$/.test(textAt(doc, unit + 1)) ? countAt(doc, unit + 1) : undefined)
}
