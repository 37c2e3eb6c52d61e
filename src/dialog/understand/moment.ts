import type { ParsedComponents } from 'chrono-node'
import * as english from 'chrono-node/en'
import type { Moment } from '../state.ts'
import type { TimeWords } from '../words/words.ts'
import { asciiDigits, fold, holds } from './fold.ts'

export interface MomentRules {
  /** ISO instant in UTC. */
  now: string
  timezone: string
  /** Whether 3/11 is the 11th of March. */
  monthFirst: boolean
  words: readonly TimeWords[]
}

export type ParsedMoment = { moment: Moment } | { fault: 'future' } | undefined

const minuteMs = 60_000

/** When something happened, as a text tells it. A time that has not come yet is a fault. */
export function parseMoment(text: string, rules: MomentRules): ParsedMoment {
  const plain = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (plain === '') return undefined
  const found = byWords(plain, rules) ?? byDateParser(plain, rules)
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

/** Phrases of the languages' own tables: "just now", "2 oras na ang nakalipas". */
function byWords(plain: string, { now, timezone, words }: MomentRules): Moment | undefined {
  const said = fold(plain)
  const at = Date.parse(now)
  const before = (ms: number, precision: Moment['precision'] = 'time'): Moment => ({
    at: new Date(at - ms).toISOString(),
    precision,
  })
  for (const time of words) {
    if (time.now.some((phrase) => said === fold(phrase))) return before(0)
    const count = Number(/\d+/.exec(said)?.[0] ?? 1)
    const hasAgo = time.ago.some((word) => holds(said, fold(word)))
    const unit = (names: readonly string[]) => hasAgo && names.some((name) => holds(said, fold(name)))
    if (/\d/.test(said) && unit(time.minute)) return before(count * minuteMs)
    if (/\d/.test(said) && unit(time.hour)) return before(count * 60 * minuteMs)
    const day = time.dayBeforeYesterday.some((phrase) => said === fold(phrase))
      ? 2
      : time.yesterday.some((phrase) => said === fold(phrase))
        ? 1
        : time.today.some((phrase) => said === fold(phrase))
          ? 0
          : undefined
    if (day === 0) return before(0, 'day')
    if (day !== undefined) return { at: noonOf(at - day * 24 * 60 * minuteMs, timezone), precision: 'day' }
  }
  return undefined
}

function byDateParser(plain: string, rules: MomentRules): Moment | undefined {
  const reference = {
    instant: new Date(rules.now),
    timezone: offsetAt(Date.parse(rules.now), rules.timezone),
  }
  const parsers = rules.monthFirst ? [english.casual, english.GB] : [english.GB, english.casual]
  const moments = parsers.flatMap((parser) => {
    const result = parser.parse(plain, reference)[0]
    return result ? [toMoment(result.start, result.text, rules)] : []
  })
  const now = Date.parse(rules.now)
  return moments.find(({ at }) => Date.parse(at) <= now + 5 * minuteMs) ?? moments[0]
}

/** Reads the parser's wall clock in the deployment's zone, with the offset of that very day. */
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
  // A bare time that has not come yet was yesterday's.
  const early = at(0)
  const isBareTime = !start.isCertain('day') && !start.isCertain('weekday')
  const chosen = early > now + 5 * minuteMs && isBareTime && !/today|tonight/i.test(written) ? at(-24) : early
  return { at: new Date(chosen).toISOString(), precision: 'time' }
}

/** Minutes by which a zone's clock is ahead of UTC at an instant. */
export function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return Math.round((wall - instant) / minuteMs)
}

/** The instant at which the clocks of a zone show `wall` (milliseconds as if it were UTC). */
function fromWall(wall: number, timezone: string): number {
  const guess = wall - offsetAt(wall, timezone) * minuteMs
  return wall - offsetAt(guess, timezone) * minuteMs
}

/** An instant as the clocks of a zone show it: `2026-11-21T10:31:00`, without an offset. */
export const toLocal = (instant: string, timezone: string): string =>
  new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timezone) * minuteMs)
    .toISOString()
    .slice(0, 19)

const localDate = (instant: number, timezone: string) =>
  toLocal(new Date(instant).toISOString(), timezone).slice(0, 10)

const noonOf = (instant: number, timezone: string) =>
  new Date(fromWall(Date.parse(`${localDate(instant, timezone)}T12:00:00Z`), timezone)).toISOString()
