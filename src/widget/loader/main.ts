import type { Parley } from './api.ts'
import { type Call, createParley } from './parley.ts'

/** What the snippet leaves at `window.Parley` until the script is there: the calls made so far. */
interface Stub {
  q: ArrayLike<Call>
}

declare global {
  interface Window {
    Parley?: Parley | Stub
  }
}

// A second script of ours leaves the first alone; its `init` will be refused with a word.
const stub = window.Parley as Partial<Parley & Stub> | undefined
if (!stub?.version)
  window.Parley = createParley((document.currentScript as HTMLScriptElement | null)?.src, stub?.q)
