import type { Language } from '../tables/language.ts'

export const language = {
  name: 'Kiswahili',
  place: 7,
  youCanSay: 'Unaweza kusema',
} satisfies Language
