// Reloads a page that lacks a part of its build: a release can replace the relay while the page is open, or between its HTML
// and its first script.
import { minifySync } from 'vite'

/**
 * Runs in the page, before everything else. The page reloads when a script or a stylesheet cannot be loaded and the relay
 * serves another build by now, or when that part belongs to the first view. It does so once for each build, so never in a
 * loop, and waits while there are words that have not been sent, or a recording.
 *
 * @param {() => Promise<boolean>} isKept tells whether a reload finds again what the page shows
 */
function reloadOnce(isKept) {
  const page = /** @type {{ lost?: (error: unknown) => never, isReloading?: boolean }} */ (self)
  /** Names the build: its first script has a hash in its name. */
  const build = () => document.querySelector('script[src]')?.getAttribute('src') || ''
  const tried = () => history.state?.tried || []
  const isBusy = () =>
    document.querySelector('.recorder,.voice-trouble,.entry.waiting,.entry.failed') ||
    [].some.call(
      document.querySelectorAll('textarea,input'),
      (/** @type {HTMLInputElement} */ { value, defaultValue }) => value !== defaultValue,
    )
  const giveUp = () => {
    page.isReloading = false
  }
  /** How often it is looked for a chat that has just begun: until it is stored, it would be lost. */
  let looksLeft = 10
  const reload = async () => {
    if (isBusy()) return void setTimeout(reload, 500)
    if (!(await isKept())) return --looksLeft ? void setTimeout(reload, 500) : giveUp()
    // The entry of the history outlives the reload, also in a frame that may store nothing.
    history.replaceState({ ...history.state, tried: [...tried(), build()] }, '')
    location.reload()
  }
  const look = (/** @type {boolean} */ isFirst) => {
    if (page.isReloading || tried().includes(build())) return
    page.isReloading = true
    fetch(location.href, { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => (text && (isFirst || !text.includes(build())) ? reload() : giveUp()))
      // Without a network a reload would lose the page.
      .catch(giveUp)
  }
  // Takes the error of an `import()`.
  page.lost = (error) => {
    look(false)
    throw error
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        look(document.readyState !== 'complete')
    },
    true,
  )
}

/** Tells whether the chat that is shown is on the device; an ephemeral one is not, nor where storage is refused. */
function isChatKept() {
  if (document.querySelector('.first')) return Promise.resolve(true)
  return new Promise((resolve) => {
    const opening = indexedDB.open(`parley-${new URLSearchParams(location.search).get('gwId') || ''}`)
    // Creates none.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const asked = opening.result.transaction('chat').objectStore('chat').get('session')
      asked.onsuccess = () => resolve(!!asked.result)
      opening.result.close()
    }
  })
}

/** What agents write is in the storage of their browser. */
const isConsoleKept = () => Promise.resolve(true)

/**
 * Creates the plugin that puts the script in the place of `<!-- reload -->` in a page's HTML.
 *
 * @param {'chat' | 'console'} page
 * @returns {import('vite').Plugin}
 */
export function reloadsOnce(page) {
  const isKept = page === 'chat' ? isChatKept : isConsoleKept
  const { code } = minifySync('reload-once.js', `(${reloadOnce})(${isKept})`, {
    compress: { target: 'es2020' },
  })
  return {
    name: 'reloads-once',
    transformIndexHtml: (html) => html.replace('<!-- reload -->', () => `<script>${code}</script>`),
  }
}
