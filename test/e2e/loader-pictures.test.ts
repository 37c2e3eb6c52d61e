import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, phone, shoot } from '../support/browser.ts'
import { startLoaderSites, visit } from '../support/loader-site.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('customer’s page with the chat', () => {
  let browser: Browser
  let sites: Awaited<ReturnType<typeof startLoaderSites>>
  beforeAll(async () => {
    ;[browser, sites] = await Promise.all([connectBrowser(), startLoaderSites()])
  })
  afterAll(async () => {
    await browser.close()
    await sites.stop()
  })

  const screens = { desktop, phone }
  for (const [name, screen] of Object.entries(screens)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`opens the chat from its call to action, on a ${name}, ${colorScheme}`, async () => {
        const options = { ...screen, colorScheme, path: '/demo/' }
        const { page, chat, say, look, complaints, close } = await visit(browser, sites, options)
        await expect.poll(async () => (await look()).launcher.width).toBe(56)
        await shoot(page, `host-${name}-${colorScheme}-1-launcher`)
        await page.getByRole('link', { name: 'Report a scam' }).click()
        await chat()
        expect((await look()).panel.isVisible).toBe(true)
        await shoot(page, `host-${name}-${colorScheme}-2-open`)
        await page.evaluate(() => (window.Parley as { close(): void }).close())
        await say({ type: 'unread', count: 2 })
        await expect.poll(async () => (await look()).badge).toBe('2')
        await shoot(page, `host-${name}-${colorScheme}-3-unread`)
        expect(complaints).toEqual({ errors: [], violations: [] })
        await close()
      })
    }
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`shows a calm panel while the chat page is loading, ${colorScheme}`, async () => {
      const { page, look, close } = await visit(browser, sites, { path: '/demo/', colorScheme })
      await page.route('**/chat?*', () => {})
      await expect.poll(async () => (await look()).launcher.width).toBe(56)
      await page.getByRole('link', { name: 'Report a scam' }).click()
      expect((await look()).panel.isVisible).toBe(true)
      await shoot(page, `host-desktop-${colorScheme}-4-waiting`)
      await close()
    })
  }
})
