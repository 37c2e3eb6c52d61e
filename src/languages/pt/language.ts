import type { Language } from '../tables/language.ts'

export const language = {
  name: 'Português',
  place: 9,
  youCanSay: 'Pode dizer',
} satisfies Language
