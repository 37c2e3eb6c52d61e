import type { Language } from '../tables/language.ts'

/** Describes the language Hindi. */
export const language = {
  name: 'हिन्दी',
  place: 11,
} satisfies Language
