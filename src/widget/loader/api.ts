import type { EventName, Listener } from './events.ts'
import type { Settings } from './settings.ts'

/** The widget's interface to the customer's page. No call ever throws; errors are reported in the console. */
export interface Parley {
  /** Version of the package that the widget was built from. */
  readonly version: string
  /**
   * Puts the chat on the page. `onLoad` runs once it is there, unless the settings have their own `onLoad`.
   * Repeated with the same settings, it only calls `onLoad` again, and applies `humanUid` as `setHumanUid` does.
   */
  init(settings: Settings, onLoad?: () => void): void
  /**
   * Sets who is chatting, before or after `init`. `hash` is the setting `humanHash`. Without a uid, signs out
   * the person named before, and leaves nothing of their chat on the device.
   */
  setHumanUid(uid: string | number | null | undefined, hash?: string): void
  /** Signs out, and leaves nothing of any chat on the device. */
  reset(): void
  /** Shows the launcher. */
  show(): void
  /** Hides the launcher; `open()` still opens the panel. */
  hide(): void
  /** Opens the panel. */
  open(): void
  /** Closes the panel. */
  close(): void
  /** Opens the panel if it is closed, and closes it if it is open. */
  toggle(): void
  /** Returns whether the panel is open; true if the chat fills a container. */
  isOpen(): boolean
  /** Calls `listener` at every `event` until `off` or `destroy`. */
  on<E extends EventName>(event: E, listener: Listener<E>): void
  /** Removes a listener that was added with `on`. */
  off<E extends EventName>(event: E, listener: Listener<E>): void
  /** Removes everything from the page, and every listener. `init` may be called again. */
  destroy(): void
}

declare global {
  interface Window {
    /** The widget, once `widget.js` has run; before that, the snippet's stub. */
    Parley?: Parley
  }
}
