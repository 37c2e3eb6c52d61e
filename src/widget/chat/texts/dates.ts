import type { UiTexts } from './types.ts'

/** Writes instants in the reader's own time zone and way. */
export interface Dates {
  time(at: string): string
  /** Today, yesterday, or the date. */
  day(at: string, texts: Pick<UiTexts, 'today' | 'yesterday'>): string
}

/** The local day of an instant, as a key. */
export const dayOf = (at: string): string => new Date(at).toDateString()

const dayMs = 86_400_000

/** Formats are costly to make, so a page makes them once a language. `now` is in epoch milliseconds. */
export function createDates(lang: string, now: () => number): Dates {
  // Not every device knows every language of ours; English is then better than the device's own.
  const langs = [lang, 'en']
  const time = new Intl.DateTimeFormat(langs, { hour: 'numeric', minute: '2-digit' })
  const date = new Intl.DateTimeFormat(langs, { weekday: 'long', day: 'numeric', month: 'long' })
  return {
    time: (at) => time.format(new Date(at)),
    day(at, texts) {
      const day = dayOf(at)
      if (day === new Date(now()).toDateString()) return texts.today
      if (day === new Date(now() - dayMs).toDateString()) return texts.yesterday
      return date.format(new Date(at))
    },
  }
}
