import { texts as en } from './en.ts'
import type { MoreTexts, UiTexts } from './types.ts'

/** A language's words; `more` may come on its own, see {@link loadMore}. */
export interface LanguageFile {
  texts: UiTexts
  more?: MoreTexts
}

/** The languages of the page's own words: each a file that is fetched when it is wanted, English aside. */
export const uiLanguages = {
  en: async () => ({ texts: en }),
  fr: () => import('./fr.ts'),
  rw: () => import('./rw.ts'),
  kj: () => import('./kj.ts'),
  tl: () => import('./tl.ts'),
  ceb: () => import('./ceb.ts'),
  ur: () => import('./ur.ts'),
  sw: () => import('./sw.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
} satisfies Record<string, () => Promise<LanguageFile>>

export type UiLanguage = keyof typeof uiLanguages

/** The words of the menu and of the cases. */
export async function loadMore(lang: UiLanguage): Promise<MoreTexts> {
  const file: LanguageFile = await uiLanguages[lang]()
  return file.more ?? (await import('./en-more.ts')).more
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
