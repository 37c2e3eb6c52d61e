import { texts as en } from '../../../languages/en/page-texts.ts'
import type { MoreTexts, UiTexts } from '../../../languages/tables/page-texts.ts'

/** A language's words; `more` may come on its own, see {@link loadMore}. */
export interface LanguageFile {
  texts: UiTexts
  more?: MoreTexts
}

/** The languages of the page's own words: each a file that is fetched when it is wanted, English aside. */
export const uiLanguages = {
  en: async () => ({ texts: en }),
  fr: () => import('../../../languages/fr/page-texts.ts'),
  rw: () => import('../../../languages/rw/page-texts.ts'),
  kj: () => import('../../../languages/kj/page-texts.ts'),
  tl: () => import('../../../languages/tl/page-texts.ts'),
  ceb: () => import('../../../languages/ceb/page-texts.ts'),
  ur: () => import('../../../languages/ur/page-texts.ts'),
  sw: () => import('../../../languages/sw/page-texts.ts'),
  es: () => import('../../../languages/es/page-texts.ts'),
  pt: () => import('../../../languages/pt/page-texts.ts'),
  ar: () => import('../../../languages/ar/page-texts.ts'),
  hi: () => import('../../../languages/hi/page-texts.ts'),
} satisfies Record<string, () => Promise<LanguageFile>>

export type UiLanguage = keyof typeof uiLanguages

/** The words of the menu and of the cases. */
export async function loadMore(lang: UiLanguage): Promise<MoreTexts> {
  const file: LanguageFile = await uiLanguages[lang]()
  return file.more ?? (await import('../../../languages/en/page-texts-more.ts')).more
}

/** The first of `wanted` that the page speaks; English when it speaks none. */
export function chooseLanguage(wanted: readonly (string | undefined)[]): UiLanguage {
  for (const tag of wanted) {
    const primary = tag?.toLowerCase().split('-')[0]
    // Filipino is written in two ways in language tags.
    const code = primary === 'fil' ? 'tl' : primary
    if (code !== undefined && Object.hasOwn(uiLanguages, code)) return code as UiLanguage
  }
  return 'en'
}
