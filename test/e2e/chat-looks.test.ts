import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { languages as known } from '../../src/assistant/languages/languages.ts'
import { shoot } from '../support/browser.ts'
import { findLosses } from '../support/chat-losses.ts'
import { createStage, moments, type Stage } from '../support/chat-scenes.ts'
import { type ChatPageState, chatPageStates, heldCase } from '../support/chat-states.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { isLong } from '../support/thoroughness.ts'

const languages = Object.keys(known)
let browser: Browser
let stage: Stage
beforeAll(async () => {
  browser = await connectBrowser()
  stage = createStage(browser, inject('webDir'))
})
afterAll(() => browser?.close())

const stateOf = (name: string): ChatPageState => {
  const state = chatPageStates.find((one) => one.name === name)
  if (!state) throw new Error(`There is no state ${name}`)
  return state
}

describe('forced colours', () => {
  it('show the focus wherever it goes', async () => {
    const scene = { lang: 'en', theme: 'light', media: { forcedColors: 'active' } } as const
    const rings = await stage.see(stateOf('choices'), scene, async (page) => {
      const found: string[] = []
      for (let tab = 0; tab < 8; tab++) {
        await page.keyboard.press('Shift+Tab')
        const ring = await page.evaluate(() => {
          const focused = document.activeElement
          const ringed = focused?.closest('.composer') ?? focused
          const { outlineStyle, outlineWidth } = getComputedStyle(ringed as Element)
          return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? focused?.className : 'seen'
        })
        found.push(ring ?? '')
      }
      return found
    })
    expect(rings).toEqual(Array(8).fill('seen'))
  })
})

describe('reduced motion', () => {
  it('is set on purpose: without it, the typing indicator moves', async () => {
    const media = { reducedMotion: 'no-preference' } as const
    const scene = { lang: 'en', theme: 'light', media } as const
    const moving = await stage.see(stateOf('typing'), scene, (page) =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    expect(moving).toBeGreaterThan(0)
  })
})

describe('question next to its answers', () => {
  const zoomed = [
    { name: 'at 400 % zoom', viewport: { width: 320, height: 256 }, size: '100%' },
    { name: 'with text of twice the size on a phone', viewport: { width: 360, height: 640 }, size: '200%' },
  ]
  const asking = ['greeting', 'choices', 'summary']
  it.each(zoomed.flatMap((view) => asking.map((state) => ({ ...view, state }))))(
    '$name: $state',
    async ({ viewport, size, state }) => {
      const scene = { lang: 'en', theme: 'light', viewport } as const
      await stage.see(stateOf(state), scene, async (page) => {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = percent
        }, size)
        const edges = () =>
          page.evaluate(() => {
            const box = (selector: string) =>
              [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()
            const lineHeight = Number.parseFloat(getComputedStyle(document.body).lineHeight)
            return {
              // Its last line is between the page's header and the answers.
              question: (box('.bubble')?.bottom ?? 0) - (box('.header')?.bottom ?? 0) >= lineHeight,
              answers: (box('.replies')?.top ?? 0) >= (box('.bubble')?.bottom ?? 0),
              tap: (box('.composer')?.top ?? 0) - (box('.replies')?.top ?? 0) >= 44,
            }
          })
        await expect.poll(edges).toEqual({ question: true, answers: true, tap: true })
      })
    },
  )
})

describe('text at twice the size on a 320-pixel screen', () => {
  const viewport = { width: 320, height: 640 }
  const dayMs = 86_400_000
  /** A case sheet with events of today, of yesterday, and of every month and day of the week. */
  const datedCase = (now: string): ChatPageState => ({
    ...stateOf('case-sheet'),
    relay: (lang) => ({
      cases: [
        {
          ...heldCase(lang),
          next_milestone: `freeze_expires_at ${new Date(Date.parse(now) + 40 * dayMs).toISOString()}`,
          freeze_status_timeline: [0, 1, ...Array.from({ length: 12 }, (_, month) => 30 * month + 8)].map(
            (days) => ({
              event: 'acknowledged',
              amount: 10_000,
              at: new Date(Date.parse(now) - days * dayMs).toISOString(),
            }),
          ),
        },
      ],
    }),
  })
  const inLanguages = languages.flatMap((locale) =>
    moments
      .filter((_, index) => isLong || index === languages.indexOf(locale) % moments.length)
      .map((moment) => ({ locale, moment, at: moment.now })),
  )

  it.each(inLanguages)('cuts off no date of a case in $locale at $at', async ({ locale, moment }) => {
    const scene = { lang: 'en', theme: 'light', locale, moment, viewport } as const
    const losses = await stage.see(datedCase(moment.now), scene, async (page) => {
      const found = await findLosses(page)
      await shoot(page, `dates-${locale}`)
      return found
    })
    expect(losses).toEqual([])
  })

  const inFull = isLong
    ? chatPageStates.flatMap((state) => languages.map((locale) => ({ state, locale, name: state.name })))
    : []
  it.each(inFull)('cuts off nothing of $name in $locale', async ({ state, locale }) => {
    const scene = { lang: 'en', theme: 'light', locale, viewport } as const
    expect(await stage.see(state, scene, findLosses)).toEqual([])
  })
})

describe('first view', () => {
  it('is in the same place as the page, so that nothing shifts', async () => {
    const boxes = (page: Page) =>
      page.evaluate(() =>
        ['.bar', '.logo', '.composer'].map((part) => {
          const { x, y, width, height } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    let before: number[][] = []
    const state: ChatPageState = {
      ...stateOf('greeting'),
      before: async (page) => {
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number }[])
              (window as unknown as { shift: number }).shift += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const measure = async (route: Route): Promise<void> => {
          await page.locator('.first .composer').waitFor()
          before = await boxes(page)
          await route.continue()
        }
        // The page's script; after it has run, there is no first view any more.
        await page.route('**/assets/*.js', measure, { times: 1 })
      },
    }
    for (const lang of ['en', 'ur'] as const) {
      before = []
      const scene = { lang, theme: 'dark' } as const
      const [after, shift] = await stage.see(state, scene, async (page) => [
        await boxes(page),
        await page.evaluate(() => (window as unknown as { shift: number }).shift),
      ])
      expect(before, lang).toEqual(after)
      expect(shift, lang).toBe(0)
    }
  })
})
