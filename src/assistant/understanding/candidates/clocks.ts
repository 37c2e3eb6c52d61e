import type { TimeReading } from '../../languages/tables/reading-words.ts'
import { valuesOf, wordSet } from '../text/lexicon.ts'
import { createPhraseFinder, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { numberFrom, numberTo, type SaidNumber } from './numbers.ts'
import { type Clock, halfAfter, writtenClocks } from './written-clocks.ts'

/** Finds times of day. */
export type ClockFinder = (doc: Doc, numbers: readonly SaidNumber[]) => Clock[]

interface Grammar {
  before: ReturnType<typeof createPhraseFinder>
  after: ReturnType<typeof createPhraseFinder>
  hours: Map<string, number>
  minutes: ReturnType<typeof suffixes>
  minutesBefore: ReturnType<typeof suffixes>
  minuteUnit: Set<string>
  fromSix: boolean
  isFrench: boolean
}

/** Creates a finder from the tables of several languages. */
export function createClockFinder(tables: readonly TimeReading[]): ClockFinder {
  const grammars = tables.map(grammarOf)
  const befores = createPhraseFinder(...tables.map(({ beforeHour }) => beforeHour))
  const times = createPhraseFinder(
    ...tables.flatMap(({ today, yesterday, morning, noon, afternoon, evening, night }) => [
      today,
      yesterday,
      morning,
      noon,
      afternoon,
      evening,
      night,
    ]),
  )
  return (doc, numbers) => {
    // "8.32" is a time only after "at" and before "this morning".
    const parts = times.find(doc)
    const timed = new Set(parts.map(({ first }) => first))
    const announced = new Set(befores.find(doc).map(({ last }) => last))
    const clocks = writtenClocks(doc, (index) => timed.has(index + 1) && announced.has(index - 1)).slice(
      0,
      mostClocks,
    )
    const said = grammars.flatMap((grammar) => [
      ...saidClocks(doc, numbers, grammar),
      // "After lunch two thirty"
      ...parts.flatMap(({ last }) => {
        const hour = hoursIn(doc, numbers, grammar)(last + 1)
        return hour ? withMinutes(doc, numbers, grammar, hour, false).filter(({ minute }) => minute > 0) : []
      }),
    ])
    // "A courier comes in an hour" ("dans une heure") is no time of day.
    const past = said.filter(({ first }) => !ahead.test(wordAt(doc, first - 1)))
    for (const clock of past.sort((a, b) => b.last - b.first - (a.last - a.first)).slice(0, mostClocks))
      if (!clocks.some((other) => other.first <= clock.last && clock.first <= other.last)) clocks.push(clock)
    return clocks.sort((a, b) => a.first - b.first)
  }
}

/** Words before a time from now on. */
const ahead = /^(?:dans|within|dentro|in)$/

/** A message tells a handful of times; a list of hundreds is not about times. */
const mostClocks = 40

const grammarOf = (table: TimeReading): Grammar => ({
  before: createPhraseFinder(table.beforeHour),
  after: createPhraseFinder(table.afterHour),
  hours: valuesOf(table.hours),
  minutes: suffixes(table.minutes),
  minutesBefore: suffixes(table.minutesBefore),
  minuteUnit: wordSet(table.minute),
  fromSix: table.clockFromSix ?? false,
  isFrench: wordSet(table.afterHour).has('h'),
})

/** Phrases with values, the longest first. */
const suffixes = (list: string | undefined) =>
  [...valuesOf(list)]
    .map(([phrase, value]) => ({ words: phrase.split(' '), value }))
    .sort((a, b) => b.words.length - a.words.length)

const wordAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''

function saidClocks(doc: Doc, numbers: readonly SaidNumber[], grammar: Grammar): Clock[] {
  const clocks: Clock[] = []
  const hourAt = hoursIn(doc, numbers, grammar)
  const before = grammar.before.find(doc)
  for (const { first, last } of before) {
    const hour = hourAt(last + 1)
    if (hour) clocks.push(...withMinutes(doc, numbers, grammar, { ...hour, first }, false))
  }
  for (const [index, { folded }] of doc.tokens.entries()) {
    // "midnight" needs no "at".
    const hour = grammar.hours.get(folded)
    if (hour === 0 || hour === 24)
      clocks.push({ first: index, last: index, hour: 0, minute: 0, isExact: true })
  }
  for (const { first, last } of grammar.after.find(doc)) {
    const hour = hourEndingAt(doc, numbers, grammar, first - 1)
    if (hour) clocks.push(...withMinutes(doc, numbers, grammar, { ...hour, last }, true))
  }
  // "half past eleven" needs no "at" either.
  for (const { words } of grammar.minutesBefore) {
    if (words.length < 2) continue
    for (let index = 0; index + words.length < doc.tokens.length; index++) {
      if (!words.every((word, at) => wordAt(doc, index + at) === word)) continue
      const hour = hourAt(index + words.length)
      if (hour) clocks.push(...withMinutes(doc, numbers, grammar, hour, true))
    }
  }
  return clocks
}

interface Hour extends Range {
  hour: number
  minute?: number
}

const isHour = (value: number) => Number.isInteger(value * 4) && value >= 1 && value < 25

const toHour = (range: Range, value: number): Hour | undefined =>
  isHour(value)
    ? { first: range.first, last: range.last, hour: Math.floor(value), minute: (value % 1) * 60 }
    : undefined

/**
 * The hour that starts at a token: a word of clocks, digits or a number word; "ten thirty" includes its
 * minutes.
 */
const hoursIn =
  (doc: Doc, numbers: readonly SaidNumber[], { hours }: Grammar) =>
  (index: number): Hour | undefined => {
    const two = hours.get(`${wordAt(doc, index)} ${wordAt(doc, index + 1)}`)
    if (two !== undefined) return { first: index, last: index + 1, hour: two }
    const one = hours.get(wordAt(doc, index)) ?? hours.get(wordAt(doc, index).replace(/ng$/, ''))
    if (one !== undefined) return { first: index, last: index, hour: one }
    const digits = /^\d{1,2}$/.exec(wordAt(doc, index))
    if (digits)
      return Number(digits[0]) < 25 ? { first: index, last: index, hour: Number(digits[0]) } : undefined
    const number = numberFrom(numbers, index)
    if (!number || number.isScaled) return undefined
    // "ten thirty" was read as forty.
    if (number.value > 30 && number.value <= 42 && number.last > number.first)
      return { first: index, last: number.last, hour: number.value - 30, minute: 30 }
    return toHour(number, number.value)
  }

function hourEndingAt(
  doc: Doc,
  numbers: readonly SaidNumber[],
  { hours }: Grammar,
  index: number,
): Hour | undefined {
  const word = hours.get(wordAt(doc, index))
  if (word !== undefined) return { first: index, last: index, hour: word }
  if (/^\d{1,2}$/.test(wordAt(doc, index)))
    return toHour({ first: index, last: index }, Number(wordAt(doc, index)))
  const number = numberTo(numbers, index)
  return number && !number.isScaled ? toHour(number, number.value) : undefined
}

/**
 * Words that show that the number after "at" or "around" is not an hour: "around 5 people", "at 3 percent".
 */
const notClock =
  /^(?:k|thousand|grand|bucks|quid|dollars?|pounds?|rupees|shillings?|hundred|mille|cent|cents|mil|libo|hazar|hazaar|lakh|crore|ہزار|لاکہ|हजार|लाख|करोड|रुपये|रुपए|रुपयो|दिन|लोग|बार|baar|الف|الاف|جنیہ|ریال|درہم|pesos?|php|percent|%|people|of|days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|times|oras|araw|buwan|taon|lang|ka|ans?|mois|jours?|semaines?|euros?|personnes|din|log|[.,:/-]|\d.*)$/

function withMinutes(
  doc: Doc,
  numbers: readonly SaidNumber[],
  grammar: Grammar,
  hour: Hour,
  isMarked: boolean,
): Clock[] {
  let { first, last, hour: value } = hour
  let minute = hour.minute ?? 0
  const lead = grammar.minutesBefore.find(({ words }) =>
    words.every((word, at) => wordAt(doc, first - words.length + at) === word),
  )
  if (lead) {
    first -= lead.words.length
    minute = lead.value
  }
  const tail = grammar.minutes.find(({ words }) =>
    words.every((word, at) => wordAt(doc, last + 1 + at) === word),
  )
  const spoken = tail ? undefined : minutesAfter(doc, numbers, grammar, last + 1)
  if (tail) {
    last += tail.words.length
    minute = tail.value
  } else if (spoken) {
    last = spoken.last
    minute = spoken.minute
  }
  if (minute < 0) {
    value -= 1
    minute += 60
  }
  const half = halfAfter(doc, last + 1)
  if (half) last = half.last
  const isBare = !isMarked && !tail && !spoken && !half
  if (isBare && notClock.test(wordAt(doc, last + 1)) && !/^[.,]$/.test(wordAt(doc, last + 1))) return []
  if (value < 0 || value > 24 || minute > 59) return []
  if (grammar.fromSix && value <= 12)
    return [{ first, last, hour: value + 6, minute, isExact: true, isFromSix: true }]
  const isExact = value > 12 && !half
  return [{ first, last, hour: value % 24, minute, ...(half && { half: half.half }), isExact }]
}

/** "9 baj kar 20 minute", "saa yine n'iminota icumi": minutes with their unit. */
function minutesAfter(
  doc: Doc,
  numbers: readonly SaidNumber[],
  { minuteUnit, isFrench }: Grammar,
  index: number,
): { minute: number; last: number } | undefined {
  for (let at = index; at <= index + 2; at++) {
    const number = numberFrom(numbers, at)
    const digits = /^\d{1,2}$/.test(wordAt(doc, at)) ? Number(wordAt(doc, at)) : undefined
    const value = digits ?? (number && !number.isScaled ? number.value : undefined)
    const last = number?.last ?? at
    if (value !== undefined && value < 60) {
      if (minuteUnit.has(wordAt(doc, last + 1))) return { minute: value, last: last + 1 }
      // "vingt heures quarante"
      return isFrench && at === index ? { minute: value, last } : undefined
    }
    if (minuteUnit.has(wordAt(doc, at))) {
      const behind = numberFrom(numbers, at + 1)
      if (behind && behind.value < 60) return { minute: behind.value, last: behind.last }
    }
  }
  return undefined
}
