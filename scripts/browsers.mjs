// Builds the chat and drives it in Chromium, Firefox and WebKit, which are installed from Debian's packages
// if missing.
//   npm run test:browsers [-- PART]    only checks with PART in their name, such as WebKit or Urdu
//   --must    fails if an engine is missing and cannot be installed
import { setTimeout as pause } from 'node:timers/promises'
import { probe } from './browsers/chat.mjs'
import { everywhere, isSpoken, somewhere } from './browsers/checks.mjs'
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

run(process.execPath, ['scripts/build.mjs', '--if-changed'])
const startedAt = Date.now()
const sound = await startSound()
/** Ends the wait for the sound card, which one check uses at a time. */
let soundIsFree = Promise.resolve()

/**
 * Runs a check when the sound card is free, if it needs it.
 *
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} doIt
 */
async function withSound(title, doIt) {
  if (!isSpoken(title)) return doIt()
  const before = soundIsFree
  let free = () => {}
  soundIsFree = new Promise((resolve) => {
    free = () => resolve(undefined)
  })
  await before
  return doIt().finally(free)
}

/**
 * Runs one check in an engine. Returns what is wrong, or undefined.
 *
 * @param {keyof typeof engines} engine
 * @param {import('./browsers/relay.mjs').Relay} relay
 * @param {import('./browsers/checks.mjs').Check} check
 */
async function attempt(engine, relay, check) {
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
    // If the browser has died or hangs, either that was the problem or there was none.
    const closed = browser.close().catch(() => undefined)
    await Promise.race([closed, pause(closingMs, undefined, { ref: false })])
  }
  if (problem) await relay.revive()
  return problem
}

let tried = 0
let failed = 0

/**
 * Runs the checks of one engine, one after the other, with its own relay.
 *
 * @param {keyof typeof engines} engine
 * @param {import('./browsers/relay.mjs').Relay} relay
 */
async function runEngine(engine, relay) {
  for (const [title, check] of Object.entries({ ...everywhere, ...somewhere[engine] })) {
    if (!`${engine} ${title}`.includes(asked)) continue
    tried++
    await withSound(title, async () => {
      const from = Date.now()
      const problem = await attempt(engine, relay, check)
      if (problem) failed++
      const seconds = Math.round((Date.now() - from) / 1000)
      console.log(
        `${problem ? 'FAILED' : 'ok'} | ${engine} | ${title} | ${seconds} s${problem && `\n  ${problem}`}`,
      )
    })
  }
  await relay.remove()
}

// The engines run at the same time, because a page waits as often as it works.
const runs = []
for (const engine of /** @type {(keyof typeof engines)[]} */ (Object.keys(engines))) {
  runs.push(runEngine(engine, await startRelay()))
}
await Promise.all(runs)
sound.stop()
console.log(`${tried} tried, ${failed} failed | ${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(failed > 0 ? 1 : 0)
