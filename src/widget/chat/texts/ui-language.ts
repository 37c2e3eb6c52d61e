import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { texts as english } from '../../../assistant/languages/en/page-texts.ts'
import { hasPageTexts, loadMoreTexts, loadPageTexts } from '../../../assistant/languages/page-texts.ts'
import type { MoreTexts, UiTexts } from '../../../assistant/languages/tables/page-texts.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { primaryTag } from '../../../contract/language/primary-tag.ts'
import { createDates, type Dates } from './dates.ts'

/** The page's own language: one at a time, fetched on demand. */
export interface UiLanguageControl {
  lang: ReadonlySignal<string>
  texts: ReadonlySignal<UiTexts>
  dates: ReadonlySignal<Dates>
  /** The deferred texts, once {@link UiLanguageControl.needMore} has fetched them. */
  more: ReadonlySignal<MoreTexts | undefined>
  needMore(): Promise<void>
  /** Changes the language. If the new one cannot be fetched now, the page keeps the current one. */
  speak(next: string): Promise<void>
}

/** Returns the first of the `wanted` tags that the page supports; English if it supports none. */
export const chooseLanguage = (wanted: readonly (string | undefined)[]): string =>
  wanted.map((tag = '') => primaryTag(tag)).find(hasPageTexts) ?? 'en'

/** Creates the page's language control, which starts in English; `now` is in epoch milliseconds. */
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
      // The language may change in the meantime.
      while (!more.value) {
        const asked = lang.value
        const words = await loadMoreTexts(asked)
        if (asked === lang.value) more.value = words
      }
    },
    async speak(next) {
      const words = await loadPageTexts(next).catch(() => undefined)
      // Check after the first file has loaded: views that need the deferred texts may appear until then, and
      // need texts from then on.
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
