/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | EventListener>} Props */
/** @typedef {{ name: string, is?: string }} Column */
/** @typedef {{ cells: Child[], [attribute: `data-${string}`]: string }} Row */

/**
 * Makes an element. `props` are attributes, but `on…` are listeners and `text` is its text; children that
 * are null or false are left out.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Props} props
 * @param {Child[]} children
 */
export function el(name, props = {}, ...children) {
  return fill(document.createElement(name), props, children)
}

/**
 * As {@link el}, for drawings.
 *
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Props} props
 * @param {Child[]} children
 */
export function svg(name, props = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), props, children)
}

/**
 * @template {Element} E
 * @param {E} node
 * @param {Props} props
 * @param {Child[]} children
 */
function fill(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (name === 'text') node.textContent = String(value)
    else node.setAttribute(name, value === true ? '' : String(value))
  }
  node.append(...children.filter((child) => child !== null && child !== false && child !== undefined))
  return node
}

/**
 * Puts new content in the place of the old; the focus, the scroll and what was chosen stay as they were.
 *
 * @param {Element} place
 * @param {Node[]} nodes
 */
export function swap(place, ...nodes) {
  const active = document.activeElement
  const key = active instanceof HTMLElement && place.contains(active) ? active.dataset.key : undefined
  const left = place.querySelector('.scroll')?.scrollLeft ?? 0
  const chosen = [...place.querySelectorAll('select')].map(({ dataset, value }) => ({
    name: dataset.key ?? '',
    value,
  }))
  place.replaceChildren(...nodes)
  for (const { name, value } of chosen) {
    /** @type {HTMLSelectElement | null} */
    const select = place.querySelector(`select[data-key="${CSS.escape(name)}"]`)
    if (select) select.value = value
  }
  const scroller = place.querySelector('.scroll')
  if (scroller) scroller.scrollLeft = left
  /** @type {HTMLElement | null} */
  const same = key ? place.querySelector(`[data-key="${CSS.escape(key)}"]`) : null
  same?.focus({ preventScroll: true })
}

/**
 * A table with real headings.
 *
 * @param {string} label
 * @param {Column[]} columns
 * @param {Row[]} rows
 */
export function table(label, columns, rows) {
  /** @param {number} index */
  const kind = (index) => columns[index]?.is ?? null
  return el(
    'table',
    { 'aria-label': label },
    el(
      'thead',
      {},
      el('tr', {}, ...columns.map(({ name, is }) => el('th', { scope: 'col', class: is, text: name }))),
    ),
    el(
      'tbody',
      {},
      ...rows.map(({ cells, ...row }) =>
        el(
          'tr',
          row,
          ...cells.map((cell, index) =>
            el('td', { class: kind(index), 'data-name': columns[index]?.name }, cell),
          ),
        ),
      ),
    ),
  )
}

/**
 * A panel with a heading that names it.
 *
 * @param {string} title
 * @param {Child[]} content
 */
export const section = (title, ...content) => {
  const id = `part-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return el('section', { class: 'panel', 'aria-labelledby': id }, el('h2', { id, text: title }), ...content)
}

/**
 * `key` keeps the focus on it when its page is drawn anew.
 *
 * @param {string} text
 * @param {string} key
 * @param {() => void} onclick
 * @param {string} kind
 */
export const button = (text, key, onclick, kind = '') =>
  el('button', { type: 'button', class: kind, 'data-key': key, onclick, text })
