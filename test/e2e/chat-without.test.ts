import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bubblesOf, phone, watchComplaints } from '../support/browser.ts'
import { type FakeRelay, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

/** Scripts that remove, before the page's own script runs, something that some browsers lack or refuse. */
const takenAway = {
  'a database that refuses': `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })`,
  'a database that never answers': `IDBFactory.prototype.open = () => ({})`,
  'local storage': `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  'a channel between tabs': `window.BroadcastChannel = class { constructor() { throw new DOMException('no', 'SecurityError') } }`,
  locks: `Object.defineProperty(Navigator.prototype, 'locks', { get() { throw new DOMException('no', 'SecurityError') } })`,
  workers: `window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError') } }`,
  'a service worker': `Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('no', 'SecurityError') } })`,
  sound: `window.Audio = class { constructor() { throw new Error('no') } }`,
  'a look at sizes': `delete window.ResizeObserver`,
  'functions of 2022': `for (const name of ['at', 'findLast', 'findLastIndex']) delete Array.prototype[name]; delete Object.hasOwn; delete String.prototype.at`,
}

describe('chat page works without', () => {
  let browser: Browser
  let relay: FakeRelay
  let context: BrowserContext
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await context.close()
    await relay.close()
  })

  it.each([...Object.entries(takenAway), ['all of them', Object.values(takenAway).join(';\n')]])(
    '%s',
    async (_, script) => {
      relay = await startFakeRelay({
        webDir: inject('webDir'),
        greeting: [{ type: 'text', data: { text: 'Hello. OK to go on?' } }],
        answer: () => [{ type: 'text', data: { text: 'An answer' } }],
      })
      context = await browser.newContext(phone)
      const page = await context.newPage()
      const complaints = watchComplaints(page)
      await page.addInitScript(script)
      await page.goto(`${relay.url}/chat?gwId=demo`)
      await page.locator('.composer textarea').fill('Yes')
      await page.keyboard.press('Enter')
      await page.getByText('An answer').first().waitFor()
      expect(await bubblesOf(page)).toEqual(['Hello. OK to go on?', 'Yes', 'An answer'])
      expect(complaints).toEqual([])
    },
  )

  it('dialogs, with the whole menu within reach', async () => {
    relay = await startFakeRelay({ webDir: inject('webDir') })
    context = await browser.newContext({ ...phone, viewport: { width: 360, height: 480 } })
    const page = await context.newPage()
    await page.addInitScript(`const { createElementNS } = Document.prototype
      Document.prototype.createElementNS = function (space, name, ...more) {
        return createElementNS.call(this, space, name === 'dialog' ? 'unknown' : name, ...more)
      }`)
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.locator('unknown.sheet')
    await sheet.getByRole('button', { name: 'Close chat' }).waitFor()
    const last = sheet.getByRole('button').last()
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const box = await last.boundingBox()
    expect((box?.y ?? 480) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
    await last.tap()
    await page.locator('.sheet .ask button').last().press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })
})
