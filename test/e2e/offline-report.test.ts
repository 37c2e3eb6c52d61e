import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import { watchComplaints } from '../support/browser.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { answers, everyAnswer } from '../support/victim.ts'

const dialog = createScamReport(parseConfig(demoConfig).profile, {
  can: ['send-report', 'find-case', 'hand-over'],
})
/** The whole story in the first message, and what is still asked after it. */
const told = [...everyAnswer.slice(0, 1), ...answers.slice(-2)]
/** A busy machine is slow, and a hang exceeds any limit. */
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

/** Makes a first visit, until the page works offline. With a clock, the test controls the page's time. */
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
async function answer(
  page: Page,
  { from, to, among = answers }: { from?: RegExp; to?: RegExp; among?: typeof answers } = {},
): Promise<void> {
  const first = from ? among.findIndex(([question]) => question.source === from.source) : 0
  for (const [question, reply] of among.slice(first)) {
    await page.locator('.entry').getByText(question).last().waitFor()
    const pill = page.locator('.replies').getByRole('button', { name: reply, exact: true })
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

/**
 * Expects the transcript on the page to be the relay's, complete and once, with each of the citizen's
 * messages once.
 */
async function expectOneTranscript(page: Page, among = answers): Promise<void> {
  const { db } = relay.test.storage
  const messages = await db.selectFrom('chat_event').selectAll().where('type', '=', 'message').execute()
  const theirs = messages.filter(({ client_id }) => client_id !== null)
  expect(theirs).toHaveLength(among.length)
  expect(new Set(theirs.map(({ chat_id }) => chat_id)).size).toBe(1)
  // The response to a session request can get lost: then there is another chat, in which nothing was said.
  const whole = messages.filter(({ chat_id }) => chat_id === theirs[0]?.chat_id)
  await expect.poll(() => page.locator('.entry').count(), patience).toBe(whole.length)
  expect(await page.locator('.entry.local, .entry.waiting').count()).toBe(0)
}

function expectOneCase(facts: object = {}): void {
  expect(upstream.intakes).toHaveLength(1)
  expect(upstream.intakes[0]?.body).toMatchObject({
    amount: 25_000,
    ...facts,
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

describe('report without a network', () => {
  it('is answered to its end after one visit, and is sent once online, with the times at which it was written', async () => {
    const { page, context, complaints } = await visit({ hasClock: true })
    await context.setOffline(true)
    await page.reload()
    await page.getByText('No network').waitFor()
    await answer(page, { among: told.slice(0, 1) })
    const saidAt = Date.now()
    await answer(page, { among: told.slice(1, 2) })
    await shows(page, 'anti-scam centre now?')
    expect((await textsOf(page)).join('\n')).toContain('sends itself')
    await answer(page, { among: told.slice(2) })
    await shows(page, 'Your report is waiting on this phone')
    await page.locator('.card a[href="tel:1234"]').first().waitFor()
    // All of it is still there when the citizen closes the page and comes back.
    await page.reload()
    await shows(page, 'Your report is waiting on this phone')
    expect(await page.locator('.entry.waiting').count()).toBe(told.length)
    expect(upstream.intakes).toEqual([])

    const laterMs = 600_000
    await context.clock.fastForward(laterMs)
    const onlineAt = Date.now() + laterMs
    relay.setNow(new Date(onlineAt).toISOString())
    await context.setOffline(false)
    await shows(page, 'Your case number is')
    await expectOneTranscript(page, told)
    expectOneCase({ scam_type: 'impersonation_bank_police', transaction_reference: 'TX-1001' })
    const hourMs = 3_600_000
    expect(Math.abs(paidAt() - (saidAt - hourMs))).toBeLessThan(Math.abs(paidAt() - (onlineAt - hourMs)))
    expect(complaints).toEqual([])
  })

  it('continues in the middle, and is the relay’s again afterwards', async () => {
    const { page, context } = await visit()
    await answer(page, { to: /still happening/ })
    await shows(page, 'pay from?')
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await answer(page, { from: /pay from\?$/, to: /How much was the payment/ })
    await page.locator('.entry.local').getByText('can we reach you').waitFor()
    await context.setOffline(false)
    await expect.poll(() => page.locator('.entry.local').count(), patience).toBe(0)
    await answer(page, { from: /can we reach you/ })
    await shows(page, 'Your case number is')
    await expectOneTranscript(page)
    expectOneCase()
  })

  /** Makes a report offline, in a chat that begins with it; its page is closed. */
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
    await again.locator('.entry.local').getByText('Nobody else sees this').waitFor()
    await answer(again)
    await shows(again, 'Your report is waiting on this phone')
    const blank = await context.newPage()
    await again.close()
    await relay.test.storage.db.deleteFrom('chat').execute()
    return { context, blank }
  }

  it('begins without a stored chat, and is sent in order with the page closed', async () => {
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

  it('is sent once if its page is opened while a slow relay is receiving it', async () => {
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

  it('keeps an answer to a question that is no longer the relay’s as unsent, to be answered again', async () => {
    const { page, context } = await visit()
    await answer(page, { to: /Nobody else sees this/ })
    await shows(page, 'still happening')
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await answer(page, { from: /still happening/, to: /pay from\?$/ })
    // In the meantime, the conversation continues elsewhere.
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
    // The bank was for exactly the question that is open, and counts.
    await shows(page, 'How much was the payment')
  })
})

/** Deletes everything of a chat from the device, but not the page itself. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const request = indexedDB.open('parley-demo')
    const db = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)))
    const change = db.transaction('chat', 'readwrite')
    change.objectStore('chat').clear()
    await new Promise<void>((done) => (change.oncomplete = () => done()))
    db.close()
  })

/** Fires the browser's background sync, as it happens with the page closed. */
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
