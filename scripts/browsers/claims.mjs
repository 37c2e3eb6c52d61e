// What a check asks of a page.

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */

/**
 * Throws what is wrong unless something is true.
 *
 * @param {unknown} is
 * @param {string} what
 */
export const claim = (is, what) => {
  if (!is) throw new Error(what)
}

/**
 * Claims that nothing failed, was refused or could not be loaded, on the site and in the chat.
 *
 * @param {DrivenBrowser} browser
 */
export async function claimQuiet(browser) {
  for (const where of /** @type {const} */ (['top', 'chat'])) {
    const said = await browser.evaluate(where, 'window.said')
    claim(said.length === 0, `the page complains: ${said.join('; ')}`)
  }
}
