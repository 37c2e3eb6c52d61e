import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Words } from '../../languages/tables/words.ts'

/** A language of the dialogue: how people answer in it and, where it is spoken, what it says. */
export interface LanguagePack {
  words: Words
  texts?: Texts
}

/** The languages that a dialogue brings along, by code; it falls back to English. */
export interface LanguagePacks {
  readonly en: Required<LanguagePack>
  readonly [lang: string]: LanguagePack
}
