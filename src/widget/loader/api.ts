import type { EventName, Listener } from './events.ts'
import type { Settings } from './settings.ts'

/** The widget's interface to the customer's page. No call ever throws; what is wrong is reported in the console. */
export interface Parley {
  /** Version of the package that the widget was built from. */
  readonly version: string
  /** Puts the chat on the page. `onLoad` runs once it is there, unless the settings have an `onLoad` of their own. */
  init(settings: Settings, onLoad?: () => void): void
  /**
   * Says who is chatting, before or after `init`. `hash` is the setting `humanHash`. Without a uid it signs out whoever was named,
   * and leaves nothing of their chat on the device.
   */
  setHumanUid(uid: string | number | null | undefined, hash?: string): void
  /** Leaves nothing of any chat on the device, and signs out. */
  reset(): void
  /** Shows the launcher. */
  show(): void
  /** Hides the launcher; `open()` still opens the panel. */
  hide(): void
  /** Opens the panel. */
  open(): void
  /** Closes the panel. */
  close(): void
  /** Opens the panel when it is closed, and closes it when it is open. */
  toggle(): void
  /** Calls `listener` at every `event` until `off` or `destroy`. */
  on<E extends EventName>(event: E, listener: Listener<E>): void
  /** Removes a listener that was added by `on`. */
  off<E extends EventName>(event: E, listener: Listener<E>): void
  /** Takes everything off the page and removes every listener. `init` may follow again. */
  destroy(): void
}

declare global {
  interface Window {
    /** The widget, as soon as `widget.js` has run or the snippet's stub stands in for it. */
    Parley?: Parley
  }
}
