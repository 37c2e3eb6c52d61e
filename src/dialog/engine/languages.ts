import { toLanguage } from '../../languages/languages.ts'

/** Picks the language of a deployment that a tag such as `fil-PH` asks for; undefined when it has none such. */
export function pickLanguage(tag: string, langs: readonly string[]): string | undefined {
  const wanted = toLanguage(tag)
  return langs.find((lang) => lang === wanted)
}
