import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { shoot } from '../support/browser.ts'
import { findLosses } from '../support/chat-losses.ts'
import { createStage, type Moment, moments, type Scene, type Stage, settle } from '../support/chat-scenes.ts'
import { chatPageStates } from '../support/chat-states.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { isLong } from '../support/thoroughness.ts'

/** States whose parts are distinguished by their colour alone. */
const apart = ['greeting', 'choices', 'summary', 'case', 'case-sheet', 'rated', 'cards', 'failed']
/** States with parts that move. */
const moving = ['first-view', 'loading', 'typing', 'menu', 'case-sheet']

let browser: Browser
let stage: Stage
beforeAll(async () => {
  browser = await connectBrowser()
  stage = createStage(browser, inject('webDir'))
})
afterAll(() => browser?.close())

/**
 * Finds elements that have no border in forced colours, although they are otherwise set apart by colour
 * alone.
 */
const findBorderless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = '.bubble, .callout, .card, .pill, .send, .composer, .status-pill, .standing, .primary'
    return [...document.querySelectorAll(parts)]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.className)
  })

const countMoving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

// Each state is checked in both writing directions and at one of the moments; in the long run, everything
// that a moment can change is checked at each of them.
const scenes = chatPageStates.flatMap((state, index) =>
  (['en', 'ur'] as const).map((lang, other) => {
    const first = (index + 3 * other) % moments.length
    const [moment, ...later] = [...moments.slice(first), ...moments.slice(0, first)] as [Moment, ...Moment[]]
    return { state, lang, moment, later, name: `${state.name} in ${lang}`, at: moment.now }
  }),
)
/** The narrowest phone, in CSS pixels. */
const small = { width: 320, height: 640 }

describe.each(scenes)('$name at $at', ({ state, lang, moment, later }) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await stage.open(state, { lang, theme: 'light', moment })
  })
  afterAll(() => scene?.close())
  /** Sets the system's colour preferences, and waits until the page has followed. */
  const wish = async (media: Parameters<Page['emulateMedia']>[0]): Promise<void> => {
    await scene.page.emulateMedia(media)
    await settle(scene.page)
  }

  it('has the right writing direction', async () => {
    const direction = await scene.page.evaluate(() => document.documentElement.dir || 'ltr')
    expect(direction).toBe(lang === 'ur' ? 'rtl' : 'ltr')
  })

  it.runIf(lang === 'en' || isLong)('has no axe violations in the light theme', async () => {
    expect(await findViolations(scene.page)).toEqual([])
  })

  it.runIf(lang === 'en' || isLong)('has no axe violations in the dark theme', async () => {
    await wish({ colorScheme: 'dark' })
    expect(await findViolations(scene.page)).toEqual([])
    await wish({ colorScheme: 'light' })
  })

  it.runIf(apart.includes(state.name))('sets everything apart in forced colours', async () => {
    await wish({ forcedColors: 'active' })
    if (lang === 'en') await shoot(scene.page, `forced-${state.name}`)
    expect(await findBorderless(scene.page)).toEqual([])
    await wish({ forcedColors: 'none' })
  })

  it.runIf(moving.includes(state.name))('does not move with reduced motion', async () => {
    expect(await countMoving(scene.page)).toBe(0)
  })

  it('cuts off nothing with text at twice the size on a 320-pixel screen', async () => {
    await scene.page.setViewportSize(small)
    await settle(scene.page)
    expect(await findLosses(scene.page)).toEqual([])
  })

  it.runIf(isLong).each(later)('cuts off nothing at $now either', async (moment) => {
    const options = { lang, theme: 'light', moment, viewport: small } as const
    expect(await stage.see(state, options, findLosses)).toEqual([])
  })
})
