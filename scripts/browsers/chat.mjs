// The chat as a person uses it who has just been scammed: in its page or frame, by the keyboard alone, or as the form without
// a script.
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */
/** @typedef {import('./driven.mjs').Where} Where */

/**
 * A way of using the chat.
 *
 * @typedef {{ read(): Promise<string>, answer(text: string): Promise<unknown> }} Use
 */

/**
 * Runs before the scripts of every page: the launcher's shadow root is opened for the driver, and complaints are noted. Firefox
 * asks for a favicon.ico of its own accord.
 */
export const probe = `
  window.said = []
  const say = (text) => /favicon/.test(text) || said.push(String(text))
  addEventListener('error', (event) => say(event.message || 'did not load: ' + (event.target.src || event.target.href)), true)
  addEventListener('unhandledrejection', (event) => say(event.reason))
  document.addEventListener('securitypolicyviolation', (event) => say(event.violatedDirective + ' refuses ' + event.blockedURI))
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return (window.shadow = attach.call(this, { ...init, mode: 'open' }))
  };
`

/** Says that the focus is where she writes. */
export const inComposer = `document.activeElement.localName === 'textarea'`

const longestMs = 60_000
const caseNumber = /\b[A-Z][0-9A-Z]{2}-[0-9A-Z]{3}-[0-9A-Z]\b/
let people = 1000

/** What she answers; each time another person with another payment. */
const toStory = () => {
  const who = people++
  return /** @type {const} */ ([
    ['OK to go on?', 'Yes'],
    ['still happening', 'No'],
    ['Did money leave', 'Yes'],
    ['scam was it?', 'Bank or police call'],
    ['safe account', 'No'],
    ['pay from?', 'Unity Bank'],
    ['How much was the payment', '25,000'],
    ['When did you pay', 'an hour ago'],
    ['reference or transaction number', `TX-${who}`],
    ['Where did it go', '0917 555 0101'],
    ['can we reach you', `0917 555 ${who}`],
    ['How shall we tell you', 'SMS'],
    ['Is this right', 'Send now'],
  ])
}

/**
 * Waits until an expression is true. What cannot be asked now, as between two pages, is asked again.
 *
 * @param {DrivenBrowser} browser
 * @param {Where} where
 * @param {string} expression
 */
export async function until(browser, where, expression) {
  for (const end = Date.now() + longestMs; ; await pause(100)) {
    const isTrue = await browser.evaluate(where, `!!(${expression})`).catch(() => false)
    if (isTrue) return
    if (Date.now() > end) throw new Error(`this did not become true: ${expression}`)
  }
}

/**
 * Opens a site's panel by the launcher's own call.
 *
 * @param {DrivenBrowser} browser
 * @param {string} site
 */
export async function openPanel(browser, site) {
  await browser.goto(site)
  await until(browser, 'top', 'window.shadow')
  await browser.evaluate('top', 'Parley.open()')
}

/**
 * Waits until what is typed goes to the panel: into the composer, or to the chat's page, which passes the first letter on where
 * the browser has refused the focus.
 *
 * @param {DrivenBrowser} browser
 */
export async function untilFocused(browser) {
  await until(browser, 'top', `window.shadow.activeElement?.localName === 'iframe'`)
  await until(browser, 'chat', `document.hasFocus() || ${inComposer}`)
}

/**
 * @param {DrivenBrowser} browser
 * @param {Where} where
 * @param {string} selector
 */
const readFrom = (browser, where, selector) =>
  browser
    .evaluate(where, `(document.querySelector('${selector}') || {}).innerText || ''`)
    .then(String, () => '')

/**
 * Presses the button of an answer. Tells whether there is one.
 *
 * @param {DrivenBrowser} browser
 * @param {Where} where
 * @param {string} label
 */
const press = (browser, where, label) =>
  browser.evaluate(
    where,
    `[...document.querySelectorAll('button')].some((b) => b.innerText.trim() === ${JSON.stringify(label)} && b.offsetParent && (b.click(), true))`,
  )

/**
 * By a tap where there is something to tap.
 *
 * @param {DrivenBrowser} browser
 * @returns {Use}
 */
export const byTap = (browser) => ({
  read: () => readFrom(browser, 'chat', '[role=log]'),
  async answer(text) {
    if (await press(browser, 'chat', text)) return
    await browser.evaluate('chat', `document.querySelector('textarea').focus()`)
    await browser.type(text)
    await browser.press('chat', 'Enter')
  },
})

/**
 * By what is typed, without ever placing the focus.
 *
 * @param {DrivenBrowser} browser
 * @returns {Use}
 */
export const byKeyboard = (browser) => ({
  read: () => readFrom(browser, 'chat', '[role=log]'),
  async answer(text) {
    await until(browser, 'chat', inComposer)
    await browser.type(text)
    await browser.press('chat', 'Enter')
  },
})

/**
 * By the pages without a script.
 *
 * @param {DrivenBrowser} browser
 * @returns {Use}
 */
export const byForm = (browser) => ({
  read: () => readFrom(browser, 'top', 'main'),
  async answer(text) {
    if (await press(browser, 'top', text)) return
    await browser.evaluate(
      'top',
      `(document.querySelector('#say').value = ${JSON.stringify(text)}, document.querySelector('#say').form.querySelector('button').click())`,
    )
  },
})

/**
 * Waits for a text in the conversation.
 *
 * @param {Use} use
 * @param {string} text
 */
export async function see(use, text) {
  for (const end = Date.now() + longestMs; ; await pause(100)) {
    const seen = await use.read()
    if (seen.includes(text)) return
    if (Date.now() > end) throw new Error(`"${text}" did not appear; there stands: ${seen.slice(-200)}`)
  }
}

/**
 * Answers question after question up to the case number, and gives it; or up to the question that has `last`.
 *
 * @param {Use} use
 * @param {{ last?: string }} [options]
 */
export async function tell(use, { last } = {}) {
  const left = new Map(toStory())
  for (let end = Date.now() + longestMs; ; await pause(100)) {
    const text = await use.read()
    const number = caseNumber.exec(text)?.[0]
    if (number) return number
    const line = text
      .split('\n')
      .reverse()
      .find((one) => [...left.keys()].some((asked) => one.includes(asked)))
    const asked = [...left.keys()].find((one) => line?.includes(one))
    if (asked !== undefined && asked === last) return ''
    if (asked !== undefined) {
      const said = left.get(asked) ?? ''
      // What stands above has been answered, now or before a break.
      for (const one of [...left.keys()]) {
        left.delete(one)
        if (one === asked) break
      }
      await use.answer(said)
      end = Date.now() + longestMs
    }
    if (Date.now() > end) throw new Error(`no question came; there stands: ${text.slice(-200)}`)
  }
}
