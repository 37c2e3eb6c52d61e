import type { PhraseFinder, Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { numberFrom, numberTo, type SaidNumber } from './numbers.ts'
import { type Counted, midnight, type TimePiece, textAt } from './time-pieces.ts'

/** Words around a day of the month that is given without its month. */
export interface DayWords {
  beforeDay: PhraseFinder
  afterDay: Set<string>
}

/** "le 22", "tariki 8", "noong ika-25", "25 tareekh": a day of this month, or of the last one. */
export function daysOfMonth(
  doc: Doc,
  numbers: readonly SaidNumber[],
  now: number,
  words: DayWords,
): TimePiece[] {
  const pieces: TimePiece[] = []
  const add = (first: number, last: number, date: number) => {
    const day = Math.max(...[0, -1].map((back) => dayInMonth(now, back, date)).filter((at) => at <= now))
    if (Number.isFinite(day)) pieces.push({ first, last, kind: 'day', day })
  }
  for (const { last } of words.beforeDay.find(doc)) {
    const found = dateFrom(doc, numbers, last + 1)
    // The number alone, so that "le 3 mars" is the longer piece.
    const isDate =
      found && !firstOf.test(textAt(doc, found.last)) && !notDate.test(textAt(doc, found.last + 1))
    if (isDate) add(found.first, found.last, found.value)
  }
  for (let index = 1; index < doc.tokens.length; index++) {
    if (!words.afterDay.has(textAt(doc, index))) continue
    const ending = numberTo(numbers, index - 1)
    const date = dayOfMonth(textAt(doc, index - 1)) ?? (ending?.isScaled ? undefined : ending?.value)
    if (date !== undefined && date >= 1 && date <= 31) add(ending?.first ?? index - 1, index, date)
  }
  return pieces
}

/** Words that show that a number after "le" or "ika" is not a date. */
const notDate =
  /^(?:h|heures?|[:/-]|[.,]?\d.*|am|pm|a|p|mille|k|pesos?|php|%|ans|beses|na|ng|taon|fois|mois|eleven)$/
/** "Le premier de 20 000" is the first of several; "le premier mars" is found as a date with its month. */
const firstOf = /^(?:premier|primero|primeiro)$/

const dayInMonth = (now: number, back: number, date: number) => {
  const here = new Date(now)
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + back, date)
}

/** A day of the month that starts at a token, in digits or words. */
function dateFrom(doc: Doc, numbers: readonly SaidNumber[], index: number): Counted | undefined {
  const date = dayOfMonth(textAt(doc, index))
  if (date !== undefined) return { first: index, last: index, value: date }
  const said = numberFrom(numbers, index)
  const isDate = said && !said.isScaled && Number.isInteger(said.value) && said.value >= 1 && said.value <= 31
  return isDate ? { first: index, last: said.last, value: said.value } : undefined
}

const dayOfMonth = (word: string) =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31 ? Number(word) : undefined
const ordinal = /^(?:st|nd|rd|th|er|e|eme)$/
/** "Sept. 10", "disyembre a uno", "ika-3 ng". */
const betweenMonth = /^(?:of|ng|sa|de|ka|nga|na|the|ya|a|ika|[.])$/
const between = /^(?:of|ng|sa|de|ka|nga|na|,|the|ya)$/

/** "march 3", "3rd of march", "le 3 mars", "ika 3 ng marso". */
export function dateAround(
  doc: Doc,
  numbers: readonly SaidNumber[],
  { first, last }: Range,
  month: number,
  now: number,
): TimePiece[] {
  // In Filipino, "may isa pa" means that there is one more.
  if (
    textAt(doc, first) === 'may' &&
    /^(?:isa|isang|usa|usab|nag.*|mga|pa|na|ka.*)$/.test(textAt(doc, last + 1))
  )
    return []
  let at = first - 1
  if (between.test(textAt(doc, at))) at--
  if (ordinal.test(textAt(doc, at))) at--
  const ending = numberTo(numbers, at)
  const said = ending?.isScaled ? undefined : ending
  const before = dayOfMonth(textAt(doc, at)) ?? (said && said.value <= 31 ? said.value : undefined)
  let behind = last + 1
  if (betweenMonth.test(textAt(doc, behind))) behind++
  const after = dateFrom(doc, numbers, behind)
  const end = (after?.last ?? behind) + 1
  const isHalf = /^[ap]$/.test(textAt(doc, end)) && /^(?:m|\.)$/.test(textAt(doc, end + 1))
  const isClock = isHalf || /^(?:am|pm|h|baje|:)$/.test(textAt(doc, end))
  // "3 mars deux fois": a number in words after a complete date does not belong to it.
  const isPercent = /^(?:%|percent|porsyento|porsiyento)$/.test(textAt(doc, end))
  const isAfter =
    after !== undefined &&
    !isPercent &&
    !isClock &&
    (before === undefined || dayOfMonth(textAt(doc, behind)) !== undefined)
  const day = isAfter ? after.value : before
  if (day === undefined) return []
  const range = isAfter
    ? { first, last: ordinal.test(textAt(doc, end)) ? end : after.last }
    : { first: said?.first ?? at, last }
  return [{ ...range, kind: 'day', day: lastDate(now, month, day) }]
}

/** The last day with this date. */
export function lastDate(now: number, month: number, day: number): number {
  const year = new Date(now).getUTCFullYear()
  const date = Date.UTC(year, month, day)
  return date > midnight(now) ? Date.UTC(year - 1, month, day) : date
}

/** "On the 13th, not the 10th"; "the 2nd one" and "le 2e virement" are no days. */
const isOrdinalDay = (doc: Doc, index: number): boolean =>
  ordinal.test(textAt(doc, index + 1)) &&
  /^(?:the|on|last|not|was|ika|noong|nung|le)$/.test(textAt(doc, index - 1)) &&
  !countedThings.test(textAt(doc, index + 2))
const countedThings =
  /^(?:one|time|payment|transfer|transaction|txn|call|message|msg|text|account|person|guy|fois|virement|paiement|appel|compte)s?$/

/** "11/21", "21/11/2026", "2026-11-21", "the 21st". */
export function writtenDates(doc: Doc, now: number): TimePiece[] {
  const pieces: TimePiece[] = []
  for (let index = 0; index < doc.tokens.length; index++) {
    const [a, mark, b] = [textAt(doc, index), textAt(doc, index + 1), textAt(doc, index + 2)]
    const one = dayOfMonth(a)
    if (one === undefined) continue
    const two = mark === '/' || mark === '-' ? dayOfMonth(b) : undefined
    if (
      two !== undefined &&
      !/^(?:exp|expiry|valid|thru|expires)$/.test(textAt(doc, index - 1)) &&
      textAt(doc, index - 1) !== '/'
    ) {
      const [month, day] = one <= 12 && !(two <= 12 && mark === '-') ? [one, two] : [two, one]
      if (month > 12) continue
      const hasYear = textAt(doc, index + 3) === mark && /^(?:20)?\d\d$/.test(textAt(doc, index + 4))
      pieces.push({
        first: index,
        last: index + (hasYear ? 4 : 2),
        kind: 'day',
        day: lastDate(now, month - 1, day),
      })
    } else if (isOrdinalDay(doc, index)) {
      const here = new Date(now)
      const date = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), one)
      const before = Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - 1, one)
      pieces.push({ first: index, last: index + 1, kind: 'day', day: date > midnight(now) ? before : date })
    }
  }
  return pieces
}
