// Builds the chat and drives it in Chromium, Firefox and WebKit, installed from Debian's packages where they are missing. What fails is tried once more in a fresh browser, and said so.
//   npm run test:browsers [-- PART]    only what has PART in its name, such as WebKit or Urdu
//   --must    fails where an engine is missing and cannot be installed, and when all of it takes longer than 15 minutes
import { setTimeout as pause } from 'node:timers/promises'
import { probe } from './browsers/chat.mjs'
import { everywhere, somewhere } from './browsers/checks.mjs'
import { openChromium } from './browsers/chromium.mjs'
import { missingAfterInstall } from './browsers/debian.mjs'
import { openFirefox } from './browsers/firefox.mjs'
import { startRelay } from './browsers/relay.mjs'
import { startSound } from './browsers/sound.mjs'
import { openWebkit } from './browsers/webkit.mjs'
import { ensurePackages, run } from './ensure.mjs'

const engines = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebkit }
const desktop = /** @type {const} */ ([1280, 800])
const longestMs = 300_000
const closingMs = 20_000
/** What a machine with two cores may take for everything; more is a browser that waits for what does not come. */
const allMs = 15 * 60_000
const [asked = ''] = process.argv.slice(2).filter((argument) => argument !== '--must')
const isMust = process.argv.includes('--must')

ensurePackages()
const missing = missingAfterInstall()
if (missing.length > 0) {
  console.log(
    `SKIPPED: no ${missing.join(', ')}, and it could not be installed. Nothing was tried in the engines.`,
  )
  process.exit(isMust ? 1 : 0)
}

run(process.execPath, ['scripts/build.mjs'])
const startedAt = Date.now()
const sound = await startSound()
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
  const done = check({ open, relay, sound }).then(
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

let tried = 0
let failed = 0
for (const engine of /** @type {(keyof typeof engines)[]} */ (Object.keys(engines))) {
  for (const [title, check] of Object.entries({ ...everywhere, ...somewhere[engine] })) {
    if (!`${engine} ${title}`.includes(asked)) continue
    tried++
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
sound.stop()
const tookMs = Date.now() - startedAt
const isLate = isMust && tookMs > allMs
console.log(
  `${tried} tried, ${failed} failed | ${Math.round(tookMs / 1000)} s${isLate ? `, and no more than ${allMs / 1000} s are allowed` : ''}`,
)
process.exit(failed > 0 || isLate ? 1 : 0)
