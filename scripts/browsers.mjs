// Drives the built chat in Chromium, Firefox and WebKit, installed from Debian's packages where they are missing;
// `npm run build` must have run before. What fails is tried once more in a fresh browser, and said so.
//   npm run test:browsers [-- PART]    only what has PART in its name, such as WebKit or Urdu
import { setTimeout as pause } from 'node:timers/promises'
import { probe } from './browsers/chat.mjs'
import { everywhere, somewhere } from './browsers/checks.mjs'
import { openChromium } from './browsers/chromium.mjs'
import { missingAfterInstall } from './browsers/debian.mjs'
import { openFirefox } from './browsers/firefox.mjs'
import { startRelay } from './browsers/relay.mjs'
import { openWebkit } from './browsers/webkit.mjs'

const engines = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebkit }
const desktop = /** @type {const} */ ([1280, 800])
const longestMs = 300_000
const closingMs = 20_000

const missing = missingAfterInstall()
if (missing.length > 0) {
  console.log(
    `SKIPPED: no ${missing.join(', ')}, and it could not be installed. Nothing was tried in the engines.`,
  )
  process.exit(0)
}

const relay = await startRelay()

/**
 * Tries one thing in an engine. Gives what is wrong, or nothing.
 *
 * @param {keyof typeof engines} engine
 * @param {import('./browsers/checks.mjs').Check} check
 */
async function attempt(engine, check) {
  /** @type {Set<import('./browsers/driven.mjs').DrivenBrowser>} */
  const opened = new Set()
  /** @type {import('./browsers/checks.mjs').Open} */
  const open = async ({ script = '', ...wanted } = {}) => {
    const browser = await engines[engine]({ size: desktop, ...wanted, script: probe + script })
    opened.add(browser)
    return {
      ...browser,
      async close() {
        if (opened.delete(browser)) await browser.close()
      },
    }
  }
  const tooLong = pause(longestMs, 'it took too long', { ref: false })
  const done = check({ open, relay }).then(
    () => '',
    (error) => String(error instanceof Error ? error.message : error),
  )
  const problem = await Promise.race([done, tooLong])
  for (const browser of opened) {
    // One that has died or hangs was the problem, or none.
    const closed = browser.close().catch(() => undefined)
    await Promise.race([closed, pause(closingMs, undefined, { ref: false })])
  }
  if (problem) await relay.revive()
  return problem
}

const asked = process.argv[2] ?? ''
let failed = 0
for (const engine of /** @type {(keyof typeof engines)[]} */ (Object.keys(engines))) {
  for (const [title, check] of Object.entries({ ...everywhere, ...somewhere[engine] })) {
    if (!`${engine} ${title}`.includes(asked)) continue
    const from = Date.now()
    const first = await attempt(engine, check)
    const second = first && (await attempt(engine, check))
    if (second) failed++
    const outcome = second ? 'FAILED' : first ? 'PASSED ONLY AT THE SECOND TRY' : 'ok'
    const seconds = Math.round((Date.now() - from) / 1000)
    const problems = [first, second].filter(Boolean).map((problem) => `\n  ${problem}`)
    console.log(`${outcome} | ${engine} | ${title} | ${seconds} s${problems.join('')}`)
  }
}
await relay.remove()
process.exit(failed > 0 ? 1 : 0)
