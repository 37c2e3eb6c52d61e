import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shoot } from '../support/browser.ts'
import { buildChatPage, launchChromium } from '../support/chat-browser.ts'
import { withScene } from '../support/chat-scenes.ts'
import { type ChatPageState, chatPageStates } from '../support/chat-states.ts'

let webDir: string
let browser: Browser
beforeAll(async () => {
  webDir = await buildChatPage()
  browser = await launchChromium()
})
afterAll(() => browser?.close())

const statesOf = (...names: string[]): ChatPageState[] =>
  chatPageStates.filter((state) => names.includes(state.name))

function seeIn<T>(state: ChatPageState, view: BrowserContextOptions, look: (page: Page) => Promise<T>) {
  return withScene(state, { browser, webDir, lang: 'en', theme: 'light', view }, look)
}

describe('in forced colours', () => {
  /** What has no border of its own there, although its colour alone set it apart. */
  const findBorderless = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const apart = '.bubble, .callout, .card, .pill, .send, .composer, .status-pill, .standing, .primary'
      return [...document.querySelectorAll(apart)]
        .filter((element) => element.checkVisibility())
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.className)
    })

  it.each(statesOf('greeting', 'choices', 'summary', 'case', 'case-sheet', 'rated', 'cards', 'failed'))(
    'everything in $name stands apart',
    async (state) => {
      const found = await seeIn(state, { forcedColors: 'active' }, async (page) => {
        await shoot(page, `forced-${state.name}`)
        return findBorderless(page)
      })
      expect(found).toEqual([])
    },
  )

  it('the focus is seen wherever it goes', async () => {
    const rings = await seeIn(
      statesOf('choices')[0] as ChatPageState,
      { forcedColors: 'active' },
      async (page) => {
        const found: string[] = []
        for (let tab = 0; tab < 8; tab++) {
          await page.keyboard.press('Shift+Tab')
          const ring = await page.evaluate(() => {
            const focused = document.activeElement
            const ringed = focused?.closest('.composer') ?? focused
            const { outlineStyle, outlineWidth } = getComputedStyle(ringed as Element)
            return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
              ? focused?.className
              : 'seen'
          })
          found.push(ring ?? '')
        }
        return found
      },
    )
    expect(rings).toEqual(Array(8).fill('seen'))
  })
})

describe('with reduced motion', () => {
  const countMoving = (page: Page): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

  it.each(statesOf('first-view', 'loading', 'typing', 'menu', 'case-sheet'))(
    'nothing moves in $name',
    async (state) => {
      expect(await seeIn(state, { reducedMotion: 'reduce' }, countMoving)).toBe(0)
    },
  )

  it('is asked for: without, typing moves', async () => {
    const [typing] = statesOf('typing')
    expect(
      await seeIn(typing as ChatPageState, { reducedMotion: 'no-preference' }, countMoving),
    ).toBeGreaterThan(0)
  })
})

describe('with text of twice the size on 320 pixels', () => {
  /** What reaches out of the screen, and what is cut off within itself. */
  const findLosses = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const name = (element: Element): string =>
        `${element.tagName} ${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`
      const isCut = (element: Element): boolean =>
        getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      return [...document.querySelectorAll('.page *')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr, svg, .carousel'))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < -1 || right > innerWidth + 1 || isCut(element)
        })
        .map(name)
    })

  it.each(chatPageStates)('$name loses nothing', async (state) => {
    for (const lang of ['en', 'ur'] as const) {
      const scene = {
        browser,
        webDir,
        lang,
        theme: 'light',
        view: { viewport: { width: 320, height: 640 } },
      } as const
      expect(await withScene(state, scene, findLosses), lang).toEqual([])
    }
  })
})

describe('the first view', () => {
  it('stands where the page will stand, and nothing shifts', async () => {
    const [greeting] = statesOf('greeting')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
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
      ...(greeting as ChatPageState),
      before: async (context) => {
        await context.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number }[])
              (window as unknown as { shift: number }).shift += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const measure = async (route: Route): Promise<void> => {
          const page = context.pages()[0] as Page
          await page.locator('.first .composer').waitFor()
          before = await boxes(page)
          release()
          await route.continue()
        }
        // The page's script; what comes after it finds no first view any more.
        await context.route('**/assets/*.js', measure, { times: 1 })
      },
    }
    for (const lang of ['en', 'ur'] as const) {
      const scene = { browser, webDir, lang, theme: 'dark' } as const
      const [after, shift] = await withScene(state, scene, async (page) => {
        await held
        return [await boxes(page), await page.evaluate(() => (window as unknown as { shift: number }).shift)]
      })
      expect(before, lang).toEqual(after)
      expect(shift, lang).toBe(0)
    }
  })
})
