import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type ChatPageState, picture, type StateLang, wordsIn } from './chat-states.ts'
import { type FakeRelay, type Happening, startFakeRelay } from './fake-relay.ts'

export { chatPageStates } from './chat-states.ts'

/** Where and when the citizen looks at the page. */
export interface Moment {
  /** The citizen's time, as an ISO instant. */
  now: string
  timezoneId: string
}

/**
 * Moments at which the page is examined. The case of `heldCase` is of 21 November 2026, 9:31 to 9:41 UTC: its
 * times appear as "Today", "Yesterday" or a full date.
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
  /** Language of the conversation. */
  lang: StateLang
  /** Language of the page itself; by default that of the conversation. */
  locale?: string
  theme: 'light' | 'dark'
  /** By default the first of {@link moments}. */
  moment?: Moment
  viewport?: { width: number; height: number }
  /** Other preferences of the system; by default reduced motion. */
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
  /** Opens a state, passes it to `look`, and closes it. */
  see<T>(state: ChatPageState, options: SceneOptions, look: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Starts a relay in which a state of the page has been reached, except for what the citizen does then. */
export async function startStateRelay(
  state: ChatPageState,
  { lang, now, webDir }: { lang: StateLang; now: string; webDir: string },
): Promise<{ relay: FakeRelay; happenings: readonly Happening[] }> {
  const at = new Date(Date.parse(now) - (state.daysAgo ?? 0) * 86_400_000).toISOString()
  const happenings = (state.begin?.(wordsIn(lang)) ?? []).map((happening) => ({
    ...happening,
    ...(happening.type !== 'progress' && happening.type !== 'case' && { lang, at }),
  }))
  const relay = await startFakeRelay({
    webDir,
    now: () => Date.parse(now),
    greeting: happenings,
    channel: { title: lang === 'ur' ? 'یونٹی بینک' : 'Unity Bank' },
    ...state.relay?.(lang, now),
  })
  state.prepare?.(relay)
  return { relay, happenings }
}

/**
 * Creates a stage for the page built in `webDir`. Scenes share a context for each time zone, since a context
 * costs three times as much as a page: one scene at a time. Their stored data is separate, since each has its
 * own relay and therefore its own origin. `view` applies to all of them.
 */
export function createStage(browser: Browser, webDir: string, view: BrowserContextOptions = {}): Stage {
  const contexts = new Map<string, BrowserContext>()
  const contextIn = async (timezoneId: string): Promise<BrowserContext> => {
    const known = contexts.get(timezoneId)
    if (known) return known
    const context = await browser.newContext({ timezoneId, ...view })
    // A busy machine is slow, and a hang remains a hang with any limit.
    context.setDefaultTimeout(120_000)
    contexts.set(timezoneId, context)
    return context
  }

  const open: Stage['open'] = async (state, options) => {
    const { lang, locale = lang, theme, moment = moments[0], viewport, media } = options
    const w = wordsIn(lang)
    const { relay, happenings } = await startStateRelay(state, { lang, now: moment.now, webDir })
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

/** Waits until images are loaded, finite animations have ended, and everything is rendered. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    // Two frames: what the first one changes is rendered in the second.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
