// Common parts of all drivers.
import { createServer } from 'node:net'

/**
 * A browser held by a driver, as far as the checks need it. `evaluate` runs an expression in the page or in
 * the chat (its frame in the page, or the page itself); `type` and `press` use the keyboard where the focus
 * is; `click` is a mouse click on the element that an expression returns.
 *
 * @typedef {{
 *   name: string
 *   goto(url: string): Promise<unknown>
 *   evaluate(where: Where, expression: string): Promise<any>
 *   type(text: string): Promise<unknown>
 *   press(where: Where, key: Key): Promise<unknown>
 *   click(where: Where, element: string): Promise<unknown>
 *   shoot(path: string): Promise<unknown>
 *   close(): Promise<void>
 * }} DrivenBrowser
 * @typedef {'top' | 'chat'} Where
 * @typedef {keyof typeof keys | 'Shift+Tab'} Key
 */

/**
 * How a browser is opened: the size of the page in pixels, a script that runs before those of every page and
 * frame, a folder for what is kept across a restart (otherwise nothing is), and what may not be stored:
 * anything, or what cross-site frames would store.
 *
 * @typedef {{
 *   size: readonly [number, number]
 *   script: string
 *   profile?: string | undefined
 *   blocked?: 'all' | 'other sites' | undefined
 * }} Wanted
 */

/** The keys as defined by WebDriver. */
const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }
const shift = '\uE008'

/**
 * Returns the key strokes of a text as WebDriver requires them.
 *
 * @param {string} text
 */
export const strokesOf = (text) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/**
 * Returns the key strokes of a key as WebDriver requires them.
 *
 * @param {Key} key
 */
export const strokesOfKey = (key) =>
  key === 'Shift+Tab'
    ? [{ type: 'keyDown', value: shift }, ...strokesOf(keys.Tab), { type: 'keyUp', value: shift }]
    : strokesOf(keys[key])

/**
 * Returns an expression for the position of an element's centre on its page's screen, once it has stopped
 * moving.
 */
export const middleOf = (/** @type {string} */ element) => `(({ left, top, width, height }) =>
  [Math.round(left + width / 2), Math.round(top + height / 2)])((${element}).getBoundingClientRect())`

/**
 * Returns the pointer moves of a click as WebDriver requires them.
 *
 * @param {readonly [number, number]} place
 */
export const clickAt = ([x, y]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/**
 * Finds a free port.
 *
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
