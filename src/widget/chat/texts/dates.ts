import type { UiTexts } from '../../../languages/tables/page-texts.ts'

/** Writes instants in the reader's own time zone and way. */
export interface Dates {
  time(at: string): string
  /** Today, yesterday, or the date. */
  day(at: string, texts: Pick<UiTexts, 'today' | 'yesterday'>): string
}

/** The local day of an instant, as a key. */
export const dayOf = (at: string): string => new Date(at).toDateString()

const dayMs = 86_400_000

/**
 * Formats are costly to make (30 ms on a cheap phone): each is made once a language, when it is first needed.
 * `now` is in epoch milliseconds.
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
      if (day === new Date(now()).toDateString()) return texts.today
      if (day === new Date(now() - dayMs).toDateString()) return texts.yesterday
      return date(at)
    },
  }
}
