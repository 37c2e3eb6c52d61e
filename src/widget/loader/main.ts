import type { Parley } from './api.ts'
import { createParley, type QueuedCall } from './parley.ts'

/** The snippet's stub at `window.Parley` until the script has loaded: the calls made so far. */
interface Stub {
  q: QueuedCall[]
}

// A second copy of the script leaves the first alone; its `init` is then refused in the console.
const stub = window.Parley as Partial<Parley & Stub> | undefined
if (!stub?.version)
  window.Parley = createParley(
    // Not `document.currentScript`: an `<img name="currentScript">` on the page would shadow it, and its
    // source would be mistaken for the relay. The prototype's getter returns the script, or null.
    (Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null)?.src,
    stub?.q,
  )
