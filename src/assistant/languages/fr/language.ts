import type { Language } from '../tables/language.ts'

/** Describes the language French. */
export const language = {
  name: 'Français',
  place: 1,
  intl: 'fr-FR',
  tags: ['fra'],
  youCanSay: 'Vous pouvez dire',
} satisfies Language
