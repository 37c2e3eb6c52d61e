import { en } from './en.ts'
import type { MoreTexts, UiTexts } from './types.ts'

interface Language {
  /** In its own words. */
  name: string
  load(): Promise<UiTexts>
  /** The words of the menu and of the cases. */
  loadMore(): Promise<MoreTexts>
}

/** The languages of the page's own words, loaded one at a time. */
export const uiLanguages = {
  en: {
    name: 'English',
    load: () => Promise.resolve(en),
    loadMore: async () => (await import('./more/en.ts')).more,
  },
} satisfies Record<string, Language>

export type UiLanguage = keyof typeof uiLanguages

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
