// Looks up which browsers support a feature in MDN's browser-compat-data, and which browsers of
// package.json's `browserslist` do not.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */

/** The browser names of `browserslist`, mapped to those of the data. */
const engines = {
  chrome: ['chrome', 'webview_android'],
  and_chr: ['chrome_android'],
  samsung: ['samsunginternet_android'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
}

/** @param {string} version */
const numberOf = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 1000 + minor
}

/** @param {readonly string[]} browserslist */
function readFloor(browserslist) {
  return browserslist.flatMap((line) => {
    const [name = '', version = ''] = line.split(' >= ')
    const known = engines[/** @type {keyof typeof engines} */ (name)]
    if (!known) throw new Error(`browserslist: which browser is "${line}"?`)
    return known.map((browser) => ({ browser, version }))
  })
}

const { resolve: find } = createRequire(import.meta.url)
/** @type {import('@mdn/browser-compat-data/types').CompatData} */
export const bcd = JSON.parse(readFileSync(find('@mdn/browser-compat-data'), 'utf8'))
const { browserslist } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'))
const floor = readFloor(browserslist)

/** @typedef {import('@mdn/browser-compat-data/types').SupportStatement} SupportStatement */

/**
 * Returns whether a browser of this version supports a feature, completely and without a prefix.
 *
 * @param {SupportStatement | undefined} support
 * @param {string} version
 */
export const has = (support, version) =>
  [support ?? []].flat().some((statement) => {
    const { version_added: since, version_removed: until, flags, prefix, alternative_name: other } = statement
    if (typeof since !== 'string' || since === 'preview' || until || flags || prefix || other) return false
    return numberOf(since.replace('≤', '')) <= numberOf(version)
  })

/**
 * Returns the oldest supported browsers that lack a feature.
 *
 * @param {Identifier | undefined} feature
 */
export const lackersOf = (feature) => {
  const support = feature?.__compat?.support
  if (!support) return []
  return floor
    .filter(({ browser, version }) => !has(support[/** @type {'chrome'} */ (browser)], version))
    .map(({ browser, version }) => `${browser} ${version}`)
}

/** The oldest supported browsers, with their versions. */
export const everyBrowser = floor.map(({ browser, version }) => `${browser} ${version}`)
