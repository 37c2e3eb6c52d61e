import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import { watchComplaints } from '../support/browser.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { answers } from '../support/victim.ts'

const dialog = createScamReport(parseConfig(demoConfig).profile, {
  can: ['send-report', 'find-case', 'hand-over'],
})
/** A busy machine is slow, and a hang is a hang after any time. */
const patience = { timeout: 60_000 }
const webDir = inject('webDir')
let browser: Browser
let relay: TestRelay
let upstream: FakeTrustLayer
const contexts: BrowserContext[] = []

beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
  await relay?.stop()
})

const url = () => `${relay.url}/chat?gwId=demo&locale=en`

/** A first visit, until the page can do without a network. With a clock, the test turns the page's time. */
async function visit({ hasClock = false } = {}) {
  upstream = createFakeTrustLayer()
  relay = await startRelay({ dispatch: upstream.dispatch, dialog, webDir })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  contexts.push(context)
  if (hasClock) await context.clock.install()
  const page = await open(context)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map((request) => new URL(request.url).pathname)
    })
  const needed = [
    /^\/chat$/,
    /local-room-/,
    /dialog-texts-en-/,
    /reading-words-en-/,
    /\/light-/,
    /^\/chat\/v1\/report$/,
  ]
  await expect
    .poll(async () => {
      const paths = await kept()
      return needed.filter((one) => !paths.some((path) => one.test(path))).map(String)
    }, patience)
    .toEqual([])
  return { context, page, complaints: watchComplaints(page) }
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url())
  await page.locator('.entry').first().waitFor()
  return page
}

/** Answers question after question, from the one that `from` matches to the one that `to` matches. */
async function answer(page: Page, { from, to }: { from?: RegExp; to?: RegExp } = {}): Promise<void> {
  const first = from ? answers.findIndex(([question]) => question.source === from.source) : 0
  for (const [question, reply] of answers.slice(first)) {
    await page.locator('.entry').getByText(question).last().waitFor()
    const label = reply === 'an hour ago' ? 'An hour ago' : reply
    const pill = page.locator('.replies').getByRole('button', { name: label, exact: true })
    if ((await pill.count()) > 0) await pill.click()
    else {
      await page.locator('.composer textarea').fill(reply)
      await page.keyboard.press('Enter')
    }
    if (to?.source === question.source) return
  }
}

const shows = (page: Page, text: string) => page.locator('.rows').getByText(text).first().waitFor()
const textsOf = (page: Page) => page.locator('.entry .bubble').allTextContents()

/** The transcript on the page is the relay's, whole and once, and she has said everything once. */
async function expectOneTranscript(page: Page): Promise<void> {
  const { db } = relay.test.storage
  const messages = await db.selectFrom('chat_event').selectAll().where('type', '=', 'message').execute()
  const hers = messages.filter(({ client_id }) => client_id !== null)
  expect(hers).toHaveLength(answers.length)
  expect(new Set(hers.map(({ chat_id }) => chat_id)).size).toBe(1)
  // The answer to a request for a session can get lost: then there is another chat, in which nothing was said.
  const whole = messages.filter(({ chat_id }) => chat_id === hers[0]?.chat_id)
  await expect.poll(() => page.locator('.entry').count(), patience).toBe(whole.length)
  expect(await page.locator('.entry.local, .entry.waiting').count()).toBe(0)
}

function expectOneCase(): void {
  expect(upstream.intakes).toHaveLength(1)
  expect(upstream.intakes[0]?.body).toMatchObject({
    scam_type: 'impersonation_bank_police',
    amount: 25_000,
    transaction_reference: 'TX-1001',
    confidence_metadata: { sender_institution_code: 'UNTY', confirmed_by_citizen: true },
  })
}

interface IntakeMetadata {
  reported_transaction_timestamp: string
}
const paidAt = (): number => {
  const metadata = upstream.intakes[0]?.body.confidence_metadata as IntakeMetadata | undefined
  return Date.parse(metadata?.reported_transaction_timestamp ?? '')
}

