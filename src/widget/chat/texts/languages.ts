import { en } from './en.ts'
import type { UiTexts } from './types.ts'

/** The languages of the page's own words: each with its own name, and loaded when it is first wanted. */
export const uiLanguages = {
  en: { name: 'English', load: () => Promise.resolve(en) },
} satisfies Record<string, { name: string; load: () => Promise<UiTexts> }>

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
