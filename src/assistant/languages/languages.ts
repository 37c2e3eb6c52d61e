import { primaryTag } from '../../contract/language/primary-tag.ts'
import { byCode } from './by-code.ts'
import type { Language } from './tables/language.ts'

/** Every language that has a folder here, by its code, in the order of their places. */
export const languages: Readonly<Record<string, Language>> = Object.fromEntries(
  Object.entries(
    byCode(import.meta.glob<Language>('./{??,???}/language.ts', { eager: true, import: 'language' })),
  ).sort(([, a], [, b]) => a.place - b.place),
)

/** Finds the language that a tag such as `fil-PH` asks for; undefined if it is not one of ours. */
export function toLanguage(tag: string): string | undefined {
  const primary = primaryTag(tag)
  return Object.hasOwn(languages, primary)
    ? primary
    : Object.keys(languages).find((code) => languages[code]?.tags?.includes(primary))
}

/** Returns the tag by which `Intl` writes dates and numbers of a language. */
export const intlTag = (lang: string): string => languages[lang]?.intl ?? lang

/** Picks the one of `langs` that a tag asks for; undefined when it asks for none of them. */
export function pickLanguage(tag: string, langs: readonly string[]): string | undefined {
  const wanted = toLanguage(tag)
  return langs.find((lang) => lang === wanted)
}
