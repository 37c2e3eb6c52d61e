/**
 * Makes an element. `props` are attributes, but `on…` are listeners and `text` is its text; children that
 * are null or false are left out.
 */
export function el(name, props = {}, ...children) {
  return fill(document.createElement(name), props, children)
}

/** As {@link el}, for drawings. */
export function svg(name, props = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), props, children)
}

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (name === 'text') node.textContent = value
    else if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else node.setAttribute(name, value === true ? '' : String(value))
  }
  node.append(...children.flat().filter((child) => child !== null && child !== false && child !== undefined))
  return node
}

/** Puts new content in the place of the old; the focus, the scroll and what was chosen stay as they were. */
export function swap(place, ...nodes) {
  const key = place.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  const left = place.querySelector('.scroll')?.scrollLeft ?? 0
  const chosen = [...place.querySelectorAll('select')].map(({ dataset, value }) => [dataset.key, value])
  place.replaceChildren(...nodes)
  for (const [name, value] of chosen) {
    const select = place.querySelector(`select[data-key="${CSS.escape(name)}"]`)
    if (select) select.value = value
  }
  const scroller = place.querySelector('.scroll')
  if (scroller) scroller.scrollLeft = left
  if (key) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
}

/** A table with real headings. A column is `{name, is?: 'number'}`; a row is an array of cells. */
export function table(label, columns, rows) {
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

/** A panel with a heading that names it. */
export const section = (title, ...content) => {
  const id = `part-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return el('section', { class: 'panel', 'aria-labelledby': id }, el('h2', { id, text: title }), ...content)
}

/** `key` keeps the focus on it when its page is drawn anew. */
export const button = (text, key, onclick, kind = '') =>
  el('button', { type: 'button', class: kind, 'data-key': key, onclick, text })
