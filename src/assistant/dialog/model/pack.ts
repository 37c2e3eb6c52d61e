import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Words } from '../../languages/tables/words.ts'

/** A language of the dialogue: how people answer in it and, if the dialogue speaks it, its texts. */
export interface LanguagePack {
  words: Words
  texts?: Texts
}

/** The languages of a dialogue, by code; the fallback is English. */
export interface LanguagePacks {
  readonly en: Required<LanguagePack>
  readonly [lang: string]: LanguagePack
}
