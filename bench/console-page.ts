import { cpus, loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../test/support/browser.ts'
import { type ChatClient, openChat } from '../test/support/chat-client.ts'
import { consoleLink } from '../test/support/console-links.ts'
import { startServer } from '../test/support/server-process.ts'
import { percentiles } from './chat/page.ts'

/**
 * Measures the console's page with a chat of 5,000 messages, compared with one of twenty: until its end is
 * shown, until all of it has been scrolled through, and until a typed letter is rendered. Requires `npm run
 * build` first.
 */

const long = Number(process.argv[3] ?? 5_000)
const short = 20
const letters = 60

/** Measures, and prints a table. */
export async function run(): Promise<void> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(await consoleLink(server, 'supervisor'))
    await page.getByLabel('How you can be reached').selectOption('online')
    const rows: Record<string, object> = {}
    for (const count of [short, long]) {
      const her = await openChat({ url: () => server.url() })
      await her.say('I want to talk to a person')
      await page.locator('.row').click()
      await page.getByRole('button', { name: 'Take this chat' }).click()
      await page.getByRole('textbox', { name: 'Reply to the citizen' }).waitFor()
      await show(page, '#/inbox/queue')
      await write(her, count)
      rows[`${count} messages`] = await measure(page, her.session.chatId, count)
      await show(page, '#/inbox/queue')
    }
    console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; milliseconds`)
    console.table(rows)
  } finally {
    await browser.close()
    await server.remove()
  }
}

/** Writes this many messages in a chat, at most eight concurrently. */
async function write(her: ChatClient, count: number): Promise<void> {
  for (let said = 0; said < count; said += 8) {
    const some = Array.from({ length: Math.min(8, count - said) }, (_, index) => said + index)
    await Promise.all(some.map((number) => her.say(`Message ${number}: they told me to pay once more.`)))
  }
  await her.say('This is the last one')
}

const show = (page: Page, place: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, place)

async function measure(page: Page, chatId: string, count: number) {
  const began = performance.now()
  await show(page, `#/inbox/mine/${chatId}`)
  await page.locator('.said-by', { hasText: 'This is the last one' }).waitFor()
  const openMs = performance.now() - began
  const typedAtEnd = await type(page)
  const upward = performance.now()
  const transcript = page.locator('.transcript')
  while ((await page.locator('.earlier').count()) > 0)
    await transcript.evaluate((box) => box.scrollTo(0, -box.scrollHeight))
  const allMs = performance.now() - upward
  const shown = await page.locator('.said-by').count()
  if (shown < count) throw new Error(`only ${shown} of ${count} are there`)
  return {
    'until its end is shown': Math.round(openMs),
    'a letter, p50': typedAtEnd.p50,
    'a letter, p95': typedAtEnd.p95,
    'until all is read': Math.round(allMs),
    'a letter then, p50': (await type(page)).p50,
  }
}

/** Types letters; returns how long each takes until the page has rendered it. */
async function type(page: Page) {
  await page.getByRole('textbox', { name: 'Reply to the citizen' }).focus()
  const times = await page.evaluate(async (times) => {
    const box = document.activeElement as HTMLTextAreaElement
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    const took: number[] = []
    for (let index = 0; index < times; index++) {
      await new Promise(requestAnimationFrame)
      const at = performance.now()
      set?.call(box, `${box.value}x`)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // After the state has been updated, the page is laid out.
      await Promise.resolve()
      await new Promise((done) => setTimeout(done, 0))
      void box.offsetHeight
      took.push(performance.now() - at)
    }
    return took
  }, letters)
  return percentiles(times)
}
