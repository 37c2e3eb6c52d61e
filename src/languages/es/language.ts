import type { Language } from '../tables/language.ts'

export const language = {
  name: 'Español',
  place: 8,
  youCanSay: 'Puede decir',
} satisfies Language
