import type { Language } from '../tables/language.ts'

export const language = {
  name: 'Ikinyarwanda',
  place: 2,
  intl: 'rw-RW',
  tags: ['kin'],
} satisfies Language
