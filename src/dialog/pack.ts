import type { Texts } from './texts/texts.ts'
import type { DialogLang } from './types.ts'
import type { Words } from './words/words.ts'

/** A language of the dialogue: how people answer in it and, where it is spoken, what it says. */
export interface LanguagePack {
  words: Words
  texts?: Texts
}

/** The languages that a dialogue brings along; it falls back to English. */
export type LanguagePacks = { readonly en: Required<LanguagePack> } & Readonly<
  Partial<Record<DialogLang, LanguagePack>>
>
