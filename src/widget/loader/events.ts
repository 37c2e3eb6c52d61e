import type { PageMessage } from '../bridge/bridge.ts'

type DetailOf<T extends PageMessage['type']> = Omit<Extract<PageMessage, { type: T }>, 'type'>

/** Names the events that `on` listens to, and what a listener of each is given. */
export interface WidgetEvents {
  /** The chat in the panel can be used. Comes again when the chat page has been reloaded. */
  ready: DetailOf<'ready'>
  /** The panel has opened. */
  open: DetailOf<'close'>
  /** The panel has closed. */
  close: DetailOf<'close'>
  /** A message was added: by whom and when (ISO instant, UTC). Never what it says. */
  message: DetailOf<'message'>
  /** The number of messages that came while the panel was closed has changed. */
  unread: DetailOf<'unread'>
  /** A case was made or has changed. */
  case: DetailOf<'case'>
  /**
   * The chat cannot be used, or the relay refused something. `code` is `unreachable` when the chat page could not be
   * loaded, and otherwise one of the relay's problem codes, such as `channel-not-found`.
   */
  error: DetailOf<'error'>
}

/** Name of an event. */
export type EventName = keyof WidgetEvents

/** Function that is called at an event. */
export type Listener<E extends EventName> = (detail: WidgetEvents[E]) => void

/** Function that tells every listener of an event. */
export type Emit = <E extends EventName>(event: E, detail: WidgetEvents[E]) => void
