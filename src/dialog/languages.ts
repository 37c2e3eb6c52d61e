import type { DialogLang } from './types.ts'

/** Other tags under which a language of the dialogue is known. */
const aliases: Readonly<Record<string, DialogLang>> = {
  fil: 'tl',
  ng: 'kj',
  ndonga: 'kj',
  kin: 'rw',
  kua: 'kj',
  urd: 'ur',
  tgl: 'tl',
  eng: 'en',
  fra: 'fr',
}

/** The language of a deployment that a tag such as `fil-PH` asks for. */
export function pickLanguage(tag: string, langs: readonly DialogLang[]): DialogLang | undefined {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return langs.find((lang) => lang === base || lang === aliases[base])
}

/** Languages by their own names. */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
  kj: 'Oshiwambo',
  tl: 'Filipino',
  ceb: 'Cebuano',
  ur: 'اردو',
} as const satisfies Record<DialogLang, string>
