import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bubblesOf, watchComplaints } from '../support/browser.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

let browser: Browser
let relay: TestRelay
let context: BrowserContext

beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())
afterEach(async () => {
  await context?.close()
  await relay?.stop()
})

/** The dialogue repeats what it receives. */
const conversation = ['Hello', 'I was scammed', 'I was scammed']

describe('channel that always sends a challenge', () => {
  it('lets the citizen write while the browser solves it, and sends the message then; later visits get no challenge', async () => {
    relay = await startRelay({
      dispatch: () => Promise.reject(new Error('nothing is asked of a host')),
      channels: [{ gwId: 'demo', title: 'Unity Bank', challenge: 'always' }],
      webDir: inject('webDir'),
    })
    context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const complaints = watchComplaints(page)
    // The solver arrives only after the citizen has written, so that the test does not miss the notice.
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/challenge-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    const asked: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/chat/v1/sessions')) asked.push(response.status())
    })

    await page.goto(`${relay.url}/chat?gwId=demo&locale=en`)
    await page.getByRole('status').getByText('A quick check first…').waitFor()
    await page.locator('.composer textarea').fill('I was scammed')
    await page.keyboard.press('Enter')
    await page.locator('.entry').getByText('I was scammed', { exact: true }).waitFor()
    arrive()
    await expect.poll(() => bubblesOf(page)).toEqual(conversation)
    await page.getByRole('status').getByText('Replies at once').waitFor()
    expect(asked).toEqual([429, 201])

    await page.reload()
    await expect.poll(() => bubblesOf(page)).toEqual(conversation)
    await page.getByRole('status').getByText('Replies at once').waitFor()
    await expect.poll(() => asked).toEqual([429, 201, 201])
    expect(complaints).toEqual([])
  })
})
