import { toDialogueLanguage } from '../../contract/language/dialogue-languages.ts'
import type { DialogLang } from '../model/types.ts'

/** The language of a deployment that a tag such as `fil-PH` asks for. */
export function pickLanguage(tag: string, langs: readonly DialogLang[]): DialogLang | undefined {
  const wanted = toDialogueLanguage(tag)
  return langs.find((lang) => lang === wanted)
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
