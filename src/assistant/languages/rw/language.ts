import type { Language } from '../tables/language.ts'

/** Describes the language Kinyarwanda. */
export const language = {
  name: 'Ikinyarwanda',
  place: 2,
  intl: 'rw-RW',
  tags: ['kin'],
} satisfies Language
