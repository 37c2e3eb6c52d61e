// Reloads a page with a missing part of its build: a release can replace the relay while the page is open, or
// between its HTML and its first script.
import { minifySync } from 'vite'

/**
 * Runs in the page, before everything else. The page reloads if a script or stylesheet cannot be loaded and
 * the relay now serves another build, or if that part belongs to the first view. It does so once for each
 * build, so never in a loop, and waits while there are unsent words or a recording.
 *
 * @param {() => Promise<boolean>} isKept returns whether the page's content survives a reload
 */
function reloadOnce(isKept) {
  const page = /** @type {{ lost?: (error: unknown) => never, isReloading?: boolean }} */ (self)
  /** Identifies the build: its first script has a hash in its name. */
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
  /**
   * Number of remaining checks for a chat that has just started: until it is stored, a reload would lose it.
   */
  let looksLeft = 10
  const reload = async () => {
    if (isBusy()) return void setTimeout(reload, 500)
    if (!(await isKept())) return --looksLeft ? void setTimeout(reload, 500) : giveUp()
    // The history entry survives the reload, even in a frame without storage.
    history.replaceState({ ...history.state, tried: [...tried(), build()] }, '')
    location.reload()
  }
  const look = (/** @type {boolean} */ isFirst) => {
    if (page.isReloading || tried().includes(build())) return
    page.isReloading = true
    fetch(location.href, { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => (text && (isFirst || !text.includes(build())) ? reload() : giveUp()))
      // While offline, a reload would lose the page.
      .catch(giveUp)
  }
  // Receives the error of an `import()`.
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

/**
 * Returns whether the current chat is stored on the device; an ephemeral one is not, nor is any chat if
 * storage is refused.
 */
function isChatKept() {
  if (document.querySelector('.first')) return Promise.resolve(true)
  return new Promise((resolve) => {
    const opening = indexedDB.open(`parley-${new URLSearchParams(location.search).get('gwId') || ''}`)
    // Do not create a database.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const asked = opening.result.transaction('chat').objectStore('chat').get('session')
      asked.onsuccess = () => resolve(!!asked.result)
      opening.result.close()
    }
  })
}

/** Drafts of agents are in their browser's storage. */
const isConsoleKept = () => Promise.resolve(true)

/**
 * Creates the plugin that replaces `<!-- reload -->` in a page's HTML with the script.
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
