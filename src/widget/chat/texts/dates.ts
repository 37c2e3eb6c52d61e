import type { UiTexts } from '../../../assistant/languages/tables/page-texts.ts'

/** Formats ISO instants in the reader's own time zone and language. */
export interface Dates {
  /** Formats the time of day. */
  time(at: string): string
  /** Returns "today", "yesterday" or the date. */
  day(at: string, texts: Pick<UiTexts, 'today' | 'yesterday'>): string
  /** Returns whether less than a day has passed. */
  isRecent(at: string): boolean
}

/** Returns the local day of an instant (ISO or epoch milliseconds), as a key. */
export const dayOf = (at: string | number): string => new Date(at).toDateString()

const dayMs = 86_400_000

/**
 * Creates date formats in the language `lang`; `now` is in epoch milliseconds. Creating a format takes 30 ms
 * on a cheap phone, so each is created once, on first use.
 */
export function createDates(lang: string, now: () => number): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined
    return (at: string): string => {
      // Not every device supports all of our languages; English is then better than the device's own.
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
