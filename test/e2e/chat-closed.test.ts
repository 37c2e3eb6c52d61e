import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPage, phone } from '../support/browser.ts'
import { startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('closed page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())

  it('has stored what arrived just before it was closed', async () => {
    const relay = await startFakeRelay({
      webDir: inject('webDir'),
      greeting: [{ type: 'text', data: { text: 'Hello. OK to go on?' } }],
    })
    const { page, close } = await openPage(browser, phone)
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await page.getByText('OK to go on?').first().waitFor()
    // In the page itself, so that nothing happens in between: it leaves as soon as the message is drawn.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Your case number')) location.href = '/chat-sw.js'
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const left = page.waitForURL('**/chat-sw.js')
    relay.happen([{ type: 'text', data: { text: 'Your case number is K4T-9QX-2.' } }])
    await left
    const kept = await page.evaluate(async () => {
      const request = indexedDB.open('parley-demo')
      const db = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)))
      const get = db.transaction('chat').objectStore('chat').get('log')
      await new Promise((done) => (get.onsuccess = done))
      return JSON.stringify(get.result)
    })
    expect(kept).toContain('K4T-9QX-2')
    await close()
    await relay.close()
  })
})
