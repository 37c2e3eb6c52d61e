import type { Language } from '../tables/language.ts'

/** Describes the language Swahili. */
export const language = {
  name: 'Kiswahili',
  place: 7,
  youCanSay: 'Unaweza kusema',
} satisfies Language
