import type { Language } from '../tables/language.ts'

export const language = {
  name: 'English',
  place: 0,
  intl: 'en-GB',
  tags: ['eng'],
  youCanSay: 'You can say',
} satisfies Language
