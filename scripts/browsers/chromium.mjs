// Driver for Chromium, based on playwright-core.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** @typedef {import('./driven.mjs').Where} Where */

/** Its preferences for blocking storage: cookies, and with them every storage. */
const refusals = {
  all: { default_content_setting_values: { cookies: 2 } },
  'other sites': { cookie_controls_mode: 1 },
  nobody: { cookie_controls_mode: 0 },
}

/**
 * Opens the system's Chromium, or the one that PARLEY_CHROMIUM names, without a window.
 *
 * @param {import('./driven.mjs').Wanted} wanted
 * @returns {Promise<import('./driven.mjs').DrivenBrowser>}
 */
export async function openChromium({ size: [width, height], script, profile: kept, blocked }) {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'parley-chromium-'))
  const preferences = join(profile, 'Default/Preferences')
  if (!existsSync(preferences)) {
    mkdirSync(join(profile, 'Default'))
    writeFileSync(preferences, JSON.stringify({ profile: refusals[blocked ?? 'nobody'] }))
  }
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.PARLEY_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream'],
    ignoreDefaultArgs: ['--mute-audio'],
    viewport: { width, height },
  })
  await context.addInitScript(script)
  const [page = await context.newPage()] = context.pages()
  const frameOf = (/** @type {Where} */ where) =>
    (where === 'chat' && page.frames().find((frame) => frame.url().includes('/chat?'))) || page.mainFrame()
  return {
    name: 'Chromium',
    goto: (url) => page.goto(url),
    evaluate: (where, expression) => frameOf(where).evaluate(expression),
    type: (text) => page.keyboard.type(text),
    // Held as long as by a finger: if a key that moves the focus into the frame is released too early,
    // further keys go to the page.
    press: (_, key) => page.keyboard.press(key, { delay: 50 }),
    click: async (where, element) =>
      (await frameOf(where).evaluateHandle(element)).asElement()?.click({ timeout: 10_000 }),
    shoot: (path) => page.screenshot({ path }),
    async close() {
      await context.close()
      if (!kept) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
