import type { Language } from '../tables/language.ts'

/** Describes the language Cebuano. */
export const language = {
  name: 'Cebuano',
  place: 5,
  intl: 'ceb-PH',
} satisfies Language
