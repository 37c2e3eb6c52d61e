import type { Words } from '../../languages/tables/words.ts'
import type { Moment, ScamState } from '../model/state.ts'
import { type Context, type Outcome, type RefusedAnswer, say } from '../model/step.ts'
import { formatMoment } from '../report/format.ts'
import { isTap, mentions, phrases } from '../understand/choice.ts'
import { asciiDigits, fold, holds } from '../understand/fold.ts'
import { type ParsedMoment, parseMoment } from '../understand/moment.ts'
import { withClockDigits } from '../understand/spoken-clock.ts'

/** Countries that write the month before the day. */
const monthFirst = new Set(['US', 'PH', 'FM', 'PW', 'BZ'])

/** Reads a time in the citizen's own words, by the customs of the deployment's country. */
export const readMoment = (text: string, { now, profile, words }: Context): ParsedMoment =>
  parseMoment(text, {
    now,
    timezone: profile.timezone,
    monthFirst: monthFirst.has(profile.country),
    words: words.map(({ time }) => time),
    units: words.map(({ numbers }) => numbers.units),
  })

/** Whether a time names no day, such as "last week": no digit, and no other word that names one. */
export function isVague(text: string, c: Context): boolean {
  if (/\p{Nd}/u.test(text) || !mentions(text, c, ({ time }) => time.vague)) return false
  const rest = withoutPhrases(
    fold(text),
    phrases(c, ({ time }) => time.vague),
  )
  return !c.words.some(({ time: { today, yesterday, dayBeforeYesterday, weekdays } }) =>
    [...today, ...yesterday, ...dayBeforeYesterday, ...weekdays.flatMap((names) => names.split(' '))].some(
      (phrase) => holds(rest, phrase),
    ),
  )
}

/** Whether a time is a time of day without a day: "14:05", "around 3 pm", "mga alas 3 ng hapon". */
export function namesClockAlone(text: string, c: Context): boolean {
  if (withClockDigits(asciiDigits(text)).match(/\d+(?:[:.h]\d{2})?/g)?.length !== 1) return false
  const names = ({ time }: Words) => [
    ...[time.now, time.today, time.yesterday, time.dayBeforeYesterday, time.ago, time.vague].flat(),
    ...time.weekdays.flatMap((weekday) => weekday.split(' ')),
  ]
  if (mentions(text, c, names)) return false
  // A date is the same day wherever it is read.
  const dayBefore = new Date(Date.parse(c.now) - 24 * 3_600_000).toISOString()
  const [today, before] = [readMoment(text, c), readMoment(text, { ...c, now: dayBefore })]
  return !(today && before && 'moment' in today && 'moment' in before && today.moment.at === before.moment.at)
}

/**
 * Reads "around 3 pm" as on a day that the citizen has already named; undefined if it is still to come on
 * that day.
 */
export function readClockOn({ at }: Moment, text: string, c: Context): ParsedMoment {
  const isThatDay = sameDay(at, c)
  const parsed = readMoment(text, { ...c, now: endOfDay(at, c) })
  return parsed && 'moment' in parsed && !isThatDay(Date.parse(parsed.moment.at)) ? undefined : parsed
}

/**
 * Returns a check of whether an instant, in milliseconds, is on the same day in the deployment's time zone.
 */
function sameDay(at: string, { profile }: Context): (instant: number) => boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: profile.timezone })
  return (instant) => day.format(instant) === day.format(Date.parse(at))
}

/** The last moment of a day that is not after now. */
function endOfDay(at: string, c: Context): string {
  const { now } = c
  const isSame = sameDay(at, c)
  let end = Date.parse(at)
  const hour = 3_600_000
  while (isSame(end + hour) && end + hour <= Date.parse(now)) end += hour
  while (isSame(end + 60_000) && end + 60_000 <= Date.parse(now)) end += 60_000
  return new Date(end).toISOString()
}

/** The longest first, so that "last week" leaves nothing of "the last week". */
const withoutPhrases = (said: string, folded: readonly string[]): string =>
  [...folded]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (rest, phrase) => (holds(rest, phrase) ? ` ${rest} `.replace(` ${phrase} `, ' ').trim() : rest),
      said,
    )

/** Reads a tapped time: a tap in any language means the same as its English words. */
export function tappedMoment(text: string, c: Context): ParsedMoment {
  const english = {
    justNow: 'just now',
    hourAgo: 'an hour ago',
    today: 'today',
    yesterday: 'yesterday',
  } as const
  const tap = (Object.keys(english) as (keyof typeof english)[]).find((key) => isTap(text, key, c))
  return tap && readMoment(english[tap], c)
}

/** Turns a time that was read into an answer: `take` stores it in the state. Future times are refused. */
export function momentAnswer(
  parsed: ParsedMoment,
  c: Context,
  take: (moment: Moment) => ScamState,
): Outcome | RefusedAnswer | undefined {
  if (!parsed) return undefined
  if ('fault' in parsed) return { refusal: c.texts.say.futureTime }
  const isOld = Date.parse(c.now) - Date.parse(parsed.moment.at) > oldMs
  return {
    state: take(parsed.moment),
    note: c.texts.say.noted({ fact: formatMoment(parsed.moment, c.state.lang, c.profile.timezone) }),
    ...(isOld && { say: [say(c.texts.say.oldPayment)] }),
  }
}

/** Age of a payment from which hardly any of the money can still be found. */
const oldMs = 80 * 24 * 3_600_000
