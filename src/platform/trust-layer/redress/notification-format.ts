import { ownDate } from '../../../assistant/languages/calendars.ts'
import { intlTag } from '../../../assistant/languages/languages.ts'
import type { PlatformProfile } from '../../kit/profile.ts'

/** Formats amounts and times for readers of one language. */
export interface NotificationFormat {
  /** Major units, with the currency's code: `PHP 25,000.00`. */
  amount(major: number): string
  /** An ISO instant in the deployment's zone: `Monday 23 November at 17:31`. */
  moment(at: string): string
}

/** Replaces the special spaces of Intl: one of them would turn a whole SMS into 16-bit characters. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Creates the format for a language, a currency and a time zone. */
export function createNotificationFormat(
  { currency, currencyExponent, timezone }: PlatformProfile,
  language: string,
): NotificationFormat {
  const tag = intlTag(language)
  const amounts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: currencyExponent,
    maximumFractionDigits: currencyExponent,
  })
  const moments = new Intl.DateTimeFormat(tag, {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    amount: (major) => plainSpaces(amounts.format(major)),
    moment: (at) => plainSpaces(ownDate(moments.format(new Date(at)), language)),
  }
}
