import { effect } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { loadMoreTexts } from '../../../../src/assistant/languages/page-texts.ts'
import type { MoreTexts } from '../../../../src/assistant/languages/tables/page-texts.ts'
import { createUiLanguage, type UiLanguageControl } from '../../../../src/widget/chat/texts/ui-language.ts'

type Step = (language: UiLanguageControl) => Promise<void>
const need: Step = ({ needMore }) => needMore()
const speak =
  (code: string): Step =>
  ({ speak }) =>
    speak(code)

/** Steps that run at the same time, as on a slow network, and the language in which they end. */
const cases: { name: string; steps: Step[]; last: string }[] = [
  { name: 'needed, then another language', steps: [need, speak('tl')], last: 'tl' },
  { name: 'another language, then needed', steps: [speak('tl'), need], last: 'tl' },
  { name: 'needed twice beside another language', steps: [need, speak('ur'), need], last: 'ur' },
]

describe('deferred texts', () => {
  it.each(cases)(
    'are in the page’s language, and stay once they are there: $name',
    async ({ steps, last }) => {
      const language = createUiLanguage({} as HTMLElement, () => 0)
      const seen: (MoreTexts | undefined)[] = []
      const stop = effect(() => void seen.push(language.more.value))
      await Promise.all(steps.map((step) => step(language)))
      stop()
      expect(language.lang.value).toBe(last)
      expect(language.more.value).toEqual(await loadMoreTexts(last))
      expect(seen.lastIndexOf(undefined)).toBe(0)
    },
  )

  it('are loaded in the language in use when they are first needed', async () => {
    const language = createUiLanguage({} as HTMLElement, () => 0)
    await language.speak('ur')
    expect(language.more.value).toBeUndefined()
    await language.needMore()
    expect(language.more.value).toEqual(await loadMoreTexts('ur'))
  })
})
