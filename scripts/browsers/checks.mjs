// The checks for each engine; the tables below list them by name.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byTap, firstQuestion, firstTap, openPanel, see, until, untilFocused } from './chat.mjs'
import { claim, claimQuiet } from './claims.mjs'
import { asOld } from './old-engines.mjs'
import {
  phone,
  reportAndReload,
  reportAsOld,
  reportByForm,
  reportByKeyboard,
  reportOnPhone,
  reportWithoutNetwork,
  reportWithoutStorage,
} from './reports.mjs'
import { voiceNote } from './voice.mjs'

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */
/** @typedef {import('./driven.mjs').Wanted} Wanted */
/** @typedef {(wanted?: Partial<Wanted>) => Promise<DrivenBrowser>} Open opens the engine, by default with a desktop screen */
/** @typedef {{ open: Open, relay: import('./relay.mjs').Relay, sound: import('./sound.mjs').Sound }} Setting */
/** @typedef {(setting: Setting) => Promise<void | string>} Check */

/** @type {Check} */
async function firstLetters({ open, relay }) {
  const browser = await open()
  await openPanel(browser, relay.site)
  await see(byTap(browser), firstQuestion)
  await untilFocused(browser)
  await browser.type(firstTap)
  await browser.press('chat', 'Enter')
  await see(byTap(browser), 'still happening')
}

/**
 * Starts a conversation.
 *
 * @param {DrivenBrowser} browser
 */
async function begin(browser) {
  await see(byTap(browser), firstQuestion)
  await byTap(browser).answer(firstTap)
  await see(byTap(browser), 'still happening')
}

/** @type {Check} */
async function ownDomain({ open, relay }) {
  const browser = await open()
  await openPanel(browser, relay.bank)
  await begin(browser)
  await openPanel(browser, relay.bank)
  await see(byTap(browser), 'still happening')
  await claimQuiet(browser)
}

/**
 * @param {(browser: DrivenBrowser, relay: Setting['relay']) => Promise<unknown>} goThere
 * @param {Wanted['blocked']} [blocked]
 * @returns {Check}
 */
const keptAfterClosing =
  (goThere, blocked) =>
  async ({ open, relay }) => {
    const profile = mkdtempSync(join(tmpdir(), 'parley-profile-'))
    try {
      const first = await open({ profile, blocked })
      await goThere(first, relay)
      await begin(first)
      await first.close()
      const second = await open({ profile, blocked })
      await goThere(second, relay)
      await see(byTap(second), 'still happening')
      await second.close()
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }

/** @type {Check} */
async function urdu({ open, relay }) {
  const browser = await open({ size: phone })
  await browser.goto(`${relay.page}&locale=ur`)
  await see(byTap(browser), 'ہ')
  claim(
    (await browser.evaluate('top', 'document.documentElement.dir')) === 'rtl',
    'the page runs from left to right',
  )
  claim(
    await browser.evaluate('top', 'document.documentElement.scrollWidth <= innerWidth'),
    'something is wider than the screen',
  )
  // The first answer, whatever its label.
  await until(browser, 'top', `document.querySelector('.pill')`)
  const yes = await browser.evaluate('top', `document.querySelector('.pill').innerText.trim()`)
  await byTap(browser).answer(yes)
  await see(byTap(browser), yes)
  await claimQuiet(browser)
}

/** @type {Check} */
async function consolePage({ open, relay }) {
  const browser = await open()
  await browser.goto(relay.takeLink())
  await until(browser, 'top', `document.querySelector('nav') && !document.querySelector('.sign-in')`)
  await claimQuiet(browser)
}

/** @type {Check} */
async function docs({ open, relay }) {
  const browser = await open()
  await browser.goto(relay.docs)
  await until(browser, 'top', `document.querySelectorAll('article').length > 30`)
  const count = `[...document.querySelectorAll('nav li')].filter((one) => one.offsetParent).length`
  const all = await browser.evaluate('top', count)
  await browser.evaluate('top', `document.querySelector('[type=search]').focus()`)
  await browser.type('mule score')
  await until(browser, 'top', `${count} > 0 && ${count} < ${all}`)
  await claimQuiet(browser)
}

/**
 * Opens the chat on its own page.
 *
 * @param {DrivenBrowser} browser
 * @param {Setting['relay']} relay
 */
const ownPage = (browser, relay) => browser.goto(relay.page)

/** @type {Record<string, Check>} */
export const everywhere = {
  'the whole report in the panel of another site, and the same conversation after a reload': reportAndReload,
  'the whole report on a phone’s screen': reportOnPhone,
  'the whole report by the keyboard alone': reportByKeyboard,
  'a question answered while the relay is gone, and the report after it is back':
    reportWithoutNetwork(ownPage),
  'a question answered in the panel of another site while the relay is gone, and the report after it is back':
    reportWithoutNetwork((browser, relay) => openPanel(browser, relay.site)),
  'the whole report with storage blocked': reportWithoutStorage,
  'the first letters typed in a panel that has just opened': firstLetters,
  'the same conversation after a reload, by a relay under the site’s own domain': ownDomain,
  'the same conversation in a page of its own after the browser was closed': keptAfterClosing(ownPage),
  'an answer spoken in the panel of another site, and the next question read out': voiceNote(),
  'Urdu, from right to left': urdu,
  'the console, signed in by a link': consolePage,
  'the documentation and its search': docs,
}

/**
 * Returns whether a check plays or records sound, by its title.
 *
 * @param {string} title
 */
export const isSpoken = (title) => title.startsWith('an answer spoken')

const underOwnDomain = {
  'the same conversation after the browser was closed, by a relay under the site’s own domain, where other sites are blocked':
    keptAfterClosing((browser, relay) => openPanel(browser, relay.bank), 'other sites'),
}

/** Checks that run in a single engine, such as how it copes without the interfaces of its later versions. */
export const somewhere = {
  Chromium: {
    ...underOwnDomain,
    'the whole report as Chrome 87': reportAsOld('chrome', '87'),
    'the whole report as Chrome 100': reportAsOld('chrome', '100'),
    'a question answered while the relay is gone, as Chrome 87': reportWithoutNetwork(
      ownPage,
      asOld('chrome', '87'),
    ),
    'an answer spoken in the panel of another site, as Chrome 87': voiceNote(asOld('chrome', '87')),
  },
  Firefox: {
    ...underOwnDomain,
    'the whole report as Firefox 91': reportAsOld('firefox', '91'),
    'a question answered while the relay is gone, as Firefox 91': reportWithoutNetwork(
      ownPage,
      asOld('firefox', '91'),
    ),
    'the report without a script as Firefox 60, where the chat cannot begin': reportByForm('firefox', '60'),
  },
  WebKit: {
    'the whole report as iOS 14.5': reportAsOld('safari_ios', '14.5'),
    'the whole report as iOS 15.4': reportAsOld('safari_ios', '15.4'),
    'a question answered while the relay is gone, as iOS 14.5': reportWithoutNetwork(
      ownPage,
      asOld('safari_ios', '14.5'),
    ),
    'the report without a script as iOS 12, where the chat cannot begin': reportByForm('safari_ios', '12'),
  },
}
