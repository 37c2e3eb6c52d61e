import { type ReadonlySignal, signal } from '@preact/signals'
import { directionOf } from '../look/direction.ts'
import { createDates, type Dates } from './dates.ts'
import { en } from './en.ts'
import { type UiLanguage, uiLanguages } from './languages.ts'
import type { UiTexts } from './types.ts'

/** The page's own language: one at a time, fetched when it is wanted. */
export interface UiLanguageControl {
  lang: ReadonlySignal<UiLanguage>
  texts: ReadonlySignal<UiTexts>
  dates: ReadonlySignal<Dates>
  /** Changes the language. One that cannot be fetched now leaves the page in the one that it has. */
  speak(next: UiLanguage): Promise<void>
}

export function createUiLanguage(html: HTMLElement, now: () => number): UiLanguageControl {
  const lang = signal<UiLanguage>('en')
  const texts = signal<UiTexts>(en)
  const dates = signal(createDates('en', now))
  return {
    lang,
    texts,
    dates,
    async speak(next) {
      const loaded = await uiLanguages[next].load().catch(() => undefined)
      if (!loaded) return
      texts.value = loaded
      dates.value = createDates(next, now)
      lang.value = next
      html.lang = next
      html.dir = directionOf(next)
    },
  }
}
