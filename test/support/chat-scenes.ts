import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type ChatPageState, picture, type StateLang, wordsIn } from './chat-states.ts'
import { type FakeRelay, startFakeRelay } from './fake-relay.ts'

/** Where and when she looks at the page. */
export interface Moment {
  /** Her time, as an ISO instant. */
  now: string
  timezoneId: string
}

/**
 * Moments at which the page is looked at. The case of `heldCase` is of 21 November 2026, 9:31 to 9:41 UTC:
 * what it shows of that is "Today", "Yesterday" or a whole date.
 */
export const moments = [
  { now: '2026-11-21T12:00:00Z', timezoneId: 'UTC' },
  { now: '2026-11-21T16:01:00Z', timezoneId: 'Asia/Manila' },
  { now: '2026-11-22T09:31:00Z', timezoneId: 'UTC' },
  { now: '2026-11-21T23:59:00Z', timezoneId: 'UTC' },
  { now: '2026-12-31T22:30:00Z', timezoneId: 'Africa/Kigali' },
  { now: '2026-11-22T07:59:00Z', timezoneId: 'America/Los_Angeles' },
] as const satisfies readonly Moment[]

interface SceneOptions {
  /** Language of what is said in the chat. */
  lang: StateLang
  /** Language of the page's own words; that of the chat by default. */
  locale?: string
  theme: 'light' | 'dark'
  /** The first of {@link moments} by default. */
  moment?: Moment
  viewport?: { width: number; height: number }
  /** What else the system wishes; by default that nothing moves. */
  media?: Parameters<Page['emulateMedia']>[0]
}

/** The chat page in a state. */
export interface Scene {
  page: Page
  relay: FakeRelay
  close(): Promise<void>
}

/** Opens the page in one state after another. */
export interface Stage {
  open(state: ChatPageState, options: SceneOptions): Promise<Scene>
  /** Opens a state, lets `look` look at it, and puts it away. */
  see<T>(state: ChatPageState, options: SceneOptions, look: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Creates a stage for the page that is built in `webDir`. Scenes share a context for each time zone, since a
 * context costs three times what a page does: one scene at a time. What they keep on the device is apart, for
 * each has a relay and so an origin of its own. `view` is for all of them.
 */
export function createStage(browser: Browser, webDir: string, view: BrowserContextOptions = {}): Stage {
  const contexts = new Map<string, BrowserContext>()
  const contextIn = async (timezoneId: string): Promise<BrowserContext> => {
    const known = contexts.get(timezoneId)
    if (known) return known
    const context = await browser.newContext({ timezoneId, ...view })
    // A busy machine is slow, and a hang is a hang after any time.
    context.setDefaultTimeout(120_000)
    contexts.set(timezoneId, context)
    return context
  }

  const open: Stage['open'] = async (state, options) => {
    const { lang, locale = lang, theme, moment = moments[0], viewport, media } = options
    const w = wordsIn(lang)
    const at = new Date(Date.parse(moment.now) - (state.daysAgo ?? 0) * 86_400_000).toISOString()
    const happenings = (state.begin?.(w) ?? []).map((happening) => ({
      ...happening,
      ...(happening.type !== 'progress' && happening.type !== 'case' && { lang, at }),
    }))
    const relay = await startFakeRelay({
      webDir,
      now: () => Date.parse(moment.now),
      greeting: happenings,
      channel: { title: lang === 'ur' ? 'یونٹی بینک' : 'Unity Bank' },
      ...state.relay?.(lang, moment.now),
    })
    state.prepare?.(relay)
    const context = await contextIn(moment.timezoneId)
    const page = await context.newPage()
    const close = async (): Promise<void> => {
      await page.close()
      await context.unrouteAll()
      await context.setOffline(false)
      await relay.close()
    }
    try {
      await context.clock.setFixedTime(moment.now)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', ...media })
      if (viewport || !view.viewport) await page.setViewportSize(viewport ?? { width: 360, height: 740 })
      await context.route('https://picture.test/**', (route) =>
        route.request().url().endsWith('.svg')
          ? route.fulfill({
              contentType: 'image/svg+xml',
              body: decodeURIComponent(picture.split(',')[1] ?? ''),
            })
          : route.abort(),
      )
      await state.before?.(page)
      const waitUntil = state.isOnItsWay ? 'commit' : 'load'
      await page.goto(`${relay.url}/chat?gwId=demo&locale=${locale}`, { waitUntil })
      await page.locator('.page').waitFor()
      if (happenings.length > 0 && !state.prepare) await page.locator('.entry').first().waitFor()
      await state.act?.({ page, relay, context, lang, w })
      await page.locator(state.shows).first().waitFor()
      await settle(page)
      return { page, relay, close }
    } catch (error) {
      await close()
      throw error
    }
  }

  return {
    open,
    async see(state, options, look) {
      const { page, close } = await open(state, options)
      try {
        return await look(page)
      } finally {
        await close()
      }
    },
    async close() {
      for (const context of contexts.values()) await context.close()
    },
  }
}

/** Waits until pictures are loaded, animations that end have ended, and all of it is drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    // Two frames: what the first one changes is drawn in the second.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
