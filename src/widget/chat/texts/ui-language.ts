import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { texts as english } from '../../../assistant/languages/en/page-texts.ts'
import { hasPageTexts, loadMoreTexts, loadPageTexts } from '../../../assistant/languages/page-texts.ts'
import type { MoreTexts, UiTexts } from '../../../assistant/languages/tables/page-texts.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { primaryTag } from '../../../contract/language/primary-tag.ts'
import { createDates, type Dates } from './dates.ts'

/** The page's own language: one at a time, fetched when it is wanted. */
export interface UiLanguageControl {
  lang: ReadonlySignal<string>
  texts: ReadonlySignal<UiTexts>
  dates: ReadonlySignal<Dates>
  /** The texts that come later, once {@link UiLanguageControl.needMore} has fetched them. */
  more: ReadonlySignal<MoreTexts | undefined>
  needMore(): Promise<void>
  /** Changes the language. One that cannot be fetched now leaves the page in the one that it has. */
  speak(next: string): Promise<void>
}

/** Chooses the first of the `wanted` tags that the page speaks; English when it speaks none. */
export const chooseLanguage = (wanted: readonly (string | undefined)[]): string =>
  wanted.map((tag = '') => primaryTag(tag)).find(hasPageTexts) ?? 'en'

/** Begins in English; `now` is in epoch milliseconds. */
export function createUiLanguage(html: HTMLElement, now: () => number): UiLanguageControl {
  const lang = signal('en')
  const texts = signal<UiTexts>(english)
  const more = signal<MoreTexts | undefined>(undefined)
  let isMoreNeeded = false
  return {
    lang,
    texts,
    dates: computed(() => createDates(lang.value, now)),
    more,
    async needMore() {
      isMoreNeeded = true
      // The language may change meanwhile.
      while (!more.value) {
        const asked = lang.value
        const words = await loadMoreTexts(asked)
        if (asked === lang.value) more.value = words
      }
    },
    async speak(next) {
      const words = await loadPageTexts(next).catch(() => undefined)
      // Asked once the first file is there, since views that need them may come until then, and are drawn with some from then on.
      const moreWords = isMoreNeeded ? await loadMoreTexts(next).catch(() => undefined) : undefined
      if (!words || (isMoreNeeded && !moreWords)) return
      texts.value = words.texts
      more.value = moreWords
      lang.value = next
      html.lang = next
      html.dir = directionOf(next)
    },
  }
}
