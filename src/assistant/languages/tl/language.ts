import type { Language } from '../tables/language.ts'

/** Describes the language Filipino. */
export const language = {
  name: 'Filipino',
  place: 4,
  intl: 'fil-PH',
  tags: ['tgl'],
  youCanSay: 'Maaari mong sabihin',
} satisfies Language
