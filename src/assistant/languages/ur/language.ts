import type { Language } from '../tables/language.ts'

/** Describes the language Urdu. */
export const language = {
  name: 'اردو',
  place: 6,
  intl: 'ur-PK-u-nu-latn',
  tags: ['urd'],
  youCanSay: 'آپ کہہ سکتے ہیں',
} satisfies Language
