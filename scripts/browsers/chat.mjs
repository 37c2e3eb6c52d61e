// Drives the chat as a person does who has just been scammed: in its page or frame, by keyboard alone, or as
// the form without scripts.
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */
/** @typedef {import('./driven.mjs').Where} Where */

/**
 * A way of using the chat.
 *
 * @typedef {{ read(): Promise<string>, answer(text: string): Promise<unknown> }} Use
 */

/**
 * Runs before the scripts of every page: opens the launcher's shadow root to the driver, and records errors.
 * Firefox requests a favicon.ico on its own.
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

/** Expression that is true if the composer has the focus. */
export const inComposer = `document.activeElement.localName === 'textarea'`

const longestMs = 60_000
const caseNumber = /\b[A-Z][0-9A-Z]{2}-[0-9A-Z]{3}-[0-9A-Z]\b/
let people = 1000
/** Part of the first question, and the answer that begins a report. */
export const firstQuestion = 'Nobody else sees this'
export const firstTap = 'I paid, or they took money'

/** Returns the citizen's answers; each time of another person with another payment. */
const toStory = () => {
  const who = people++
  return /** @type {const} */ ([
    [firstQuestion, firstTap],
    ['still happening', 'No'],
    ['pay from?', 'Unity Bank'],
    ['How much was the payment', '25,000'],
    ['can we reach you', `0917 555 ${who}`],
    ['How shall we tell you', 'SMS'],
    ['anti-scam centre now?', 'Send now'],
  ])
}

/**
 * Waits until an expression is true. Retries if it cannot be evaluated now, as between two pages.
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
 * Opens a site's panel through the launcher's own call.
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
 * Waits until typing goes to the panel: into the composer, or to the chat page, which passes on the first
 * letter if the browser has refused the focus.
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
 * Presses the button of an answer. Returns whether there is one.
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
 * Answers with a tap if there is something to tap.
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
 * Answers by typing, without ever moving the focus.
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
 * Answers on the pages without scripts.
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
 * Answers question after question up to the case number and returns it, or up to the question that contains
 * `last`.
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
      // The questions above have been answered, now or before an interruption.
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
