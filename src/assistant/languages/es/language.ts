import type { Language } from '../tables/language.ts'

/** Describes the language Spanish. */
export const language = {
  name: 'Español',
  place: 8,
  youCanSay: 'Puede decir',
} satisfies Language
