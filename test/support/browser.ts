import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** Starts the system's Chromium, or the one that `PARLEY_CHROMIUM` names. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const desktop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

/** What a page complained of, in its own words. */
export interface Complaints {
  /** `console.error`, and exceptions that nobody caught. */
  errors: string[]
  /** Violations of a Content-Security-Policy, as `directive blocked-address`. */
  violations: string[]
}

/** Opens an empty page of its own context, and writes down what it and its frames complain of. */
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

const output = resolve(import.meta.dirname, '../e2e/__output__')

/** Takes a picture for people to look at: `test/e2e/__output__/<name>.png`. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(output, { recursive: true })
  await page.screenshot({ path: join(output, `${name}.png`) })
}
