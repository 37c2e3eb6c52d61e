import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPage, phone } from '../support/browser.ts'
import { type FakeRelayOptions, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

/** A report continues offline on a page that cannot be opened offline. */
describe('report dialogue is fetched', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())

  const cannotInstall = `addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('no'))))`
  it.each<[string, Partial<FakeRelayOptions>, (page: Page) => Promise<unknown>]>([
    ['in a channel that leaves nothing on the device', { channel: { ephemeral: true } }, async () => {}],
    [
      'where the page’s worker cannot be installed',
      {},
      (page) =>
        page
          .context()
          .route('**/chat-sw.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: cannotInstall }),
          ),
    ],
  ])('%s', async (_, options, prepare) => {
    const relay = await startFakeRelay({
      webDir: inject('webDir'),
      greeting: [{ type: 'text', data: { text: 'Hello. OK to go on?' } }],
      ...options,
    })
    const { page, close } = await openPage(browser, phone)
    await prepare(page)
    await page.goto(`${relay.url}/chat?gwId=demo`)
    const isFetched = () => relay.requests.some((request) => request.startsWith('GET /assets/local-room-'))
    await expect.poll(isFetched).toBe(true)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await close()
    await relay.close()
  })
})