describe('a report without a network', () => {
  it('is answered to its end after one visit, and goes out once there is a network, with the times she said', async () => {
    const { page, context, complaints } = await visit({ hasClock: true })
    await context.setOffline(true)
    await page.reload()
    await page.getByText('No network').waitFor()
    await answer(page, { to: /When did you pay/ })
    const saidAt = Date.now()
    await answer(page, { from: /reference or transaction number/, to: /can we reach you/ })
    await shows(page, 'Is this right')
    expect((await textsOf(page)).join('\n')).toContain('sends itself')
    await answer(page, { from: /Is this right/ })
    await shows(page, 'Your report is waiting on this phone')
    await page.locator('.card a[href="tel:1234"]').first().waitFor()
    // All of it is there again when she closes the page and comes back.
    await page.reload()
    await shows(page, 'Your report is waiting on this phone')
    expect(await page.locator('.entry.waiting').count()).toBe(answers.length)
    expect(upstream.intakes).toEqual([])

    const laterMs = 600_000
    await context.clock.fastForward(laterMs)
    const onlineAt = Date.now() + laterMs
    relay.setNow(new Date(onlineAt).toISOString())
    await context.setOffline(false)
    await shows(page, 'Your case number is')
    await expectOneTranscript(page)
    expectOneCase()
    const hourMs = 3_600_000
    expect(Math.abs(paidAt() - (saidAt - hourMs))).toBeLessThan(Math.abs(paidAt() - (onlineAt - hourMs)))
    expect(complaints).toEqual([])
  })

  it('goes on in the middle, and is the relay’s again afterwards', async () => {
    const { page, context } = await visit()
    await answer(page, { to: /pay from\?$/ })
    await shows(page, 'How much was the payment')
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await answer(page, { from: /How much was the payment/, to: /reference or transaction number/ })
    await page.locator('.entry.local').getByText('Where did it go').waitFor()
    await context.setOffline(false)
    await expect.poll(() => page.locator('.entry.local').count(), patience).toBe(0)
    await answer(page, { from: /Where did it go/ })
    await shows(page, 'Your case number is')
    await expectOneTranscript(page)
    expectOneCase()
  })

  /** A report whose chat begins with it, made without a network; its page is closed. */
  async function leaveAReport() {
    const { page, context } = await visit()
    await page.goto('about:blank')
    await context.setOffline(true)
    const again = await context.newPage()
    await page.close()
    await again.goto(url())
    await again.getByText('No network').waitFor()
    await forget(again)
    await again.goto(url())
    await again.locator('.entry.local').getByText('OK to go on?').waitFor()
    await answer(again)
    await shows(again, 'Your report is waiting on this phone')
    const blank = await context.newPage()
    await again.close()
    await relay.test.storage.db.deleteFrom('chat').execute()
    return { context, blank }
  }

  it('begins where no chat is kept, and goes out in order with the page closed', async () => {
    const { context, blank } = await leaveAReport()
    await context.setOffline(false)
    await dispatchSync(blank)
    await expect.poll(() => upstream.intakes.length, patience).toBe(1)
    await dispatchSync(blank)
    const reopened = await open(context)
    await shows(reopened, 'Your case number is')
    await expectOneTranscript(reopened)
    expectOneCase()
  })

  it('goes out once when its page is opened while a slow relay is being sent it', async () => {
    const { context, blank } = await leaveAReport()
    const { db } = relay.test.storage
    // Longer than a page waits for a leader that does not answer.
    const isSlow = db.transaction().execute(() => new Promise((resolve) => setTimeout(resolve, 6_000)))
    await context.setOffline(false)
    await dispatchSync(blank)
    const reopened = await open(context)
    await isSlow
    await shows(reopened, 'Your case number is')
    await expectOneTranscript(reopened)
    expectOneCase()
  })

  it('keeps as unsent what answers another question than the relay’s, to be answered anew', async () => {
    const { page, context } = await visit()
    await answer(page, { to: /OK to go on\?$/ })
    await shows(page, 'still happening')
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await answer(page, { from: /still happening/, to: /Did money leave/ })
    // Meanwhile the conversation goes on elsewhere.
    const token = await page.evaluate(async () => {
      const request = indexedDB.open('parley-demo')
      const db = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)))
      const get = db.transaction('chat').objectStore('chat').get('session')
      return new Promise<string>((done) => (get.onsuccess = () => done(get.result.token)))
    })
    const elsewhere = await fetch(`${relay.url}/chat/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'text', clientId: 'from-elsewhere', text: 'No' }),
    })
    expect(elsewhere.status).toBe(202)
    await context.setOffline(false)
    await page.locator('.entry.failed').first().waitFor()
    expect(await page.locator('.failure').first().textContent()).toContain('The conversation has moved on')
    await page.locator('.entry.local').first().waitFor({ state: 'detached' })
    // "Yes" to whether money left was for that very question, and counts.
    await shows(page, 'kind of scam was it')
  })
})

/** Nothing of a chat is left on the device; the page itself is. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const request = indexedDB.open('parley-demo')
    const db = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)))
    const change = db.transaction('chat', 'readwrite')
    change.objectStore('chat').clear()
    await new Promise<void>((done) => (change.oncomplete = () => done()))
    db.close()
  })

/** The browser finds that there is a network, as it does with the page closed. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL.startsWith(relay.url))
      if (one) found(one.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: relay.url,
    registrationId: await registration,
    tag: 'parley:demo',
    lastChance: false,
  })
  await session.detach()
}
