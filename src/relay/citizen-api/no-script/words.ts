import { formTexts, moreTexts, pageTexts } from '../../../assistant/languages/at-once.ts'
import { texts as formEnglish } from '../../../assistant/languages/en/form-texts.ts'
import { texts as pageEnglish } from '../../../assistant/languages/en/page-texts.ts'
import { more as moreEnglish } from '../../../assistant/languages/en/page-texts-more.ts'
import { stop as stopEnglish } from '../../../assistant/languages/en/page-texts-stop.ts'
import { pickLanguage } from '../../../assistant/languages/languages.ts'
import type { FormTexts } from '../../../assistant/languages/tables/form-texts.ts'
import type { LaterTexts, UiTexts } from '../../../assistant/languages/tables/page-texts.ts'
import { directionOf } from '../../../contract/language/direction.ts'

/** Texts of the form in one language. */
export interface Words {
  lang: string
  dir: 'ltr' | 'rtl'
  form: FormTexts
  page: UiTexts
  more: LaterTexts
}

/** Returns the texts of a language, with English as the fallback. */
export const wordsOf = (lang: string): Words => ({
  lang,
  dir: directionOf(lang),
  form: formTexts[lang] ?? formEnglish,
  page: pageTexts[lang] ?? pageEnglish,
  more: moreTexts[lang] ?? { ...moreEnglish, ...stopEnglish },
})

/** Returns the first requested language that is available, or the first available one if there is none. */
export function chooseLanguage(
  spoken: readonly string[],
  { asked, accepted = '' }: { asked?: string | undefined; accepted?: string | undefined },
): string {
  const wanted = [asked ?? '', ...accepted.split(',').map((range) => range.replace(/;.*/, '').trim())]
  const found = wanted.map((tag) => pickLanguage(tag, spoken)).find((lang) => lang !== undefined)
  return found ?? spoken[0] ?? 'en'
}
