import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { openPage, phone, shoot } from '../support/browser.ts'
import { type FakeRelay, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startSite } from '../support/static-server.ts'

/** Matches the page's script, which the tests prevent from starting. */
const script = /\/assets\/page-[\w-]{8}\.js$/
const broken = {
  'is not there': { status: 404, body: 'gone' },
  'cannot be read': { contentType: 'text/javascript', body: 'const a = (?<!b' },
  'throws at once': { contentType: 'text/javascript', body: 'throw new Error("no")' },
  'fails later': { contentType: 'text/javascript', body: 'void Promise.reject(new Error("no"))' },
}

describe('chat page whose script', () => {
  let browser: Browser
  let relay: FakeRelay
  let bank: Site
  beforeAll(async () => {
    browser = await connectBrowser()
    relay = await startFakeRelay({ webDir: inject('webDir') })
    bank = await startSite({
      '/': {
        body: `<!doctype html><title>Bank</title><meta name="viewport" content="width=device-width"><script src="/widget.js"></script>`,
      },
      '/widget.js': { body: inject('loader'), type: 'text/javascript' },
    })
  })
  afterAll(async () => {
    await browser.close()
    await relay.close()
    await bank.stop()
  })
  const open = async (options: BrowserContextOptions = {}) => {
    const opened = await openPage(browser, { ...phone, ...options })
    const url = `${relay.url}/chat?gwId=demo`
    return { ...opened, url, help: opened.page.locator('#help') }
  }

  it.each(Object.entries(broken))('%s says who to call, and offers another try', async (_, answer) => {
    const { page, url, help, close } = await open({ locale: 'ur' })
    await page.route(script, (route) => route.fulfill(answer))
    await page.goto(url)
    await help.getByRole('link').first().waitFor()
    expect(await help.getByRole('link', { name: 'Unity Bank: 1234' }).getAttribute('href')).toBe('tel:1234')
    expect(await page.locator('#app').isVisible()).toBe(false)
    expect(await findViolations(page)).toEqual([])
    await page.unroute(script)
    await help.getByRole('link').last().click()
    await page.locator('.composer textarea').waitFor()
    expect(await help.isVisible()).toBe(false)
    await close()
  })

  it('does not arrive says so after half a minute, and hides the message if it arrives after all', async () => {
    const { page, url, help, close } = await open()
    await page.clock.install()
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(script, async (route) => {
      await coming
      await route.continue()
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#app').waitFor()
    await page.clock.runFor(20_000)
    expect(await help.isVisible()).toBe(false)
    await page.clock.runFor(15_000)
    await help.waitFor()
    come()
    await page.clock.resume()
    await page.locator('.composer textarea').waitFor()
    await expect.poll(() => help.isVisible()).toBe(false)
    await close()
  })

  it('is of a kind that the browser does not support says so immediately', async () => {
    const { page, url, help, close } = await open()
    await page.addInitScript('delete HTMLScriptElement.prototype.noModule')
    await page.route(script, () => {})
    await page.goto(url, { waitUntil: 'commit' })
    await help.getByRole('link').first().waitFor({ timeout: 5000 })
    await expect.poll(() => page.locator('#app').isVisible()).toBe(false)
    await close()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`is not allowed to run says so immediately, ${colorScheme}`, async () => {
      const { page, url, help, close } = await open({ javaScriptEnabled: false, colorScheme })
      await page.goto(url)
      expect(await help.boundingBox()).toMatchObject({ y: 0, height: 740 })
      await shoot(page, `watch-${colorScheme}`)
      await close()
    })
  }

  /** Opens the panel of a bank's site, with a script that cannot be parsed. */
  const openPanel = async () => {
    const opened = await open()
    const { page } = opened
    await page.route(script, (route) => route.fulfill(broken['cannot be read']))
    await page.goto(`${bank.local}/`)
    await page.evaluate((relayUrl) => {
      window.Parley?.init({ gwId: 'demo', relayUrl })
      window.Parley?.open()
    }, relay.url)
    await expect.poll(() => page.frames().length).toBe(2)
    const frame = page.frames()[1]
    await frame?.locator('#help').waitFor()
    return { ...opened, frame }
  }

  it('fails in the panel keeps the numbers to call if the citizen retries without a relay', async () => {
    const { page, frame, close } = await openPanel()
    relay.trouble.down = true
    const again = frame?.getByRole('link').last()
    await Promise.all([page.waitForEvent('requestfailed'), again?.click()])
    await page.waitForTimeout(1000)
    expect(await frame?.getByRole('link', { name: 'Unity Bank: 1234' }).isVisible()).toBe(true)
    relay.trouble.down = false
    await page.unroute(script)
    await again?.click()
    await frame?.locator('.composer textarea').waitFor()
    await close()
  })

  it('fails in the panel leaves its text in the panel, and a way out', async () => {
    const { page, frame, close } = await openPanel()
    // Longer than the launcher waits for a page that does not greet.
    await page.waitForTimeout(1000)
    await shoot(page, 'watch-panel')
    await frame?.getByRole('button').click()
    await expect.poll(() => page.evaluate(() => document.body.inert)).toBe(false)
    await close()
  })
})
