// Names of the interfaces and members that a script could refer to.
import { bcd, everyBrowser, has, lackersOf } from './compat.mjs'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */

/** Interfaces whose objects the chat uses; members of other interfaces do not matter. */
const handled =
  /^(Window|WorkerGlobalScope|ServiceWorker\w*|Clients?|Navigator|Document|DocumentOrShadowRoot|(HTML\w*)?Element|Node|Event|EventTarget|(Keyboard|Pointer|Message)Event|ShadowRoot|CSSStyleSheet|Abort\w+|Response|Request|Headers|Blob|File|URL\w*|Crypto|SubtleCrypto|IDB\w+|Cache\w*|Storage|Media(Devices|Stream\w*|Recorder|QueryList)|(Base)?AudioContext|AudioWorkletNode|VisualViewport|History|Location|Selection|ReadableStream\w*|DOM\w+|Worker|MessagePort|MessageChannel|FormData|XMLHttpRequest|ResizeObserver|MutationObserver|Performance)$/

/**
 * Returns whether two engines support it today: a feature of a single engine is checked before use, or
 * refused by the types.
 */
const isShared = (/** @type {Identifier} */ feature) =>
  ['chrome', 'firefox', 'safari'].filter((engine) =>
    has(feature.__compat?.support[/** @type {'chrome'} */ (engine)], '9999'),
  ).length > 1

/**
 * Names of members and globals that our scripts could refer to, with the oldest supported browsers that do
 * not know the name.
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
 * Returns the oldest supported browsers that do not know a name.
 *
 * @param {string} name
 */
export const lackersOfName = (name) => {
  const { lackers = [], isOurs = false } = members.get(name) ?? {}
  return isOurs ? lackers : []
}
