import type { Parley } from './api.ts'
import { createParley, type QueuedCall } from './parley.ts'
import { page } from './report.ts'
import { fromAttributes } from './settings.ts'

/** The snippet's stub at `window.Parley` until the script has loaded: the calls made so far. */
interface Stub {
  q: QueuedCall[]
}

// Otherwise the source of an `<img name="currentScript">` would be mistaken for the relay.
const script = page.currentScript as HTMLScriptElement | null
const stub = window.Parley as (Parley & Partial<Stub>) | undefined
// A second copy of the script uses the first one.
// biome-ignore lint/suspicious/noAssignInExpressions: a few bytes of three thousand.
const parley = stub?.version ? stub : (window.Parley = createParley(script?.src, stub?.q))
if (script?.dataset.gwId != null) parley.init(fromAttributes(script.dataset))
