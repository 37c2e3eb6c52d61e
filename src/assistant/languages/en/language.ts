import type { Language } from '../tables/language.ts'

/** Describes the language English. */
export const language = {
  name: 'English',
  place: 0,
  intl: 'en-GB',
  tags: ['eng'],
  youCanSay: 'You can say',
} satisfies Language
