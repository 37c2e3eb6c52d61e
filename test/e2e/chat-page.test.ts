import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bubblesOf, watchComplaints } from '../support/browser.ts'
import { passFirstWords } from '../support/buffered-stream.ts'
import { type FakeRelay, type FakeRelayOptions, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

const webDir = inject('webDir')
let browser: Browser
let relay: FakeRelay
const contexts: BrowserContext[] = []

beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
  await relay?.close()
})

const greeting = {
  type: 'text' as const,
  data: { text: 'Hello. OK to go on?', quickReplies: [{ text: 'Yes', payload: 'yes' }] },
}
const answer: NonNullable<FakeRelayOptions['answer']> = (message) => [
  { type: 'text', data: { text: `Answer to ${message.type === 'text' ? message.text : message.payload}` } },
]

async function open(options: Partial<FakeRelayOptions> = {}, view: BrowserContextOptions = {}) {
  relay = await startFakeRelay({ webDir, greeting: [greeting], answer, ...options })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...view })
  contexts.push(context)
  const page = await newPage(context)
  return { context, page, complaints: watchComplaints(page) }
}

async function newPage(context: BrowserContext, query = ''): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${relay.url}/chat?gwId=demo${query}`)
  await page.locator('.page').waitFor()
  return page
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.composer textarea').fill(text)
  await page.keyboard.press('Enter')
}
const shows = (page: Page, text: string) =>
  page.locator('.rows').getByText(text, { exact: true }).first().waitFor()

describe('chat page in a browser', () => {
  it('holds a conversation under its strict policy without errors or violations', async () => {
    const { page, complaints } = await open()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await shows(page, 'Answer to yes')
    await write(page, 'more')
    await shows(page, 'Answer to more')
    expect(await bubblesOf(page)).toEqual([
      'Hello. OK to go on?',
      'yes',
      'Answer to yes',
      'more',
      'Answer to more',
    ])
    expect(complaints).toEqual([])
  })

  it('continues the same conversation after a reload', async () => {
    const { page } = await open()
    await write(page, 'first')
    await shows(page, 'Answer to first')
    await page.reload()
    await shows(page, 'Answer to first')
    expect(relay.chats.size).toBe(1)
    expect(await bubblesOf(page)).toEqual(['Hello. OK to go on?', 'first', 'Answer to first'])
  })

  it('accepts what is typed after a click on the conversation', async () => {
    const { page } = await open()
    await page.locator('.bubble').first().click()
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('scroller')
    await page.keyboard.type('typed')
    expect(await page.locator('.composer textarea').inputValue()).toBe('typed')
  })

  it('can be used by keyboard alone', async () => {
    const { page } = await open()
    await page.locator('.pill').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Yes')
    await page.keyboard.press('Enter')
    await shows(page, 'Answer to yes')
    // The pill has disappeared; the focus has not.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.type('typed')
    await page.keyboard.press('Enter')
    await shows(page, 'Answer to typed')
    for (let tabs = 0; tabs < 10; tabs++) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Menu')) break
    }
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  })
})

/** Returns everything that the device has stored of the chat. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = indexedDB.open('parley-demo')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const all = db.transaction('chat').objectStore('chat').getAll()
    const kept = await new Promise<string>((resolve) => {
      all.onsuccess = () => resolve(JSON.stringify(all.result))
    })
    db.close()
    return kept
  })

describe('bad network', () => {
  it('stores what is written offline, and sends it once and in order', async () => {
    const { page, context } = await open()
    await shows(page, 'Hello. OK to go on?')
    relay.trouble.down = true
    relay.cut()
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await write(page, 'one')
    await write(page, 'two')
    await expect.poll(() => page.locator('.entry.waiting').count()).toBe(2)
    await context.setOffline(false)
    relay.trouble.down = false
    await shows(page, 'Answer to two')
    const texts = [...relay.chats.values()][0]?.received.map((message) => message.text)
    expect(texts).toEqual(['one', 'two'])
  })

  it('shows one message when the responses to it are lost, even across a reload', async () => {
    const { page } = await open()
    await shows(page, 'Hello. OK to go on?')
    relay.trouble.loseAnswers = 2
    await write(page, 'only once')
    await shows(page, 'Answer to only once')
    await page.reload()
    await shows(page, 'Answer to only once')
    await expect.poll(() => page.locator('.entry.waiting').count()).toBe(0)
    expect((await bubblesOf(page)).filter((text) => text.includes('only once'))).toHaveLength(2)
  })

  it('stores a reply that arrived just before the page was closed, and shows it once', async () => {
    const { page, context } = await open()
    await write(page, 'last words')
    await shows(page, 'Answer to last words')
    const gone = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await gone
    const expected = ['Hello. OK to go on?', 'last words', 'Answer to last words']
    // Without these calls, the page can show only what is stored on the device.
    await context.route('**/chat/v1/**', (route) => route.abort())
    const kept = await newPage(context)
    await shows(kept, 'Answer to last words')
    expect(await bubblesOf(kept)).toEqual(expected)
    await context.unroute('**/chat/v1/**')
    await kept.reload()
    await write(kept, 'more')
    await shows(kept, 'Answer to more')
    expect(await bubblesOf(kept)).toEqual([...expected, 'more', 'Answer to more'])
  })

  it('leaves no trace of removed messages on the device', async () => {
    const { page } = await open({ answer: () => [{ type: 'text', data: { text: 'Thank you' } }] })
    await write(page, 'my card is 4111111111111111')
    await shows(page, 'my card is ••••')
    await shows(page, 'Thank you')
    await expect.poll(() => keptBy(page)).toMatch(/••••.*Thank you/)
    expect(await keptBy(page)).not.toContain('4111')
  })

  it('falls back to polling if something on the way buffers the stream', async () => {
    relay = await startFakeRelay({ webDir, greeting: [greeting], answer })
    relay.trouble.holdsStream = true
    const context = await browser.newContext()
    contexts.push(context)
    await context.clock.install()
    const page = await newPage(context)
    await passFirstWords(page, relay)
    await page.getByText('Hello. OK to go on?').first().waitFor({ timeout: 60_000 })
    await write(page, 'through the proxy')
    await shows(page, 'Answer to through the proxy')
    expect(relay.requests.some((line) => line.includes('wait=25'))).toBe(true)
  })
})

describe('several tabs', () => {
  it('show the same chat over one stream, and pass on the lead when the first is closed', async () => {
    const { page, context } = await open()
    await shows(page, 'Hello. OK to go on?')
    const second = await newPage(context)
    const third = await newPage(context)
    await write(third, 'from the third')
    for (const tab of [page, second, third]) await shows(tab, 'Answer to from the third')
    expect(relay.requests.filter((line) => line.startsWith('GET /chat/v1/events'))).toHaveLength(1)
    await page.close()
    await write(second, 'from the second')
    for (const tab of [second, third]) await shows(tab, 'Answer to from the second')
    expect(await bubblesOf(second)).toEqual(await bubblesOf(third))
    expect([...relay.chats.values()][0]?.received).toHaveLength(2)
  })
})

describe('long history', () => {
  it('opens with ten thousand messages as with few, and keeps the reading position', async () => {
    const long = Array.from({ length: 10_000 }, (_, n) => ({
      type: 'text' as const,
      data: { text: `Message ${n}` },
    }))
    const { page } = await open({ greeting: long })
    await shows(page, 'Message 9999')
    const drawn = () => page.locator('.entry').count()
    // A few at a time, until there is enough to read.
    await expect.poll(drawn).toBe(60)
    const scroller = page.locator('.scroller')
    /** Scrolls up to `top`, and waits until earlier messages have been added above. */
    const goUp = async (top: number): Promise<void> => {
      await scroller.evaluate((element, to) => element.scrollTo(0, to), top)
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(top + 500)
    }
    for (let turn = 0; turn < 12; turn++) await goUp(150)
    expect(await drawn()).toBeLessThanOrEqual(260)
    // Visible rows must not move while more are added above them.
    const jump = await scroller.evaluate(async (element) => {
      element.scrollTo(0, 300)
      const edge = element.getBoundingClientRect().top
      const seen = [...element.querySelectorAll('.entry')].find(
        (e) => e.getBoundingClientRect().bottom > edge + 20,
      )
      const { key } = (seen as HTMLElement).dataset
      const top = seen?.getBoundingClientRect().top ?? 0
      while (element.scrollTop < 800) await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
      const again = element.querySelector(`[data-key="${key}"]`)
      return Math.abs((again?.getBoundingClientRect().top ?? 9999) - top)
    })
    expect(jump).toBeLessThan(4)
    await page.getByRole('button', { name: 'Go to the newest message' }).click()
    await shows(page, 'Message 9999')
  })
})

describe('small windows', () => {
  it.each([
    { name: '320 px wide', view: { viewport: { width: 320, height: 568 } }, size: '100%' },
    { name: 'with text of 200 %', view: { viewport: { width: 640, height: 900 } }, size: '200%' },
  ])('cut off nothing: $name', async ({ view, size }) => {
    const { page } = await open({}, view)
    await page.locator('.pill').waitFor()
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent
    }, size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    for (const selector of ['.composer textarea', '.send', '.pill', 'h1']) {
      const box = await page.locator(selector).first().boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= view.viewport.width, selector).toBe(true)
    }
  })

  it('have targets of at least 44 pixels', async () => {
    const { page } = await open()
    await page.locator('.pill').waitFor()
    const boxes = await page
      .locator('button')
      .evaluateAll((all) => all.map((b) => b.getBoundingClientRect().toJSON()))
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

describe('offline', () => {
  it('opens after the first visit, shows what was said, and sends what is written when back online', async () => {
    const { page, context } = await open()
    await write(page, 'before')
    await shows(page, 'Answer to before')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => page.evaluate(async () => (await caches.match('/chat')) !== undefined)).toBe(true)
    await expect.poll(() => keptBy(page)).toContain('Answer to before')
    relay.trouble.down = true
    relay.cut()
    await context.setOffline(true)
    await page.reload()
    await shows(page, 'Answer to before')
    await write(page, 'meanwhile')
    await page.locator('.entry.waiting').waitFor()
    await page.reload()
    await page.locator('.entry.waiting').waitFor()
    // Parts that are loaded later are there too.
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.keyboard.press('Escape')
    relay.trouble.down = false
    await context.setOffline(false)
    await shows(page, 'Answer to meanwhile')
    expect([...relay.chats.values()][0]?.received.map(({ text }) => text)).toEqual(['before', 'meanwhile'])
  })
})
