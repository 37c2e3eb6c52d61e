import type { Language } from '../tables/language.ts'

export const language = {
  name: 'Oshiwambo',
  place: 3,
  intl: 'en-NA',
  tags: ['kua', 'ng', 'ndonga'],
} satisfies Language
