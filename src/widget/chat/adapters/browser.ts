import type { Ids } from '../../../contract/primitives/ids.ts'
import type { Network, Sleep } from '../core/ports.ts'

/** Waits on the window's timer. */
export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })

/**
 * Creates ids from the time in base 36, a counter and 64 random bits: they sort by time and do not require a
 * secure context.
 */
export function createBrowserIds(now: () => number = Date.now): Ids {
  let last = 0
  return () => {
    last = Math.max(now(), last + 1)
    const random = crypto.getRandomValues(new Uint32Array(2))
    return (
      last.toString(36).padStart(9, '0') + [...random].map((n) => n.toString(36).padStart(7, '0')).join('')
    )
  }
}

/** Watches the device's network state, and reports the moments at which it is worth checking again. */
export function createBrowserNetwork(view: Window = window): Network {
  return {
    online: () => view.navigator.onLine,
    onChange(listener) {
      const onVisible = (): void => {
        if (view.document.visibilityState === 'visible') listener()
      }
      view.addEventListener('online', listener)
      view.addEventListener('offline', listener)
      view.document.addEventListener('visibilitychange', onVisible)
      return () => {
        view.removeEventListener('online', listener)
        view.removeEventListener('offline', listener)
        view.document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}

/** Returns whether the visitor saves data, according to the browser's setting or the type of network. */
export function isDataSaved(view: Window = window): boolean {
  const { connection } = view.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    view.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
