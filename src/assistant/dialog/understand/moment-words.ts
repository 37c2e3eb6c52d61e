import type { TimeWords } from '../../languages/tables/words.ts'
import { createShapeFinder } from '../../understanding/text/shapes.ts'
import type { Moment } from '../model/state.ts'
import { fold, holds } from './fold.ts'

/** Rules for reading a time that the citizen tells. */
export interface MomentRules {
  /** ISO instant in UTC. */
  now: string
  timezone: string
  /** Whether 3/11 is 11 March. */
  monthFirst: boolean
  words: readonly TimeWords[]
  /** Number words, in the same order. */
  units?: readonly Readonly<Record<string, number>>[]
}

import { fromWall, localDate, minuteMs } from '../../../contract/primitives/time-zone.ts'

const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A time in the words of one of the languages: "kahapon ng 3 ng hapon", "il y a 2 heures", "just now". */
export function momentInWords(plain: string, rules: MomentRules): Moment | undefined {
  const said = fold(plain)
  for (const [index, time] of rules.words.entries()) {
    const units = rules.units?.[index] ?? {}
    const found =
      justNow(said, time, rules) ??
      ago(said, time, units, rules) ??
      day(said, plain, time, rules) ??
      clockAlone(said, plain, time, rules)
    if (found) return found
  }
  return undefined
}

const any = (said: string, phrases: readonly string[]) => phrases.some((phrase) => holds(said, phrase))

function justNow(said: string, { now }: TimeWords, rules: MomentRules): Moment | undefined {
  const isNow = now.includes(said) || now.some((phrase) => phrase.includes(' ') && holds(said, phrase))
  return isNow ? { at: rules.now, precision: 'time' } : undefined
}

/** "2 hours ago"; as a short answer also "2 hours". */
function ago(
  said: string,
  time: TimeWords,
  units: Readonly<Record<string, number>>,
  { now, timezone }: MomentRules,
): Moment | undefined {
  const tokens = said.split(' ')
  if (tokens.length > 3 && !any(said, time.ago)) return undefined
  if (tokens.length <= 3 && !/\d/.test(said) && !any(said, time.ago)) return undefined
  const spans = [
    [time.minute, minuteMs],
    [time.hour, hourMs],
    [time.day, dayMs],
    [time.week, 7 * dayMs],
    [time.month, 30 * dayMs],
  ] as const
  for (const [names, ms] of spans) {
    const at = tokens.findIndex((token) => names.includes(token))
    if (at < 0) continue
    const near = [tokens[at - 1], tokens[at + 1], tokens[at - 2]].map((token = '') =>
      /^\d{1,3}$/.test(token) ? Number(token) : units[token],
    )
    const count = near.find((value) => value !== undefined) ?? 1
    const instant = Date.parse(now) - count * ms
    return ms < dayMs
      ? { at: new Date(instant).toISOString(), precision: 'time' }
      : { at: atHour(localDate(instant, timezone), 12, timezone), precision: 'day' }
  }
  return undefined
}

/** "Yesterday", "today at 9", "last Monday in the evening". */
function day(said: string, plain: string, time: TimeWords, rules: MomentRules): Moment | undefined {
  const back = daysBack(said, time, rules)
  return back === undefined ? undefined : onDay(back, said, plain, time, rules)
}

/**
 * "Alas 3 ng hapon": a time and a part of the day are the whole answer. A time that has not come yet was
 * yesterday.
 */
function clockAlone(said: string, plain: string, time: TimeWords, rules: MomentRules): Moment | undefined {
  const isShort = said.split(' ').length <= 6
  if (!isShort || !clockIn(plain) || !any(said, [...time.morning, ...time.afternoon, ...time.evening]))
    return undefined
  const today = onDay(0, said, plain, time, rules)
  return today.at <= rules.now ? today : onDay(1, said, plain, time, rules)
}

function onDay(back: number, said: string, plain: string, time: TimeWords, rules: MomentRules): Moment {
  const date = localDate(Date.parse(rules.now) - back * dayMs, rules.timezone)
  const clock = clockIn(plain)
  const evening = any(said, [...time.afternoon, ...time.evening])
  const morning = any(said, time.morning)
  if (!clock) {
    if (back === 0 && !evening && !morning) return { at: rules.now, precision: 'day' }
    return { at: atHour(date, morning ? 9 : evening ? 18 : 12, rules.timezone), precision: 'day' }
  }
  const isBare = !clock.exact && !morning && clock.hour >= 1 && clock.hour <= 6
  const late = atHour(date, clock.hour + 12 + clock.minute / 60, rules.timezone)
  const early = atHour(date, clock.hour + clock.minute / 60, rules.timezone)
  const isLate = clock.hour < 12 && (clock.pm || (evening && !clock.am) || (isBare && late <= rules.now))
  return { at: isLate ? late : early, precision: 'time' }
}

function daysBack(said: string, time: TimeWords, { now, timezone }: MomentRules): number | undefined {
  if (any(said, time.dayBeforeYesterday)) return 2
  if (any(said, time.yesterday)) return 1
  if (any(said, time.today)) return 0
  const weekday = time.weekdays.findIndex((names) => any(said, names.split(' ')))
  if (weekday < 0) return undefined
  const today = (new Date(`${localDate(Date.parse(now), timezone)}T00:00:00Z`).getUTCDay() + 6) % 7
  return (today - weekday + 7) % 7 || 7
}

const findClocks = createShapeFinder(
  [
    {
      written: String.raw`(\d{1,2})(?:\s?[:h]\s?(\d{2})|\s?h(?![\p{L}]))?\s*(a\.?\s?m\b|p\.?\s?m\b)?(?![,./-]*\d)`,
      notAfter: /[\d.,:/-]$/,
    },
  ],
  'iu',
)

/** A time of day: `14:05`, `15h`, `3 pm`, or a bare `3`. */
function clockIn(plain: string) {
  const [match] = findClocks(plain)
  const hour = Number(match?.[1] ?? 99)
  if (!match || hour > 23) return undefined
  const half = match[3]?.toLowerCase()
  return {
    hour: hour === 12 && half?.startsWith('a') ? 0 : hour,
    minute: Number(match[2] ?? 0),
    pm: half?.startsWith('p') === true,
    am: half?.startsWith('a') === true,
    exact: /^0/.test(match[1] ?? '') || half?.startsWith('a') === true,
  }
}

const atHour = (date: string, hour: number, timezone: string) =>
  new Date(
    fromWall(Date.parse(`${date}T00:00:00Z`) + Math.round(hour * 60) * minuteMs, timezone),
  ).toISOString()
