// Assertions of a check about a page.

/** @typedef {import('./driven.mjs').DrivenBrowser} DrivenBrowser */

/**
 * Throws a description of the problem unless something is true.
 *
 * @param {unknown} is
 * @param {string} what
 */
export const claim = (is, what) => {
  if (!is) throw new Error(what)
}

/**
 * Asserts that nothing failed, was refused or could not be loaded, on the site and in the chat.
 *
 * @param {DrivenBrowser} browser
 */
export async function claimQuiet(browser) {
  for (const where of /** @type {const} */ (['top', 'chat'])) {
    const said = await browser.evaluate(where, 'window.said')
    claim(said.length === 0, `the page complains: ${said.join('; ')}`)
  }
}
