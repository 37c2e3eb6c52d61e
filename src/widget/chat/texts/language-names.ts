import type { UiLanguage } from './languages.ts'

/** Each language in its own words, as the menu offers it. */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
  kj: 'Oshikwanyama',
  tl: 'Filipino',
  ceb: 'Cebuano',
  ur: 'اردو',
  sw: 'Kiswahili',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
  hi: 'हिन्दी',
} satisfies Record<UiLanguage, string>
