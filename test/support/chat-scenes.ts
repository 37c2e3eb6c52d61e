import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type ChatPageState, picture, type StateLang, wordsIn } from './chat-states.ts'
import { startFakeRelay } from './fake-relay.ts'

export interface SceneOptions {
  browser: Browser
  webDir: string
  lang: StateLang
  theme: 'light' | 'dark'
  view?: BrowserContextOptions
}

/** Brings the page into a state, lets `look` look at it, and puts everything away. */
export async function withScene<T>(
  state: ChatPageState,
  { browser, webDir, lang, theme, view = {} }: SceneOptions,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const w = wordsIn(lang)
  const happenings = (state.begin?.(w) ?? []).map((happening) => ({
    ...happening,
    ...(happening.type !== 'progress' && happening.type !== 'case' && { lang }),
  }))
  const relay = await startFakeRelay({
    webDir,
    greeting: happenings,
    channel: { title: lang === 'ur' ? 'یونٹی بینک' : 'Unity Bank' },
    ...state.relay?.(lang),
  })
  state.prepare?.(relay)
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: theme,
    ...view,
  })
  // A busy machine is slow, and a hang is a hang after any time.
  context.setDefaultTimeout(120_000)
  try {
    await context.route('https://picture.test/**', (route) =>
      route.request().url().endsWith('.svg')
        ? route.fulfill({
            contentType: 'image/svg+xml',
            body: decodeURIComponent(picture.split(',')[1] ?? ''),
          })
        : route.abort(),
    )
    await state.before?.(context)
    const page = await context.newPage()
    await page.goto(`${relay.url}/chat?gwId=demo&locale=${lang}`)
    await page.locator('.page').waitFor()
    if (happenings.length > 0 && !state.prepare) await page.locator('.entry').first().waitFor()
    await state.act?.({ page, relay, context, w })
    await page.locator(state.shows).first().waitFor()
    await page.waitForTimeout(250)
    return await look(page)
  } finally {
    await context.close()
    await relay.close()
  }
}
