import { texts as english } from './en/page-texts.ts'
import type { MoreTexts, UiTexts } from './tables/page-texts.ts'

const files = import.meta.glob<{ texts: UiTexts; more: MoreTexts }>([
  './{??,???}/page-texts.ts',
  // English is part of the first view, except for the texts that come later.
  '!./en/*',
])
const filesOf = (lang: string) => files[`./${lang}/page-texts.ts`]

/** Tells whether the page speaks a language. */
export const hasPageTexts = (lang: string): boolean => lang === 'en' || filesOf(lang) !== undefined

/** Fetches the page's texts in a language, in English where there are none. Rejects without a network. */
export const loadPageTexts = async (lang: string): Promise<{ texts: UiTexts }> =>
  filesOf(lang)?.() ?? { texts: english }

/** Fetches the texts that come later. Rejects without a network. */
export const loadMoreTexts = async (lang: string): Promise<MoreTexts> =>
  (await (filesOf(lang)?.() ?? import('./en/page-texts-more.ts'))).more
