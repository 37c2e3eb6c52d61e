import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'

/** Options for launching the system's Chromium, or the one that `PARLEY_CHROMIUM` names. */
export const chromiumOptions = {
  executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    // Tests run as root in containers.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions

/** Launches a browser with extra arguments. Most tests share one: see shared-browser.ts. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, ...args] })

export const desktop = {
  viewport: { width: 1280, height: 800 },
  // So that nothing is still moving when it is examined.
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions
export const phone = {
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

/** Messages that a page has reported. */
export interface Complaints {
  /** `console.error`, and uncaught exceptions. */
  errors: string[]
  /** Violations of a Content-Security-Policy, as `directive blocked-address`. */
  violations: string[]
}

/** Opens an empty page in its own context, and collects the complaints of the page and its frames. */
export async function openPage(browser: Browser, options: BrowserContextOptions = desktop) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: Complaints = { errors: [], violations: [] }
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.errors.push(message.text())
  })
  page.on('pageerror', (error) => complaints.errors.push(error.message))
  await page.exposeFunction('noteViolation', (text: string) => complaints.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void }
      noteViolation(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return { page, complaints, close: () => context.close() }
}

/** Collects a page's complaints: script errors and policy violations, but not network failures. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) {
      complaints.push(message.text())
    }
  })
  return complaints
}

/** Returns the texts of all bubbles, in order. */
export const bubblesOf = (page: Page): Promise<string[]> =>
  page.locator('.entry').evaluateAll((entries) => entries.map((entry) => entry.textContent ?? ''))

const output = resolve(import.meta.dirname, '../e2e/__output__')

/** Takes a screenshot for people to look at: `test/e2e/__output__/<name>.png`. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(output, { recursive: true })
  await page.screenshot({ path: join(output, `${name}.png`) })
}
