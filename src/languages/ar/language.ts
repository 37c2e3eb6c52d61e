import type { Language } from '../tables/language.ts'

export const language = {
  name: 'العربية',
  place: 10,
} satisfies Language
