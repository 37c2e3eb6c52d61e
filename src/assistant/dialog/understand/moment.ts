import type { ParsedComponents } from 'chrono-node'
import * as english from 'chrono-node/en'
import { fromWall, localDate, minuteMs, offsetAt } from '../../../contract/primitives/time-zone.ts'
import type { Moment } from '../model/state.ts'
import { asciiDigits } from './fold.ts'
import { type MomentRules, momentInWords } from './moment-words.ts'
import { withClockDigits } from './spoken-clock.ts'

/** When something happened; a time in the future is a fault. */
export type ParsedMoment = { moment: Moment } | { fault: 'future' } | undefined

/** Reads when something happened from a text. A time that has not come yet is a fault. */
export function parseMoment(text: string, rules: MomentRules): ParsedMoment {
  const plain = withClockDigits(
    asciiDigits(text)
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
  if (plain === '') return undefined
  const parsed = firstDate(plain, rules)
  const found = parsed?.isRelative ? parsed.moment : (momentInWords(plain, rules) ?? parsed?.moment)
  if (!found) return undefined
  const now = Date.parse(rules.now)
  const at = Date.parse(found.at)
  if (at > now + 5 * minuteMs)
    return found.precision === 'day' && sameDay(at, now, rules)
      ? { moment: { at: rules.now, precision: 'day' } }
      : { fault: 'future' }
  return { moment: { ...found, at: new Date(Math.min(at, now)).toISOString() } }
}

const sameDay = (a: number, b: number, { timezone }: MomentRules) =>
  localDate(a, timezone) === localDate(b, timezone)

/** Maximum length of the text passed to the date parser, in characters. */
const clauseChars = 160
/** More numbers than this in one stretch are a list, not a time. */
const clauseNumbers = 16
/** Maximum stretches that are checked: a story tells early when it happened. */
const maxClauses = 12

/**
 * The first date that the date parser finds. Its running time grows with the square of the length (4,000
 * characters such as "1.5m 1.5m …" took seconds), so a long text is read sentence by sentence, within limits.
 */
function firstDate(plain: string, rules: MomentRules) {
  let looked = 0
  for (const clause of clausesOf(plain)) {
    const numbers = clause.match(/\d+/g)?.length ?? 0
    if (numbers > clauseNumbers) continue
    if (looked >= maxClauses) return undefined
    const parsed = byDateParser(clause, rules)
    if (parsed) return parsed
    looked += 1
  }
  return undefined
}

/**
 * Splits a long text into sentences, and those into stretches of at most {@link clauseChars}, cut at a space
 * if there is one.
 */
const clausesOf = (plain: string): readonly string[] =>
  plain.length <= clauseChars
    ? [plain]
    : plain
        .replace(/(\p{L}{2}|\d)[.!?]+\s+/gu, '$1\n')
        .split('\n')
        .flatMap((sentence) => sentence.match(stretch) ?? [])
const stretch = new RegExp(`.{1,${clauseChars}}(?=\\s|$)|.{${clauseChars}}`, 'g')

/**
 * The date parser reads English; the days and units of all languages are our own, and their dates the
 * reader's.
 */
function byDateParser(plain: string, rules: MomentRules) {
  const now = Date.parse(rules.now)
  const reference = { instant: new Date(rules.now), timezone: offsetAt(now, rules.timezone) }
  const englishFirst = rules.monthFirst ? [english.casual, english.GB] : [english.GB, english.casual]
  const found = englishFirst.flatMap((parser) => {
    const result = parser.parse(plain, reference)[0]
    if (!result) return []
    // "An hour ago" is an instant; "at 3" is a time of day.
    const isRelative = result.start.isCertain('timezoneOffset') && /\d|ago|in /i.test(result.text)
    return [{ moment: toMoment(result.start, result.text, rules), isRelative }]
  })
  return found.find(({ moment }) => Date.parse(moment.at) <= now + 5 * minuteMs) ?? found[0]
}

/**
 * Converts the parser's wall-clock time to an instant in the deployment's zone, with the offset of that very
 * day.
 */
function toMoment(start: ParsedComponents, written: string, rules: MomentRules): Moment {
  const now = Date.parse(rules.now)
  if (start.isCertain('timezoneOffset')) {
    return { at: start.date().toISOString(), precision: start.isCertain('hour') ? 'time' : 'day' }
  }
  const hour = start.get('hour') ?? 12
  const day = Date.UTC(start.get('year') ?? 0, (start.get('month') ?? 1) - 1, start.get('day') ?? 1)
  if (!start.isCertain('hour')) {
    const partOfDay = /morning|afternoon|evening|night/i.test(written)
    const at = fromWall(day + (partOfDay ? hour : 12) * 60 * minuteMs, rules.timezone)
    return { at: new Date(at).toISOString(), precision: 'day' }
  }
  const wall = day + (hour * 60 + (start.get('minute') ?? 0)) * minuteMs
  const at = (shift: number) => fromWall(wall + shift * 60 * minuteMs, rules.timezone)
  // "At 3" is the afternoon for most people; "03:00" is not.
  const afternoon = !start.isCertain('meridiem') && hour >= 1 && hour <= 6 && !/\b0\d/.test(written)
  const late = at(12)
  if (afternoon && late <= now) return { at: new Date(late).toISOString(), precision: 'time' }
  // A time without a day that has not come yet was yesterday's.
  const early = at(0)
  const isBareTime = !start.isCertain('day') && !start.isCertain('weekday')
  const chosen = early > now + 5 * minuteMs && isBareTime && !/today|tonight/i.test(written) ? at(-24) : early
  return { at: new Date(chosen).toISOString(), precision: 'time' }
}
