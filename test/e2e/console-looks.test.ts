import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { consoleViews, walkConsole } from '../support/console-scenes.ts'
import { type ServerProcess, startServer, withoutCrisisLine } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('every page of the console', () => {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await startServer({}, { config: withoutCrisisLine })
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.remove()
  })

  const widthBeyond = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  it('has no axe violations and is no wider than its screen: wide, dark and on a phone', async () => {
    const objections: Record<string, unknown> = {}
    const seen: string[] = []
    await walkConsole({ server, browser }, async (name, page) => {
      seen.push(name)
      for (const [view, { viewport, colorScheme }] of Object.entries(consoleViews)) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        const found = await findViolations(page)
        if (found.length > 0) objections[`${name}, ${view}`] = found
        if ((await widthBeyond(page)) > 0) objections[`${name}, ${view}, width`] = await widthBeyond(page)
      }
      await page.setViewportSize(consoleViews.wide.viewport)
    })
    expect(objections).toEqual({})
    expect(seen.length).toBeGreaterThan(15)
  })
})
