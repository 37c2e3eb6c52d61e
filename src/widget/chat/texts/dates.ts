import type { UiTexts } from '../../../assistant/languages/tables/page-texts.ts'

/** Writes ISO instants in the reader's own time zone and language. */
export interface Dates {
  /** Writes the time of day. */
  time(at: string): string
  /** Writes "today", "yesterday" or the date. */
  day(at: string, texts: Pick<UiTexts, 'today' | 'yesterday'>): string
  /** Tells whether less than a day has passed. */
  isRecent(at: string): boolean
}

/** Names the local day of an instant (ISO or epoch milliseconds), as a key. */
export const dayOf = (at: string | number): string => new Date(at).toDateString()

const dayMs = 86_400_000

/**
 * Writes dates in the language `lang`; `now` is in epoch milliseconds. A format takes a cheap phone 30 ms to make, so
 * each is made once, when it is first needed.
 */
export function createDates(lang: string, now: () => number): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined
    return (at: string): string => {
      // Not every device knows every language of ours; English is then better than the device's own.
      made ??= new Intl.DateTimeFormat([lang, 'en'], options)
      return made.format(new Date(at))
    }
  }
  const time = format({ hour: 'numeric', minute: '2-digit' })
  const date = format({ weekday: 'long', day: 'numeric', month: 'long' })
  return {
    time,
    day(at, texts) {
      const day = dayOf(at)
      if (day === dayOf(now())) return texts.today
      if (day === dayOf(now() - dayMs)) return texts.yesterday
      return date(at)
    },
    isRecent: (at) => now() - Date.parse(at) < dayMs,
  }
}
