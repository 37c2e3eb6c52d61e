// Checks a stylesheet.
import { bcd, lackersOf } from './compat.mjs'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */
/** @typedef {{ file: string, name: string, lacking: string }} Finding */

/**
 * Lists features that a stylesheet uses and one of the oldest supported browsers lacks: properties, keywords,
 * selectors and rules.
 *
 * @param {string} file
 * @param {string} css
 * @returns {Finding[]}
 */
export function lackingInStyle(file, css) {
  const { properties = {}, selectors = {}, 'at-rules': rules = {} } = bcd.css
  /** @type {Map<string, string[]>} */
  const found = new Map()
  const note = (/** @type {string} */ name, /** @type {Identifier | undefined} */ feature) => {
    const lackers = lackersOf(feature)
    if (lackers.length > 0) found.set(name, lackers)
  }
  for (const [, name = '', value = ''] of css.matchAll(/[;{]\s*([a-z-]+)\s*:([^;{}]+)/g)) {
    note(name, properties[name])
    for (const [, unit = ''] of value.matchAll(/\d([sld]v[hwib]|cq\w+)\b/g)) note(unit, viewportUnits(unit))
    for (const [, call = ''] of value.matchAll(/([a-z-]+)\(/g)) note(`${call}()`, functionOf(call))
  }
  for (const [, name = ''] of css.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)) note(`:${name}`, selectors[name])
  for (const [, name = '', head = ''] of css.matchAll(/@([a-z-]+)([^{;]*)/g)) {
    note(`@${name}`, rules[name])
    for (const [word] of head.matchAll(/[a-z][a-z-]+/g)) note(`@${name} ${word}`, rules[name]?.[word])
    if (/^(?:media|container)$/.test(name) && /[<>]/.test(head)) note(`@${name} <`, rules.media?.range_syntax)
  }
  return [...found].map(([name, lackers]) => ({ file, name, lacking: lackers.join(', ') }))
}

const { types = {} } = bcd.css
const viewportUnits = (/** @type {string} */ unit) =>
  unit.startsWith('cq')
    ? types.length?.container_query_length_units
    : types.length?.viewport_percentage_units_dynamic
const functionOf = (/** @type {string} */ name) => types[name] ?? types.color?.[name] ?? types.image?.[name]
