// The report, made in every way in which a person can make it.
import {
  byForm,
  byKeyboard,
  byTap,
  firstQuestion,
  firstTap,
  inComposer,
  openPanel,
  see,
  tell,
  until,
  untilFocused,
} from './chat.mjs'
import { claim, claimQuiet } from './claims.mjs'
import { asOld } from './old-engines.mjs'

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */
/** @typedef {import('./relay.mjs').Relay} Relay */

/** A phone's screen, in pixels. */
export const phone = /** @type {const} */ ([390, 780])

/**
 * Makes a whole report in the panel of another site, and expects the same conversation after a reload.
 *
 * @type {Check}
 */
export async function reportAndReload({ open, relay }) {
  const browser = await open()
  await openPanel(browser, relay.site)
  const number = await tell(byTap(browser))
  await openPanel(browser, relay.site)
  await see(byTap(browser), number)
  await claimQuiet(browser)
}

/**
 * Makes a whole report in a panel that fills a phone’s screen.
 *
 * @type {Check}
 */
export async function reportOnPhone({ open, relay }) {
  const browser = await open({ size: phone })
  await openPanel(browser, relay.site)
  await tell(byTap(browser))
  const [frame, width] = await browser.evaluate(
    'top',
    `[window.shadow.querySelector('iframe').getBoundingClientRect().toJSON(), document.documentElement.clientWidth]`,
  )
  claim(
    frame.left === 0 && frame.top === 0 && Math.abs(frame.width - width) < 1,
    'the chat does not fill the screen',
  )
  claim(
    await browser.evaluate('chat', 'document.documentElement.scrollWidth <= innerWidth'),
    'something is wider than the screen',
  )
  await claimQuiet(browser)
}

/**
 * Makes a whole report from the launcher on, by keyboard alone.
 *
 * @type {Check}
 */
export async function reportByKeyboard({ open, relay }) {
  const browser = await open()
  const onLauncher = `document.activeElement.localName === 'parley-chat'`
  await browser.goto(relay.site)
  await until(browser, 'top', 'window.shadow')
  for (let presses = 0; !(await browser.evaluate('top', onLauncher)); presses++) {
    claim(presses < 60, 'Tab does not come to the launcher')
    await browser.press('top', 'Tab')
  }
  await until(browser, 'top', `window.shadow.querySelector('.ready')`)
  await browser.press('top', 'Enter')
  const use = byKeyboard(browser)
  await see(use, firstQuestion)
  // If the chat has already loaded, Firefox leaves the focus on the launcher, one step behind it.
  if (await browser.evaluate('top', `window.shadow.activeElement.localName === 'button'`))
    await browser.press('top', 'Shift+Tab')
  await untilFocused(browser)
  for (
    let presses = 0;
    await browser.evaluate('chat', `document.activeElement.localName === 'button'`);
    presses++
  ) {
    claim(presses < 5, 'Shift and Tab do not come to the composer')
    await browser.press('chat', 'Shift+Tab')
  }
  await browser.type(firstTap)
  await browser.press('chat', 'Enter')
  await see(use, 'still happening')
  await until(browser, 'chat', inComposer)
  // Back from the composer to the answer that can be tapped.
  await until(
    browser,
    'chat',
    `[...document.querySelectorAll('.pill')].some((pill) => pill.innerText.trim() === 'No')`,
  )
  for (
    let presses = 0;
    (await browser.evaluate('chat', 'document.activeElement.innerText.trim()')) !== 'No';
    presses++
  ) {
    claim(presses < 20, 'Shift and Tab do not come to an answer')
    await browser.press('chat', 'Shift+Tab')
  }
  await browser.press('chat', 'Enter')
  await see(use, 'pay from?')
  await tell(use)
  await browser.press('chat', 'Escape')
  await until(browser, 'top', onLauncher)
}

/**
 * Expression that is true if the report can continue without the relay: all of its dialogue is loaded, with
 * the words of its seven languages.
 */
const isPrepared = `[['local-room', 1], ['report?', 1], ['words', 7], ['dialog-texts', 1], ['reading-words', 1], ['light', 1]].every(([name, count]) =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.includes('/' + name) && entry.responseEnd > 0).length >= count)`

/**
 * Answers a question while the relay is down, and makes the rest of the report after it is back.
 *
 * @param {(browser: DrivenBrowser, relay: Relay) => Promise<unknown>} goThere
 * @param {string} [script] script that makes the browser behave like an old one
 * @returns {Check}
 */
export const reportWithoutNetwork =
  (goThere, script = '') =>
  async ({ open, relay }) => {
    const browser = await open({ script })
    const use = byTap(browser)
    await goThere(browser, relay)
    await tell(use, { last: 'How much was the payment' })
    await until(browser, 'chat', isPrepared)
    await relay.stop()
    try {
      await use.answer('25,000')
      await see(use, 'can we reach you')
    } finally {
      await relay.start()
    }
    await tell(use)
  }

/** Tries everything in which the chat could store data, and records in the page what accepted it. */
const tryStorage = `(() => {
  const kept = (window.kept = [])
  window.tried = false
  try {
    localStorage.setItem('tried', '1')
    kept.push('localStorage')
  } catch {}
  try {
    const asked = indexedDB.open('tried')
    asked.onsuccess = () => (window.tried = kept.push('indexedDB'))
    asked.onerror = () => (window.tried = true)
  } catch {
    window.tried = true
  }
})()`

/**
 * Makes a whole report while no site may store anything.
 *
 * @type {Check}
 */
export async function reportWithoutStorage({ open, relay }) {
  const browser = await open({ size: phone, blocked: 'all' })
  await openPanel(browser, relay.site)
  await see(byTap(browser), firstQuestion)
  await browser.evaluate('chat', tryStorage)
  await until(browser, 'chat', 'window.tried')
  const kept = await browser.evaluate('chat', 'window.kept')
  claim(kept.length === 0, `storage is not blocked: ${kept.join(' and ')}`)
  await tell(byTap(browser))
}

/**
 * Makes a whole report in an old browser.
 *
 * @param {Parameters<typeof asOld>} old
 * @returns {Check}
 */
export const reportAsOld =
  (...old) =>
  async ({ open, relay }) => {
    const browser = await open({ size: phone, script: asOld(...old) })
    await openPanel(browser, relay.site)
    await tell(byTap(browser))
    await claimQuiet(browser)
  }

/**
 * Makes a report on the pages without scripts, to which the chat redirects if it cannot start.
 *
 * @param {Parameters<typeof asOld>} old
 * @returns {Check}
 */
export const reportByForm =
  (...old) =>
  async ({ open, relay }) => {
    const browser = await open({ size: phone, script: asOld(...old) })
    await browser.goto(relay.page)
    const link = `document.querySelector('#help a[href^="/report"]')`
    await until(browser, 'top', `${link}?.offsetParent`)
    await browser.evaluate('top', `${link}.click()`)
    await until(browser, 'top', `document.querySelector('button[name=begin]')`)
    await byForm(browser).answer('Start')
    await tell(byForm(browser))
  }
