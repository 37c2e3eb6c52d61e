import type { Language } from '../tables/language.ts'

export const language = {
  name: 'हिन्दी',
  place: 11,
} satisfies Language
