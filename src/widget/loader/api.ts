import type { EventName, Listener } from './events.ts'
import type { Settings } from './settings.ts'

/** The widget's interface to the customer's page. No call ever throws: what is wrong is said in the console. */
export interface Parley {
  readonly version: string
  /** Puts the chat on the page. `onLoad` runs once it is there, unless the settings have one. */
  init(settings: Settings, onLoad?: () => void): void
  /** Says who chats, now or later than `init`. `hash` as the setting `humanHash`. */
  setHumanUid(uid: string, hash?: string): void
  /** Shows the launcher. */
  show(): void
  /** Hides the launcher; the panel can still be opened by `open()`. */
  hide(): void
  /** Opens the panel. */
  open(): void
  close(): void
  toggle(): void
  on<E extends EventName>(event: E, listener: Listener<E>): void
  off<E extends EventName>(event: E, listener: Listener<E>): void
  /** Takes everything off the page, listeners too. `init` may follow again. */
  destroy(): void
}
