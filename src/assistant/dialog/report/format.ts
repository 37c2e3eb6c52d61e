import { ownDate } from '../../languages/calendars.ts'
import { intlTag } from '../../languages/languages.ts'
import type { ForeignAmount, Moment } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogProfile } from '../model/types.ts'

/** An amount as people write it, with the currency's code: `PHP 25,000.00`. */
export function formatAmount(
  minor: number,
  profile: Pick<DialogProfile, 'currency' | 'currencyExponent'>,
): string {
  const digits = String(Math.abs(minor)).padStart(profile.currencyExponent + 1, '0')
  const cut = digits.length - profile.currencyExponent
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = digits.slice(cut)
  return `${profile.currency} ${minor < 0 ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`
}

/** An amount of another currency as told, in that currency. */
export const formatForeign = ({ minor, currency, decimals }: ForeignAmount): string =>
  formatAmount(minor, { currency, currencyExponent: decimals })

/** The digits of the major units one by one, for reading aloud: `2 5 0 0 0`. */
export const spellAmount = (
  minor: number,
  { currencyExponent }: Pick<DialogProfile, 'currencyExponent'>,
): string => [...String(Math.trunc(minor / 10 ** currencyExponent))].join(' ')

/**
 * A moment in the deployment's time zone: `Friday 20 November, 15:00`, without the time when it is not known.
 */
export function formatMoment(moment: Moment, lang: string, timezone: string): string {
  const format = momentFormat(lang, timezone, moment.precision === 'time')
  return ownDate(format.format(new Date(moment.at)), lang)
}

/** Created once each: creating one takes as long as reading a message. */
const momentFormats = new Map<string, Intl.DateTimeFormat>()

function momentFormat(lang: string, timeZone: string, withTime: boolean): Intl.DateTimeFormat {
  const name = `${lang} ${timeZone} ${withTime}`
  const known = momentFormats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(intlTag(lang), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
  momentFormats.set(name, made)
  return made
}

/**
 * A moment for a PDF report that is read later and elsewhere, with the year and the offset: `Friday, 20
 * November 2026 at 15:00 GMT+8`.
 */
export function formatInstant(moment: Moment, lang: string, timezone: string): string {
  const format = new Intl.DateTimeFormat(intlTag(lang), {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(moment.precision === 'time' && {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }),
  })
  return ownDate(format.format(new Date(moment.at)), lang)
}

/** Names a time zone with its offset at an instant: `Asia/Manila (GMT+8)`. */
export function zoneName(at: string, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')
  return parts ? `${timezone} (${parts.value})` : timezone
}

/** How long the citizen's data is retained. */
export const retention = ({ texts, profile }: Pick<Context, 'texts' | 'profile'>): string =>
  texts.retention({ days: String(profile.retentionDays) })

/** Hides all but the last four characters: `••••4567`. */
export const maskTail = (text: string): string => `••••${text.slice(-4)}`

/** Hides all of the name but its first letter: `l••••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1••••')

/** Masks numbers of six digits or more and e-mail addresses, but not the words around them. */
export const maskNumbers = (text: string): string =>
  text.replace(/\p{Nd}(?:[\s().-]{0,2}\p{Nd}){5,}|[^\s@]{1,64}@[^\s@]{1,64}/gu, maskIdentity)

/** Masks all of a number but its last digits, and all of anything else. */
export const maskIdentity = (text: string): string => {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digit)
  return digits.length >= 6 ? `••••${digits.slice(-4).join('')}` : '••••'
}
