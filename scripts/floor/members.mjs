// The names of interfaces and of their members that a script could mean.
import { bcd, everyBrowser, has, lackersOf } from './compat.mjs'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */

/** Objects that a chat holds in its hands; what members others have is no matter. */
const handled =
  /^(Window|WorkerGlobalScope|ServiceWorker\w*|Clients?|Navigator|Document|DocumentOrShadowRoot|(HTML\w*)?Element|Node|Event|EventTarget|(Keyboard|Pointer|Message)Event|ShadowRoot|CSSStyleSheet|Abort\w+|Response|Request|Headers|Blob|File|URL\w*|Crypto|SubtleCrypto|IDB\w+|Cache\w*|Storage|Media(Devices|Stream\w*|Recorder|QueryList)|(Base)?AudioContext|AudioWorkletNode|VisualViewport|History|Location|Selection|ReadableStream\w*|DOM\w+|Worker|MessagePort|MessageChannel|FormData|XMLHttpRequest|ResizeObserver|MutationObserver|Performance)$/

/** Tells whether two engines have it today: what one alone has is asked for before it is used, or the types refuse it. */
const isShared = (/** @type {Identifier} */ feature) =>
  ['chrome', 'firefox', 'safari'].filter((engine) =>
    has(feature.__compat?.support[/** @type {'chrome'} */ (engine)], '9999'),
  ).length > 1

/**
 * The names of members and of what is global that our scripts could mean, with the browsers of the floor that know
 * nothing of this name.
 */
const members = new Map()
for (const [owner, features] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins })) {
  const isBuiltin = owner in (bcd.javascript.builtins ?? {})
  for (const [key, feature] of [[owner, features], ...Object.entries(features)]) {
    if (typeof key !== 'string' || key === '__compat' || key.endsWith('_event')) continue
    const name = key.replace(/_static$/, '')
    const isOurs = (isBuiltin || key === owner || handled.test(owner)) && isShared(feature)
    const known = members.get(name) ?? { lackers: everyBrowser, isOurs: false }
    const lackers = lackersOf(feature)
    members.set(name, {
      lackers: lackers.length < known.lackers.length ? lackers : known.lackers,
      isOurs: known.isOurs || isOurs,
    })
  }
}
/**
 * Names the browsers of the floor that know nothing of this name.
 *
 * @param {string} name
 */
export const lackersOfName = (name) => {
  const { lackers = [], isOurs = false } = members.get(name) ?? {}
  return isOurs ? lackers : []
}
