import type { Language } from '../tables/language.ts'

/** Describes the language Oshiwambo. */
export const language = {
  name: 'Oshiwambo',
  place: 3,
  intl: 'en-NA',
  tags: ['kua', 'ng', 'ndonga'],
} satisfies Language
