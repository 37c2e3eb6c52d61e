// What all drivers have in common.
import { createServer } from 'node:net'

/**
 * A browser that a driver holds, as far as the checks need it. `evaluate` runs an expression in the page, or in the chat: its
 * frame in the page, or the page itself; `type` and `press` use the keyboard there, where the focus is; `click` is that of a
 * mouse on an element that an expression gives.
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
 * How a browser is opened: the size of the page in pixels, a script that runs before those of every page and frame, a
 * folder for what is kept over a restart (else nothing is), and what may not be stored: anything, or what frames of other sites
 * would.
 *
 * @typedef {{
 *   size: readonly [number, number]
 *   script: string
 *   profile?: string | undefined
 *   blocked?: 'all' | 'other sites' | undefined
 * }} Wanted
 */

/** The keys as WebDriver has them. */
const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }
const shift = '\uE008'

/**
 * Gives the strokes of a text as WebDriver wants them.
 *
 * @param {string} text
 */
export const strokesOf = (text) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/**
 * Gives the strokes of a key as WebDriver wants them.
 *
 * @param {Key} key
 */
export const strokesOfKey = (key) =>
  key === 'Shift+Tab'
    ? [{ type: 'keyDown', value: shift }, ...strokesOf(keys.Tab), { type: 'keyUp', value: shift }]
    : strokesOf(keys[key])

/** An expression of where the middle of an element is on its page's screen, once it stands there. */
export const middleOf = (/** @type {string} */ element) => `(({ left, top, width, height }) =>
  [Math.round(left + width / 2), Math.round(top + height / 2)])((${element}).getBoundingClientRect())`

/**
 * Gives the moves of a click as WebDriver wants them.
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
 * Finds a port that nobody listens on.
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
