import type { Moment, ScamState } from '../model/state.ts'
import { type Context, type Outcome, type RefusedAnswer, say } from '../model/step.ts'
import { formatMoment } from '../report/format.ts'
import { isTap, mentions, phrases } from '../understand/choice.ts'
import { fold, holds } from '../understand/fold.ts'
import { type ParsedMoment, parseMoment } from '../understand/moment.ts'

/** Countries that write the month before the day. */
const monthFirst = new Set(['US', 'PH', 'FM', 'PW', 'BZ'])

/** Reads a time in her own words, by the customs of the deployment's country. */
export const readMoment = (text: string, { now, profile, words }: Context): ParsedMoment =>
  parseMoment(text, {
    now,
    timezone: profile.timezone,
    monthFirst: monthFirst.has(profile.country),
    words: words.map(({ time }) => time),
    units: words.map(({ numbers }) => numbers.units),
  })

/** Whether a time names no day, such as "last week": no figure, and nothing with it that names one. */
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

/** Turns a time that was read into an answer: `take` puts it into the state. Times to come are refused. */
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

/** A payment is so long ago that hardly any of the money can still be found. */
const oldMs = 80 * 24 * 3_600_000
