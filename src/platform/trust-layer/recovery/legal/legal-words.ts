import { dialogTexts, legalTexts } from '../../../../assistant/languages/at-once.ts'
import { ownDate } from '../../../../assistant/languages/calendars.ts'
import { texts as english } from '../../../../assistant/languages/en/legal-texts.ts'
import { intlTag, languages, toLanguage } from '../../../../assistant/languages/languages.ts'
import type { LegalTexts } from '../../../../assistant/languages/tables/legal-texts.ts'
import { directionOf } from '../../../../contract/language/direction.ts'
import { type ScamType, scamTypes } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { toPlainLine } from './legal-block.ts'

/** A language that a document is written in. */
export interface LegalLanguage {
  /** Code of one of our languages that has legal texts. */
  code: string
  /** Whether another language was requested. */
  isFallback: boolean
}

/**
 * Finds the language for a requested tag. A language that is not one of ours becomes English.
 * @throws Refusal `unknown-enum-value` if it is one of ours without legal texts, as is one whose script the PDF
 * has no font for
 */
export function findLegalLanguage(tag: string | null): LegalLanguage {
  const wanted = tag === null ? 'en' : toLanguage(tag)
  if (wanted === undefined) return { code: 'en', isFallback: true }
  if (Object.hasOwn(legalTexts, wanted)) return { code: wanted, isFallback: false }
  const allowed = Object.keys(languages).filter((code) => Object.hasOwn(legalTexts, code))
  const message = `No legal document can be drawn in this language: its texts or its font are missing. Known: ${allowed.join(', ')}.`
  throw new Refusal('unknown-enum-value', {
    errors: [{ field: 'template_language', code: 'unknown_value', message }],
    extensions: { allowed },
  })
}

/** Words of one language for facts of any document. */
export interface LegalWords {
  texts: LegalTexts
  /** An ISO instant in UTC, for people. */
  time(instant: string): string
  /** A number of days. */
  days(count: number): string
  /**
   * Returns what formats minor units of a currency with `exponent` decimals, without its code: `25,000.00`, in
   * French `25 000,00`.
   */
  amounts(exponent: number): (minor: number) => string
  scamType(code: string): string
  /** Name of the country of a jurisdiction. */
  country(code: string): string
}

/** Fills the placeholders of a text; a placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

const isScamType = (code: string): code is ScamType => scamTypes.some((type) => type === code)

/** Returns the words of a language that has legal texts. */
export function legalWords(language: string): LegalWords {
  const texts: LegalTexts = legalTexts[language] ?? english
  const tag = intlTag(language)
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const plurals = new Intl.PluralRules(tag)
  const country = (code: string, locale: string) =>
    new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
  return {
    texts,
    time(instant) {
      const at = new Date(instant)
      const comma = directionOf(language) === 'rtl' ? '،' : ','
      return `${ownDate(date.format(at), language)}${comma} ${at.toISOString().slice(11, 16)} UTC`
    },
    days: (count) => fill(texts.days[plurals.select(count)] ?? texts.days.other, { count: String(count) }),
    amounts(exponent) {
      const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent }
      const format = new Intl.NumberFormat(tag, { ...digits, useGrouping: 'always' })
      // A no-break space that the fonts of the PDF contain.
      return (minor) => format.format(toMajor(minor, exponent)).replace(/\s/g, '\u00a0')
    },
    scamType(code) {
      const kinds = dialogTexts[language]?.kinds
      // A code of a later release has no words yet.
      return (isScamType(code) && kinds?.[code]) || toPlainLine(code.replaceAll('_', ' '))
    },
    country: (code) =>
      code === 'SANDBOX' ? texts.noJurisdiction : (country(code, tag) ?? country(code, 'en') ?? code),
  }
}
