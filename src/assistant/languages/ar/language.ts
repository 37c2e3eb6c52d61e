import type { Language } from '../tables/language.ts'

/** Describes the language Arabic. */
export const language = {
  name: 'العربية',
  place: 10,
  intl: 'ar-u-nu-latn',
  tags: ['ara', 'arb'],
  youCanSay: 'يمكنك قول',
} satisfies Language
