// A voice note and reading out, with the machine's own sound card and the speech engines.
import { resolve } from 'node:path'
import { byTap, firstQuestion, firstTap, inComposer, openPanel, see, until } from './chat.mjs'
import { claim, claimQuiet } from './claims.mjs'

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */

const recording = resolve(
  import.meta.dirname,
  '../../test/support/spoken/he-called-me-on-the-phone-and-said-he-was-from-my-bank.mp3',
)
/** A busy machine plays with gaps, so one word is enough. `test:voice` tests how well speech is recognised. */
const words = /called|phone|said|bank/i

/**
 * Clicks a button as a person does: a browser lets no page record or play on the click of a script.
 *
 * @param {DrivenBrowser} browser
 * @param {string} button an expression
 */
async function clickOn(browser, button) {
  await until(browser, 'chat', `${button}?.offsetParent`)
  await browser.click('chat', button)
}

/**
 * Answers by voice in the panel of another site, and expects the next question to be read out.
 *
 * @param {string} [script] script that makes the browser behave like an old one
 * @returns {import('./checks.mjs').Check}
 */
export const voiceNote =
  (script = '') =>
  async ({ open, relay, sound }) => {
    const browser = await open({ script })
    await openPanel(browser, relay.site)
    await see(byTap(browser), firstQuestion)
    await clickOn(browser, `document.querySelector('[aria-label="Record a voice message"]')`)
    await until(browser, 'chat', `document.querySelector('.ring')`)
    await sound.play(recording)
    const composer = `document.querySelector('textarea')`
    await until(browser, 'chat', `${composer}?.value`)
    const heard = await browser.evaluate('chat', `${composer}.value`)
    claim(words.test(heard), `other words were heard: ${heard}`)
    await until(browser, 'chat', inComposer)
    // What was recognised can be replaced before it is sent.
    await browser.evaluate('chat', `${composer}.select()`)
    await browser.type(firstTap)
    await browser.press('chat', 'Enter')
    await see(byTap(browser), 'still happening')
    const loudest = await sound.loudest(async () => {
      await clickOn(browser, `[...document.querySelectorAll('[aria-label^="Listen: "]')].pop()`)
      await until(browser, 'chat', `document.querySelector('.reading-bar.playing')`)
      await until(browser, 'chat', `!document.querySelector('.reading-bar')`)
    })
    claim(loudest > 0.05, `what is read out is not to be heard: ${loudest}`)
    await claimQuiet(browser)
  }
