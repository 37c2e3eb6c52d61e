import type { Language } from '../tables/language.ts'

/** Describes the language Portuguese. */
export const language = {
  name: 'Português',
  place: 9,
  youCanSay: 'Pode dizer',
} satisfies Language
