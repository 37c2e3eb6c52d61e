import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type FakeRelay, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

/** A busy machine is slow, and a hang exceeds any limit. */
const patience = { timeout: 60_000 }
const webDir = inject('webDir')
let browser: Browser
let relay: FakeRelay
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())
afterEach(() => relay?.close())

describe('new release', () => {
  it('does not break an open chat: its parts are there until it is closed', async () => {
    const options = { webDir, greeting: [{ type: 'text' as const, data: { text: 'Hello' } }] }
    relay = await startFakeRelay(options)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await page.getByText('Hello').first().waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

    options.webDir = releaseAnew(webDir)
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const { installing } = registration
      if (installing) await new Promise((done) => installing.addEventListener('statechange', done))
      return registration.waiting !== null
    })
    expect(isWaiting).toBe(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(relay.requests.filter((line) => line.includes('/assets/Menu'))).toHaveLength(1)
    await page.close()

    const after = await context.newPage()
    await after.goto(`${relay.url}/chat?gwId=demo`)
    await expect
      .poll(
        () => after.evaluate(async () => (await caches.match('/assets/new-00000000.js')) !== undefined),
        patience,
      )
      .toBe(true)
    await context.close()
  })
})

/** Builds the next release: none of the previous one's files, and a worker that fetches its own. */
function releaseAnew(before: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-release-'))
  cpSync(before, folder, { recursive: true })
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (!/^(page|index)-/.test(name)) rmSync(join(folder, 'assets', name))
  }
  writeFileSync(join(folder, 'assets/new-00000000.js'), 'export {}')
  const worker = readFileSync(join(folder, 'chat-sw.js'), 'utf8')
  writeFileSync(
    join(folder, 'chat-sw.js'),
    // A list, or its names in one string that is split.
    worker
      .replace(/\[[`'"]\/assets\/[^\]]*\]/g, '["/assets/new-00000000.js"]')
      .replace(/[`'"]\/assets\/[^`'"]*[`'"]\.split\([^)]*\)/g, '["/assets/new-00000000.js"]'),
  )
  return folder
}
