// Makes today's engines behave like old ones: without the interfaces and functions that those lack according
// to MDN's browser-compat-data. Their syntax and styles remain those of today.
import { bcd, has } from '../floor/compat.mjs'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */

/**
 * Returns a script that removes what a browser of this version lacks.
 *
 * @param {'chrome' | 'firefox' | 'safari_ios'} browser
 * @param {string} version
 */
export function asOld(browser, version) {
  /** @type {[owner: string, member: string][]} */
  const lacking = []
  for (const [owner, features] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins })) {
    // If a page's policy requires trusted types, the engine keeps asking for them.
    if (/^trusted/i.test(owner)) continue
    for (const [key, feature] of Object.entries({ '': features, ...features })) {
      if (key === '__compat' || key === owner || key.endsWith('_event')) continue
      const support = /** @type {Identifier} */ (feature).__compat?.support
      if (support && !has(support[browser], version)) lacking.push([owner, key])
    }
  }
  return `(${takeAway})(${JSON.stringify(lacking)})`
}

/** @param {[owner: string, member: string][]} lacking */
function takeAway(lacking) {
  const all = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis))
  for (const [name, member] of lacking) {
    const owner = all[name]
    if (member === '') delete all[name]
    else if (name === 'Window') delete all[member]
    else if (member.endsWith('_static') || typeof owner !== 'function')
      delete owner?.[member.replace('_static', '')]
    else {
      delete owner.prototype?.[member]
      // Members of the language are not marked as the function's own.
      delete owner[member]
    }
  }
}
