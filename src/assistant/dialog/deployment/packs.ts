import { dialogTexts, dialogueLanguages, words } from '../../languages/at-once.ts'
import type { LanguagePack, LanguagePacks } from '../model/pack.ts'

function packOf(lang: string): Required<LanguagePack> {
  const [says, hears] = [dialogTexts[lang], words[lang]]
  if (!says || !hears)
    throw new Error(`src/assistant/languages/${lang} has no words.ts beside its dialog-texts.ts.`)
  return { texts: says, words: hears }
}

/** Every language that the dialogue speaks, for a server, which has the memory for them. */
export const allPacks: LanguagePacks & Readonly<Record<string, Required<LanguagePack>>> = {
  ...Object.fromEntries(dialogueLanguages.map((lang) => [lang, packOf(lang)])),
  en: packOf('en'),
}
