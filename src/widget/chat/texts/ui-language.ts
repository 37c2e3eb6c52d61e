import { type ReadonlySignal, signal } from '@preact/signals'
import { directionOf } from '../../../contract/language/direction.ts'
import { texts as english } from '../../../languages/en/page-texts.ts'
import type { MoreTexts, UiTexts } from '../../../languages/tables/page-texts.ts'
import { createDates, type Dates } from './dates.ts'
import { loadMore, type UiLanguage, uiLanguages } from './languages.ts'

/** The page's own language: one at a time, fetched when it is wanted. */
export interface UiLanguageControl {
  lang: ReadonlySignal<UiLanguage>
  texts: ReadonlySignal<UiTexts>
  dates: ReadonlySignal<Dates>
  /** The words of the menu and of the cases, once {@link UiLanguageControl.needMore} has fetched them. */
  more: ReadonlySignal<MoreTexts | undefined>
  needMore(): Promise<void>
  /** Changes the language. One that cannot be fetched now leaves the page in the one that it has. */
  speak(next: UiLanguage): Promise<void>
}

export function createUiLanguage(html: HTMLElement, now: () => number): UiLanguageControl {
  const lang = signal<UiLanguage>('en')
  const texts = signal<UiTexts>(english)
  const dates = signal(createDates('en', now))
  const more = signal<MoreTexts | undefined>(undefined)
  return {
    lang,
    texts,
    dates,
    more,
    async needMore() {
      more.value ??= await loadMore(lang.value)
    },
    async speak(next) {
      const loaded = await Promise.all([uiLanguages[next](), more.value && loadMore(next)]).catch(
        () => undefined,
      )
      if (!loaded) return
      const [{ texts: words }, moreWords] = loaded
      texts.value = words
      more.value = moreWords
      dates.value = createDates(next, now)
      lang.value = next
      html.lang = next
      html.dir = directionOf(next)
    },
  }
}
