import { byCode } from './by-code.ts'

const calendars = byCode(
  import.meta.glob<Readonly<Record<string, string>>>('./{??,???}/calendar.ts', {
    eager: true,
    import: 'calendar',
  }),
)

/**
 * Replaces the days and months of a date that `Intl` could only write in English by a language's own words.
 */
export function ownDate(written: string, lang: string): string {
  const calendar = calendars[lang]
  return calendar
    ? written.replace(/,? at (?=\d)/, ', ').replace(/\p{L}+/gu, (word) => calendar[word] ?? word)
    : written
}
