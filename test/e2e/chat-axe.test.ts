import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChatPage, launchChromium } from '../support/chat-browser.ts'
import { withScene } from '../support/chat-scenes.ts'
import { chatPageStates } from '../support/chat-states.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let webDir: string
let browser: Browser
beforeAll(async () => {
  webDir = await buildChatPage()
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** What axe finds against WCAG 2.2 AA and good practice, each with the elements concerned. */
async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not concern.
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(chatPageStates)('$name has nothing that axe objects to', async (state) => {
    expect(await withScene(state, { browser, webDir, lang: 'en', theme }, findViolations)).toEqual([])
  })
})

it.each(chatPageStates)('$name has nothing that axe objects to from right to left', async (state) => {
  const found = await withScene(state, { browser, webDir, lang: 'ur', theme: 'light' }, async (page) => [
    await page.evaluate(() => document.documentElement.dir),
    ...(await findViolations(page)),
  ])
  expect(found).toEqual(['rtl'])
})
